import type { ChatMessage } from '@contract/chat.ts';
import type { Citation } from '@contract/evidence.ts';
import type { PassageReply } from '@contract/passages.ts';
import { Square } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useContext, useEffect, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { PageName } from '@/components/ui/margin-mark.tsx';
import { Spinner } from '@/components/ui/spinner.tsx';
import { TryAgain } from '@/components/ui/try-again.tsx';
import { VisuallyHidden } from '@/components/ui/visually-hidden.tsx';
import { chat } from '@/config/texts/chat.ts';
import { withoutPlea } from '@/lib/api/api-error.ts';
import { isRightToLeft } from '@/lib/language-direction.ts';
import { titleText } from '@/lib/title-text.ts';
import { answerLanguage } from './answer-language.ts';
import { CitedBookContext } from './cited-book.ts';
import { PassageReply as Passages } from './passages/passage-reply.tsx';
import { SeenPicture } from './seen-picture.tsx';

/** An answer's marks, with the library that their cards stand on: there before any text that has marks. */
let MarkedPlace: typeof import('./marked-place.tsx').MarkedPlace | undefined;
const marks = async () => {
  ({ MarkedPlace } = await import('./marked-place.tsx'));
};
const markdown = async () => (await Promise.all([import('@/components/markdown/markdown.tsx'), marks()]))[0];
const Markdown = lazy(async () => ({ default: (await markdown()).Markdown }));
/** Has what draws an answer fetched before there is one: what Markdown is made of is never to be seen. */
export const fetchMarkdown = (): void => void markdown().catch(() => undefined);
const MathMarkdown = lazy(async () => {
  const [math] = await Promise.all([import('@/components/markdown/math-markdown.tsx'), marks()]);
  return { default: math.MathMarkdown };
});
/** What formulas begin with. */
const FORMULA = /\$\$|(?:```|~~~)math/;

/** An answer that takes longer can be stopped (ms). */
const SLOW_MS = 1_000;

/** The student's words, small and plain. @param id of a stored one, by which it is jumped to */
export const Question = ({ text, id = '' }: { text: string; id?: string | undefined }) => (
  <div data-question={id} dir="auto" className="flex gap-2.5">
    <span aria-hidden className="mt-[0.78em] h-px w-3.5 shrink-0 bg-soft" />
    <p className="min-w-0 font-medium whitespace-pre-wrap [overflow-wrap:anywhere]">
      {/* With a direction of its own, so that the question's words decide theirs. */}
      <span dir="ltr" className="sr-only">
        {chat.you}:{' '}
      </span>
      {text}
    </p>
  </div>
);

/** The words of Markdown, for the moment until they are drawn. */
const bare = (text: string): string => text.replace(/(?<!\s)\s*\[\d+\]|\*\*|^#+ |^> ?|^[-*] /gm, '');

/** An answer that ends by saying what follows. */
const ANNOUNCED = /[:：]\s*$/;

interface AnswerProps {
  message: Pick<ChatMessage, 'content' | 'citations' | 'sections'> & PassageReply;
  /** `among`: all the citations of the answer, in their order. */
  onShow: (citation: Citation, among: readonly Citation[]) => void;
}

/** An answer, set like text in a book, with its margin marks. */
export function Answer({ message, onShow }: AnswerProps) {
  const { content, citations, sections = [] } = message;
  const book = useContext(CitedBookContext);
  const language = answerLanguage(content, citations, book?.language ?? null);
  const Text = FORMULA.test(content) ? MathMarkdown : Markdown;
  const mark = (number: number): ReactNode => {
    const citation = citations[number - 1];
    if (!citation || !MarkedPlace) return null;
    return (
      <MarkedPlace
        citation={citation}
        namesBook={citation.pdf_id !== citations[number - 2]?.pdf_id}
        onPress={(pressed) => {
          // Not every browser focuses what is tapped; the way back leads here.
          pressed.focus({ preventScroll: true });
          onShow(citation, citations);
        }}
      />
    );
  };
  const text = (part: string) => (
    <Suspense fallback={<p className="whitespace-pre-wrap">{bare(part)}</p>}>
      <Text text={part} citations={citations.length} renderCitation={mark} />
    </Suspense>
  );
  return (
    <article className="font-serif text-lg" {...(language && !message.found && { lang: language })}>
      <VisuallyHidden>{chat.folio}: </VisuallyHidden>
      {message.found ? (
        <Passages reply={{ ...message, answer: content }} renderText={text} onShow={onShow} />
      ) : (
        text(content)
      )}
      {citations.map((citation) => citation.picture && <SeenPicture key={citation.page} citation={citation} />)}
      {sections.length > 0 && (
        // Ways on, not marks: they prove nothing. The answer ends by announcing them, in its own language.
        <div
          className="mt-2 font-sans text-sm"
          {...(isRightToLeft(language ?? book?.language ?? null) && { dir: 'rtl' })}
        >
          {/* Those stored before answers did. */}
          {!ANNOUNCED.test(content) && <p className="mb-1.5 text-soft">{chat.nearest}:</p>}
          <ul aria-label={chat.nearest} className="flex flex-wrap gap-2">
            {sections.map((section) => (
              <li key={`${section.page} ${section.title}`}>
                <button
                  type="button"
                  onClick={() => {
                    const place: Citation = { quote: '', state: 'marked', boxes: [], ...section };
                    onShow(place, [place]);
                  }}
                  className="flex min-h-9 items-center gap-2 rounded-control border border-edge px-3 text-start hover:bg-raised max-md:min-h-11"
                >
                  <span dir="auto">{titleText(section.title)}</span>{' '}
                  <span className="shrink-0 text-soft">
                    <PageName page={section.page} printed={section.label} />
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </article>
  );
}

/** Folio is looking. */
export const Typing = ({ label }: { label: ReactNode }) => (
  <p className="flex items-center gap-3 text-soft">
    <Spinner />
    {label}
  </p>
);

/** An answer on its way: what is being done, and after a second, when it is no longer soon, the way to stop it. */
export function OnItsWay({ label, onStop }: { label: ReactNode; onStop: () => void }) {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className="flex min-h-9 flex-wrap items-center gap-x-4 gap-y-2">
      <Typing label={label} />
      {slow && (
        <Button size="small" onClick={onStop} icon={<Square aria-hidden size={14} strokeWidth={1.5} />}>
          {chat.stop}
        </Button>
      )}
    </div>
  );
}

/** An answer that the student stopped before any of it was there. */
export const StoppedAnswer = ({ onRetry }: { onRetry: () => void }) => (
  <div className="flex flex-wrap items-center gap-3 text-soft">
    {chat.stopped}
    <Button size="small" onClick={onRetry}>
      {chat.askAgain}
    </Button>
  </div>
);

interface FailedAnswerProps {
  reason: string;
  onRetry: () => void;
  /** The question is wanted no more; left out where the service has stored it. */
  onRemove?: () => void;
}

/** An answer that did not come: the specified apology, the reason in its own line, and the offer to ask again. */
export const FailedAnswer = ({ reason, onRetry, onRemove }: FailedAnswerProps) => (
  <article>
    <VisuallyHidden>{chat.folio}: </VisuallyHidden>
    <div role="alert" className="rounded-control border-l-3 border-wrong bg-wrong-wash px-4 py-3">
      <p>{chat.apology}</p>
      <p className="mt-1 text-sm">{withoutPlea(reason)}</p>
      <p className="text-sm">{chat.questionKept}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <TryAgain stays onClick={onRetry} />
        {onRemove && (
          <Button size="small" look="quiet" className="max-sm:min-h-11" onClick={onRemove}>
            {chat.removeQuestion}
          </Button>
        )}
      </div>
    </div>
  </article>
);

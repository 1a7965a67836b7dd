import type { Citation } from '@contract/evidence.ts';
import type { PageMark, Passage, PassageReply as Reply, TermMark } from '@contract/passages.ts';
import { type ReactNode, useContext, useState } from 'react';
import { MarginMark, PageName } from '@/components/ui/margin-mark.tsx';
import { chat } from '@/config/texts/chat.ts';
import { formatNumber } from '@/lib/format.ts';
import { AskContext } from '../ask-context.ts';
import { CitedBookContext } from '../cited-book.ts';
import { ACTION } from './action.ts';
import { OutlineOf } from './outline-of.tsx';
import { citationOf, PassageCard } from './passage.tsx';
import { leadOf, shownAtFirst } from './passage-text.ts';

const words = chat.passages;

type OnShow = (citation: Citation, among: readonly Citation[]) => void;

/** A page as a place to open, with what is to be marked on it. */
const placeOf = ({ page, label }: PageMark, boxes: Citation['boxes'] = []): Citation => ({
  page,
  ...(label !== undefined && { label }),
  quote: '',
  state: 'marked',
  boxes,
});

interface PassageReplyProps {
  reply: Reply & { answer: string };
  /** Draws Markdown with its margin marks. */
  renderText: (text: string) => ReactNode;
  onShow: OnShow;
}

/**
 * A reply without a model: what the book says, as the book says it. A line where the evidence has the question's form, and folded what
 * stands around it; or passages; or passages that may help; or an outline; or nothing, with what was looked for, and what is near folded.
 */
export function PassageReply({ reply, renderText, onShow }: PassageReplyProps) {
  const book = useContext(CitedBookContext);
  const { found, line, passages = [], near = [], outline, terms = [], also = [] } = reply;
  // The line is made of the book's own words.
  const language = passages[0]?.lang ?? book?.language;
  const lead = found === 'outline' && outline ? '' : leadOf(reply.answer, line);
  return (
    <div className="flex flex-col gap-3">
      <p className="sr-only">{words.heard(found, passages.length, line !== undefined)}</p>
      {lead && <div className="font-sans text-[1.0625rem] leading-snug text-ink">{renderText(lead)}</div>}
      {line && (
        <div className="text-[1.25rem] leading-[1.45] max-sm:text-[1.1875rem]" {...(language && { lang: language })}>
          {renderText(line)}
        </div>
      )}
      {outline && <OutlineOf outline={outline} onShow={(place) => onShow(placeOf(place), [placeOf(place)])} />}
      {line ? (
        <Folded name={words.around} passages={passages} onShow={onShow} />
      ) : (
        <Passages passages={passages} unsure={found === 'may_help'} onShow={onShow} />
      )}
      {also.length > 0 && <Also pages={also} onShow={onShow} />}
      {terms.length > 0 && <Terms terms={terms} onShow={onShow} />}
      <Folded name={words.near} passages={near} unsure onShow={onShow} />
    </div>
  );
}

/** Passages that nobody needs who has read what stands above them. */
function Folded({ name, ...shown }: PassagesProps & { name: string }) {
  if (shown.passages.length === 0) return null;
  return (
    <details className="group">
      <summary className={`w-max cursor-pointer ${ACTION} max-md:py-2.5`}>{name}</summary>
      <div className="mt-2 flex flex-col gap-3">
        <Passages {...shown} />
      </div>
    </details>
  );
}

interface PassagesProps {
  passages: readonly Passage[];
  /** Whether they answer isn't certain. */
  unsure?: boolean;
  onShow: OnShow;
}

/** Passages, best first: 250 words in all, the rest at a press. */
function Passages({ passages, unsure = false, onShow }: PassagesProps) {
  const [all, setAll] = useState(false);
  if (passages.length === 0) return null;
  const first = shownAtFirst(passages);
  const shown = all ? passages : passages.slice(0, first);
  const among = passages.map((passage) => citationOf(passage, unsure));
  const more = passages.length - shown.length;
  return (
    <>
      {shown.map((passage, i) => (
        <PassageCard
          // The passages of a reply never change.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          key={i}
          passage={passage}
          number={i + 1}
          of={passages.length}
          whole={all}
          unsure={unsure}
          onWhole={() => setAll(true)}
          onShow={(pressed) => {
            // Not every browser focuses what is tapped; the way back leads here.
            pressed.focus({ preventScroll: true });
            const citation = among[i];
            if (citation) onShow(citation, among);
          }}
        />
      ))}
      {more > 0 && (
        <button type="button" className={`${ACTION} self-start print:hidden`} onClick={() => setAll(true)}>
          {words.more(formatNumber(more), more)}
        </button>
      )}
    </>
  );
}

/** Further places, in one line. */
const Also = ({ pages, onShow }: { pages: readonly PageMark[]; onShow: OnShow }) => (
  <p className="flex flex-wrap items-center gap-x-1 gap-y-2 font-sans text-sm text-soft">
    {words.also}
    {pages.map((place) => (
      <MarginMark
        key={place.page}
        page={place.page}
        printed={place.label}
        onClick={() => onShow(placeOf(place), [placeOf(place)])}
      />
    ))}
  </p>
);

const CHIP = 'flex items-stretch overflow-hidden rounded-full border border-edge bg-raised max-md:min-h-11';

/** The book's own terms where the question has an everyday word: each can be asked, or opened. */
function Terms({ terms, onShow }: { terms: readonly TermMark[]; onShow: OnShow }) {
  const asking = useContext(AskContext);
  return (
    <div className="font-sans text-sm">
      <p className="mb-1.5 text-soft">{words.terms}</p>
      <ul aria-label={words.terms} className="flex flex-wrap gap-2">
        {terms.map((place) => (
          <li key={`${place.page} ${place.term}`} className={CHIP}>
            <button
              type="button"
              dir="auto"
              disabled={!asking || asking.busy}
              onClick={() => asking?.ask(place.term)}
              className="py-1 ps-3 pe-1.5 enabled:hover:bg-sunken"
            >
              {place.term}
            </button>
            <button
              type="button"
              aria-label={words.openTerm(place.term, place.label ?? place.page)}
              onClick={() => {
                const shown = placeOf(place, place.boxes);
                onShow(shown, [shown]);
              }}
              className="py-1 ps-1.5 pe-3 font-medium text-accent hover:bg-sunken"
            >
              <PageName page={place.page} printed={place.label} />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

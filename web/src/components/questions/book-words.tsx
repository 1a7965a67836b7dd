import type { Evidence } from '@contract/evidence.ts';
import type { Mcq } from '@contract/quiz.ts';
import { quiz } from '@/config/texts/quiz.ts';
import { EvidenceMark } from './show-in-book.tsx';

const words = quiz.review;

interface BookWordsProps {
  pdfId: string | undefined;
  /** What the answer rests on; whatever of it `shown` has already is not said again. */
  evidence: readonly Evidence[];
  /** What stands on the paper already: an explanation, an answer. */
  shown: string;
  /** What the book says of the options that are not right. */
  others?: readonly OtherOption[];
}

interface OtherOption {
  option: string;
  evidence: Evidence;
}

const plain = (text: string) =>
  text
    .replace(/[\s\p{P}]+/gu, ' ')
    .trim()
    .toLowerCase();

/** What the book says of the wrong options, the chosen one's first. */
export const otherOptions = (mcq: Mcq, chosen: number | undefined): OtherOption[] =>
  mcq.options
    .flatMap((option, i) => {
      const evidence = mcq.about_options?.[i];
      return i !== mcq.answer_index && evidence ? [{ option, evidence, own: i === chosen }] : [];
    })
    .sort((one, other) => Number(other.own) - Number(one.own));

const Quote = ({ of }: { of: Evidence }) => (
  <q className="font-serif" dir="auto">
    {of.quote}
  </q>
);

/**
 * The book's own words behind a marked question: folded, as they repeat what the answer says, and whole on paper. Nothing where
 * there are none that the paper doesn't have.
 */
export function BookWords({ pdfId, evidence, shown, others = [] }: BookWordsProps) {
  const unsaid = evidence.filter(({ quote }) => !shown.includes(quote));
  if (unsaid.length + others.length === 0) return null;
  return (
    <details className="mt-2 max-sm:mt-0 print:[&::details-content]:[content-visibility:visible]">
      <summary className="w-max max-w-full cursor-pointer text-sm font-medium text-accent max-sm:py-1">
        {others.length > 0 ? words.bookOnOptions : words.bookWords}
      </summary>
      <div className="mt-1 space-y-2 border-l border-line pl-3">
        {unsaid.map((one) => (
          <p key={one.quote}>
            {/* Its mark is beside what rests on it. */}
            <Quote of={one} />
          </p>
        ))}
        {others.length > 0 && (
          <dl className="space-y-2">
            {others.map(({ option, evidence: about }) => (
              <div key={option}>
                {/* An option that is the book's own sentence stands once. */}
                <dt className={plain(option) === plain(about.quote) ? 'sr-only' : 'font-serif text-soft'} dir="auto">
                  {option}
                </dt>
                <dd>
                  <Quote of={about} /> <EvidenceMark pdfId={pdfId} evidence={about} />
                </dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </details>
  );
}

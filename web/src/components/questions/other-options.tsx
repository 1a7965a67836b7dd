import type { Evidence } from '@contract/evidence.ts';
import type { Mcq } from '@contract/quiz.ts';
import { quiz as words } from '@/config/texts/quiz.ts';
import { EvidenceMark } from './show-in-book.tsx';

interface OtherOptionsProps {
  mcq: Mcq;
  pdfId: string | undefined;
  /** Which option the student chose. */
  chosen: number | undefined;
}

interface Other {
  option: string;
  evidence: Evidence;
}

/** What the book says of the options that are not right, each with its page, the chosen one's in sight; nothing where none is known. */
export function OtherOptions({ mcq, pdfId, chosen }: OtherOptionsProps) {
  const others = mcq.options.flatMap((option, i) => {
    const evidence = mcq.about_options?.[i];
    return i !== mcq.answer_index && evidence ? [{ option, evidence, own: i === chosen }] : [];
  });
  const own = others.filter((one) => one.own);
  const rest = others.filter((one) => !one.own);
  return (
    <>
      {own.length > 0 && (
        <div className="mt-3">
          <p className="font-medium">{words.review.yourOption}</p>
          <Told those={own} pdfId={pdfId} />
        </div>
      )}
      {rest.length > 0 && (
        // Our own, beyond what explains the right one: folded, and whole on paper.
        <details className="mt-2 print:[&::details-content]:[content-visibility:visible]">
          <summary className="w-max max-w-full cursor-pointer text-sm font-medium text-accent max-sm:py-2">
            {words.review.otherOptions}
          </summary>
          <Told those={rest} pdfId={pdfId} />
        </details>
      )}
    </>
  );
}

const plain = (text: string) =>
  text
    .replace(/[\s\p{P}]+/gu, ' ')
    .trim()
    .toLowerCase();

const Told = ({ those, pdfId }: { those: readonly Other[]; pdfId: string | undefined }) => (
  <dl className="mt-1 space-y-2 border-l border-line pl-3">
    {those.map(({ option, evidence }) => (
      <div key={option}>
        {/* An option that is the book's own sentence stands once. */}
        <dt className={plain(option) === plain(evidence.quote) ? 'sr-only' : 'font-serif text-soft'} dir="auto">
          {option}
        </dt>
        <dd className="text-sm">
          <q className="font-serif text-base" dir="auto">
            {evidence.quote}
          </q>{' '}
          <EvidenceMark pdfId={pdfId} evidence={evidence} />
        </dd>
      </div>
    ))}
  </dl>
);

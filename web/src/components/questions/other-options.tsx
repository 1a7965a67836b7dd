import type { Mcq } from '@contract/quiz.ts';
import { quiz as words } from '@/config/texts/quiz.ts';
import { EvidenceMark } from './show-in-book.tsx';

/** What the book says of the options that are not right, each with its page; nothing where none is known. */
export function OtherOptions({ mcq, pdfId }: { mcq: Mcq; pdfId: string | undefined }) {
  const others = mcq.options.flatMap((option, i) => {
    const evidence = mcq.about_options?.[i];
    return i !== mcq.answer_index && evidence ? [{ option, evidence }] : [];
  });
  if (others.length === 0) return null;
  return (
    // Our own, beyond what explains the right one: folded, and whole on paper.
    <details className="mt-2 print:[&::details-content]:[content-visibility:visible]">
      <summary className="w-max max-w-full cursor-pointer text-sm font-medium text-accent max-sm:py-2">
        {words.review.otherOptions}
      </summary>
      <dl className="mt-1 space-y-2 border-l border-line pl-3">
        {others.map(({ option, evidence }) => (
          <div key={option}>
            <dt className="font-serif text-soft" dir="auto">
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
    </details>
  );
}

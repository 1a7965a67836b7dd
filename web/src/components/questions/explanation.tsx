import type { Evidence } from '@contract/evidence.ts';
import { pageName } from '@contract/page-names.ts';
import type { Mcq } from '@contract/quiz.ts';
import { EvidenceMark } from './show-in-book.tsx';

/** Why the right option is right, with the margin marks of what it rests on. */
export function Explanation({ mcq, pdfId }: { mcq: Mcq; pdfId: string | undefined }) {
  const { explanation, evidence, more_evidence: more = [] } = mcq;
  const quoted = evidence !== undefined && explanation.includes(evidence.quote);
  return (
    <>
      <span className="whitespace-pre-line font-serif" dir="auto">
        {/* The mark behind a quoted sentence says the page. */}
        {quoted && pdfId ? withoutPlace(explanation, evidence) : explanation}
      </span>{' '}
      <EvidenceMark pdfId={pdfId} evidence={evidence} />
      {more.map((further) => (
        <EvidenceMark key={further.quote} pdfId={pdfId} evidence={further} />
      ))}
    </>
  );
}

/** An explanation without the page in brackets that its quote is introduced with; the earlier wording had brackets within them. */
const withoutPlace = (explanation: string, { page, label }: Evidence): string =>
  (['within', 'alone'] as const).reduce(
    (text, place) => text.replace(` (${pageName(page, label, place)})`, ''),
    explanation,
  );

import type { Evidence } from '@contract/evidence.ts';
import { Bold } from './bold.tsx';
import { EvidenceMark } from './show-in-book.tsx';

interface OutlineProps {
  lines: readonly string[];
  pdfId: string | undefined;
  evidence: readonly Evidence[] | undefined;
}

/**
 * An answer outline as a bullet list; a leading `* ` of a line is the bullet itself. Evidence that comes one for each
 * line is marked at its line, any other below.
 */
export function Outline({ lines, pdfId, evidence = [] }: OutlineProps) {
  const paired = evidence.length === lines.length;
  return (
    <>
      <ul className="list-disc space-y-1 pl-5 font-serif">
        {lines.map((line, i) => (
          <li key={line}>
            <Bold text={line.replace(/^\s*\* /, '')} />{' '}
            {paired && <EvidenceMark pdfId={pdfId} evidence={evidence[i]} />}
          </li>
        ))}
      </ul>
      {!paired && evidence.map((one) => <EvidenceMark key={one.quote} pdfId={pdfId} evidence={one} />)}
    </>
  );
}

import type { Evidence } from '@contract/evidence.ts';
import { useNavigate } from 'react-router-dom';
import { MarginMark } from '@/components/ui/margin-mark.tsx';
import { Tooltip } from '@/components/ui/tooltip.tsx';
import { hand } from '@/lib/handed.ts';
import { leaveFrom } from '@/lib/way-back.ts';

interface EvidenceMarkProps {
  /** The book the evidence stands in; undefined where it is not known yet. */
  pdfId: string | undefined;
  evidence: Evidence | undefined;
  /** What the way back leads to. */
  from?: 'question' | 'guide';
}

/** The margin mark that opens the words a question rests on in the book. */
export function EvidenceMark({ pdfId, evidence, from = 'question' }: EvidenceMarkProps) {
  const navigate = useNavigate();
  if (!evidence || !pdfId) return null;
  const { page, label, quote, boxes, estimated } = evidence;
  const state = estimated && 'estimated';
  return (
    <Tooltip label={quote}>
      <MarginMark
        page={page}
        printed={label}
        {...(state && { state })}
        onClick={({ currentTarget }) => {
          const show = { page, label, quote, boxes, ...(state && { state }) };
          const back = leaveFrom(currentTarget) && from;
          return navigate(`/chat/${pdfId}`, { state: hand({ show, ...(back && { back }) }) });
        }}
      />
    </Tooltip>
  );
}

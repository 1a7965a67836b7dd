import type { Evidence } from '@contract/evidence.ts';
import { useNavigate } from 'react-router-dom';
import { MarginMark } from '@/components/ui/margin-mark.tsx';
import { quiz } from '@/config/texts/quiz.ts';

interface ShowInBookProps {
  /** The book the evidence stands in; undefined where it is not known yet. */
  pdfId: string | undefined;
  evidence: Evidence | undefined;
}

/** The book's words that a question rests on, and the margin mark that opens them in the book. */
export function ShowInBook({ pdfId, evidence }: ShowInBookProps) {
  const navigate = useNavigate();
  if (!evidence) return null;
  const { page, label, quote, boxes } = evidence;
  return (
    <p className="mt-2 text-sm text-soft">
      {quiz.review.inBook} <q className="font-serif text-base text-ink">{quote}</q>{' '}
      {pdfId && (
        <MarginMark
          page={page}
          printed={label}
          onClick={() => navigate(`/chat/${pdfId}`, { state: { show: { page, boxes } } })}
        />
      )}
    </p>
  );
}

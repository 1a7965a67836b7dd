import { X } from 'lucide-react';
import { Link } from 'react-router-dom';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { quiz as texts } from '@/config/texts/quiz.ts';
import { formatNumber } from '@/lib/format.ts';
import { type Unfinished, useUnfinished } from './use-unfinished.ts';

const words = texts.unfinished;

interface UnfinishedQuizzesProps {
  /** Where something else stands beside them: only those last worked on. */
  most?: number;
}

/** On the dashboard: the way back to each quiz that was left unfinished; those looked up keep their room. */
export function UnfinishedQuizzes({ most = Number.POSITIVE_INFINITY }: UnfinishedQuizzesProps) {
  const { quizzes: all, pending: lookedUp } = useUnfinished();
  const quizzes = all.slice(0, most);
  const pending = Math.min(lookedUp, most - quizzes.length);
  if (quizzes.length + pending === 0) return null;
  return (
    <ul aria-label={words.label} className="flex flex-col gap-2">
      {quizzes.map((one) => (
        <Row key={one.quiz.quiz_id} {...one} canBePutAway />
      ))}
      {Array.from({ length: pending }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
        <li key={i} aria-hidden className={`${ROW} min-h-13`} />
      ))}
    </ul>
  );
}

/** Before a new quiz on a book is made: the ones on it that were left unfinished. */
export function UnfinishedOn({ pdfId }: { pdfId: string }) {
  const quizzes = useUnfinished({ all: true }).quizzes.filter(({ quiz }) => quiz.pdf_id === pdfId);
  if (quizzes.length === 0) return null;
  return (
    <ul
      aria-label={words.label}
      className="mt-1 flex flex-col gap-1 [&_a>span]:items-baseline [&_a>span]:gap-x-3 sm:[&_a>span]:flex"
    >
      {quizzes.map((one) => (
        <Row key={one.quiz.quiz_id} {...one} />
      ))}
    </ul>
  );
}

const ROW = 'flex items-center gap-1';

function Row({ quiz, answered, putAway, canBePutAway = false }: Unfinished & { canBePutAway?: boolean }) {
  const { quiz_id, pdf_id, title, questions, notes } = quiz;
  const total = questions.mcqs.length + questions.saqs.length + questions.laqs.length;
  return (
    <li className={ROW}>
      <Link
        to={`/quiz/${quiz_id}`}
        state={{ quiz_id, questions, notes, pdf_id, title }}
        className="group flex min-h-11 min-w-0 flex-1 items-center gap-3 rounded-control"
      >
        <span className="min-w-0">
          <span
            title={title}
            className="line-clamp-1 font-medium text-accent underline-offset-4 [overflow-wrap:anywhere] group-hover:underline"
          >
            {words.goOn(title)}
          </span>
          <span className="block text-sm text-soft">
            {texts.taking.answered(formatNumber(answered), formatNumber(total))}
          </span>
        </span>
      </Link>
      {canBePutAway && (
        <IconButton label={words.putAway(title)} onClick={putAway} className="-mr-2 max-sm:size-11">
          <X aria-hidden size={18} strokeWidth={1.5} />
        </IconButton>
      )}
    </li>
  );
}

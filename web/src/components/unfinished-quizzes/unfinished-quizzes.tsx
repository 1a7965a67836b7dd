import { X } from 'lucide-react';
import { useState } from 'react';
import { TodayRow } from '@/components/today-row.tsx';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { quiz as texts } from '@/config/texts/quiz.ts';
import { formatNumber } from '@/lib/format.ts';
import { hand } from '@/lib/handed.ts';
import { type Unfinished, useUnfinished } from './use-unfinished.ts';

const words = texts.unfinished;

interface UnfinishedQuizzesProps {
  /** Where something else stands beside them: only those last worked on. */
  most?: number;
  /** Nothing stands before them: the first is where to begin. */
  first?: boolean;
  /** Each is as high as any other. */
  even?: boolean;
}

/** On the dashboard: the way back to each quiz that was left unfinished; those looked up keep their room. */
export function UnfinishedQuizzes({ most = Number.POSITIVE_INFINITY, first = false, even }: UnfinishedQuizzesProps) {
  const { quizzes: all, pending: lookedUp } = useUnfinished();
  const quizzes = all.slice(0, most);
  const pending = Math.min(lookedUp, most - quizzes.length);
  if (quizzes.length + pending === 0) return null;
  return (
    <ul aria-label={words.label} className="divide-y divide-line">
      {quizzes.map((one, i) => (
        <Row key={one.quiz.quiz_id} {...one} first={first && i === 0} even={even} canBePutAway />
      ))}
      {Array.from({ length: pending }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
        <li key={i} aria-hidden className={`${ROW} min-h-14`} />
      ))}
    </ul>
  );
}

/** Before a new quiz on a book is made: the ones on it that were left unfinished. */
export function UnfinishedOn({ pdfId }: { pdfId: string }) {
  const quizzes = useUnfinished({ all: true }).quizzes.filter(({ quiz }) => quiz.pdf_id === pdfId);
  if (quizzes.length === 0) return null;
  return (
    <ul aria-label={words.label} className="mt-1 divide-y divide-line border-y border-line">
      {quizzes.map((one) => (
        <Row key={one.quiz.quiz_id} {...one} />
      ))}
    </ul>
  );
}

const ROW = 'flex items-center gap-1';

function Row({
  quiz,
  answered,
  putAway,
  first = false,
  even,
  canBePutAway = false,
}: Unfinished & { first?: boolean; even?: boolean | undefined; canBePutAway?: boolean }) {
  const { quiz_id, pdf_id, title, questions, notes } = quiz;
  const [state] = useState(() => hand({ quiz_id, questions, notes, pdf_id, title }, `quiz-${quiz_id}`));
  const total = questions.mcqs.length + questions.saqs.length + questions.laqs.length;
  return (
    <li className={ROW}>
      <TodayRow
        to={`/quiz/${quiz_id}`}
        state={state}
        title={title}
        what={words.goOn(title)}
        facts={texts.taking.answered(formatNumber(answered), formatNumber(total))}
        act={words.act}
        first={first}
        {...(even && { even })}
      />
      {canBePutAway && (
        <IconButton label={words.putAway(title)} onClick={putAway} className="-mr-2 max-sm:size-11">
          <X aria-hidden size={18} strokeWidth={1.5} />
        </IconButton>
      )}
    </li>
  );
}

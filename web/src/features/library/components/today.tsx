import type { Exam } from '@contract/exam.ts';
import { type ReactNode, useState } from 'react';
import { nextOf } from '@/components/exams/tasks.ts';
import { useExams } from '@/components/exams/use-exams.ts';
import { useToday } from '@/components/review-cards/use-today.ts';
import { TodayRow } from '@/components/today-row.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Fault } from '@/components/ui/fault.tsx';
import { UnfinishedQuizzes } from '@/components/unfinished-quizzes/unfinished-quizzes.tsx';
import { useUnfinished } from '@/components/unfinished-quizzes/use-unfinished.ts';
import { library } from '@/config/texts/library.ts';
import { progress } from '@/config/texts/progress.ts';
import { isUnreached } from '@/lib/api/api-error.ts';
import { useConnection } from '@/lib/connection.ts';
import { formatNumber } from '@/lib/format.ts';
import { begunQuizzes } from '@/lib/quiz-drafts.ts';
import { useCardsHere } from '@/lib/use-cards-here.ts';
import { useFault } from '@/lib/use-fault.ts';

const words = library.today;

/** The nearest exam that asks something today, be it the exam itself. */
const askingToday = (exams: readonly Exam[] = []) =>
  exams.find(({ days_left: left, days: [today], books }) => left === 0 || (today && nextOf(today.tasks, books)));

function ExamToday({ exam, even = false }: { exam: Exam; even?: boolean }) {
  const { days_left: left, days, books } = exam;
  const tasks = days[0]?.tasks ?? [];
  const minutes = tasks.reduce((sum, { done, minutes: more }) => (done ? sum : sum + more), 0);
  const titles = books.map(({ title }) => title).join(' · ');
  return (
    <TodayRow
      to={nextOf(tasks, books) ?? '/progress'}
      what={progress.exam.inDays(formatNumber(left), left)}
      facts={minutes > 0 ? `${progress.exam.minutes(formatNumber(minutes))} · ${titles}` : titles}
      act={minutes > 0 ? words.study : words.look}
      first
      even={even}
    />
  );
}

/** Whether something waits today, as far as it is known. */
export function useWaits(): boolean {
  const exam = askingToday(useExams().data?.exams);
  const due = useToday().data?.due ?? 0;
  const here = useCardsHere();
  const { quizzes, pending } = useUnfinished();
  return exam !== undefined || due > 0 || here !== null || quizzes.length + pending > 0;
}

/** Whether it is known what waits today, or that it cannot be had at once. */
export function useTodayIsKnown(): boolean {
  const asked = [useExams(), useToday()];
  const { pending } = useUnfinished();
  return pending === 0 && asked.every(({ isPending, failureCount }) => !isPending || failureCount > 0);
}

const Line = ({ children, status = false }: { children: string; status?: boolean }) => (
  <p {...(status && { role: 'status' })} className="text-sm text-soft">
    {children}
  </p>
);

interface TodayProps {
  /** The screen says below what could not be loaded, and has a button for it: this would say it again. */
  told: boolean;
  /** It waits until all that it says is known. */
  held: boolean;
  /** What stands below it is there already: it has the room of one line, whatever it comes to say. */
  late?: boolean;
}

/** First on the dashboard, where something waits: the exam's part of today, cards that come back, quizzes left half done. */
export function Today({ told, held, late = false }: TodayProps) {
  const exams = useExams();
  const today = useToday();
  const known = useTodayIsKnown();
  const faults = [useFault(exams), useFault(today)];
  const [unfolded, setUnfolded] = useState(false);
  const noConnection = useConnection((state) => state.lost);
  const lost = noConnection || isUnreached(exams.error) || isUnreached(today.error);
  const here = useCardsHere();
  // Without a connection what an exam asks can't be begun, and the cards that this device has can be reviewed.
  const exam = lost ? undefined : askingToday(exams.data?.exams);
  const cards = here ? { due: here.count, minutes: here.minutes } : today.data;
  const due = cards && cards.due > 0 ? cards : null;
  const { quizzes, pending } = useUnfinished();
  // Without a connection the screen's own line says what doesn't go.
  const fault = told ? null : faults.find((one) => one !== null && !isUnreached(one.error));
  const waiting =
    lost && quizzes.length + pending === 0 ? begunQuizzes().find(({ draft }) => !draft.away)?.draft.title : undefined;
  const one = late && !unfolded;
  if (held || (!one && !exam && !due && !fault && !waiting && quizzes.length + pending === 0)) return null;
  const dueRow = due && (
    <TodayRow
      to="/review"
      what={words.cards(formatNumber(due.due), due.due)}
      facts={words.minutes(formatNumber(due.minutes), due.minutes)}
      act={words.review}
      first={!exam}
      even={one}
    />
  );
  const mostUrgent = (): ReactNode => {
    if (!known) return <Line status>{words.looking}</Line>;
    if (exam) return <ExamToday exam={exam} even />;
    if (dueRow) return dueRow;
    if (fault) return <Line>{words.failedLine}</Line>;
    if (quizzes.length > 0) return <UnfinishedQuizzes most={1} first even />;
    if (waiting) return <Line>{words.quizWaits(waiting)}</Line>;
    if (lost) return <Line>{words.unreached}</Line>;
    return <Line>{exams.data && cards ? words.nothing : words.looking}</Line>;
  };
  const others = [exam, due, fault, quizzes.length > 0].filter(Boolean).length - 1;
  return (
    <section aria-labelledby="today" className="mt-3 border-t-2 border-ink pt-2">
      <div className="flex items-center justify-between gap-4">
        <h2 id="today" className="text-lg">
          {words.title}
        </h2>
        {one && known && others > 0 && (
          <Button
            look="quiet"
            size="small"
            className="-my-1.5 -mr-3 text-accent! underline underline-offset-4 max-sm:min-h-11"
            onClick={() => setUnfolded(true)}
          >
            {words.others(formatNumber(others))}
          </Button>
        )}
      </div>
      {one ? (
        <div className="grid min-h-14 items-center border-b border-line">{mostUrgent()}</div>
      ) : (
        <div className="divide-y divide-line border-b border-line">
          {exam && <ExamToday exam={exam} />}
          {dueRow}
          {fault && <Fault small title={words.failed} failed={fault} works={words.works} className="py-3" />}
          {waiting && <p className="py-2.5 text-sm text-soft">{words.quizWaits(waiting)}</p>}
          <UnfinishedQuizzes {...(due || exam ? { most: 1 } : { first: true })} />
        </div>
      )}
    </section>
  );
}

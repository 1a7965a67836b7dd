import type { Exam, ExamDay } from '@contract/exam.ts';
import { CalendarDays } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { progress } from '@/config/texts/progress.ts';
import { atDay, formatLongDay, formatNumber } from '@/lib/format.ts';
import { ExamForm } from './exam-form.tsx';
import { ExamView } from './exam-view.tsx';
import { useSetExam } from './use-exams.ts';

const words = progress.exam;

interface ExamsProps {
  exams: readonly Exam[];
  /** The book that a new exam begins with. */
  suggested: readonly string[];
  /** A plan of the revision chat that is to be kept: its form stands open, filled in. */
  kept: { pdf_ids: readonly string[]; date: string } | null;
  /** It was kept, or is not to be. */
  onKept: () => void;
}

/** Whether a plan that is to be kept is this exam's already. */
const isThat = ({ date, pdf_ids }: Exam, kept: NonNullable<ExamsProps['kept']>) =>
  date === kept.date && kept.pdf_ids.every((id) => pdf_ids.includes(id));

/** The exams that lie ahead with their plans, those that are over, and the way to set one. */
export function Exams({ exams, suggested, kept, onKept }: ExamsProps) {
  /** Which is being set: an exam's id, or a new one. */
  const [open, setOpen] = useState<string | 'new' | null>(
    kept && !exams.some((exam) => isThat(exam, kept)) ? 'new' : null,
  );
  const ahead = exams.filter(({ days_left }) => days_left >= 0);
  const close = () => {
    setOpen(null);
    if (kept) onKept();
  };
  const set = (
    <Button
      look="quiet"
      size="small"
      onClick={() => setOpen('new')}
      icon={<CalendarDays aria-hidden size={16} strokeWidth={1.5} />}
      className={`${ahead.length === 0 ? '-ml-3' : '-mr-3'} text-accent! max-md:min-h-11`}
    >
      {ahead.length === 0 ? words.set : words.setAnother}
    </Button>
  );
  const fullest = fullestOf(ahead);
  return (
    <>
      {/* A form that stands open stands alone. */}
      {ahead.map((exam, i) =>
        open === exam.exam_id ? (
          <ExamForm key={exam.exam_id} exam={exam} onClose={close} />
        ) : (
          open === null && (
            <ExamView key={exam.exam_id} exam={exam} first={i === 0} onChange={() => setOpen(exam.exam_id)}>
              {i === ahead.length - 1 && set}
            </ExamView>
          )
        ),
      )}
      {fullest && open === null && (
        <p className="border-b border-line py-3 text-sm text-soft">
          {words.together(formatNumber(fullest.minutes), formatLongDay(atDay(fullest.day)))}
        </p>
      )}
      {exams
        .filter(({ days_left }) => days_left < 0)
        .map((exam) => (
          <Over key={exam.exam_id} exam={exam} />
        ))}
      {open === 'new' ? (
        <ExamForm
          suggested={kept?.pdf_ids ?? (ahead.length === 0 ? suggested : [])}
          date={kept?.date}
          onClose={close}
        />
      ) : (
        ahead.length === 0 && (
          <p className="flex flex-wrap items-center gap-x-3 border-b border-line py-2 text-sm text-soft">
            {set}
            {words.why}
          </p>
        )
      )}
    </>
  );
}

/** The minutes of a day that its cards take. */
const cardsOf = ({ tasks }: ExamDay): number =>
  tasks.reduce((sum, { kind, minutes }) => sum + (kind === 'review' ? minutes : 0), 0);

/**
 * Of the days on which more than one exam asks something, that with most to do; undefined where there is none. Cards count once: exams
 * on the same books ask for the same ones.
 */
function fullestOf(exams: readonly Exam[]): { day: string; minutes: number } | undefined {
  const days = exams.flatMap((exam) => exam.days.filter(({ minutes }) => minutes > 0));
  const shared = [...Map.groupBy(days, ({ day }) => day)].filter(([, those]) => those.length > 1);
  return shared
    .map(([day, those]) => {
      const reading = those.reduce((sum, one) => sum + one.minutes - cardsOf(one), 0);
      return { day, minutes: reading + Math.max(...those.map(cardsOf)) };
    })
    .toSorted((a, b) => b.minutes - a.minutes || a.day.localeCompare(b.day))[0];
}

function Over({ exam }: { exam: Exam }) {
  const { remove } = useSetExam(exam.exam_id);
  const books = exam.books.map(({ title }) => title).join(' · ');
  return (
    <p className="flex flex-wrap items-center gap-x-3 border-b border-line py-2 text-sm text-soft">
      <span dir="auto">{books}</span>
      <span>{words.over(formatLongDay(atDay(exam.date)))}</span>
      <Button
        look="quiet"
        size="small"
        disabled={remove.isPending}
        onClick={() => remove.mutate(exam.exam_id)}
        aria-label={words.removeOf(books)}
        className="max-md:min-h-11"
      >
        {words.remove}
      </Button>
    </p>
  );
}

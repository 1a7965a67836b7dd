import { quiz } from '@/config/texts/quiz.ts';
import { formatDate, formatNumber } from '@/lib/format.ts';
import type { OpenQuiz } from '../use-quiz.ts';

interface PaperHeadProps {
  quiz: OpenQuiz;
  /** It was handed in: how long there was for it is no matter any more. */
  done: boolean;
}

/** The head of the exam: the book and what of it is asked about, the date, and how much there is. */
export function PaperHead({ quiz: { title, about, createdAt, questions }, done }: PaperHeadProps) {
  const count = questions.mcqs.length + questions.saqs.length + questions.laqs.length;
  return (
    <div
      // What is being taken goes on with its questions.
      className={`mt-3 flex flex-wrap items-baseline justify-between gap-x-6 border-t-3 border-t-ink pt-2.5 [border-top-style:double] ${done ? 'border-b border-b-ink pb-2.5' : ''}`}
    >
      <div className="min-w-0">
        {title && (
          <p className="font-serif font-semibold" dir="auto">
            {title}
          </p>
        )}
        {about && (
          <p className="text-sm text-soft" dir="auto">
            {about}
          </p>
        )}
      </div>
      <p className="text-sm text-soft max-sm:w-full">
        <time dateTime={createdAt} className="text-ink">
          {formatDate(createdAt)}
        </time>
        <span aria-hidden> · </span>
        {(done ? quiz.config.questions : quiz.taking.extent)(formatNumber(count), count)}
      </p>
    </div>
  );
}

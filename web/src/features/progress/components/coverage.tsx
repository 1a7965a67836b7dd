import type { BookCoverage, ChapterStanding, ChapterState } from '@contract/coverage.ts';
import { Link } from 'react-router-dom';
import { Notice } from '@/components/ui/notice.tsx';
import { Spinner } from '@/components/ui/spinner.tsx';
import { progress as words } from '@/config/texts/progress.ts';
import { messageOf } from '@/lib/api/api-error.ts';
import { formatNumber } from '@/lib/format.ts';
import { spineOf } from '@/lib/spine.ts';
import { usePractiseMissed } from '../use-practise-missed.ts';
import { practiseAt } from '../weakest.ts';
import { SectionHead } from './section-head.tsx';

const STATES = ['sure', 'shaky', 'new'] as const satisfies readonly ChapterState[];

/** Shape carries the state, colour repeats it: full, a foot line, empty. */
const LOOKS: Record<ChapterState, string> = {
  sure: 'border-accent bg-accent text-on-accent',
  shaky: 'border-accent bg-accent-wash text-ink shadow-[inset_0_-4px_0_var(--accent)]',
  new: 'border-edge text-soft',
};

const own = words.coverage;

const ACTION =
  '-ml-3 inline-flex min-h-8 items-center gap-2 rounded-control px-3 text-sm font-medium text-accent hover:bg-sunken disabled:opacity-55 max-md:min-h-11';

/** Which chapters of the books were asked about and how surely they are known: a cell a chapter. */
export const Coverage = ({ books }: { books: readonly BookCoverage[] }) => (
  <section aria-labelledby="coverage" className="mt-10">
    <SectionHead id="coverage" title={own.title}>
      <span className="flex flex-wrap gap-x-4">
        {STATES.map((state) => (
          <span key={state} className="flex items-center gap-1.5">
            <span aria-hidden className={`inline-block h-3 w-3.5 rounded-[2px] border ${LOOKS[state]}`} />
            {own.states[state]}
          </span>
        ))}
      </span>
    </SectionHead>
    <ul>
      {books.map((book) => (
        <Book key={book.pdf_id} book={book} />
      ))}
    </ul>
  </section>
);

function Book({ book }: { book: BookCoverage }) {
  const { title, chapters, pdf_id } = book;
  const count = (state: ChapterState) => chapters.filter((chapter) => chapter.state === state).length;
  const missed = chapters.some(({ attempted, correct }) => correct < attempted);
  const practise = usePractiseMissed(pdf_id, title);
  return (
    <li className="grid gap-x-6 gap-y-2 border-b border-line py-3.5 md:grid-cols-[16rem_minmax(0,1fr)_auto] md:items-center">
      <div
        className="border-l-4 pl-3"
        style={{ borderColor: spineOf(title) }} // a book's colour is made of its title
      >
        <h3 className="text-left text-base leading-snug" dir="auto">
          {title}
        </h3>
        <p className="text-sm text-soft">
          {own.sum(...(STATES.map((state) => formatNumber(count(state))) as [string, string, string]))}
        </p>
      </div>
      <ol className="grid grid-cols-[repeat(auto-fill,minmax(2rem,1fr))] gap-[3px] md:flex md:flex-wrap">
        {chapters.map((chapter, i) => (
          <li key={chapter.from}>
            <Cell chapter={chapter} number={i + 1} pdfId={pdf_id} />
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-x-4 md:flex-col md:items-start">
        {count('new') > 0 && (
          <Link to={`/quiz/config/${pdf_id}?about=new`} aria-label={own.quizNewOn(title)} className={ACTION}>
            {own.quizNew}
          </Link>
        )}
        {missed && (
          <button
            type="button"
            aria-label={own.quizMissedOn(title)}
            disabled={practise.isPending}
            onClick={practise.start}
            className={ACTION}
          >
            {practise.isPending && <Spinner />}
            {own.quizMissed}
          </button>
        )}
      </div>
      {practise.error && (
        <Notice title={own.failed} className="md:col-span-3">
          {messageOf(practise.error)}
        </Notice>
      )}
    </li>
  );
}

/** What a chapter's cell says to whoever cannot see it, and when it is pointed at. */
function textOf({ title, state, right, of, attempted }: ChapterStanding, number: number): string {
  const rests = attempted > of ? own.lately : own.right;
  return own.cell(
    formatNumber(number),
    title,
    of === 0 ? own.states.new : `${own.states[state]}, ${rests(formatNumber(right), formatNumber(of))}`,
  );
}

const Cell = ({ chapter, number, pdfId }: { chapter: ChapterStanding; number: number; pdfId: string }) => (
  <Link
    to={practiseAt({ pdf_id: pdfId, ...chapter })}
    title={textOf(chapter, number)}
    aria-label={textOf(chapter, number)}
    className={`flex h-8 min-w-8 items-center justify-center rounded-[3px] border text-sm tabular-nums hover:outline-2 hover:outline-offset-1 hover:outline-accent md:h-7 ${LOOKS[chapter.state]}`}
  >
    {formatNumber(number)}
  </Link>
);

import type { ProgressChart } from '@contract/progress.ts';
import { progress as words } from '@/config/texts/progress.ts';
import { formatDate, formatNumber, formatPercent } from '@/lib/format.ts';
import { useChart } from '../api.ts';
import { type Day, shareOf, shareText, sumOf } from '../share.ts';
import { LineChart } from './line-chart.tsx';

/** Accuracy over time, by book and by chapter. The figures stand beside every picture; a chart that fails to load is left out. */
export function Charts() {
  const { data, isPending, failureCount } = useChart();
  // As high as the window, so that the attempts do not move into sight and out of it again.
  if (isPending && failureCount === 0) return <div className="min-h-screenful" />;
  if (!data || data.days.length === 0) return null;
  return (
    <>
      <section aria-labelledby="over-time" className="mt-10">
        <h2 id="over-time" className="text-xl">
          {words.chart.title}
        </h2>
        <div className="mt-2 max-w-3xl">
          {data.days.length === 1 ? (
            <p className="text-soft">{words.chart.few}</p>
          ) : (
            <LineChart
              days={data.days}
              label={`${words.chart.title}: ${shareText(sumOf(data.days))}`}
              className="h-44"
            />
          )}
          <DayTable days={data.days} />
        </div>
      </section>
      <section aria-labelledby="by-book" className="mt-10">
        <h2 id="by-book" className="text-xl">
          {words.chart.byBook}
        </h2>
        <ul className="mt-3 grid gap-4 md:grid-cols-2">
          {data.books.map((book) => (
            <BookChart key={book.pdf_id} book={book} />
          ))}
        </ul>
      </section>
    </>
  );
}

const DayTable = ({ days }: { days: readonly Day[] }) => (
  <details className="mt-2 text-sm">
    <summary className="cursor-pointer text-soft">{words.chart.table}</summary>
    <table className="mt-2 text-left tabular-nums">
      <caption className="sr-only">{words.chart.caption}</caption>
      <thead>
        <tr>
          {[words.chart.day, words.attempted, words.correct, words.accuracy].map((title) => (
            <th key={title} scope="col" className="pr-6 font-medium">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {days.map((day) => (
          <tr key={day.day}>
            <th scope="row" className="pr-6 font-normal">
              {formatDate(day.day)}
            </th>
            <td className="pr-6">{formatNumber(day.attempted)}</td>
            <td className="pr-6">{formatNumber(day.correct)}</td>
            <td>{formatPercent(shareOf(day))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </details>
);

/** One of the small multiples: a book's line, and how each of its chapters goes. */
const BookChart = ({ book }: { book: ProgressChart['books'][number] }) => (
  <li className="rounded-card border border-line bg-raised px-4 py-4">
    <h3 className="text-lg" dir="auto">
      {book.title}
    </h3>
    <p className="text-sm text-soft tabular-nums">{shareText(book)}</p>
    {book.days.length > 1 && (
      <LineChart days={book.days} label={`${book.title}: ${shareText(book)}`} className="h-20" />
    )}
    {book.chapters.length > 0 && (
      <>
        <h4 className="mt-2 text-sm font-medium text-soft">{words.chart.byChapter}</h4>
        <ul className="mt-1 space-y-2">
          {book.chapters.map((chapter) => (
            <li key={chapter.from} className="text-sm">
              <span className="flex flex-wrap justify-between gap-x-3">
                <span dir="auto">{chapter.title}</span>
                <span className="text-soft tabular-nums">{shareText(chapter)}</span>
              </span>
              <span aria-hidden className="mt-1 block h-1.5 overflow-hidden rounded-full bg-sunken">
                <span className="block h-full bg-accent" style={{ width: `${shareOf(chapter)}%` }} />
              </span>
            </li>
          ))}
        </ul>
      </>
    )}
  </li>
);

import { Link } from 'react-router-dom';
import { review as texts } from '@/config/texts/review.ts';
import { spineOf } from '@/lib/spine.ts';
import { useOwnBooks } from '../api.ts';

const words = texts.fromBook;

/** The student's books, each leading to its key facts; nothing while there is none. */
export function BookChoice() {
  const books = useOwnBooks();
  const ready = books.data?.filter(({ status }) => status === 'ready') ?? [];
  if (ready.length === 0) return null;
  return (
    <section aria-labelledby="from-book">
      <h2 id="from-book" className="text-lg">
        {words.title}
      </h2>
      <p className="text-sm text-soft">{words.text}</p>
      <ul className="mt-2 max-h-96 divide-y divide-line overflow-y-auto border-y border-line">
        {ready.map(({ id, title, language }) => (
          <li key={id}>
            <Link
              to={`/review/facts/${id}`}
              className="flex min-h-11 items-center px-1 font-serif hover:bg-sunken hover:underline focus-visible:-outline-offset-2"
            >
              <span
                className="border-l-4 py-1 pl-3"
                style={{ borderColor: spineOf(title) }}
                dir="auto"
                {...(language && { lang: language })}
              >
                {title}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

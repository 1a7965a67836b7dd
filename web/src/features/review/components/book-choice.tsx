import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '@/components/ui/button.tsx';
import { review as texts } from '@/config/texts/review.ts';
import { formatNumber } from '@/lib/format.ts';
import { spineOf } from '@/lib/spine.ts';
import { useOwnBooks } from '../api.ts';

const words = texts.fromBook;

/** So many books at first, the latest. */
const FEW = 4;

/** The student's books, each leading to its key facts; nothing while there is none. */
export function BookChoice() {
  const books = useOwnBooks();
  const [all, setAll] = useState(false);
  const ready = books.data?.filter(({ status }) => status === 'ready').toReversed() ?? [];
  if (ready.length === 0) return null;
  return (
    <section aria-labelledby="from-book">
      <h2 id="from-book" className="text-base">
        {words.title}
      </h2>
      <p className="text-sm text-soft">{words.text}</p>
      <ul className="mt-2 divide-y divide-line border-y border-line">
        {ready.slice(0, all ? ready.length : FEW).map(({ id, title, language }) => (
          <li key={id}>
            <Link
              to={`/review/facts/${id}`}
              className="flex min-h-11 items-center justify-between gap-3 px-1 font-serif hover:bg-sunken hover:underline focus-visible:-outline-offset-2"
            >
              <span
                className="border-l-4 py-1 pl-3"
                style={{ borderColor: spineOf(title) }}
                dir="auto"
                {...(language && { lang: language })}
              >
                {title}
              </span>
              <ChevronRight aria-hidden size={18} strokeWidth={1.5} className="shrink-0 text-soft" />
            </Link>
          </li>
        ))}
      </ul>
      {!all && ready.length > FEW && (
        <Button
          look="quiet"
          size="small"
          className="mt-2 -ml-3 text-accent! max-sm:min-h-11"
          onClick={() => setAll(true)}
        >
          {words.all(formatNumber(ready.length))}
        </Button>
      )}
    </section>
  );
}

import { landing } from '@/config/texts/landing.ts';

const { library } = landing.features;
const SPINES = ['border-spine-1', 'border-spine-2', 'border-spine-3'];

/** Three rows of a library, spines to the left. */
export const LibraryProof = () => (
  <ul className="flex flex-col gap-3">
    {library.books.map((book, index) => (
      <li key={book.title} className={`border-l-6 bg-paper py-2 pl-4 ${SPINES[index]}`}>
        <p className="font-serif font-semibold">{book.title}</p>
        <p className="text-sm text-soft">{book.facts}</p>
      </li>
    ))}
  </ul>
);

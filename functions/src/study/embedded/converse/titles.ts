/** Books named in a question. */
import type { ShelfBook } from '../../converse.ts';

const QUOTES = /["“”„«»‚‘’']/g;
const plainly = (text: string) => text.normalize('NFKC').toLowerCase().replace(QUOTES, '').replace(/\s+/g, ' ').trim();

/** A title of one word is a topic more often than a name; it counts where it is said to be a book. */
const saysBook = (text: string, title: string) =>
  [`book ${title}`, `${title} book`, `pdf ${title}`, `${title} pdf`].some((phrase) => text.includes(phrase));

export interface Named {
  /** The books that are named, or all of them where none is. */
  books: ShelfBook[];
  named: boolean;
  /** The question with a name replaced by "this book", so that its words are not looked for. */
  question: string;
}

/** Which books a question names by their whole title. */
export function booksNamed(question: string, books: readonly ShelfBook[]): Named {
  const text = plainly(question);
  const found = books.filter(({ title }) => {
    const name = plainly(title);
    if (name === '' || !text.includes(name)) return false;
    return name.includes(' ') || saysBook(text, name);
  });
  if (found.length === 0) return { books: [...books], named: false, question };
  const asked = found.reduce((rest, { title }) => rest.replace(patternOf(title), ' this book'), question);
  return { books: found, named: true, question: asked.replace(/\s+/g, ' ').trim() };
}

/** A title as it may be written: in quotes or not, in any case, with any spaces. */
function patternOf(title: string): RegExp {
  const words = title.normalize('NFKC').replace(QUOTES, '').trim().split(/\s+/);
  const body = words
    .map((word) => word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'))
    .join('["“”„«»‚‘’\']*\\s+["“”„«»‚‘’\']*');
  return new RegExp(`(?:\\s|^)(?:the (?:book|pdf) )?["“„«‘']?${body}["”»’']?(?: (?:book|pdf))?`, 'iu');
}

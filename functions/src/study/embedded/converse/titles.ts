/** Books named in a question. */
const QUOTES = /["“”„«»‚‘’']/g;
const plainly = (text: string) => text.normalize('NFKC').toLowerCase().replace(QUOTES, '').replace(/\s+/g, ' ').trim();

/** A title of one word is a topic more often than a name; it counts where it is said to be a book. */
const saysBook = (text: string, title: string) =>
  [`book ${title}`, `${title} book`, `pdf ${title}`, `${title} pdf`].some((phrase) => text.includes(phrase));

export interface Named<T> {
  /** The books that are named, or all of them where none is. */
  books: T[];
  named: boolean;
  /** The question with a name replaced by "this book", so that its words are not looked for. */
  question: string;
}

/** A title, and what it is called for short: what stands before a colon, a bracket or a dash. */
const namesOf = (title: string) => [...new Set([title, title.split(/(?<!\s)\s*[:(]|\s[–—-]\s/)[0] ?? ''])];

/** Which books a question names by their title, or by its part before the subtitle. */
export function booksNamed<T extends { title: string }>(question: string, books: readonly T[]): Named<T> {
  const text = plainly(question);
  const says = (name: string) => name !== '' && text.includes(name) && (name.includes(' ') || saysBook(text, name));
  const found = books.filter(({ title }) => namesOf(title).some((name) => says(plainly(name))));
  if (found.length === 0) return { books: [...books], named: false, question };
  const asked = found
    .flatMap(({ title }) => namesOf(title))
    .filter((name) => says(plainly(name)))
    .reduce((rest, name) => rest.replace(patternOf(name), ' this book'), question);
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

/** A question to a whole library: each book is asked, and those that cover it best answer, each under its title. */

import { escapeMarkdown } from '../../answer/compose/compose.ts';
import type { ConverseInput, DraftReply, Shelf, ShelfBook } from '../../converse.ts';
import type { DraftAnswer } from '../../engine.ts';
import { sharesOf } from './contrast.ts';
import { type Draft, newDraft, plain } from './draft.ts';
import { COVERED } from './odds.ts';
import { type Part, partsOf } from './parts.ts';
import { type Answering, type Asked, askShelf } from './shelf.ts';
import { booksNamed } from './titles.ts';
import { count, NO_BOOKS, NO_CHAPTER, ONLY_READING, VAGUE } from './words.ts';

/** A second book answers too where it is this near the best one. */
const NEARLY = 2;
/** What it counts for, in log-odds, that the words of a question belong to a book rather than to the others. */
const BELONGS = 6;
/** A book that is not sure to answer must be this much (in log-odds) likelier than any other: what is met by chance is met in several. */
const STANDS_OUT = 2;

type Wanted = Pick<ConverseInput, 'question' | 'history' | 'shelf' | 'hasTime'>;

/** Asks the student's own books, and where none answers, the handbook. Declines, saying where it looked, where that does not either. */
export async function askLibrary(input: Wanted): Promise<DraftReply> {
  const own = await askOwn(input);
  return own.quotes.length > 0 ? own : ((await askHandbook(input)) ?? own);
}

/** What the handbook says; null where it says nothing, or one of the student's own books was named. */
async function askHandbook({ question, shelf, ...input }: Wanted): Promise<DraftReply | null> {
  const { handbook } = shelf;
  if (!handbook || booksNamed(question.trim(), shelf.books).named) return null;
  const said = { ...handbook, title: `Folio’s own handbook, ${handbook.title}` };
  const { question: asked, named } = booksNamed(question.trim(), [handbook]);
  const [found] = await askShelf([{ question: asked, named, books: [said] }], input);
  const answers = found && (found.summarises ? (named ? found.summaries : []) : chosen(found));
  return answers?.length ? together(newDraft(), answers) : null;
}

async function askOwn(input: Wanted): Promise<DraftReply> {
  const { question, history, shelf } = input;
  if (shelf.books.length === 0) return plain(shelf.reading > 0 ? ONLY_READING : NO_BOOKS);
  const parts = partsOf(question);
  const found = parts.length === 0 ? null : await askParts(parts, input);
  if (found) return found;
  const wanted = booksNamed(question.trim(), shelf.books);
  const [asked] = await askShelf([wanted], input);
  if (!asked) return plain(VAGUE);
  if (asked.summarises) return summary(asked, history.at(-1)?.books ?? [], wanted.books);
  const answers = chosen(asked);
  if (answers.length > 0) return together(newDraft(), answers);
  return plain(asked.tells ? nothingFound(asked, wanted.books, wanted.named, shelf) : VAGUE);
}

/**
 * The one or two answers that are given: of the book that is likeliest to answer, and whose words the question's are. Where it is
 * unsure whether that book answers at all, it must stand out among all that were asked; one that says the same is no rival.
 */
function chosen({ answers, all }: Asked): Answering[] {
  const shares = sharesOf(all.map(({ holding }) => holding));
  const scores = new Map(all.map(({ book, odds }, at) => [book, odds + BELONGS * (shares[at] ?? 0)]));
  const scoreOf = ({ book }: { book: ShelfBook }) => scores.get(book) ?? Number.NEGATIVE_INFINITY;
  const [best, next] = answers.toSorted((a, b) => scoreOf(b) - scoreOf(a) || b.odds - a.odds);
  if (!best) return [];
  if (best.odds >= 0 && best.odds < COVERED) {
    const alike = new Set(answers.filter(({ draft }) => sameWords(best.draft, draft)).map(({ book }) => book));
    const rivals = all.filter(({ book }) => !alike.has(book));
    if (rivals.some((rival) => scoreOf(best) - scoreOf(rival) < STANDS_OUT)) return [];
  }
  const both = next && scoreOf(best) - scoreOf(next) <= NEARLY && !sameWords(best.draft, next.draft);
  return both ? [best, next] : [best];
}

/** The answers to the parts of a question, each from whichever book has it; null where no book has any. */
async function askParts(parts: readonly Part[], { shelf, ...input }: Wanted): Promise<DraftReply | null> {
  const draft = newDraft();
  const all = await askShelf(
    parts.map(({ question }) => booksNamed(question, shelf.books)),
    input,
  );
  let found = 0;
  const texts = all.map((asked, at) => {
    const answers = chosen(asked);
    found += answers.length;
    const said = answers.length > 0 ? written(draft, answers) : 'I couldn’t find an answer to this part in your books.';
    return `**${escapeMarkdown(parts[at]?.about ?? '')}**\n\n${said}`;
  });
  return found > 0 ? draft.reply(texts.join('\n\n')) : null;
}

/** A summary is of one book: the one that was named, that alone has the chapter, or that was spoken of just before. */
function summary({ summaries }: Asked, before: readonly string[], books: readonly ShelfBook[]): DraftReply {
  const [only] = summaries;
  if (!only) return plain(NO_CHAPTER);
  if (summaries.length === 1) return together(newDraft(), [only]);
  const spokenOf = summaries.filter(({ book }) => before.includes(book.pdf_id));
  if (spokenOf.length === 1) return together(newDraft(), spokenOf);
  const titles = (summaries.length < books.length ? summaries.map(({ book }) => book) : books).slice(0, MOST_TITLES);
  const list = titles.map(({ title }) => `- ${escapeMarkdown(title)}`).join('\n');
  return plain(`Which book do you mean? Please ask again with its title:\n\n${list}`);
}

const MOST_TITLES = 10;

const sameWords = (a: DraftAnswer, b: DraftAnswer) => {
  const said = new Set(a.quotes.map(({ quote }) => quote));
  return b.quotes.every(({ quote }) => said.has(quote));
};

/** Answers of one or two books, each under the title of its book. */
const written = (draft: Draft, answers: readonly Answering[]): string =>
  answers
    .map(({ book, draft: own }) => `*From ${escapeMarkdown(book.title)}:*\n\n${draft.take(book.pdf_id, own)}`)
    .join('\n\n');

const together = (draft: Draft, answers: readonly Answering[]): DraftReply => draft.reply(written(draft, answers));

function nothingFound({ looked }: Asked, books: readonly ShelfBook[], named: boolean, shelf: Shelf): string {
  const [only] = books;
  const where = named && books.length === 1 && only ? `in ${escapeMarkdown(only.title)}` : 'in your books';
  const limits = [
    ...(looked < books.length
      ? [`I looked into ${looked} of ${count(books.length, 'book')}; name a book to have it asked first.`]
      : []),
    ...(!named && shelf.beyond > 0
      ? [`I look into your ${shelf.books.length} newest books; to ask an older one, open it from the Dashboard.`]
      : []),
    ...(shelf.reading > 0 ? [`${count(shelf.reading, 'book is', 'books are')} still being read.`] : []),
  ];
  return [
    `I couldn’t find an answer to that ${where}.`,
    ...limits,
    'Try the words your books use, or ask what you should revise.',
  ].join(' ');
}

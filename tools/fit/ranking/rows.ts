/** Questions of a folder as features, for the fit of the ranker and of the decision whether to answer. */
import type { Book } from '../../../functions/src/book/model.ts';
import { type BookIndex, buildIndex } from '../../../functions/src/book/search/build.ts';
import { lookUp } from '../../../functions/src/study/answer/find/looked-up.ts';
import { readQuestion } from '../../../functions/src/study/find/question.ts';
import type { Choice } from '../softmax.ts';
import { type Asked, bare, type Folder } from './data.ts';

export interface Row {
  language: string;
  /** Counts the articles of the folder. */
  article: number;
  /** The sentences that were found; worth 1 where one is the right sentence and holds the expected words. */
  choice: Choice;
  /** Features of the decision, asked of the book and of the book without the question's article. */
  own: readonly number[];
  absent: readonly number[];
}

/** The article is taken out of the book together with every third other one, so that few indexes are built. */
const PARTS = 3;
/** A sentence that was cut otherwise is the right one by so many letters of its beginning. */
const BEGINNING = 40;

/** @param every takes each n-th question only */
export function rowsOf({ language, book, index, questions }: Folder, every: number): Row[] {
  const articles = [...new Set(questions.map(({ article }) => article))];
  const numberOf = ({ article }: Asked) => articles.indexOf(article);
  const asked = questions.filter((_, at) => at % every === 0);
  return Array.from({ length: PARTS }, (_, part) => {
    const gone = questions.filter((question) => numberOf(question) % PARTS === part);
    const left = buildIndex(without(book, gone));
    return asked
      .filter((question) => numberOf(question) % PARTS === part)
      .map((question) => ({
        language,
        article: numberOf(question),
        ...found(question, index),
        absent: lookUp(readQuestion(question.question, left), left).features,
      }));
  }).flat();
}

function without(book: Book, gone: readonly Asked[]): Book {
  const isGone = (page: number) => gone.some(({ pages: [first, last] }) => page >= first && page <= last);
  return { ...book, pages: book.pages.filter(({ number }) => !isGone(number)) };
}

function found({ question, expected, sentence, pages }: Asked, index: BookIndex): Pick<Row, 'choice' | 'own'> {
  const { ranked, features } = lookUp(readQuestion(question, index), index);
  const [right, wanted] = [bare(sentence), bare(expected)];
  const isRight = (at: number) => {
    const { text = '', page = 0 } = index.sentences[at] ?? {};
    const said = bare(text);
    const same = right.includes(said) || said.includes(right) || said.includes(right.slice(0, BEGINNING));
    return page >= pages[0] && page <= pages[1] && said.includes(wanted) && same;
  };
  return { choice: ranked.map((one) => ({ features: one.features, worth: Number(isRight(one.at)) })), own: features };
}

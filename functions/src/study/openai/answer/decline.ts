/** That the book does not say: with names that it does not have, and the sections that come nearest. */
import type { Book } from '../../../book/model.ts';
import type { BookIndex } from '../../../book/search/build.ts';
import { termsOf } from '../../../book/search/terms.ts';
import type { NearSection } from '../../../contract/evidence.ts';
import { languageOfQuestion } from '../../../language/detect.ts';
import { replies as english } from '../../../language/packs/en/replies.ts';
import { packFor } from '../../../language/packs/index.ts';
import type { DraftAnswer } from '../../engine.ts';
import { queryOf, searchBook, tellingWords } from './search.ts';

const MOST = 3;
/** A section is near where its best sentence, with its neighbours, holds so much of the question. */
const LEAST = 0.4;
/** Passages that are looked at. */
const PASSAGES = 6;

export function declineFor(question: string, wordings: readonly string[], book: Book, index: BookIndex): DraftAnswer {
  const replies = packFor(languageOfQuestion(question, book.language)).replies ?? english;
  const language = languageOfQuestion(question, book.language);
  const isOwn = language === index.language && !packFor(language).knowledge?.capitalNouns;
  const unknown = (isOwn ? unknownNames(question, index) : []).map((name) => replies.quoted.replace('%', () => name));
  const sections = nearest(wordings, index);
  const said = [
    replies.unknown,
    ...(unknown.length > 0
      ? [replies.notInBook.replace('%', () => new Intl.ListFormat(language, { type: 'disjunction' }).format(unknown))]
      : []),
  ].join(' ');
  return {
    answer: sections.length > 0 ? `${said}\n\n${replies.nearest}` : said,
    quotes: [],
    declined: true,
    ...(sections.length > 0 && { sections }),
  };
}

/** How much of a wording a title says, 0 to 1. */
function titled(wordings: readonly string[], title: string, index: BookIndex): number {
  const terms = new Set(termsOf(title, index.language));
  const shares = wordings.map((wording) => {
    const query = [...queryOf(wording, index)];
    const sum = (some: typeof query) => some.reduce((total, [, weight]) => total + weight, 0);
    return sum(query.filter(([term]) => terms.has(term))) / (sum(query) || 1);
  });
  return Math.max(0, ...shares);
}

/** Names and numbers of a question that are nowhere in the book. */
function unknownNames(question: string, index: BookIndex): string[] {
  const [first] = question.match(/[\p{L}\p{N}]+/u) ?? [];
  const isName = (word: string) => /\p{N}/u.test(word) || (/^\p{Lu}/u.test(word) && word !== first);
  const names = tellingWords(question, index).filter(
    (word) => isName(word) && termsOf(word, index.language).every((term) => !index.postings.has(term)),
  );
  return [...new Set(names)].slice(0, MOST);
}

function nearest(wordings: readonly string[], index: BookIndex): NearSection[] {
  const { passages, held } = searchBook(wordings, index);
  const near = new Map<string, NearSection>();
  for (const { passage } of passages.slice(0, PASSAGES)) {
    const { first, last } = index.passages[passage]!; // ranked passages are passages of the index
    const section = index.sections[index.sentences[first]?.section ?? -1];
    if (section?.kind !== 'chapter' || section.title.trim() === '' || near.size === MOST) continue;
    const best = Math.max(...Array.from({ length: last - first + 1 }, (_, i) => held(first + i)));
    if (best + titled(wordings, section.title, index) >= LEAST && !near.has(section.title))
      near.set(section.title, { title: section.title, page: section.from });
  }
  return [...near.values()];
}

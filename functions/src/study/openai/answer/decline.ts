/** That the book does not say: with names that it does not have, and the passages that come nearest. */
import type { Book } from '../../../book/model.ts';
import type { BookIndex } from '../../../book/search/build.ts';
import { termsOf } from '../../../book/search/terms.ts';
import { languageOfQuestion } from '../../../language/detect.ts';
import { replies as english } from '../../../language/packs/en/replies.ts';
import { packFor } from '../../../language/packs/index.ts';
import type { DraftPassage } from '../../draft-passages.ts';
import type { DraftAnswer } from '../../engine.ts';
import { draftPassage } from '../../find/draft-passage.ts';
import { chosenPassages, findPassages } from '../../find/passages.ts';
import { readQuestion } from '../../find/question.ts';
import { NEAR } from '../../find/settings.ts';
import { tellingWords } from './search.ts';

/** Names that are said to be missing. */
const MOST = 3;

/** @param wordings of the question, as it was asked and as the book may word it */
export function declineFor(question: string, wordings: readonly string[], book: Book, index: BookIndex): DraftAnswer {
  const replies = packFor(languageOfQuestion(question, book.language)).replies ?? english;
  const language = languageOfQuestion(question, book.language);
  const isOwn = language === index.language && !packFor(language).knowledge?.capitalNouns;
  const unknown = (isOwn ? unknownNames(question, index) : []).map((name) => replies.quoted.replace('%', () => name));
  const said = [
    replies.unknown,
    ...(unknown.length > 0
      ? [replies.notInBook.replace('%', () => new Intl.ListFormat(language, { type: 'disjunction' }).format(unknown))]
      : []),
  ];
  return {
    answer: said.join(' '),
    quotes: [],
    declined: true,
    passages: { found: 'nothing', passages: [], near: nearest(wordings, book, index) },
  };
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

/** The best passage of each wording, in their order: what the engine without a model would show as near. */
function nearest(wordings: readonly string[], book: Book, index: BookIndex): DraftPassage[] {
  const taken = new Set<number>();
  const near: DraftPassage[] = [];
  for (const wording of wordings) {
    const { passages } = findPassages(readQuestion(wording, index), index);
    const fresh = passages.find(({ first, last }) => ![...taken].some((at) => at >= first && at <= last));
    for (const { sentences, best, found } of chosenPassages({ passages: fresh ? [fresh] : [] }, index)) {
      for (const at of sentences) taken.add(at);
      near.push(draftPassage({ sentences, best, kind: found.kind }, book, index));
    }
    if (near.length === NEAR) break;
  }
  return near;
}

/** A question in everyday words, read once more with the words that a book may have for them. English alone. */
import { idf } from '../../../book/search/bm25.ts';
import type { BookIndex } from '../../../book/search/build.ts';
import { wordsOf } from '../../../book/search/terms.ts';
import { SYNONYM_GROUPS } from '../../../language/packs/en/marking/synonyms.ts';
import { type Question, readQuestion } from '../../find/question.ts';
import { isFrameTerm } from '../../find/words.ts';
import { phraseAt, stemOf } from '../../grading/lexicon.ts';
import { nearTo } from '../../grading/wordnet.ts';

/** WordNet's words are as near as this at least; a listed synonym is as near as that. */
const NEAR = 0.2;
const LISTED = 0.8;
/** So many words for one, and how much of its weight they have. */
const MOST = 4;
const SHARE = 0.7;
/** What is left of a word's weight that the book does not know, once others stand for it. */
const LEFT = 0.25;

const groups = new Map<string, Set<string>>();
for (const line of SYNONYM_GROUPS.split(';')) {
  const group = new Set(line.trim().split(/\s+/).filter(Boolean).map(stemOf));
  for (const stem of group) groups.set(stem, new Set([...(groups.get(stem) ?? []), ...group]));
}

/** The question with the words that mean nearly the same beside its own; null where there are none that the book has. */
export function reworded(asked: Question, index: BookIndex): Question | null {
  if (index.language !== 'en') return null;
  const plain = inSingleWords(asked.text);
  const own = plain === asked.text ? asked : readQuestion(plain, index);
  const weights = new Map(own.weights);
  let changed = plain !== asked.text;
  for (const [term, weight] of own.weights) {
    if (isFrameTerm(term, index.language) || isName(term, asked.text)) continue;
    const others = nearWords(term, own, index);
    for (const [other, like] of others) {
      const rarity = idf(index.passages.length, index.postings.get(other)?.passages.length ?? 0);
      weights.set(other, Math.max(weights.get(other) ?? 0, SHARE * like * Math.min(weight, rarity)));
    }
    if (others.length > 0 && !index.postings.has(term)) weights.set(term, LEFT * weight);
    changed ||= others.length > 0;
  }
  return changed ? { ...own, weights } : null;
}

/** "Get rid of" in one word: "remove". */
function inSingleWords(text: string): string {
  const words = wordsOf(text).map((word) => ({ text: word.toLowerCase() }));
  return words.reduce((said, _, at) => {
    const phrase = phraseAt(words, at);
    const written = phrase && words.slice(at, at + phrase.length).map((word) => word.text);
    return written ? said.replace(new RegExp(`\\b${written.join('\\s+')}\\b`, 'i'), phrase.word) : said;
  }, text);
}

/** Names are what they are called. */
const isName = (term: string, text: string): boolean =>
  wordsOf(text).some((word, at) => at > 0 && /^\p{Lu}/u.test(word) && stemOf(word.toLowerCase()) === term);

function nearWords(term: string, { weights }: Question, index: BookIndex): [string, number][] {
  const listed = [...(groups.get(term) ?? [])].map((other): [string, number] => [other, LISTED]);
  const near = nearTo(term).map(([other, like]): [string, number] => [other, Math.min(1, like / NEAR / 2)]);
  const best = new Map<string, number>();
  for (const [other, like] of [...near.filter(([, value]) => value >= 0.5), ...listed])
    if (other !== term && !weights.has(other) && index.postings.has(other))
      best.set(other, Math.max(best.get(other) ?? 0, like));
  return [...best].sort(([, a], [, b]) => b - a).slice(0, MOST);
}

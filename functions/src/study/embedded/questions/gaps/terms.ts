/** Words that a gap may ask for, in a language whose grammar we don't know: told from form and company. */
import { isStop } from '../../../../language/analyse.ts';
import { once } from '../../../../language/once.ts';
import { packFor } from '../../../../language/packs/index.ts';
import { gapsOf, inAll } from './known.ts';
import type { GapSentence, Word } from './sentences.ts';

export interface GapTerm {
  text: string;
  count: number;
  /** The fit sentences (indices) that hold it. */
  sentences: number[];
  chapters: Map<number, number>;
  /** Words found right before and right after it. */
  before: Set<string>;
  after: Set<string>;
}

const MIN_COUNT = 3;

/** Common words of languages that mark nouns by nothing we could see. */
const common = once(() => inAll('common'));

/** Terms of the sentences, by their text. */
export function gapTerms(sentences: readonly GapSentence[], language: string): Map<string, GapTerm> {
  const base = language.split('-')[0] ?? '';
  const found = new Map<string, GapTerm>();
  const small = new Map<string, number>();
  for (const { words } of sentences)
    for (const { text } of words) small.set(text.toLowerCase(), (small.get(text.toLowerCase()) ?? 0) + 1);
  const frequent = commonest(small, sentences.length);
  sentences.forEach((sentence, index) => {
    sentence.words.forEach((word, at) => {
      if (!isTermlike(sentence, word, at, base) || frequent.has(word.text.toLowerCase())) return;
      const term = found.get(word.text) ?? newTerm(word.text);
      found.set(word.text, term);
      term.count++;
      if (sentence.fit && term.sentences.at(-1) !== index) term.sentences.push(index);
      term.chapters.set(sentence.chapter, (term.chapters.get(sentence.chapter) ?? 0) + 1);
      term.before.add(neighbour(sentence, at, -1));
      term.after.add(neighbour(sentence, at, 1));
    });
  });
  return new Map([...found].filter(([, term]) => term.count >= MIN_COUNT));
}

const newTerm = (text: string): GapTerm => ({
  text,
  count: 0,
  sentences: [],
  chapters: new Map(),
  before: new Set(),
  after: new Set(),
});

/** The word (or the sign) next to a word, lower-cased; empty at the ends. */
export function neighbour(sentence: GapSentence, at: number, step: 1 | -1): string {
  const word = sentence.words[at];
  const other = sentence.words[at + step];
  if (!word) return '';
  const between =
    step > 0 ? sentence.text.slice(word.end, other?.start) : sentence.text.slice(other?.end ?? 0, word.start);
  const sign = /[^\s\p{L}\p{M}\p{N}]/u.exec(between)?.[0];
  return sign ?? other?.text.toLowerCase() ?? '';
}

/** Words in every eighth sentence or more carry grammar, not matter. */
function commonest(counts: ReadonlyMap<string, number>, sentences: number): Set<string> {
  return new Set([...counts].filter(([, count]) => count > Math.max(12, sentences / 8)).map(([word]) => word));
}

/** Whether a capital stands right before or behind a word, with nothing but a space between. */
function isOfName({ words, text }: GapSentence, at: number): boolean {
  const joined = (one: Word | undefined, other: Word | undefined) =>
    one !== undefined && other !== undefined && text.slice(one.end, other.start) === ' ';
  const [before, word, behind] = [words[at - 1], words[at], words[at + 1]];
  const isName = (one: Word | undefined) => /^\p{Lu}/u.test(one?.text ?? '');
  return (isName(behind) && joined(word, behind)) || (at > 1 && isName(before) && joined(before, word));
}

function isTermlike(sentence: GapSentence, word: Word, at: number, base: string): boolean {
  const { text } = word;
  if (common().some((one) => one.test(text)) || /\p{N}/u.test(text)) return false;
  if (isStop(text.toLowerCase(), packFor(base))) return false;
  const { edges, notNoun, capitals, articles } = gapsOf(base);
  if (edges?.test(text)) return false;
  if (base === 'zh') return /^\p{Script=Han}{2,6}$/u.test(text) || /^[A-Za-z]{4,}$/.test(text);
  if (base === 'ja')
    return (
      /^[\p{Script=Katakana}ー]{3,}$/u.test(text) || /^\p{Script=Han}{2,6}$/u.test(text) || /^[A-Za-z]{4,}$/.test(text)
    );
  if ([...text].length < 4 || notNoun?.test(text)) return false;
  // "Der Jacksonville Beach Pier": one word of a name.
  if (capitals) return at > 0 && /^\p{Lu}\p{Ll}{3,}/u.test(text) && !isOfName(sentence, at);
  if (articles) return articles.test(sentence.words[at - 1]?.text ?? '');
  return [...text].length >= 5;
}

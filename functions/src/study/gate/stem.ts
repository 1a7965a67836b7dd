/** Rules on the question itself: it stands alone, is not trivia, doesn't give its answer away. */
import { splitSentences } from '../../book/split.ts';
import { allPacks } from '../../language/packs/index.ts';
import { containsRun, contentWords, sharesRoot, words } from './words.ts';

export type StemFault = 'malformed' | 'does_not_stand_alone' | 'denied_twice' | 'trivia' | 'leaks_answer';

/** What the packs refuse, of all languages: a book may quote another one. */
const refused = allPacks.flatMap(({ quiz }) => quiz?.refused ?? []);
/** Words that deny, of all languages. */
export const NEGATORS: ReadonlySet<string> = new Set(allPacks.flatMap(({ marking }) => [...(marking?.negators ?? [])]));
const pattern = (source: string) => new RegExp(source, 'i');
const POINTING = refused.flatMap(({ pointing }) => pointing.map(pattern));
const LEANING = refused.flatMap(({ leaning }) => (leaning === undefined ? [] : pattern(leaning)));
const DANGLING_START = refused.flatMap(({ dangling }) => (dangling === undefined ? [] : pattern(dangling)));
const TRIVIA = refused.flatMap(({ trivia = [] }) => trivia.map(pattern));

/** Longer than this a question is a passage with a question mark. */
export const MAX_QUESTION = 600;

/** The first rule that a question breaks, or null; whether it gives its answer away is asked apart. */
export function stemFault(question: string, most = MAX_QUESTION): StemFault | null {
  const text = question.trim();
  if (text.length < 8 || text.length > most || contentWords(text).size < 1) return 'malformed';
  if (/\uFFFD|[\uE000-\uF8FF]/.test(text) || unbalanced(text)) return 'malformed';
  if (!isAskedAlone(text)) return 'does_not_stand_alone';
  if (questionDenials(text) > 1) return 'denied_twice';
  return TRIVIA.some((trivia) => trivia.test(text)) ? 'trivia' : null;
}

/** How often the sentence that asks denies: a case before it may deny as it likes. */
function questionDenials(text: string): number {
  const last = splitSentences(text).at(-1);
  const asks = (last ? text.slice(last.start, last.end) : text).toLowerCase().replace(/[’‘]/g, "'");
  return (asks.match(/[\p{L}\p{M}]+(?:'\p{L}+)?/gu) ?? []).filter((word) => NEGATORS.has(word)).length;
}

/** Whether a text can be understood by someone who sees nothing else of the book. */
export function standsAlone(text: string): boolean {
  return (
    !DANGLING_START.some((dangling) => dangling.test(text.trim())) && !POINTING.some((pointing) => pointing.test(text))
  );
}

/** The same of a question, which may tell a case first and then ask about it: "… In this case, what …?" */
function isAskedAlone(text: string): boolean {
  const spans = splitSentences(text);
  const [first] = spans;
  const opening = first ? text.slice(first.start, first.end) : text;
  if (!standsAlone(opening)) return false;
  return spans.length > 1 || !LEANING.some((leaning) => leaning.test(text));
}

/** A right option of so many telling words or fewer is a term. */
const TERM = 3;
/** A question of more content words tells a case, which holds many words by chance. */
const LONG = 20;
/** Most of a statement's telling words in its question are no chance. */
const MOST = 0.75;
/** Kana of an ending or a particle, which every sentence has. */
const GRAMMAR = /^\p{Script=Hiragana}+$/u;

/**
 * Whether the question gives the right option away: by words, or the root of one, that no other option has. What several options
 * share tells nothing.
 */
export function leaks(question: string, options: readonly string[], key: number): boolean {
  const asked = words(question);
  const right = options[key] ?? '';
  const others = options.filter((_, i) => i !== key);
  if (containsRun(asked, words(right)) && !others.some((other) => containsRun(asked, words(other)))) return true;
  const content = [...contentWords(question)].filter((word) => !GRAMMAR.test(word));
  const elsewhere = others.flatMap((other) => [...contentWords(other)]);
  const isAmong = (list: readonly string[], word: string) => list.some((one) => one === word || sharesRoot(one, word));
  const telling = [...contentWords(right)].filter((word) => !isAmong(elsewhere, word));
  const said = telling.filter((word) => isAmong(content, word));
  if (said.length === 0) return false;
  if (content.length > LONG) return said.length === telling.length && telling.length > 1;
  // One of a term's two words may be the kind that is asked for: "which theory", "conflict theory".
  if (telling.length <= TERM) return 2 * said.length > telling.length;
  return said.length >= MOST * telling.length || (said.length > 1 && !elsewhere.some((word) => isAmong(content, word)));
}

/** Whether a short answer, or a statement, only says again what its question says. */
export function repeats(question: string, answer: string): boolean {
  const [said, asked] = [contentWords(answer), contentWords(question)];
  const fresh = [...said].filter((word) => !asked.has(word));
  return fresh.length === 0 || (said.size <= TERM && fresh.length < said.size / 2);
}

function unbalanced(text: string): boolean {
  return (text.match(/[([{]/g) ?? []).length !== (text.match(/[)\]}]/g) ?? []).length;
}

/** Rules on the question itself: it stands alone, is not trivia, doesn't give its answer away. */
import { LANGUAGES } from '../../language/codes.ts';
import { packFor } from '../../language/packs/index.ts';
import { containsRun, contentWords, covered, words } from './words.ts';

export type StemFault = 'malformed' | 'does_not_stand_alone' | 'trivia' | 'leaks_answer';

/** What the packs refuse, of all languages: a book may quote another one. */
const refused = LANGUAGES.flatMap((code) => packFor(code).quiz?.refused ?? []);
const pattern = (source: string) => new RegExp(source, 'i');
const POINTING = refused.flatMap(({ pointing }) => pointing.map(pattern));
const DANGLING_START = refused.flatMap(({ dangling }) => (dangling === undefined ? [] : pattern(dangling)));
const TRIVIA = refused.flatMap(({ trivia = [] }) => trivia.map(pattern));

/** Longer than this a question is a passage with a question mark. */
export const MAX_QUESTION = 420;

/**
 * The first rule that a question breaks, or null.
 * `answer` is the key of a multiple-choice question or the answer of a short one; a long one has none (`null`).
 */
export function stemFault(question: string, answer: string | null, most = MAX_QUESTION): StemFault | null {
  const text = question.trim();
  if (text.length < 8 || text.length > most || contentWords(text).size < 1) return 'malformed';
  if (/\uFFFD|[\uE000-\uF8FF]/.test(text) || unbalanced(text)) return 'malformed';
  if (!standsAlone(text)) return 'does_not_stand_alone';
  if (TRIVIA.some((trivia) => trivia.test(text) || (answer !== null && trivia.test(answer)))) return 'trivia';
  if (answer !== null && leaks(text, answer)) return 'leaks_answer';
  return null;
}

/** Whether a text can be understood by someone who sees nothing else of the book. */
export function standsAlone(text: string): boolean {
  return (
    !DANGLING_START.some((dangling) => dangling.test(text.trim())) && !POINTING.some((pointing) => pointing.test(text))
  );
}

/**
 * Whether the question holds the answer: its words as they stand, or, for a short answer, most of its meaning.
 * "What is X?" with a definition that names X is a matter of the definition: half its words must be new.
 */
export function leaks(question: string, answer: string): boolean {
  const asked = words(question);
  const key = words(answer);
  if (containsRun(asked, key)) return true;
  const content = contentWords(answer);
  const share = covered(content, contentWords(question));
  return content.size <= 3 ? share > 0.5 || (content.size <= 2 && share > 0) : share >= 0.5;
}

function unbalanced(text: string): boolean {
  return (text.match(/[([{]/g) ?? []).length !== (text.match(/[)\]}]/g) ?? []).length;
}

/** Rules on the question itself: it stands alone, is not trivia, doesn't give its answer away. */
import { containsRun, contentWords, covered, words } from './words.ts';

export type StemFault = 'malformed' | 'does_not_stand_alone' | 'trivia' | 'leaks_answer';

/** What points at another place of the book, which a student in a quiz doesn't see. */
const POINTING = [
  /\b(the|this|that|these|those|is|are) (above|below|aforementioned|foregoing|preceding|previous|former|latter|next|last)\b/i,
  /\b(as |see |described |mentioned |shown |discussed |seen |given |listed )(above|below|earlier|later|before|previously)\b/i,
  /\b(above|below|aforementioned)[,.;:)]/i,
  /\b(fig(ure)?s?|tables?|listings?|equations?|eqs?|examples?|exercises?|theorems?|lemmas?|definitions?)\.? ?\(?\d/i,
  /\b(this|these|that|those|following|next|previous|above|below) (figure|table|chapter|section|page|book|example|exercise|video|paragraph|passage|text|sentence|image|diagram|list|code|study|case)s?\b/i,
  /\b(in|of|from) (the|this) (chapter|section|passage|paragraph|excerpt|figure|table|text) ?(\d|$|[,?.])/i,
  /\b(obige|folgende|vorige|nächste)[nmrs]?\b|\b(siehe|vgl\.) /i,
  /(上述|上图|下图|如下|以下|上文|下文|上の|下の|以下の|次の(図|表|例)|前述|この図)/,
];

/** A pronoun or demonstrative with nothing before it that it could stand for. */
const DANGLING_START =
  /^(in (this|that) \w+, )?(what|which|why|how|when|where|who)?,? ?(is|are|was|were|do|does|did|can|could|will|would|has|have|had)? ?(it|its|they|them|their|he|she|him|his|her|this|these|those|such a|both|another|here|there(?! (is|are|was|were)\b)|thus|hence|therefore|however|moreover|furthermore|similarly|likewise|instead|otherwise|also|then|so|but|and)\b/i;

const TRIVIA = [
  /\b(isbn|issn|doi|copyright ©|all rights reserved|publishing house|(first|second|third|\d\w\w) edition|reprint(ed)?|typeset|acknowledge?ments?)\b/i,
  /\b(who|which (person|author|researcher)) (wrote|authored|published|edited|translated)\b/i,
  /\b(authors? of (the|this)|name of the author|the author's|first author)\b/i,
  /\b(page|chapter|section|figure|table|footnote|volume) (number|no\.?)|\bhow many (pages|chapters|sections|figures|tables)\b/i,
  /\b(which|what) (page|chapter|section|figure|table)\b/i,
  /https?:|www\.|\bet al\b|@\w+\.\w+/i,
];

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
  return !DANGLING_START.test(text.trim()) && !POINTING.some((pointing) => pointing.test(text));
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

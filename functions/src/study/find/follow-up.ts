/** Questions that lean on the one before ("why?", "and how do they differ?"): its terms and its subject are taken along. */
import type { BookIndex } from '../../book/search/build.ts';
import type { PackCode } from '../../language/codes.ts';
import { languageOfQuestion } from '../../language/detect.ts';
import { everywhere } from '../../language/match.ts';
import { type Question, readQuestion, tellsSomething } from './question.ts';
import { FOLLOW_UP } from './settings.ts';
import { packsOf } from './words.ts';

/** A turn before, as far as a question may lean on it. */
interface Before {
  question: string;
}

const follows = (text: string, name: 'more' | 'bridge', book: PackCode): boolean =>
  packsOf(text, book).some(({ requests }) => requests?.follow[name].test(text.trim()));

/**
 * A question with what it leaves unsaid taken from the turn before. A question with a subject of its own that doesn't refer back
 * ("it", "that theory") is left alone, so that a new subject isn't dragged into the old one.
 */
export function resolve(text: string, history: readonly Before[], index: BookIndex): Question {
  const own = readQuestion(text, index);
  const last = history.at(-1);
  if (!last || !leans(own, index)) return own;
  const before = resolve(last.question, history.slice(0, -1), index);
  const weights = new Map([...before.weights].map(([term, weight]) => [term, weight * FOLLOW_UP.inherited]));
  for (const [term, weight] of own.weights) weights.set(term, Math.max(weight, weights.get(term) ?? 0));
  const asksSame = own.kind !== 'reason' && (follows(text, 'more', index.language) || !own.tells);
  const sides = own.sides ? named(own.sides, before, index) : null;
  return {
    ...own,
    respelled: [...own.respelled, ...before.respelled],
    tells: own.tells || before.tells,
    kind: asksSame ? before.kind : own.kind === 'definition' ? 'other' : own.kind,
    subject: asksSame ? before.subject : null,
    subjectTerms: asksSame ? before.subjectTerms : [],
    sides: sides ?? (own.kind === 'comparison' ? before.sides : null),
    weights,
    pairs: [...own.pairs, ...before.pairs],
  };
}

/** Both sides of a comparison, where one of them is a pronoun for the subject before. */
function named(sides: [string, string], { subject }: Question, index: BookIndex): [string, string] {
  const isNamed = (side: string) => tellsSomething(side, packsOf(side, index.language));
  const name = (side: string) => (isNamed(side) ? side : (subject ?? side));
  return [name(sides[0]), name(sides[1])];
}

/** Whether a question, before any book is opened for it, may lean on the one before: it says so, refers back, or names nothing itself. */
export function leansBack(text: string): boolean {
  const code = languageOfQuestion(text, 'en');
  return (
    !tellsSomething(text, packsOf(text, code)) ||
    follows(text, 'more', code) ||
    follows(text, 'bridge', code) ||
    refersBack(text, code) !== null
  );
}

function leans(question: Question, index: BookIndex): boolean {
  const { text } = question;
  // "?????" asks for nothing, of the turn before as little as of the book.
  if (!/[\p{L}\p{N}]/u.test(text)) return false;
  if (follows(text, 'more', index.language) || !question.tells) return true;
  const isNamed = question.subjectTerms.some((name) => name.some((term) => index.postings.has(term)));
  const where = refersBack(text, index.language);
  if (where !== null)
    return question.weights.size <= (where === 'first' ? 2 * FOLLOW_UP.ownTerms : FOLLOW_UP.ownTerms - 1);
  return follows(text, 'bridge', index.language) && !isNamed && question.weights.size < FOLLOW_UP.ownTerms;
}

/**
 * Whether a word of a question stands for something that it does not name itself: `first` before anything that it names ("How does
 * *it* differ from a list?"), else `later`. Behind a name a pronoun mostly means that name ("Which university has *its* origins
 * in …?"). Null where no word does.
 */
function refersBack(text: string, book: PackCode): 'first' | 'later' | null {
  const packs = packsOf(text, book);
  // "IT" is no pronoun.
  const found = packs
    .flatMap(({ requests }) => (requests ? [...text.matchAll(everywhere(requests.follow.refers))] : []))
    .filter(({ 0: word }) => !/^\p{Lu}{2,}$/u.test(word));
  if (found.length === 0) return null;
  return found.some(({ index: at }) => !tellsSomething(text.slice(0, at), packs)) ? 'first' : 'later';
}

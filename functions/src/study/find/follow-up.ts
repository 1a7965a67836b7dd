/** Questions that lean on the one before. */
import type { BookIndex } from '../../book/search/build.ts';
import type { PackCode } from '../../language/codes.ts';
import { everywhere } from '../../language/match.ts';
import type { Turn } from '../engine.ts';
import { type Question, readQuestion, tellsSomething } from './question.ts';
import { packsOf } from './words.ts';

/** A question with this many telling terms of its own stands on its own feet. */
const OWN_TERMS = 3;
/** What the last question asked counts less than what this one asks. */
const INHERITED = 0.6;

/** Whether a text does one of these things, in any of the languages it may be in. */
const follows = (text: string, name: 'more' | 'bridge', book: PackCode): boolean =>
  packsOf(text, book).some(({ requests }) => requests?.follow[name].test(text.trim()));

/**
 * A question with what it leaves unsaid taken from the turn before. A question with a subject of its own that doesn't
 * refer back ("it", "that theory") is left alone, so that a new subject isn't dragged into the old one.
 */
export function resolve(text: string, history: readonly Turn[], index: BookIndex): Question {
  const own = readQuestion(text, index);
  const last = history.at(-1);
  if (!last || !leans(own, index)) return own;
  const before = resolve(last.question, history.slice(0, -1), index);
  const weights = new Map([...before.weights].map(([term, weight]) => [term, weight * INHERITED]));
  for (const [term, weight] of own.weights) weights.set(term, Math.max(weight, weights.get(term) ?? 0));
  const goesOn = follows(text, 'more', index.language) || !own.tells;
  const takesSubject =
    goesOn && own.subjectTerms.every((name) => name.every((term) => !own.weights.has(term))) && own.kind !== 'reason';
  return {
    ...own,
    goesOn,
    tells: own.tells || before.tells,
    kind: takesSubject ? before.kind : own.kind === 'definition' ? 'other' : own.kind,
    subject: takesSubject ? before.subject : null,
    subjectTerms: takesSubject ? before.subjectTerms : [],
    weights,
    pairs: [...own.pairs, ...before.pairs],
  };
}

function leans(question: Question, index: BookIndex): boolean {
  const { text } = question;
  // "?????" asks for nothing, of the turn before as little as of the book.
  if (!/[\p{L}\p{N}]/u.test(text)) return false;
  if (follows(text, 'more', index.language) || !question.tells) return true;
  const named =
    question.subject !== null &&
    question.subjectTerms.some((name) => name.some((term) => index.postings.has(term) && question.weights.has(term)));
  const where = refersBack(text, index.language);
  if (where !== null) return question.weights.size <= (where === 'first' ? 2 * OWN_TERMS : OWN_TERMS - 1);
  return follows(text, 'bridge', index.language) && !named && question.weights.size < OWN_TERMS;
}

/**
 * Whether a word of a question stands for something that it does not name itself: `first` before anything that it names ("How does
 * *it* differ from a list?"), else `later`. Behind a name a pronoun mostly stands for that name ("Which university has *its* origins
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

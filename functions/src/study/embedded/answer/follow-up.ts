/** Questions that lean on the one before. */
import type { BookIndex } from '../../../book/search/build.ts';
import type { Turn } from '../../engine.ts';
import { type Question, readQuestion } from './question.ts';

const REFERS =
  /\b(?:it|its|they|them|their|theirs|this|these|those|he|him|his|she|her|hers|the (?:former|latter|same|first one|second one|other(?: one)?)|that (?:one|term|theory|idea|concept|person))\b|^(?:why|how|when|where|who|how so|how come)(?: (?:is|was|are|were|does|did|not) (?:that|it|this|so))?\s*\??$/i;
const REFERS_ELSEWHERE =
  /(?:它|他|她|这个|那个|这些|それ|これ|その|این|آن|او|آنها|это|этого|он|она|они|dies(?:e[rsm]?|es)?|davon|dafür|dazu)(?![\p{L}])/iu;
const MORE =
  /^(?:(?:can|could) you )?(?:please )?(?:tell me more|more|go on|continue|say more|elaborate|explain (?:more|further|that|it|this)|give (?:me )?(?:an(?:other)?|some|more) (?:example|examples|detail|details)|(?:an(?:other)?|any|more) examples?|for example|such as|and|mehr|weiter|继续|もっと|بیشتر)(?: (?:about (?:it|that|this)|please|in more detail))?[\s?.!。？]*$/iu;
const BRIDGE = /^(?:and|but|so|also|what about|how about|und|et|y|а|那|では)\b/i;
/** A question with this many telling terms of its own stands on its own feet. */
const OWN_TERMS = 3;
/** What the last question asked counts less than what this one asks. */
const INHERITED = 0.6;

/** Whether a text asks for more of the same. */
const asksForMore = (text: string): boolean => MORE.test(text.trim());

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
  const goesOn = asksForMore(text) || !own.tells;
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
  if (asksForMore(text) || !question.tells) return true;
  const named =
    question.subject !== null &&
    question.subjectTerms.some((name) => name.some((term) => index.postings.has(term) && question.weights.has(term)));
  if (REFERS.test(text) || REFERS_ELSEWHERE.test(text)) return question.weights.size <= 2 * OWN_TERMS;
  return BRIDGE.test(text) && !named && question.weights.size < OWN_TERMS;
}

/** Which questions of a book are worth a card: they come back for months, so they are held to more than a quiz's are. */
import { type Token, tokensOf } from '../../knowledge/tokens.ts';
import type { DraftSaq } from '../engine.ts';
import { commandsOf } from '../quiz/commands.ts';
import { contentWords } from '../quiz/gate/words.ts';
import type { Reading } from '../quiz/reading.ts';

/** Forms that ask for a fact of the book: no gaps in a sentence, and no reasons, of which fewer than half stand without their page. */
const FACTS: ReadonlySet<string> = new Set(['meaning', 'cause', 'purpose', 'part', 'contrast', 'list', 'does']);
/** Of those, the ones that are about one thing, which the question names. */
const NAMED: ReadonlySet<string> = new Set(['meaning', 'cause', 'purpose', 'part']);
/** What a book names less often is told in passing; what it explains is meant to be kept where it comes back at all. */
const LEAST_MENTIONS = { meaning: 2, other: 3 };
/** A book that says of fewer commands what they do is no manual: what looks like one there is something else. */
const LEAST_COMMANDS = 20;
/** A shorter answer says too little to be recalled as a fact. */
const LEAST_WORDS = 2;
/** Two sentences, or one that a heading or another line has run into. */
const TWO_SENTENCES = /\p{L}{2}[.!?。！？]\s*\p{L}|^\p{Lu}\p{Ll}+ \d/u;

export interface Asked {
  form: string;
  /** The key of what it is about; for a command its name. */
  key: string;
  /** What it is about, as the book names it; empty where that is not known. */
  subject: string;
  draft: DraftSaq;
}

/**
 * A test of single questions.
 * @param reading of the whole book, or of some of its pages
 */
export function worthKeeping(reading: Reading): (asked: Asked) => boolean {
  const manual = commandsOf(reading).length >= LEAST_COMMANDS;
  return ({ form, key, subject, draft }) => {
    const { question, answer, evidence } = draft;
    if (!FACTS.has(form) || (form === 'does' && !manual)) return false;
    if (TWO_SENTENCES.test(answer) || contentWords(answer).size < LEAST_WORDS) return false;
    const least = form === 'meaning' ? LEAST_MENTIONS.meaning : LEAST_MENTIONS.other;
    if (NAMED.has(form) && reading.words.withTerm(key).length < least) return false;
    if (NAMED.has(form) && !isWholeName(reading, subject, evidence.quote)) return false;
    if (form === 'list') return saysHowMany(reading, question);
    return !opensAstray(reading, answer);
  };
}

const read = ({ pack }: Reading, text: string): Token[] => tokensOf(text, pack.words.elided);

/** "Range of reaction is …" does not say what reaction is: where a preposition stands before it, the name is longer. */
function isWholeName(reading: Reading, subject: string, quote: string): boolean {
  const name = read(reading, subject);
  const said = read(reading, quote);
  const at = said.findIndex((_, i) => name.every(({ text }, j) => said[i + j]?.text === text));
  const before = at > 1 ? (said[at - 1]?.text ?? '') : '';
  return name.length === 0 || !reading.lexicon?.prepositions.has(before);
}

/** "There are three types of …": what is to be named has an end that the question tells. */
function saysHowMany({ lexicon, pack }: Reading, lead: string): boolean {
  const numbers = new Set(lexicon?.numberWords);
  return pack.words.unspaced || tokensOf(lead).some(({ text }) => numbers.has(text) || /^\p{Nd}{1,2}$/u.test(text));
}

/** "Well as what …": the words behind a link that was none. */
const opensAstray = (reading: Reading, answer: string): boolean => {
  const first = read(reading, answer)[0]?.text ?? '';
  return reading.lexicon?.adverbs.has(first) === true || reading.lexicon?.prepositions.has(first) === true;
};

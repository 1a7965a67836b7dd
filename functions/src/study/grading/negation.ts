/** Which words of a text are denied: "not", "no longer", "it is false that", each over its own clause. */

import { CLAUSE_OPENERS } from './languages.ts';
import type { Token } from './text.ts';

const SENTENCE_NEGATORS: readonly (readonly string[])[] = [
  ['it', 'is', 'false', 'that'],
  ['it', 'is', 'untrue', 'that'],
  ['it', 'is', 'incorrect', 'that'],
  ['it', 'is', 'wrong', 'that'],
  ['it', 'is', 'wrong', 'to', 'say'],
  ['it', 'is', 'impossible', 'that'],
];
/** "no" and "yes" that answer a question rather than deny a noun stand alone or before a pronoun or article. */
const AFTER_PARTICLE = new Set('it they he she you we i the that there this because cause'.split(' '));

/** Marks `denied` on every token, and turns an answering "no" or "yes" into a content word. */
export function negationReach(source: string, tokens: Token[]): void {
  for (const [at, token] of tokens.entries()) answerParticle(source, tokens, at, token);
  let denied = false;
  let wholeSentence = false;
  let headEnds = 0;
  let left = Number.POSITIVE_INFINITY;
  let sentence = -1;
  let clause = -1;
  for (const [at, token] of tokens.entries()) {
    if (token.sentence !== sentence) {
      sentence = token.sentence;
      clause = token.clause;
      headEnds = at + denyingHead(tokens, at);
      wholeSentence = headEnds > at;
      denied = wholeSentence;
    } else if (token.clause !== clause || CLAUSE_OPENERS.has(token.text)) {
      clause = token.clause;
      denied = wholeSentence;
    }
    if (at < headEnds) token.weight = 0;
    else if (token.negator && reaches(tokens, at)) {
      left = NOUNS.test(token.text) ? 1 : Number.POSITIVE_INFINITY;
      denied = wholeSentence || !undoes(tokens, at) ? !wholeSentence : !denied;
      token.denied = false;
      continue;
    }
    token.denied = denied;
    if (denied && token.weight > 0 && --left === 0) denied = wholeSentence;
  }
}
/** "A lack of food makes people starve": a noun denies the one next to it. */
const NOUNS = /^(?:lack|absence|absent)$/;

/** How many words a second negation may stand behind the first to undo it ("not without", "not be unable"). */
const UNDOING = 3;

/** Whether a negation takes back the one right before it. "Not x and no y", "neither x nor y" deny twice over. */
function undoes(tokens: Token[], at: number): boolean {
  const { sentence, clause } = tokens[at] ?? { sentence: 0, clause: 0 };
  for (let before = at - 1; before >= Math.max(0, at - UNDOING); before--) {
    const token = tokens[before];
    if (!token || token.sentence !== sentence || token.clause !== clause || LISTING.test(token.text)) return false;
    if (token.negator) return !LISTING.test(tokens[at]?.text ?? '');
  }
  return false;
}
const LISTING = /^(?:and|or|nor|neither)$/;

/** "not only", "not just", "no matter", "whether or not", "no doubt" deny nothing. */
function reaches(tokens: Token[], at: number): boolean {
  const next = tokens[at + 1]?.text;
  const before = tokens[at - 1]?.text;
  if (tokens[at]?.text === 'without' || next === undefined) return true;
  return !(
    /^(?:only|just|matter|doubt|merely|simply)$/.test(next) ||
    (before === 'or' && tokens[at - 2]?.text === 'whether')
  );
}

/** How many tokens at `at` deny the whole sentence ("it is not true that"): 0 where it isn't denied so. */
function denyingHead(tokens: Token[], at: number): number {
  const head = tokens.slice(at, at + 7).map((token) => token.text);
  const plain = SENTENCE_NEGATORS.find((words) => words.every((word, index) => head[index] === word));
  if (plain) return plain.length;
  const that = head.indexOf('that');
  const says = head.slice(0, Math.max(0, that)).some((word) => /^(?:true|case|correct|right|so)$/.test(word));
  const denies = tokens.slice(at, at + Math.max(0, that)).some((token) => token.negator);
  return head[0] === 'it' && says && denies ? that + 1 : 0;
}

const deniesAgain = (tokens: Token[], first: Token) =>
  tokens.some((token) => token !== first && token.negator && token.sentence === first.sentence);

function answerParticle(source: string, tokens: Token[], at: number, token: Token): void {
  if (!/^(?:no|nope|yes|yeah|yep)$/.test(token.text)) return;
  const before = tokens[at - 1];
  const next = tokens[at + 1];
  const opens = !before || before.clause !== token.clause || before.text === 'that';
  const closes =
    !next || next.clause !== token.clause || AFTER_PARTICLE.has(next.text) || (at === 0 && deniesAgain(tokens, token));
  if (
    !/^no$/.test(token.text) ||
    (opens && closes && !/^no (?:longer|one)/i.test(source.slice(token.start, token.start + 9)))
  ) {
    token.negator = false;
    token.stem = token.text.startsWith('n') ? 'no' : 'yes';
    token.weight = 0.5;
  }
}

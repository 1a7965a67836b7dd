/** Plain, general sentences that tell about a term, with the term left out. */
import type { BookTerms } from './book-terms.ts';
import { ENGLISH } from './english-words.ts';
import type { Facts } from './facts.ts';
import { numberOf } from './noun.ts';
import { pointsBack } from './statement.ts';
import type { Token } from './tagger.ts';
import { join } from './tagger.ts';
import { lowered } from './term.ts';
import { type Entry, keyOf, nounPhrases } from './term-index.ts';
import { weightOf } from './weight.ts';

export interface Gap {
  /** Tokens `[from, to)` of the statement that are left out. */
  from: number;
  to: number;
  /** They as they stand inside a sentence. */
  key: string;
  plural: boolean;
  entry: Entry;
  score: number;
}

interface Measure {
  /** Fewest and most tokens of the sentence. */
  least: number;
  most: number;
  /** Content words that must be left for the reader to go by. */
  left: number;
  /** A term below this weight is not what its chapter is about. */
  weight: number;
  opening: RegExp;
  /** What such a sentence must not hold. */
  without: RegExp;
  /** Taken off the score: a loose gap is asked for only where its chapter has nothing better. */
  malus: number;
}

/** Plain general sentences. */
const STRICT: Measure = {
  least: 11,
  most: 30,
  left: 6,
  weight: 0.9,
  opening: /^(?:NOUN|DET|ADJ|PROPN)$/,
  without: ENGLISH.unplain,
  malus: 0,
};

/** Sentences of a chapter that has few plain ones. */
const LOOSE: Measure = {
  least: 9,
  most: 38,
  left: 5,
  weight: 0.45,
  opening: /^(?:NOUN|DET|ADJ|PROPN|ADP|SCONJ|ADV|VERB|PART)$/,
  without: ENGLISH.unplainLoosely,
  malus: 1.2,
};

/** Names of a program's parts and single letters: they stand for something of one example. */
const OF_AN_EXAMPLE =
  /\p{Ll}\p{Lu}|(?<![\p{L}’'.-])(?!(?:[Aa]|I)(?![\p{L}]))\p{L}(?![\p{L}’'.-])|\b(?:line|step|variable|function) \p{Lu}/u;

/** The gap worth asking for in a statement, or null. Only what the book treats as a term is left out. */
export function gapIn(facts: Facts, index: number, terms: BookTerms): Gap | null {
  if (terms.tells(index)) return null;
  return bestGap(facts, index, terms, STRICT) ?? bestGap(facts, index, terms, LOOSE);
}

function bestGap(facts: Facts, index: number, terms: BookTerms, measure: Measure): Gap | null {
  const tokens = facts.tokens[index] ?? [];
  const statement = facts.statements[index];
  if (!statement || tokens.length < measure.least || tokens.length > measure.most) return null;
  if (facts.wordsOf(index).size <= measure.left || !isGeneral(statement.text, tokens, measure)) return null;
  let best: Gap | null = null;
  let company = 0;
  for (const { from, to } of nounPhrases(tokens)) {
    const span = tokens.slice(from, to);
    const key = lowered(span, facts.names);
    const entry = facts.termIndex.get(keyOf(key));
    const head = span.at(-1);
    if (!entry || !head || entry.count < 3 || !terms.has(keyOf(key))) continue;
    const weight = weightOf(facts, key, statement.chapter, terms.titles);
    company += weight;
    if (weight < measure.weight || entry.name || entry.person || !standsFree(tokens, from, to)) continue;
    const subject = from <= 1 ? 0.5 : 0;
    const score = weight + subject;
    if (score > (best?.score ?? 0)) best = { from, to, key, plural: numberOf(head) === 'plural', entry, score };
  }
  return best && { ...best, score: Math.min(2, 0.6 * best.score + 0.2 * company) - measure.malus };
}

/** Sentences in the present, without what the measure forbids. */
function isGeneral(text: string, tokens: readonly Token[], { opening, without }: Measure): boolean {
  if (!opening.test(tokens[0]?.pos ?? '') || without.test(text) || OF_AN_EXAMPLE.test(text)) return false;
  if (pointsBack(tokens)) return false;
  return tokens.some(
    (token) =>
      ENGLISH.present.test(token.text) || (token.pos === 'VERB' && token.text !== token.lemma && /s$/.test(token.text)),
  );
}

/** What "can also be" something shares that with what was told before: so many words after the gap are looked at. */
const ALSO = 4;

/** A noun of its own: no part of a longer phrase or of a word with a hyphen, and not named a second time in the sentence. */
function standsFree(tokens: readonly Token[], from: number, to: number): boolean {
  const before = tokens[from - 1];
  if (/^(?:NOUN|ADJ|PROPN|NUM)$/.test(before?.pos ?? '') && !ENGLISH.have.test(before?.text ?? '')) return false;
  if (before?.pos === 'VERB' && describes(tokens, from - 1)) return false;
  if (/^[-‐]$/.test(before?.text ?? '')) return false;
  if (goesOn(tokens, to) || tokens.slice(to, to + ALSO).some(({ text }) => /^(?:also|too|instead)$/i.test(text)))
    return false;
  const head = tokens[to - 1]?.lemma.toLowerCase();
  return !tokens.some((token, at) => (at < from || at >= to) && token.lemma.toLowerCase() === head);
}

/** Whether what the tagger takes for a verb describes the noun after it: "trace trees", "the blacklisting algorithm". */
function describes(tokens: readonly Token[], at: number): boolean {
  const verb = tokens[at];
  const before = tokens[at - 1];
  const word = verb?.text.toLowerCase() ?? '';
  if (/(?:ing|ed|en)$/.test(word)) return /^(?:DET|ADJ)$/.test(before?.pos ?? '');
  if (word !== verb?.lemma.toLowerCase()) return false;
  return !(ENGLISH.beforeVerb.test(before?.text ?? '') || /^(?:NOUN|PROPN|PRON)$/.test(before?.pos ?? ''));
}

/** Whether the words after a phrase belong to it, or show that it is a verb: "command-line setting overrides", "high-level plotting functions", "records them". */
function goesOn(tokens: readonly Token[], to: number): boolean {
  const after = tokens[to];
  const text = after?.text ?? '';
  if (/^(?:'s|’s|-|NOUN)$/.test(text) || after?.pos === 'NOUN') return true;
  if (ENGLISH.object.test(text)) return true;
  if (after?.pos !== 'VERB' || !/ing$/.test(text)) return false;
  return tokens[to - 2]?.text === '-' || /^(?:VERB|AUX)$/.test(tokens[to + 1]?.pos ?? '');
}

/** A statement with its gap, as it is shown. */
export function withGap(tokens: readonly Token[], gap: Gap): { before: string; after: string; sentence: string } {
  const before = join(tokens.slice(0, gap.from)).replace(/\b([Aa])n?$/, '$1(n)');
  const after = join(tokens.slice(gap.to));
  const space = tokens[gap.to]?.spaced ? ' ' : '';
  return { before, after, sentence: `${before}${before === '' ? '' : ' '}_____${space}${after}` };
}

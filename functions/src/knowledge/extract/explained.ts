/** Sentences that explain a term without saying what it "is": found by where in them the term stands. */
import { standsAlone } from '../alone.ts';
import type { FactPlaces } from '../model.ts';
import { isAdverb, isBalanced, nounPhrase, type Range } from '../phrase.ts';
import { isPastForm, openerAt, type Reading } from '../reading.ts';
import type { Token } from '../tokens.ts';
import { fact, place } from './parts.ts';

const LONGEST_TERM = 5;
const COMMA = /^[,，،]$/;
const QUOTE = /^["“”„«»‘’]$/;
const BREAK = /^[:：;；–—-]$/;

/** How likely a sentence explains a term, by where the term stands in it: the highest says nearly as much as a definition. */
export const STRENGTH = { named: 3, defined: 2, told: 1 } as const;

/** A statement that may explain the term; it counts where the book is about that term just there, and no other says more. */
export type Explained = FactPlaces & { weak: number };

/** Every term that a sentence may explain, with how likely it does. */
export function explainedIn(reading: Reading): Explained[] {
  const { lexicon, sentence, context, from, to } = reading;
  if (sentence.kind !== 'prose' || reading.opener || lexicon.plain.size === 0) return [];
  const whole = { from: context?.from ?? from, to };
  const told = runsIn(reading, whole).flatMap((run) => {
    const weak = strengthOf(reading, run);
    const owned = weak > 0 && reading.tokens.slice(run.from, run.to).some(({ text }) => /['’]s?$/.test(text));
    const term = weak > 0 && !owned ? nounPhrase(lexicon, reading.tokens, run, 'term') : null;
    return term && !isName(reading, term) ? [{ term, weak }] : [];
  });
  if (told.length === 0 || opensWithPronoun(reading, whole.from)) return [];
  if (!isBalanced(reading.tokens, whole) || !standsAlone(reading, whole, true)) return [];
  const object = place(reading, whole);
  return told.map(({ term, weak }) => ({
    ...fact(reading, 'definition', place(reading, term), { object, context: null }),
    weak,
  }));
}

const opensWithPronoun = ({ tokens, lexicon, from }: Reading, start: number): boolean =>
  [start, from].some((at) => lexicon.pronouns.has(tokens[at]?.text ?? ''));

/** "Wilhelm Wundt": capitals behind the first word that a sentence may begin with, up to the last. */
function isName({ tokens, lexicon }: Reading, { from, to }: Range): boolean {
  if (lexicon.capitalNouns) return false;
  return to - from > 1
    ? tokens[to - 1]?.capital === true && tokens[from]?.capital === true
    : tokens[from]?.capital === true && from > 0;
}

/** Words in a row that may be one term, also over an "of". */
function runsIn(reading: Reading, { from, to }: Range): Range[] {
  const { tokens, lexicon } = reading;
  const runs: Range[] = [];
  let start = from;
  const close = (end: number) => {
    if (end > start && end - start <= LONGEST_TERM) runs.push({ from: start, to: end });
  };
  for (let at = from; at < to; at++) {
    if (!breaks(reading, tokens[at]!)) continue; // at < to
    close(at);
    start = at + 1;
  }
  close(to);
  const joined = runs.flatMap((run) => {
    if (!lexicon.genitive.has(tokens[run.to]?.text ?? '')) return [];
    const behind = lexicon.articles.has(tokens[run.to + 1]?.text ?? '') ? run.to + 2 : run.to + 1;
    const next = runs.find((other) => other.from === behind);
    return next && next.to - run.from <= LONGEST_TERM + 1 ? [{ from: run.from, to: next.to }] : [];
  });
  return [...joined, ...runs];
}

const breaks = ({ lexicon }: Reading, token: Token): boolean =>
  token.kind !== 'word' || lexicon.breaking.has(token.text) || isAdverb(lexicon, token);

/** How likely a sentence explains the term that stands there; 0 where it only names it. */
function strengthOf(reading: Reading, run: Range): number {
  const { tokens, lexicon, from, to } = reading;
  let start = run.from;
  while (QUOTE.test(tokens[start - 1]?.text ?? '')) start--;
  if (lexicon.articles.has(tokens[start - 1]?.text ?? '')) start--;
  let end = run.to;
  while (end < to && (QUOTE.test(tokens[end]?.text ?? '') || lexicon.hedges.has(tokens[end]?.text ?? ''))) end++;
  if (isNamed(reading, start)) return start - 2 <= from && verbAt(reading, end) === 0 ? 0 : STRENGTH.named;
  const before = tokens[start - 1]?.text ?? '';
  // "…, while latent functions are …": a clause of its own.
  const inner =
    (COMMA.test(before) && start - 1 === reading.context?.to) || BREAK.test(before) || lexicon.opposing.has(before);
  return start === from || inner ? verbAt(reading, end) : 0;
}

/** "known as X", "what he called X", "the term X". */
function isNamed({ tokens, lexicon }: Reading, start: number): boolean {
  const { singular, plural } = lexicon.agreement;
  const last = tokens[start - 1]?.text ?? '';
  if (singular.has(last) || plural.has(last)) return false;
  for (const length of [1, 2, 3])
    if (start >= length && openerAt(lexicon.naming, tokens, start - length) === length) return true;
  return lexicon.namers.has(last);
}

/** How much the verb that stands at a token says of its subject; 0 where it says little. */
function verbAt({ tokens, lexicon, to }: Reading, at: number): number {
  const text = tokens[at]?.text ?? '';
  const { singular, plural } = lexicon.agreement;
  let next = at + 1;
  while (next < to && isAdverb(lexicon, tokens[next]) && !lexicon.negations.has(tokens[next]?.text ?? '')) next++;
  const opening = tokens[next]?.text ?? '';
  if (lexicon.negations.has(opening) || lexicon.quantifiers.has(opening) || lexicon.pointing.has(opening)) return 0;
  const past = isPastForm(lexicon, text);
  if ((singular.has(text) || plural.has(text)) && !past) {
    if (lexicon.vague.has(lexicon.articles.has(opening) ? (tokens[next + 1]?.text ?? '') : opening)) return 0;
    if (lexicon.articles.has(opening)) return STRENGTH.defined;
    // "is located in", "are associated with"
    const joined = lexicon.prepositions.has(tokens[next + 1]?.text ?? '');
    return joined && lexicon.placing.has(opening) ? STRENGTH.told : 0;
  }
  if (past || lexicon.modals.has(text) || lexicon.plain.has(text) || singular.has(text) || plural.has(text)) return 0;
  return lexicon.verbs.has(text) ? STRENGTH.told : 0;
}

/** From claims of a model to a draft: what the book doesn't say goes, and the rest is set as one text. */

import { hasSubstance } from '../../../book/evidence/index.ts';
import { digitOf } from '../../../book/numerals.ts';
import { languageOfQuestion } from '../../../language/detect.ts';
import type { ClaimedQuote } from '../../engine.ts';
import { contentWords, covered } from '../../quiz/gate/words.ts';
import { withoutLinks } from '../links.ts';
import { asItGrows } from '../partial-json.ts';

export interface Proved<Q extends ClaimedQuote> {
  form: 'sentence' | 'paragraph' | 'item';
  text: string;
  quotes: Q[];
}

const isEnglish = (text: string) => languageOfQuestion(text, null) === 'en';

/** A claim in English of an English quote shares words with it; one that shares hardly any was made up around it. */
const LEAST_COVER = 0.25;
/** A quote longer than this proves nothing in particular, and marks half a page. */
const MAX_QUOTE = 700;
const NUMBER = /\p{Nd}+(?:[.,:]\p{Nd}+)*/gu;
/** Small numbers, which books spell out and answers don't. */
const SPELLED = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** The numbers of a text in one way of writing: ASCII digits, nothing between thousands. */
function numbersIn(text: string): string[] {
  const figures = (text.match(NUMBER) ?? []).map((number) =>
    number.replace(/\p{Nd}/gu, digitOf).replace(/[.,](?=\d{3}(?!\d))/g, ''),
  );
  const words = (text.toLowerCase().match(/[a-z]+/g) ?? []).map((word) => SPELLED.indexOf(word));
  return [...figures, ...words.filter((number) => number >= 0).map(String)];
}

/**
 * A claim with the quotes that `prove` finds in the book; null where none is found, or where they do not carry it: a
 * number that no quote has, or words that have nothing to do with them.
 * @param said what else its numbers may come from (the question)
 */
export function provedClaim<Q extends ClaimedQuote>(
  claim: Proved<Q>,
  prove: (quote: Q) => Q | null,
  said = '',
): Proved<Q> | null {
  const quotes = claim.quotes.flatMap((quote) => {
    const proved = hasSubstance(quote.quote) && quote.quote.length <= MAX_QUOTE ? prove(quote) : null;
    return proved ? [proved] : [];
  });
  const words = quotes.map(({ quote }) => quote).join('\n');
  const text = withoutLinks(
    claim.text,
    quotes.map(({ quote }) => quote),
  );
  if (quotes.length === 0 || !/[\p{L}\p{N}]/u.test(text)) return null;
  const known = new Set(numbersIn(`${words}\n${said}`));
  if (numbersIn(text).some((number) => !known.has(number) && number !== '1')) return null;
  const unrelated = covered(contentWords(text), contentWords(words)) < LEAST_COVER;
  if (unrelated && isEnglish(text) && isEnglish(words)) return null;
  return { form: claim.form, text, quotes };
}

/** Reads a reply as it comes and tells its proved claims each time there is another. */
export function tellingClaims<Q extends ClaimedQuote>(
  provedIn: (value: unknown) => Proved<Q>[],
  tell: (claims: Proved<Q>[]) => void,
): (text: string) => void {
  let told = 0;
  return asItGrows((value) => {
    const claims = provedIn(value);
    if (claims.length > told) tell(claims);
    told = claims.length;
  });
}

/** Proved claims as one answer, each with the marks of its quotes; the same quote twice has one mark. */
export function draftOf<Q extends ClaimedQuote>(
  claims: readonly Proved<Q>[],
): { answer: string; quotes: Q[]; declined: boolean } {
  const quotes: Q[] = [];
  let answer = '';
  for (const [at, { form, text, quotes: own }] of claims.entries()) {
    const marks = own.map((quote) => {
      const known = quotes.findIndex((other) => JSON.stringify(other) === JSON.stringify(quote));
      return `[${known >= 0 ? known + 1 : quotes.push(quote)}]`;
    });
    const set = form === 'item' ? `- ${text.replace(/^(?:[-*•]|\d+[.)])\s+/, '')}` : text;
    answer += gapBetween(claims[at - 1]?.form, form) + [set, [...new Set(marks)].join('')].join(' ').trim();
  }
  return { answer, quotes, declined: claims.length === 0 };
}

function gapBetween(before: Proved<ClaimedQuote>['form'] | undefined, form: Proved<ClaimedQuote>['form']): string {
  if (before === undefined) return '';
  if (form === 'item' && before === 'item') return '\n';
  return form === 'sentence' && before !== 'item' ? ' ' : '\n\n';
}

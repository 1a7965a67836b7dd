/** From claims of a model to a draft: what the book doesn't say goes, and the rest is set as one text. */

import type * as z from 'zod/mini';
import { hasSubstance } from '../../../book/evidence/index.ts';
import type { ClaimedQuote } from '../../engine.ts';
import { withoutLinks } from '../links.ts';
import { asItGrows } from '../partial-json.ts';
import { faultOf, isDenial, type Surroundings } from './checks.ts';
import type { Form } from './schema.ts';

export interface Proved<Q extends ClaimedQuote> {
  form: z.infer<typeof Form>;
  text: string;
  quotes: Q[];
}

/** A claim that holds, or why it does not, as the model is told it. */
export type Checked<Q extends ClaimedQuote> = { claim: Proved<Q> } | { reason: string };

/** A quote longer than this proves nothing in particular, and marks half a page. */
const MAX_QUOTE = 700;
/** What announces a list has no quote, so that it may say little. */
const LEAD_CHARS = 160;

/** Announces what stands behind it and says nothing else; a lead that states a fact has quotes, and is proved as every claim. */
export const isLead = ({ form, quotes }: { form: Proved<ClaimedQuote>['form']; quotes: readonly unknown[] }): boolean =>
  form === 'header' || (form === 'lead' && quotes.length === 0);

/**
 * A claim with the quotes that `prove` finds in the book, or the reason why it does not hold: none is found, or they do not carry it.
 * @param prove tells where a quote stands: on one page, or over the turn of one its halves
 * @param around what else it may speak of, by its proved quotes
 */
export function checkClaim<Q extends ClaimedQuote>(
  claim: Proved<Q>,
  prove: (quote: Q) => readonly Q[] | null,
  around: (quotes: readonly Q[]) => Surroundings,
): Checked<Q> {
  if (isLead(claim)) {
    const text = withoutLinks(claim.text, []);
    const fits = text !== '' && text.length <= LEAD_CHARS && !isDenial(text);
    return fits ? { claim: { form: claim.form, text, quotes: [] } } : { reason: 'A lead says nothing by itself.' };
  }
  const missing: string[] = [];
  const words: string[] = [];
  const quotes = claim.quotes.flatMap((quote) => {
    const proved = hasSubstance(quote.quote) && quote.quote.length <= MAX_QUOTE ? prove(quote) : null;
    (proved ? words : missing).push(quote.quote);
    return proved ?? [];
  });
  const text = claim.form === 'code' ? codeOf(claim.text) : withoutLinks(claim.text, words);
  if (!/[\p{L}\p{N}]/u.test(text)) return { reason: 'It says nothing.' };
  if (quotes.length === 0) {
    const [first] = missing;
    return {
      reason:
        first === undefined
          ? 'It has no quote.'
          : first.length > MAX_QUOTE
            ? 'Its quote is too long.'
            : !hasSubstance(first)
              ? 'Its quote is on every page and proves nothing.'
              : 'Its quote is not in the book in these words: copy it letter by letter from one excerpt.',
    };
  }
  const fault = claim.form === 'code' ? codeFault(text, words) : faultOf(text, words, around(quotes));
  return fault === null ? { claim: { form: claim.form, text, quotes } } : { reason: fault };
}

/** What would end code for one reader of Markdown or another. */
const ENDS_CODE = /`|~~~|\$\$/;
/** The name of the language is no line of the code. */
const FENCE = /^\s*```[^\n`]*\n|\n\s*```\s*$/g;

/** Lines of code without those that say nothing, and without the marks that a model may have put around them. */
const codeOf = (text: string): string =>
  text
    .replace(FENCE, '')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => line.trimEnd())
    .join('\n');

/** Code is the book's, each line of it: nobody can tell whether other code does the same. */
function codeFault(code: string, quotes: readonly string[]): string | null {
  if (ENDS_CODE.test(code)) return 'Code with "`", "~~~" or "$$" is told in words.';
  const close = (text: string) => text.replace(/\s+/g, '');
  const printed = quotes.flatMap((quote) => quote.split('\n')).map(close);
  return code.split('\n').every((line) => printed.some((whole) => whole.includes(close(line))))
    ? null
    : 'A line of the code is in none of its quotes: copy code line by line.';
}

/** Reads a reply as it comes and tells its proved claims each time there is another. */
export function tellingClaims<Q extends ClaimedQuote>(
  provedIn: (value: unknown) => Proved<Q>[],
  tell: (claims: Proved<Q>[]) => void,
): (text: string) => void {
  let told = 0;
  return asItGrows((value) => {
    const claims = provedIn(value).filter((claim) => !isLead(claim));
    if (claims.length > told) tell(provedIn(value));
    told = claims.length;
  });
}

/** Leads without anything behind them say nothing. */
const withoutIdleLeads = <Q extends ClaimedQuote>(claims: readonly Proved<Q>[]): Proved<Q>[] =>
  claims.filter((claim, at) => {
    if (!isLead(claim)) return true;
    const next = claims[at + 1];
    if (claim.form === 'header') return next?.form === 'row';
    return next !== undefined && (['item', 'step', 'row', 'header'] as const).some((form) => form === next.form);
  });

/** Proved claims as one answer, each with the marks of its quotes; the same quote twice has one mark. */
export function draftOf<Q extends ClaimedQuote>(
  proved: readonly Proved<Q>[],
): { answer: string; quotes: Q[]; declined: boolean } {
  const claims = asTables(withoutIdleLeads(proved));
  const quotes: Q[] = [];
  let answer = '';
  let step = 0;
  for (const [at, { form, text, quotes: own }] of claims.entries()) {
    const numbers = own.map((quote) => {
      const known = quotes.findIndex((other) => JSON.stringify(other) === JSON.stringify(quote));
      return `[${known >= 0 ? known + 1 : quotes.push(quote)}]`;
    });
    const marks = [...new Set(numbers)].join('');
    if (form !== 'code') step = form === 'step' ? step + 1 : 0;
    answer += gapBetween(claims[at - 1]?.form, form) + setAs(form, text, marks, step);
  }
  return { answer, quotes, declined: quotes.length === 0 };
}

const BULLET = /^(?:[-*•]|\d+[.)])\s+/;

function setAs(form: Proved<ClaimedQuote>['form'], text: string, marks: string, step: number): string {
  const plain = text.replace(BULLET, '');
  const marked = (words: string) => [words, marks].join(' ').trim();
  if (form === 'code') return `\`\`\`\n${text}\n\`\`\`\n\n${marks}`;
  if (form === 'item') return `- ${marked(plain)}`;
  if (form === 'step') return `${step}. ${marked(plain)}`;
  if (form !== 'row' && form !== 'header') return marked(text);
  const cells = cellsOf(text);
  const row = `| ${[...cells.slice(0, -1), marked(cells.at(-1) ?? '')].join(' | ')} |`;
  return form === 'header' ? `${row}\n|${' --- |'.repeat(cells.length)}` : row;
}

const cellsOf = (text: string): string[] =>
  text
    .replace(/^\s*\||\|\s*$/g, '')
    .replace(/\s*\n\s*/g, ' ')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim());

/** Rows without a header, or of other lengths than it, are no table: they become items. */
function asTables<Q extends ClaimedQuote>(claims: readonly Proved<Q>[]): Proved<Q>[] {
  let columns = 0;
  const headed = claims.map((claim, at): Proved<Q> => {
    const cells = cellsOf(claim.text);
    if (claim.form === 'header') {
      const next = claims[at + 1];
      // "| article | book": the column of what they are compared by has no name.
      const isShort = next?.form === 'row' && cellsOf(next.text).length === cells.length + 1;
      columns = cells.length + Number(isShort);
      return isShort ? { ...claim, text: `| | ${cells.join(' | ')}` } : claim;
    }
    if (claim.form !== 'row') columns = 0;
    if (claim.form !== 'row' || cells.length === columns) return claim;
    return { ...claim, form: 'item', text: cells.join(' · ') };
  });
  return withoutIdleLeads(headed);
}

function gapBetween(before: Proved<ClaimedQuote>['form'] | undefined, form: Proved<ClaimedQuote>['form']): string {
  if (before === undefined) return '';
  const inTable = before === 'header' || (before === 'row' && form === 'row');
  if (inTable || (before === form && (form === 'item' || form === 'step'))) return '\n';
  const runsOn = before === 'sentence' || before === 'paragraph';
  return form === 'sentence' && runsOn ? ' ' : '\n\n';
}

/** That something was left out, and why, for the student. */
export function droppedFor(dropped: readonly { reason: string }[]): string {
  const [first] = dropped;
  return dropped.length === 1 && first
    ? `One statement was left out. ${first.reason.replace(/: copy it .*$/, '.')}`
    : `${dropped.length} statements were left out: the book’s words that they cite do not carry them.`;
}

/**
 * Trial: are marked words found again? Reads real PDFs, draws choices at random from each (a word to several paragraphs), as a
 * browser would send them, and looks for them on the page as it is and on the same page read otherwise: paragraphs in another
 * order, running heads left out, lines and words broken elsewhere, spaces lost, ligatures.
 *
 *   node tools/trials/marks.ts [--data DIR] [--seed N] [--count 200] [FILE.pdf …]
 *
 * Prints a line for each book and, last, JSON: { task, books, choices, same, anew, wrong }: found in the same text, found in the
 * other one, and found where they are not.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { coreOf } from '../../functions/src/book/evidence/core.ts';
import { anchorOn, type QuoteSelector } from '../../functions/src/book/evidence/index.ts';
import type { Page } from '../../functions/src/book/model.ts';
import { readPdf } from '../../functions/src/book/read/index.ts';
import { wordsOf } from '../../functions/src/book/words.ts';
import { MARK_CONTEXT_CHARS } from '../../functions/src/contract/limits.ts';
import { randomFrom } from './quotes/random.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    data: { type: 'string', default: join(import.meta.dirname, '../../../shared/data/books') },
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '200' },
  },
});
type Random = ReturnType<typeof randomFrom>;
const LENGTHS = [1, 2, 3, 5, 8, 15, 40, 120];
const MIN_PAGE_WORDS = 30;
/** Of a hundred: words broken by a hyphen, spaces lost, lines broken elsewhere, paragraphs moved to the page's end. */
const OFTEN = { hyphen: 3, lost: 1, broken: 10, moved: 15 };

/** The page's text as another reading may have it, and where each of its characters went (-1: nowhere). */
function readOtherwise(page: Page, random: Random): { text: string; went: Int32Array } {
  const went = new Int32Array(page.text.length + 1).fill(-1);
  const paragraphs: [start: number, end: number][] = [];
  for (const { 0: text, index } of page.text.matchAll(/(?:(?!\n\n)[\s\S])+/g))
    paragraphs.push([index, index + text.length]);
  const moved = paragraphs.filter(() => random.below(100) < OFTEN.moved);
  let text = '';
  for (const [start, end] of [...paragraphs.filter((one) => !moved.includes(one)), ...moved]) {
    if (page.lines.some((line) => line.role === 'furniture' && line.start === start && line.end === end)) continue;
    for (let at = start; at < end; at++) {
      const char = page.text.charAt(at);
      const [before, after] = [page.text.charAt(at - 1), page.text.charAt(at + 1)];
      if (/\s/.test(char)) {
        const kept = /\p{L}/u.test(before) && /\p{L}/u.test(after) && random.below(100) < OFTEN.lost ? '' : ' ';
        text += random.below(100) < OFTEN.broken ? '\n' : kept;
        continue;
      }
      went[at] = text.length;
      text += char === 'f' && after === 'i' ? 'ﬁ' : char;
      if (char === 'f' && after === 'i') went[++at] = text.length - 1;
      else if (/\p{Ll}/u.test(char) && /\p{Ll}/u.test(after) && random.below(300) < OFTEN.hyphen) text += '-\n';
    }
    text += '\n\n';
  }
  return { text, went };
}

/** Where the first letter of words that were found is. */
const letterAt = (text: string, start: number): number => start + (coreOf(text.slice(start)).from[0] ?? 0);

const files =
  positionals.length > 0
    ? positionals
    : readdirSync(values.data)
        .filter((name) => name.endsWith('.pdf'))
        .map((name) => join(values.data, name));
const sum = { task: 'marks', books: 0, choices: 0, same: 0, ofAnew: 0, anew: 0, wrong: 0 };
for (const file of files) {
  const book = await readPdf(new Uint8Array(readFileSync(file))).catch(() => null);
  const pages = book?.pages.filter((page) => wordsOf(page).length >= MIN_PAGE_WORDS) ?? [];
  if (pages.length === 0) {
    console.log(`${basename(file)}: nothing to mark`);
    continue;
  }
  const random = randomFrom(Number(values.seed));
  const own = { choices: 0, same: 0, ofAnew: 0, anew: 0, wrong: 0 };
  while (own.choices < Number(values.count)) {
    const page = random.pick(pages);
    const words = wordsOf(page);
    const first = random.below(words.length);
    const last = Math.min(words.length - 1, first + random.pick(LENGTHS) - 1);
    const [start, end] = [words[first]?.start ?? 0, words[last]?.end ?? 0];
    const exact = page.text.slice(start, end);
    const [letter] = coreOf(exact).from;
    // A lone dash is found by its number alone.
    if (letter === undefined) continue;
    const wanted: QuoteSelector = {
      exact,
      prefix: page.text.slice(Math.max(0, start - MARK_CONTEXT_CHARS), start),
      suffix: page.text.slice(end, end + MARK_CONTEXT_CHARS),
    };
    own.choices++;
    // The same text: by the words' numbers, as the service looks first, so it is only here that they may be ambiguous.
    const here = anchorOn(page, wanted);
    if (here && letterAt(page.text, here.start) === start + letter) own.same++;
    else if (here) own.wrong++;
    const { text, went } = readOtherwise(page, random);
    const letters = coreOf(exact);
    const inside = Array.from({ length: letters.core.length }, (_, at) => went[start + (letters.from[at] ?? 0)] ?? -1);
    // Words that are there no more, or between which other words stand now, are not to be found.
    const between = coreOf(text.slice(inside[0], (inside.at(-1) ?? 0) + 1)).core;
    const whole = inside.every((at, i) => at >= 0 && at >= (inside[i - 1] ?? 0)) && between === letters.core;
    const there = anchorOn({ ...page, text, lines: [] }, wanted);
    const right = there !== null && letterAt(text, there.start) === inside[0];
    if (whole) own.ofAnew++;
    if (whole && right) own.anew++;
    else if (there && !right) {
      own.wrong++;
      console.log(
        `  elsewhere: p. ${page.number} ${JSON.stringify(wanted)} ${inside[0]} ${there.start} ${JSON.stringify(text.slice(there.start - 20, there.start + 60))}`,
      );
    } else if (whole) console.log(`  lost: p. ${page.number} ${JSON.stringify(wanted)}`);
  }
  console.log(`${basename(file)}: ${JSON.stringify(own)}`);
  sum.books++;
  for (const key of ['choices', 'same', 'ofAnew', 'anew', 'wrong'] as const) sum[key] += own[key];
}
console.log(JSON.stringify(sum));

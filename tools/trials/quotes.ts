/**
 * Trial: are quotes found where they stand, and altered ones refused? Reads real PDFs, draws sentences at random from
 * each, damages them as models do (case, a dropped comma, a joined hyphen) and looks for them from a wrong page; then
 * swaps a word or changes a number and looks again.
 *
 *   node tools/trials/quotes.ts [--data DIR] [--seed N] [--count 30] [FILE.pdf …]
 *
 * Prints a line for each book and, last, JSON: { task, books, found, ofFound, refused, ofRefused, ms }.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { findQuote } from '../../functions/src/book/evidence/index.ts';
import type { Book } from '../../functions/src/book/model.ts';
import { textOf } from '../../functions/src/book/pages.ts';
import { readPdf } from '../../functions/src/book/read/index.ts';
import { countWords } from '../../functions/src/book/script.ts';
import { type Sentence, sentencesOf } from '../../functions/src/book/sentences.ts';
import { alter, damage, lettersOf } from './quotes/damage.ts';
import { randomFrom } from './quotes/random.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    data: { type: 'string', default: join(import.meta.dirname, '../../../shared/data/books') },
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '30' },
  },
});

/** A book that can be quoted has this many sentences at least; scans, forms and wrecks have none. */
const MIN_SENTENCES = 40;
/** Sentences of one line of a table or one word prove nothing about quoting. */
const MIN_WORDS = 6;

function quotableSentences(book: Book): Sentence[] {
  return sentencesOf(book).filter(
    (sentence) =>
      !sentence.rest &&
      (sentence.kind === 'prose' || sentence.kind === 'fragment') &&
      countWords(sentence.text) >= MIN_WORDS &&
      sentence.text.length <= 400 &&
      book.pages[sentence.page - 1]?.quality === 'good',
  );
}

/** Whether the found place holds this very sentence: some books print a sentence on several pages. */
function isRight(book: Book, sentence: Sentence, found: ReturnType<typeof findQuote>): boolean {
  if (!found) return false;
  if (found.page === sentence.page) return true;
  return lettersOf(textOf(book, found.page)).includes(lettersOf(sentence.text));
}

const files =
  positionals.length > 0
    ? positionals
    : readdirSync(values.data)
        .filter((name) => name.endsWith('.pdf'))
        .map((name) => join(values.data, name));
const sum = { task: 'quotes', books: 0, found: 0, ofFound: 0, refused: 0, ofRefused: 0, ms: 0 };
let searches = 0;
for (const file of files) {
  const book = await readPdf(new Uint8Array(readFileSync(file))).catch(() => null);
  const sentences = book ? quotableSentences(book) : [];
  if (!book || sentences.length < MIN_SENTENCES) {
    console.log(`${basename(file)}: nothing to quote`);
    continue;
  }
  const random = randomFrom(Number(values.seed));
  let found = 0;
  let refused = 0;
  let altered = 0;
  const count = Number(values.count);
  for (let turn = 0; turn < count; turn++) {
    const sentence = random.pick(sentences);
    const wrongPage = 1 + random.below(book.pages.length);
    const before = performance.now();
    const quote = damage(sentence.text, random);
    const right = isRight(book, sentence, findQuote(book, quote, wrongPage));
    const other = alter(random.pick(sentences).text, random, () => random.pick(sentences).text);
    const wrong = other === null ? null : findQuote(book, other, wrongPage);
    sum.ms += performance.now() - before;
    searches += 2;
    if (right) found++;
    else console.log(`  not found: p. ${sentence.page} ${quote}`);
    if (other === null) continue;
    altered++;
    if (!wrong) refused++;
    else console.log(`  accepted on p. ${wrong.page}: ${other}`);
  }
  console.log(`${basename(file)}: ${found}/${count} found, ${refused}/${altered} altered ones refused`);
  sum.books++;
  sum.found += found;
  sum.ofFound += count;
  sum.refused += refused;
  sum.ofRefused += altered;
}
sum.ms = Number((sum.ms / Math.max(1, searches)).toFixed(2));
console.log(JSON.stringify(sum));

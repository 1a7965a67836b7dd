/**
 * Trial: what becomes of real books. Reads each PDF as the service does, in a child under the service's limits, and
 * compares its words with those of poppler's `pdftotext` where that is installed.
 *
 *   node tools/trials/books.ts [FILE.pdf …]      default: every PDF in ../shared/data/books and psychology.pdf
 *
 * Prints a Markdown table: pages (without text), seconds, ratio to pdftotext, peak memory of the child, language, share
 * of pdftotext's words that were read too, outcome. Fails when a file hangs or its reader throws.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { inspectPdf, type ReadOutcome, readBookInChild } from '../../functions/src/book/read/index.ts';

const DATA = join(import.meta.dirname, '..', '..', '..', 'shared', 'data');

function defaultFiles(): string[] {
  const folder = join(DATA, 'books');
  if (!existsSync(folder)) return [];
  const books = readdirSync(folder).filter((name) => name.endsWith('.pdf'));
  return [...books.map((name) => join(folder, name)), join(DATA, 'answers', 'psychology.pdf')];
}

/** Words with their counts; characters one by one in scripts that put no spaces between words. */
function countWords(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/(\p{L})[-\u00ad]\n\s*(\p{Ll})/gu, '$1$2');
  const words = plain.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[\p{L}\p{N}]+/gu) ?? [];
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

function recall(read: string, reference: string): string {
  const [ours, theirs] = [countWords(read), countWords(reference)];
  let found = 0;
  let all = 0;
  for (const [word, count] of theirs) {
    all += count;
    found += Math.min(count, ours.get(word) ?? 0);
  }
  return all === 0 ? '–' : (found / all).toFixed(3);
}

/** Text and seconds of pdftotext, or null where it is missing or fails. */
function reference(file: string): { text: string; seconds: number } | null {
  const began = performance.now();
  const run = spawnSync('pdftotext', ['-enc', 'UTF-8', file, '-'], {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    timeout: 60_000,
  });
  return run.status === 0 ? { text: run.stdout, seconds: (performance.now() - began) / 1_000 } : null;
}

function outcomeOf(outcome: ReadOutcome): string {
  if (!outcome.ok) return `refused: ${outcome.failure}`;
  const { pages } = outcome.book;
  const count = (quality: string) => pages.filter((page) => page.quality === quality).length;
  const notes = [
    [outcome.failedPages.length, 'failed'],
    [count('garbled'), 'garbled'],
    [pages.filter((page) => page.repaired).length, 'with Cyrillic restored'],
  ] as const;
  const said = notes.filter(([number]) => number > 0).map(([number, what]) => `${number} ${what}`);
  return count('good') === 0 ? 'accepted, no text' : ['read', ...said].join(', ');
}

async function row(file: string): Promise<string[]> {
  const began = performance.now();
  const outcome = await readBookInChild(file);
  const seconds = (performance.now() - began) / 1_000;
  const inspection = await inspectPdf(file);
  const said = inspection.ok === outcome.ok ? outcomeOf(outcome) : `${outcomeOf(outcome)}, but looked otherwise`;
  const words = reference(file);
  const pages = outcome.ok ? outcome.book.pages : [];
  const without = pages.filter((page) => page.quality !== 'good').length;
  return [
    basename(file, '.pdf'),
    outcome.ok ? `${pages.length}${without > 0 ? ` (${without})` : ''}` : '–',
    seconds.toFixed(2),
    words ? (seconds / words.seconds).toFixed(1) : '–',
    outcome.ok && outcome.peakBytes > 0 ? String(Math.round(outcome.peakBytes / 2 ** 20)) : '–',
    (outcome.ok && outcome.book.language) || '–',
    outcome.ok && words ? recall(pages.map((page) => page.text).join('\n'), words.text) : '–',
    said,
  ];
}

const files = process.argv.length > 2 ? process.argv.slice(2) : defaultFiles();
if (files.length === 0) console.log('No books: ../shared/data is not here.');
else {
  console.log('| book | pages (without text) | s | ÷ pdftotext | MB | language | words recalled | outcome |');
  console.log('|---|---|---|---|---|---|---|---|');
  for (const file of files) console.log(`| ${(await row(file)).join(' | ')} |`);
}

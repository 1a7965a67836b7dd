/**
 * Why a question to a book is answered as it is: `npm run why -- BOOK.pdf "QUESTION" ["QUESTION BEFORE" …]` prints how the question
 * is read, the sentences and passages that were found with what speaks for each, what is decided, and the product's own reply.
 */
import { readFileSync } from 'node:fs';
import type { Book } from '../functions/src/book/model.ts';
import { readPdf } from '../functions/src/book/read/read-pdf.ts';
import { buildIndex } from '../functions/src/book/search/index.ts';
import { buildKnowledge } from '../functions/src/knowledge/index.ts';
import { explainAnswer } from '../functions/src/study/answer/index.ts';
import { DEFINITION_FEATURES } from '../functions/src/study/find/definition.ts';
import { RANK_FEATURES } from '../functions/src/study/find/features.ts';
import model from '../functions/src/study/find/model.json' with { type: 'json' };
import { PASSAGE_FEATURES } from '../functions/src/study/find/passages.ts';
import { STATE_FEATURES } from '../functions/src/study/find/states.ts';
import { proveAnswer } from '../functions/src/study/proof.ts';

/** How many sentences and passages are shown, and how many reasons for each. */
const SHOWN = 5;
const REASONS = 5;

const [path, question, ...before] = process.argv.slice(2);
if (path === undefined || question === undefined) {
  console.error('npm run why -- BOOK.pdf "QUESTION" ["QUESTION BEFORE" …]');
  process.exit(1);
}

/** What each feature adds to the sum or takes from it (its value times its learned weight), the most first. */
const strongest = (
  names: readonly string[],
  values: readonly number[],
  weights: Readonly<Record<string, number | undefined>>,
) =>
  names
    .map((name, at) => ({ name, adds: (values[at] ?? 0) * (weights[name] ?? 0) }))
    .sort((a, b) => Math.abs(b.adds) - Math.abs(a.adds))
    .slice(0, REASONS)
    .map(({ name, adds }) => `${name} ${adds < 0 ? '' : '+'}${adds.toFixed(2)}`)
    .join(', ');

/** What sets each of several apart from the mean of them. */
const apart = (all: readonly { features: readonly number[] }[], features: readonly number[]) =>
  features.map((value, at) => value - all.reduce((sum, other) => sum + (other.features[at] ?? 0), 0) / all.length);

function openBook(from: string): Promise<Book> | Book {
  // A book that an evaluation keeps (`--book`) is read again at once.
  if (from.endsWith('.json')) return JSON.parse(readFileSync(from, 'utf8')) as Book;
  return readPdf(new Uint8Array(readFileSync(from)));
}

const book = await openBook(path);
const index = buildIndex(book);
const history = before.map((earlier) => ({ question: earlier, answer: '' }));
const { search, odds, state, draft } = explainAnswer(
  { book, question, history, index },
  buildKnowledge(book, index.sentences),
);
if (search) {
  const { kind, subject, weights } = search.question;
  console.log(`\nread as: ${kind}${subject === null ? '' : ` of “${subject}”`}   (study/find/question.ts)`);
  console.log(`terms: ${[...weights].map(([term, weight]) => `${term} ${weight.toFixed(1)}`).join(', ')}`);
  console.log(
    '\nsentences, likeliest first, and what sets each apart from the others   (study/find/rank.ts, features.ts)',
  );
  for (const { at, share, features } of search.ranked.slice(0, SHOWN)) {
    const { page, text } = index.sentences[at] ?? {};
    console.log(`${share.toFixed(2)}  p. ${page}  ${text}`);
    console.log(`      ${strongest(RANK_FEATURES, apart(search.ranked, features), model.rank.weights)}`);
  }
  console.log('\npassages, likeliest first   (study/find/passages.ts, units.ts)');
  for (const { first, last, kind, share, features } of search.passages.slice(0, SHOWN)) {
    console.log(`${share.toFixed(2)}  p. ${index.sentences[first]?.page}, ${kind}, sentences ${first}–${last}`);
    console.log(`      ${strongest(PASSAGE_FEATURES, apart(search.passages, features), model.passage.weights)}`);
  }
}
if (odds) {
  const { thresholds } = model;
  console.log(`\ndecided: ${state}   (study/find/states.ts, model.json)`);
  console.log(
    `log-odds that the passages answer ${odds.answers.toFixed(2)} (from ${thresholds.mayHelp} on they are shown as the answer, from ${thresholds.nothing} on as what may help)`,
  );
  console.log(`      ${strongest(STATE_FEATURES, odds.features, model.answers.weights)}`);
  const share = search?.ranked[0]?.share ?? 0;
  console.log(
    `share of the best sentence ${share.toFixed(2)} (a line from ${thresholds.line} on, unless a number, a time or a name is asked for)   (study/find/line.ts)`,
  );
  if (search?.definition) {
    const { at, odds, features } = search.definition;
    console.log(
      `log-odds of the definition ${odds.toFixed(2)} (a line from ${thresholds.definition} on): ${index.sentences[at]?.text}   (study/find/definition.ts)`,
    );
    console.log(`      ${strongest(DEFINITION_FEATURES, features, model.definition.weights)}`);
  }
}
const { answer, citations, passages, near, also, terms, looked_for, found } = proveAnswer(book, draft);
console.log(`\nreply: ${found ?? 'plain'}   (study/answer/, study/proof.ts)\n${answer}\n`);
for (const [at, { page, quote, state: how }] of citations.entries())
  console.log(`[${at + 1}] p. ${page}, ${how}: ${quote.slice(0, 120)}`);
for (const [name, some] of Object.entries({ passages, near }))
  for (const { page, section, text, marks } of some ?? [])
    console.log(
      `${name} p. ${page} ${section.join(' › ')}\n   ${text.replace(/\n/g, '\n   ')}\n   marked: ${marks.map(({ start, end }) => text.slice(start, end)).join(' | ')}`,
    );
if (also) console.log(`also: ${also.map(({ page }) => page).join(', ')}`);
if (terms) console.log(`terms: ${terms.map(({ term, page }) => `${term} p. ${page}`).join(', ')}`);
if (looked_for) console.log(`looked for: ${looked_for.join(', ')}`);

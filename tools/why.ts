/**
 * Why a question to a book is answered as it is: `npm run why -- BOOK.pdf "QUESTION"` prints how it is read, the sentences
 * that were found with what speaks for each, whether the book answers at all, and the answer with its proved quotes.
 */
import { readFileSync } from 'node:fs';
import { readPdf } from '../functions/src/book/read/read-pdf.ts';
import { buildIndex } from '../functions/src/book/search/index.ts';
import { DECISION_FEATURES } from '../functions/src/study/answer/find/answerable.ts';
import { RANK_FEATURES } from '../functions/src/study/answer/find/features.ts';
import { lookUp } from '../functions/src/study/answer/find/looked-up.ts';
import { answerFromBook } from '../functions/src/study/answer/index.ts';
import { interpret } from '../functions/src/study/answer/interpret.ts';
import { proveAnswer } from '../functions/src/study/proof.ts';

/** How many sentences are shown, and how many reasons for each. */
const SHOWN = 6;
const REASONS = 4;

const [path, question] = process.argv.slice(2);
if (path === undefined || question === undefined) {
  console.error('npm run why -- BOOK.pdf "QUESTION"');
  process.exit(1);
}

/** The features of most weight, with their values. */
const strongest = (names: readonly string[], values: readonly number[]) =>
  names
    .map((name, at) => ({ name, value: values[at] ?? 0 }))
    .sort((a, b) => Math.abs(b.value) - Math.abs(a.value))
    .slice(0, REASONS)
    .map(({ name, value }) => `${name} ${value.toFixed(2)}`)
    .join(', ');

const book = await readPdf(new Uint8Array(readFileSync(path)));
const index = buildIndex(book);
const intent = interpret(question, [], book, index);
console.log(`\nread as: ${intent.goal}, in ${intent.language}, “${intent.text}”   (study/answer/interpret.ts)`);
if ('asked' in intent) {
  const { ranked, mentions, features, odds } = lookUp(intent.asked, index);
  console.log(`terms: ${[...intent.asked.weights].map(([term, weight]) => `${term} ${weight.toFixed(1)}`).join(', ')}`);
  console.log(`\nsentences found, likeliest first   (study/answer/find/rank.ts)`);
  for (const { at, score, features } of ranked.slice(0, SHOWN)) {
    const sentence = index.sentences[at];
    console.log(`${score.toFixed(2).padStart(6)}  p. ${sentence?.page}  ${sentence?.text}`);
    console.log(`        ${strongest(RANK_FEATURES, features)}`);
  }
  console.log(`\nsentences that name its subject: ${mentions.length}   (study/answer/find/mentions.ts)`);
  console.log(
    `odds that the book answers: ${odds.toFixed(2)} (from 0 on it does)   (study/answer/find/answerable.ts)\n        ${strongest(DECISION_FEATURES, features)}`,
  );
}
const { answer, citations } = proveAnswer(book, answerFromBook({ book, question, history: [], index }));
console.log(`\nanswer   (study/answer/intents/, study/answer/compose/compose.ts, study/proof.ts)\n${answer}\n`);
for (const [at, { page, quote, state }] of citations.entries())
  console.log(`[${at + 1}] p. ${page}, ${state}: ${quote}`);

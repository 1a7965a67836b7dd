/**
 * Why a question to a book is answered as it is: `npm run why -- BOOK.pdf "QUESTION"` prints how it is read, the sentences
 * that were found with what speaks for each, whether the book answers at all, and the answer with its proved quotes.
 */
import { readFileSync } from 'node:fs';
import { readPdf } from '../functions/src/book/read/read-pdf.ts';
import { buildIndex } from '../functions/src/book/search/index.ts';
import { DECISION_FEATURES } from '../functions/src/study/answer/find/answerable.ts';
import { lookUp } from '../functions/src/study/answer/find/looked-up.ts';
import { answerFromBook } from '../functions/src/study/answer/index.ts';
import { interpret } from '../functions/src/study/answer/interpret.ts';
import { RANK_FEATURES } from '../functions/src/study/find/features.ts';
import model from '../functions/src/study/find/model.json' with { type: 'json' };
import { proveAnswer } from '../functions/src/study/proof.ts';

/** How many sentences are shown, and how many reasons for each. */
const SHOWN = 6;
const REASONS = 4;

const [path, question] = process.argv.slice(2);
if (path === undefined || question === undefined) {
  console.error('npm run why -- BOOK.pdf "QUESTION"');
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

const book = await readPdf(new Uint8Array(readFileSync(path)));
const index = buildIndex(book);
const intent = interpret(question, [], book, index);
console.log(`\nread as: ${intent.goal}, in ${intent.language}, “${intent.text}”   (study/answer/interpret.ts)`);
if ('asked' in intent) {
  const { ranked, mentions, features, odds } = lookUp(intent.asked, index);
  console.log(`terms: ${[...intent.asked.weights].map(([term, weight]) => `${term} ${weight.toFixed(1)}`).join(', ')}`);
  console.log(
    `\nsentences found, likeliest first, and what sets each apart from the mean of them   (study/find/rank.ts, features.ts)`,
  );
  const mean = RANK_FEATURES.map(
    (_, feature) => ranked.reduce((sum, { features }) => sum + (features[feature] ?? 0), 0) / ranked.length,
  );
  const apart = (features: readonly number[]) => features.map((value, feature) => value - (mean[feature] ?? 0));
  for (const { at, score, features } of ranked.slice(0, SHOWN)) {
    const sentence = index.sentences[at];
    console.log(`${score.toFixed(2).padStart(6)}  p. ${sentence?.page}  ${sentence?.text}`);
    console.log(`        ${strongest(RANK_FEATURES, apart(features), model.rank.weights)}`);
  }
  console.log(`\nsentences that name its subject: ${mentions.length}   (study/find/mentions.ts)`);
  console.log(
    `odds that the book answers: ${odds.toFixed(2)} (from 0 on it does)   (study/answer/find/answerable.ts)\n        ${strongest(DECISION_FEATURES, features, model.answerable.weights)}`,
  );
}
const { answer, citations } = proveAnswer(book, answerFromBook({ book, question, history: [], index }));
console.log(
  `\nanswer: some of these, chosen and put in order   (study/answer/intents/, plan/, compose/compose.ts, study/proof.ts)\n${answer}\n`,
);
for (const [at, { page, quote, state }] of citations.entries())
  console.log(`[${at + 1}] p. ${page}, ${state}: ${quote}`);

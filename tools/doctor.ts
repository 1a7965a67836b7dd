/**
 * `npm run doctor -- --model NAME`: asks a model eight questions about the sample coursebook, as Folio does, and says whether it keeps
 * the rules (JSON of a schema, quotes copied letter by letter, declines) and how long it takes. NAME as for `npm start`:
 * `ollama/qwen3:8b`, a model of the server at OPENAI_BASE_URL, or one of OpenAI's with OPENAI_API_KEY.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readPdf } from '../functions/src/book/read/index.ts';
import { buildIndex } from '../functions/src/book/search/build.ts';
import { buildKnowledge } from '../functions/src/knowledge/index.ts';
import { describeError } from '../functions/src/platform/log.ts';
import type { DraftAnswer } from '../functions/src/study/engine.ts';
import { engineFor } from '../functions/src/study/engines.ts';
import type { PaidCall } from '../functions/src/study/model-budget.ts';
import { proveAnswer } from '../functions/src/study/proof.ts';
import { chooseModel, takesSchemas } from './lib/local-model.ts';
import { Missing } from './lib/prepare.mjs';
import { bold, step } from './lib/say.ts';

/** Questions about "How Memory Works"; what is not in it is to be declined. */
const QUESTIONS: readonly { question: string; inBook: boolean }[] = [
  { question: 'What is the spacing effect?', inBook: true },
  { question: 'What are the parts of working memory?', inBook: true },
  { question: 'How does short-term memory differ from working memory?', inBook: true },
  { question: 'Why do people forget?', inBook: true },
  { question: 'When should I study for an exam that is in a week?', inBook: true },
  { question: 'Was bedeutet Interleaving?', inBook: true },
  { question: 'Who won the football world cup of 1954?', inBook: false },
  { question: 'How does photosynthesis work?', inBook: false },
];
/** A student waits this long for an answer, hardly longer (s). */
const PATIENCE_S = 20;

withoutLog();
try {
  const { values } = parseArgs({ options: { model: { type: 'string' } } });
  const model = values.model ?? process.env.OPENAI_MODEL;
  if (model === undefined) throw new Missing('Which model? npm run doctor -- --model ollama/qwen3:8b');
  await examine(model);
} catch (error) {
  if (!(error instanceof Missing)) throw error;
  console.error(`\n${error.message}\n`);
  process.exitCode = 1;
}

async function examine(model: string): Promise<void> {
  const { env, notes } = await chooseModel(model, process.env);
  Object.assign(process.env, env);
  for (const note of notes) console.log(note);
  const schemas = env.OPENAI_BASE_URL
    ? await step('Does it take JSON schemas?', () =>
        takesSchemas(env.OPENAI_BASE_URL ?? '', env.OPENAI_MODEL, process.env.OPENAI_API_KEY),
      )
    : true;
  const file = new URL('coursebook/how-memory-works.pdf', import.meta.url);
  const book = await readPdf(new Uint8Array(readFileSync(file)));
  const index = buildIndex(book);
  const facts = buildKnowledge(book, index.sentences);
  const seen = { answered: 0, declined: 0, leftOut: 0, failed: 0, seconds: [] as number[], calls: [] as PaidCall[] };
  for (const { question, inBook } of QUESTIONS) {
    const began = performance.now();
    const draft = await engineFor(countingBudget(seen.calls))
      .answer({ book, index, knowledge: async () => facts, question, history: [] })
      .catch((error: unknown): DraftAnswer | null => {
        console.log(`  ${question}\n    failed: ${String(describeError(error).error)}`);
        return null;
      });
    const seconds = (performance.now() - began) / 1000;
    seen.seconds.push(seconds);
    if (!draft) {
      seen.failed++;
      continue;
    }
    const { answer, citations } = proveAnswer(book, draft);
    if (inBook && citations.length > 0) seen.answered++;
    if (!inBook && citations.length === 0) seen.declined++;
    if (/left out/.test(answer)) seen.leftOut++;
    const [line = ''] = answer.split('\n').filter(Boolean);
    console.log(`  ${question}\n    ${line.slice(0, 100)} (${citations.length} quotes, ${seconds.toFixed(1)} s)`);
  }
  tell(env.OPENAI_MODEL, schemas, seen);
}

function tell(
  model: string,
  schemas: boolean | null,
  {
    answered,
    declined,
    leftOut,
    failed,
    seconds,
    calls,
  }: { answered: number; declined: number; leftOut: number; failed: number; seconds: number[]; calls: PaidCall[] },
): void {
  const inBook = QUESTIONS.filter((one) => one.inBook).length;
  const others = QUESTIONS.length - inBook;
  const median = seconds.toSorted((a, b) => a - b)[Math.floor(seconds.length / 2)] ?? 0;
  const tokens = calls.reduce((sum, { prompt, completion }) => sum + prompt + completion, 0);
  const lines = [
    schemas === false && 'It takes no JSON schemas: Folio asks for plain JSON, and more replies will be unreadable.',
    schemas === null &&
      'It did not answer the first, short request in two minutes: it is too slow here, or not loaded.',
    `Answers that stand on quotes from the book: ${answered} of ${inBook}.${answered < inBook ? ' A model that does not copy letter by letter has its claims left out; a larger one helps.' : ''}`,
    `Declined what the book does not say: ${declined} of ${others}.`,
    leftOut > 0 && `Answers from which something was left out: ${leftOut}.`,
    failed > 0 && `Failed: ${failed}. Too slow, or no readable reply.`,
    `Time for an answer: ${median.toFixed(1)} s${median > PATIENCE_S ? '; a smaller model, or OPENAI_CONTEXT=4000, is faster' : ''}. Calls: ${calls.length}, ${tokens} tokens.`,
  ].filter((line) => line !== false);
  const keeps = answered >= inBook - 1 && declined === others && failed === 0;
  console.log(`\n${bold(`${model}: ${keeps ? 'keeps the rules' : 'does not keep the rules'}`)}\n${lines.join('\n')}`);
}

/** A budget without bottom, which only counts. */
function countingBudget(calls: PaidCall[]) {
  return {
    student: 'doctor',
    take: async () => async () => {},
    closed: async () => null,
    close: async (why: string) => {
      throw new Missing(
        why === 'unreachable' ? 'The server can’t be reached.' : 'The server refuses the key or the model.',
      );
    },
    told: (call: PaidCall) => void calls.push(call),
  };
}

/** The engine's log lines are for whoever runs a server. */
function withoutLog(): void {
  for (const stream of [process.stdout, process.stderr]) {
    const write = stream.write.bind(stream);
    stream.write = ((chunk: string | Uint8Array, ...rest: []) =>
      String(chunk).startsWith('{"severity"') ? true : write(chunk, ...rest)) as typeof stream.write; // the same signature
  }
}

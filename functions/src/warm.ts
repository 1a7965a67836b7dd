/**
 * Run where an image is made (`npm run gcp-build`, by way of `main.cjs`): loads what the functions load and has the engine answer,
 * ask and mark once from the handbook, so that what V8 makes of this code lies in the image's compile cache. Needs no network; where
 * anything fails the image is made all the same, and its functions compile as they start.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { keepCompiled } from './book/read/keep-compiled.ts';
import { openIndex } from './book/search/index.ts';
import * as functions from './index.ts';
import { openKnowledge } from './knowledge/index.ts';
import { unpackBook } from './stores/book-codec.ts';
import { INDEX, PDF, TEXT } from './stores/file-names.ts';
import { HANDBOOK_FOLDER, handbookFile } from './stores/handbook.ts';
import { embedded } from './study/engines.ts';
import { proveAnswer } from './study/proof.ts';

const QUESTIONS = ['What is working memory?', 'Why do we forget?', 'How many items can be held in memory?'];

/** Every function that is called over HTTP is asked for what nobody may have. */
async function askFunctions(): Promise<void> {
  const exported = [...Object.values(functions), functions.revise.chat];
  for (const serve of exported.filter((one) => '__endpoint' in one && one.__endpoint.httpsTrigger)) {
    // The platform hands a function what Express makes of a request; ours use what Node makes of it.
    const serveBare = serve as unknown as (request: IncomingMessage, response: ServerResponse) => unknown;
    const server = createServer((request, response) => void serveBare(request, response));
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const { port } = server.address() as AddressInfo; // a TCP server's address is one
    await (await fetch(`http://127.0.0.1:${port}/api/nothing`, { method: 'POST', body: '{}' })).arrayBuffer();
    server.close();
    server.closeAllConnections();
  }
}

/** What the functions load late, and neither of the others meets. */
async function loadTheRest(): Promise<void> {
  await Promise.all([
    import('./features/chat/ask.ts'),
    import('./features/revision/ask.ts'),
    import('./features/quiz/generate.ts'),
    import('./features/progress/hints.ts'),
    import('./features/upload/add-book.ts'),
    import('./features/upload/opening.ts'),
    import('./features/upload/readers.ts'),
    import('./features/upload/remove-book.ts'),
    import('./features/upload/serve-file.ts'),
    import('./features/upload/take-incoming.ts'),
    import('./features/videos/topics-for.ts'),
    import('./stores/accounts.ts'),
    import('./features/review/from-attempt.ts'),
    import('./features/review/from-facts.ts'),
    import('./features/review/from-mark.ts'),
    import('./study/embedded/converse/index.ts'),
    import('./study/hints/ladder.ts'),
    import('./study/marking/verdict.ts'),
    import('./study/quiz/material.ts'),
  ]);
}

async function useEngine(): Promise<void> {
  const [text, packed] = await Promise.all([handbookFile(TEXT), handbookFile(INDEX)]);
  const book = text && unpackBook(text);
  if (!book) throw new Error('The handbook does not stand beside the code.');
  const { index } = openIndex(book, packed);
  const { knowledge: base } = openKnowledge(book, index.sentences, null);
  const knowledge = async () => base;
  for (const question of QUESTIONS)
    proveAnswer(book, await embedded.answer({ book, index, knowledge, question, history: [] }));
  const { saqs } = await embedded.writeQuestions({
    book,
    knowledge,
    counts: { mcq: 2, saq: 2, laq: 1 },
    seed: 'warm',
    earlier: [],
  });
  for (const { question, answer } of saqs.slice(0, 1))
    await embedded.mark({ question, rubric: { kind: 'reference', references: [answer] }, evidence: [], answer });
  await embedded.topics({ book, title: 'How memory works', missed: [], count: 3 });
}

/** The reading child is a program of its own, and has a cache of its own. */
const readHandbook = (): Promise<void> =>
  keepCompiled(beside('reading-child.cjs'), beside(`${HANDBOOK_FOLDER}/${PDF}`));

const beside = (name: string) => fileURLToPath(new URL(name, import.meta.url));

for (const part of [askFunctions, loadTheRest, useEngine, readHandbook])
  await part().catch((error) => console.warn('Not everything was compiled beforehand:', error));
// Whatever the packages keep open is nobody's here.
process.exit(0);

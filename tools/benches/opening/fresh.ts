/** A fresh process with its code loaded: opens a stored book, searches it once, answers a first question. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openIndex } from '../../../functions/src/book/search/index.ts';
import { openKnowledge } from '../../../functions/src/knowledge/index.ts';
import { unpackBook } from '../../../functions/src/stores/book-codec.ts';
import { FACTS, INDEX, TEXT } from '../../../functions/src/stores/file-names.ts';
import { answerFromBook } from '../../../functions/src/study/answer/index.ts';
import { readQuestion } from '../../../functions/src/study/find/question.ts';
import { retrieve } from '../../../functions/src/study/find/retrieve.ts';
import { proveAnswer } from '../../../functions/src/study/proof.ts';
import { cpuMs } from '../lib/bench.ts';
import { QUESTIONS } from './questions.ts';

const [folder = '.'] = process.argv.slice(2);
/** What was loaded is still being compiled in the background for a while (ms), the compiler of TypeScript above all: no part of an answer. */
await new Promise((settled) => setTimeout(settled, 500));
const bytes = (name: string) => readFileSync(join(folder, name));
const before = cpuMs();
const book = unpackBook(bytes(TEXT));
if (!book) throw new Error('The stored text is of another version.');
const { index } = openIndex(book, bytes(INDEX));
retrieve(readQuestion(QUESTIONS[0], index), index);
const searched = cpuMs() - before;
const { knowledge } = openKnowledge(book, index.sentences, bytes(FACTS));
proveAnswer(book, answerFromBook({ book, index, question: QUESTIONS[0], history: [] }, knowledge));
console.log(JSON.stringify({ searched, answered: cpuMs() - before }));

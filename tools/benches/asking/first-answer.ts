/** One fresh process: loads a stored book (with `--lost` without its index), answers, prints the milliseconds that took. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openIndex } from '../../../functions/src/book/search/index.ts';
import { unpackBook } from '../../../functions/src/stores/book-codec.ts';
import { answerFromBook } from '../../../functions/src/study/embedded/answer/index.ts';

const [folder = '.', lost] = process.argv.slice(2);
const start = performance.now();
const book = unpackBook(readFileSync(join(folder, 'text')));
if (!book) throw new Error('The stored text is of another version.');
const { index } = openIndex(book, lost ? null : readFileSync(join(folder, 'index')));
answerFromBook({ book, question: 'What is a cell array?', history: [], index });
console.log(Math.round(performance.now() - start));

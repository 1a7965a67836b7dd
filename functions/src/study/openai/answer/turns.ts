/** The turns before a question, as a model is told them: what was said, without our own notes. */
import type { Turn } from '../../engine.ts';
import { outsideCode } from '../../markdown.ts';
import { UNPROVED } from '../unproved.ts';

/** What is sent of a question, of the last answer, and of those before it (characters). */
const CHARS = { question: 600, last: 3_000, earlier: 500 };
const MARK = /\s?\[\d{1,3}\](?!\()/g;
/** A note of ours is a paragraph by itself, all of it in italics. */
const NOTE = /(?:^|\n\n)\*[^*\n]+\*(?=\n\n|\s*$)/g;

export const turnsOf = (history: readonly Turn[]) =>
  history.map(({ question, answer }, at) => ({
    question: question.slice(0, CHARS.question),
    answer: saidIn(answer).slice(0, at === history.length - 1 ? CHARS.last : CHARS.earlier),
  }));

/** An answer without marks and notes; of one that was given without the book nothing. */
const saidIn = (answer: string) =>
  answer.startsWith(UNPROVED) ? '' : outsideCode(answer.replace(NOTE, ''), (text) => text.replace(MARK, '')).trim();

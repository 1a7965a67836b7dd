/** The golden files of `evals/golden/`: questions and typed answers of our own, in five languages, asked and marked by the engine without a model. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Book } from '../../../functions/src/book/model.ts';
import { readPdf } from '../../../functions/src/book/read/index.ts';
import { buildIndex } from '../../../functions/src/book/search/build.ts';
import { HANDBOOK_ID, HANDBOOK_TITLE } from '../../../functions/src/contract/handbook.ts';
import type { PassageReply } from '../../../functions/src/contract/passages.ts';
import { buildKnowledge } from '../../../functions/src/knowledge/index.ts';
import { embedded } from '../../../functions/src/study/engines.ts';
import { gradeAnswer } from '../../../functions/src/study/marking/verdict.ts';
import { type ProvedAnswer, proveAnswer } from '../../../functions/src/study/proof.ts';
import { ROOT } from '../../lib/prepare.mjs';
import { holds } from '../answers/measures.ts';

const GOLDEN = join(ROOT, 'evals', 'golden');
export const GOLDEN_LANGUAGES = ['en', 'de', 'es', 'zh', 'ar'] as const;
export type GoldenLanguage = (typeof GOLDEN_LANGUAGES)[number];

interface GoldenQuestion {
  id: string;
  kind: string;
  question: string;
  /** Pages on which the answer stands; none where the book does not answer. */
  pages: number[];
  /** What a complete answer shows, as the book has it. */
  words: string[];
  /** The question asked before. */
  after?: string;
}

interface GoldenMark {
  id: string;
  question: string;
  references: string[];
  answer: string;
  verdict: 'right' | 'wrong' | 'open';
}

/** One row and whether the engine did as the row says. */
export interface Kept {
  id: string;
  kind: string;
  kept: boolean;
}

const rowsOf = <T>(folder: GoldenLanguage | 'handbook', name: string): T[] =>
  readFileSync(join(GOLDEN, folder, name), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as T); // the form that evals/golden/README.md describes

/** The book of a language: the sample coursebook for English, else the short text beside its questions. */
export async function goldenBook(language: GoldenLanguage): Promise<Book> {
  const own = join(GOLDEN, language, 'book.pdf');
  const file = existsSync(own) ? own : join(ROOT, 'tools/coursebook/how-memory-works.pdf');
  return readPdf(new Uint8Array(readFileSync(file)));
}

/**
 * Asks each question. One that the book answers is kept if all its words are shown and a citation is on one of its pages; one
 * that it does not, if nothing is shown as an answer (passages that are labelled as perhaps no answer are none).
 */
export async function askGolden(language: GoldenLanguage, book: Book): Promise<Kept[]> {
  const index = buildIndex(book);
  const facts = buildKnowledge(book, index.sentences);
  type Reply = ProvedAnswer & PassageReply;
  const ask = async (question: string, history: { question: string; answer: string }[]): Promise<Reply> =>
    proveAnswer(book, await embedded.answer({ book, question, history, index, knowledge: async () => facts }));
  const kept: Kept[] = [];
  for (const { id, kind, question, pages, words, after } of rowsOf<GoldenQuestion>(language, 'questions.jsonl')) {
    const history = after ? [{ question: after, answer: (await ask(after, [])).answer }] : [];
    const reply = await ask(question, history);
    const shown = [reply.answer, ...passagesOf(reply)].join('\n');
    const answers = reply.citations.length > 0 && !isLabelled(reply);
    kept.push({
      id,
      kind,
      kept:
        pages.length === 0
          ? !answers
          : words.every((word) => holds(shown, word)) && reply.citations.some(({ page }) => pages.includes(page)),
    });
  }
  return kept;
}

/**
 * Asks the revision chat of a student who has no books. A question is kept if the handbook answers it with all of its words shown
 * (passages that are labelled as perhaps no answer are none).
 */
export async function askHandbook(handbook: Book): Promise<Kept[]> {
  const index = buildIndex(handbook);
  const facts = buildKnowledge(handbook, index.sentences);
  const shelf = {
    books: [],
    reading: 0,
    beyond: 0,
    handbook: {
      pdf_id: HANDBOOK_ID,
      title: HANDBOOK_TITLE,
      open: async () => ({ book: handbook, index, knowledge: async () => facts }),
      summary: async () => null,
    },
  };
  const nothing = { attempted: 0, correct: 0, books: [], missed: [], attempts: 0, last: null };
  const kept: Kept[] = [];
  for (const { id, question, words } of handbookQuestions()) {
    const { passages } = await embedded.converse({
      question,
      history: [],
      shelf,
      record: async () => nothing,
      today: '2026-11-20',
      hasTime: () => true,
    });
    const pieces = passages?.passages.flatMap((passage) => passage.pieces.map(({ text }) => text)) ?? [];
    const shown = [passages?.line ?? '', ...pieces].join('\n');
    const answers = passages?.found === 'line' || passages?.found === 'passages';
    kept.push({ id, kind: 'handbook', kept: answers && words.every((word) => holds(shown, word)) });
  }
  return kept;
}

/** What students ask about studying, and words of the handbook that an answer shows. */
export const handbookQuestions = (): Pick<GoldenQuestion, 'id' | 'question' | 'words'>[] =>
  rowsOf('handbook', 'questions.jsonl');

const passagesOf = ({ passages = [] }: PassageReply): string[] => passages.map(({ text }) => text);
const isLabelled = ({ found }: PassageReply) => found === 'may_help' || found === 'nothing';

/**
 * Marks each typed answer. What is right is lost if it is called wrong, what is wrong if it is called right, what is open if it
 * is not left to the student. `left`: it was left to the student.
 */
export async function markGolden(language: GoldenLanguage): Promise<(Kept & { left: boolean })[]> {
  const kept: (Kept & { left: boolean })[] = [];
  for (const { id, question, references, answer, verdict } of rowsOf<GoldenMark>(language, 'marking.jsonl')) {
    const input = { question, rubric: { kind: 'reference', references }, evidence: [], answer } as const;
    const result = gradeAnswer(input, await embedded.mark(input));
    const left = result?.unsure === true;
    const right = result?.is_correct === true;
    kept.push({ id, kind: verdict, left, kept: left || (verdict === 'right' ? right : verdict === 'wrong' && !right) });
  }
  return kept;
}

/** Share of the right and wrong answers that are left to the student. */
export function shareLeft(rows: readonly (Kept & { left: boolean })[]): number {
  const settled = rows.filter(({ kind }) => kind !== 'open');
  return settled.filter(({ left }) => left).length / settled.length;
}

/** Everything of every language, in the order of the files. */
export async function runGolden(): Promise<{ answers: Kept[]; marking: (Kept & { left: boolean })[] }> {
  const answers: Kept[] = [];
  const marking: (Kept & { left: boolean })[] = [];
  for (const language of GOLDEN_LANGUAGES) {
    answers.push(...(await askGolden(language, await goldenBook(language))));
    marking.push(...(await markGolden(language)));
  }
  return { answers, marking };
}

/** The ids that a version before kept, in git; `npm run eval -- --task golden --write` writes them anew. */
export interface Baseline {
  answers: string[];
  marking: string[];
}
export const BASELINE = join(GOLDEN, 'baseline.json');
export const readBaseline = (): Baseline => JSON.parse(readFileSync(BASELINE, 'utf8')) as Baseline; // written by golden.ts

/** What the version before kept and this one does not. */
export const lostSince = (before: readonly string[], now: readonly Kept[]): string[] =>
  before.filter((id) => !now.some((row) => row.id === id && row.kept));

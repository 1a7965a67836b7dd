/** All figures of one book. */
import { sectionsOf } from '../../../functions/src/book/chapters.ts';
import { verifyQuote } from '../../../functions/src/book/evidence/index.ts';
import type { Book } from '../../../functions/src/book/model.ts';
import { pageOf } from '../../../functions/src/book/pages.ts';
import { proseOf } from '../../../functions/src/book/sentences.ts';
import type { Evidence } from '../../../functions/src/contract/evidence.ts';
import type { Mcq, Questions } from '../../../functions/src/contract/quiz.ts';
import type { StudyEngine } from '../../../functions/src/study/engine.ts';
import { DEFAULT_COUNTS, LARGE_COUNTS, quizFrom } from './generate.ts';
import {
  isTrivia,
  leaksKey,
  longestIsRight,
  nearlySameOptions,
  sameQuestions,
  saysWordForWord,
  textsOf,
  turnsRound,
} from './judge.ts';

export interface BookFigures {
  name: string;
  pages: number;
  language: string | null;
  prose: number;
  yields: { default: number[]; large: number[] };
  evidence: { claimed: number; verified: number; frontMatter: number };
  alike: number;
  trivia: number;
  mcqs: number;
  longest: number;
  leaks: number;
  supported: number;
  distractorsSupported: number;
  positions: number[];
  chapters: { touched: number; could: number };
  /** Drafts that the gate left out, by the first rule they broke. */
  refused: Partial<Record<string, number>>;
  /** Multiple-choice questions by what they ask for. */
  levels: Partial<Record<string, number>>;
  /** Wrong options with a page of their own, and all of them. */
  optionPages: { shown: number; all: number };
  ms: number;
  problems: string[];
}

/** Quizzes of 20 per book, so that positions and lengths are counted over many questions. */
const ROUNDS = 4;
/** A chapter with so many sentences could be asked about. */
const ENOUGH_PROSE = 20;

export async function measureBook(
  engine: () => StudyEngine,
  name: string,
  book: Book,
  seed: string,
): Promise<BookFigures> {
  const started = process.cpuUsage();
  const large = await quizFrom(engine(), book, LARGE_COUNTS, seed);
  const used = process.cpuUsage(started);
  const usual = await quizFrom(engine(), book, DEFAULT_COUNTS, seed);
  const quizzes = [large, usual];
  for (let round = 1; round < ROUNDS; round++)
    quizzes.push(await quizFrom(engine(), book, LARGE_COUNTS, `${seed}-${round}`));
  const rounds = quizzes.map(({ questions }) => questions);
  const problems: string[] = [];
  const tally = {
    claimed: 0,
    verified: 0,
    frontMatter: 0,
    alike: 0,
    trivia: 0,
    longest: 0,
    leaks: 0,
    supported: 0,
    distractorsSupported: 0,
  };
  const mcqs: Mcq[] = rounds.flatMap((questions) => questions.mcqs);
  for (const questions of rounds) {
    const alike = [
      ...sameQuestions(textsOf(questions)),
      ...questions.mcqs.filter(nearlySameOptions).map((mcq) => mcq.options.join(' | ')),
    ];
    tally.alike += alike.length;
    problems.push(...alike.map((text) => `alike: ${text}`));
    for (const evidence of evidenceOf(questions)) {
      tally.claimed++;
      const page = pageOf(book, evidence.page);
      const found = page && verifyQuote(page, evidence.quote);
      if (found) tally.verified++;
      else problems.push(`not on p. ${evidence.page}: ${evidence.quote}`);
      if (found && !inTeachingText(book, evidence.page, found.start)) tally.frontMatter++;
    }
    const trivia = textsOf(questions).filter(isTrivia);
    tally.trivia += trivia.length;
    problems.push(...trivia.map((text) => `trivia: ${text}`));
  }
  for (const mcq of mcqs) {
    const quote = mcq.evidence?.quote ?? '';
    if (longestIsRight(mcq)) tally.longest++;
    if (leaksKey(mcq)) tally.leaks++;
    // What is put together rests on several places, each proved by the gate.
    const combined = mcq.more_evidence !== undefined && mcq.about_options === undefined;
    const key = mcq.options[mcq.answer_index] ?? '';
    if (combined || saysWordForWord(quote, key) || turnsRound(quote, key)) tally.supported++;
    else problems.push(`not word for word: ${mcq.options[mcq.answer_index]} | ${quote}`);
    if (mcq.options.some((option, i) => i !== mcq.answer_index && saysWordForWord(quote, option)))
      tally.distractorsSupported++;
  }
  const positions = [0, 1, 2, 3].map((position) => mcqs.filter((mcq) => mcq.answer_index === position).length);
  const { claimed, verified, frontMatter, ...rest } = tally;
  return {
    name,
    pages: book.pages.length,
    language: book.language,
    prose: proseOf(book).length,
    yields: { default: sizes(usual.questions), large: sizes(large.questions) },
    evidence: { claimed, verified, frontMatter },
    ...rest,
    mcqs: mcqs.length,
    positions,
    chapters: chaptersTouched(book, large.questions.mcqs),
    refused: summed(quizzes.map(({ refused }) => refused)),
    levels: counted(mcqs.map(({ level }) => level ?? 'unsaid')),
    optionPages: pagesOfOptions(mcqs),
    ms: Math.round((used.user + used.system) / 1000),
    problems: [...large.notes, ...problems],
  };
}

/** Counts by name, added up. */
export function summed(counts: readonly Partial<Record<string, number>>[]): Record<string, number> {
  const sum: Record<string, number> = {};
  for (const one of counts)
    for (const [name, count] of Object.entries(one)) sum[name] = (sum[name] ?? 0) + (count ?? 0);
  return sum;
}

const counted = (names: readonly string[]) => summed(names.map((name) => ({ [name]: 1 })));

/** Of the options that are no mere combination of what the question names. */
function pagesOfOptions(mcqs: readonly Mcq[]): { shown: number; all: number } {
  const offering = mcqs.filter(({ more_evidence, about_options }) => about_options || !more_evidence);
  const wrong = offering.map(({ options }) => options.length - 1).reduce((sum, count) => sum + count, 0);
  return { shown: offering.flatMap(({ about_options: about = [] }) => about.filter(Boolean)).length, all: wrong };
}

const sizes = (questions: Questions) => [questions.mcqs.length, questions.saqs.length, questions.laqs.length];

const evidenceOf = (questions: Questions): Evidence[] =>
  [
    ...questions.mcqs.map((one) => one.evidence),
    ...questions.saqs.map((one) => one.evidence),
    ...questions.laqs.flatMap((one) => one.evidence ?? []),
  ].filter((evidence) => evidence !== undefined);

/** Not in a part of the book whose title says that it is front matter, contents, index, references or exercises. */
function inTeachingText(book: Book, page: number, start: number): boolean {
  const inside = sectionsOf(book).filter(
    (section) =>
      (section.from < page || (section.from === page && section.start <= start)) &&
      (section.to > page || (section.to === page && section.end >= start)),
  );
  return inside.every((section) => !/^(?:front|contents|index|references|exercises)$/.test(section.kind));
}

/** Chapters with a question, of those (at most as many as questions) that have prose enough for one. */
function chaptersTouched(book: Book, mcqs: readonly Mcq[]): { touched: number; could: number } {
  const chapters = sectionsOf(book).filter((section) => section.number !== undefined);
  const holds = (page: number) => chapters.findLastIndex((chapter) => chapter.from <= page && page <= chapter.to);
  const prose = new Map<number, number>();
  for (const { page } of proseOf(book)) prose.set(holds(page), (prose.get(holds(page)) ?? 0) + 1);
  const able = [...prose].filter(([chapter, count]) => chapter >= 0 && count >= ENOUGH_PROSE).length;
  const touched = new Set(mcqs.map((mcq) => holds(mcq.evidence?.page ?? 0)).filter((chapter) => chapter >= 0)).size;
  const could = Math.min(able, LARGE_COUNTS.mcq);
  return { touched: Math.min(touched, could), could };
}

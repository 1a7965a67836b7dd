/** Questions of a book with their hints, as the product makes both. */
import { chaptersOf } from '../../../functions/src/book/chapters.ts';
import type { Book } from '../../../functions/src/book/model.ts';
import { packCodeOf } from '../../../functions/src/language/packs/index.ts';
import type { StudyEngine } from '../../../functions/src/study/engine.ts';
import { hintsFor } from '../../../functions/src/study/hints/ladder.ts';
import { LARGE_COUNTS, quizFrom } from '../quiz/generate.ts';
import type { HintCase } from './measures.ts';

/** The questions of a few large quizzes of a book, each once, with their hints. */
export async function hintCases(engine: StudyEngine, book: Book, seeds: number): Promise<HintCase[]> {
  const chapters = chaptersOf(book);
  const language = packCodeOf(book.language);
  const cases = new Map<string, HintCase>();
  for (let seed = 1; seed <= seeds; seed++) {
    const { mcqs, saqs, laqs } = (await quizFrom(engine, book, LARGE_COUNTS, String(seed))).questions;
    const asked = [
      ...mcqs.map(({ question, options, answer_index, evidence }) => ({
        ...{ question, answer: [options[answer_index] ?? ''], evidence: evidence ? [evidence] : [] },
      })),
      ...saqs.map(({ question, answer, evidence }) => ({
        ...{ question, answer: [answer], evidence: evidence ? [evidence] : [] },
      })),
      ...laqs.map(({ question, answer_outline, evidence = [] }) => ({ question, answer: answer_outline, evidence })),
    ];
    for (const one of asked) {
      const page = one.evidence[0]?.page ?? 0;
      const chapter = chapters.findLast(({ from }) => from <= page)?.title ?? null;
      cases.set(one.question, { ...one, language, hints: hintsFor({ ...one, chapter, language }) });
    }
  }
  return [...cases.values()];
}

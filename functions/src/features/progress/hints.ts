/** Hints for a question of a marked attempt. */
import type { Hint } from '../../contract/hints.ts';
import { languageOf } from '../../language/detect.ts';
import { packCodeOf } from '../../language/packs/index.ts';
import { booksNamed } from '../../stores/documents.ts';
import { hintsFor } from '../../study/hints/ladder.ts';
import { chapterOf } from './mark.ts';
import { askedIn, openMarked, type QuestionOf } from './question.ts';

/** @throws AppError `not_found` (attempt or question), `invalid` while the attempt is unmarked */
export async function attemptHints(uid: string, id: string, item: QuestionOf): Promise<{ hints: Hint[] }> {
  const attempt = await openMarked(uid, id);
  const { question, answer, evidence } = askedIn(attempt, item);
  const chapter = chapterOf(attempt.chapters, evidence[0]?.page)?.title ?? null;
  const book = (await booksNamed(uid, [attempt.pdf_id])).get(attempt.pdf_id);
  const language = packCodeOf(book?.language ?? languageOf(evidence.map(({ quote }) => quote).join(' ')));
  return { hints: hintsFor({ question, answer, evidence, chapter, language }) };
}

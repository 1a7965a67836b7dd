/** A book's text made anew with everything that was read from its pages' pictures, here and by a model. */
import type { Book } from '../../book/model.ts';
import type { PictureReading } from '../../book/pictures/model.ts';
import { withPictures } from '../../book/pictures/page.ts';
import type { Transcript } from '../../book/transcripts.ts';
import { packSummary } from '../../knowledge/summary.ts';
import { GIVES, GUIDE, QUIZ, SUMMARY } from '../../stores/book-files.ts';
import { saveIndex } from '../../stores/book-index.ts';
import { saveKnowledge } from '../../stores/book-knowledge.ts';
import { saveText } from '../../stores/book-text.ts';
import type { Findings } from '../../stores/readings.ts';
import { claimsOf, packClaims } from '../../study/guide/index.ts';
import { givesOf, packGives } from '../../study/quiz/gives.ts';
import { packMaterial } from '../../study/quiz/material.ts';
import { findingsOf } from './findings.ts';

/**
 * Stores text, index, facts, guides, what quizzes need and summary of a whole book with what was read from pictures.
 * @returns what its document says of it from now on
 */
export async function keepPictures(
  uid: string,
  id: string,
  book: Book,
  {
    readings,
    transcripts,
  }: { readings: ReadonlyMap<number, PictureReading>; transcripts: ReadonlyMap<number, Transcript> },
): Promise<Findings> {
  const whole = withPictures(book, readings, transcripts);
  await saveText(uid, id, whole);
  const index = await saveIndex(uid, id, whole);
  await saveKnowledge(uid, id, whole, [
    { name: GUIDE, from: (knowledge) => packClaims(claimsOf(whole, knowledge)) },
    { name: QUIZ, from: (knowledge) => packMaterial(whole, knowledge) },
    { name: GIVES, from: (knowledge) => packGives(givesOf(whole, knowledge)) },
    { name: SUMMARY, from: (knowledge) => packSummary(index, knowledge) },
  ]);
  return findingsOf(whole, new Set(readings.keys()));
}

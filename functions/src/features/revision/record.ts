/** What a student attempted, as the engine plans from it. */
import { kindOfTitle } from '../../book/section-kinds.ts';
import { type Attempt, latestMarked } from '../../stores/attempts.ts';
import { type Owned, titlesOf } from '../../stores/documents.ts';
import { listExams } from '../../stores/exams.ts';
import { missedIn } from '../../stores/missed.ts';
import { readOutline } from '../../stores/outlines.ts';
import { type BookTotals, readBookTotals, readOverallTotals } from '../../stores/score-totals.ts';
import type { BookRecord, ChapterRecord, LastQuiz, StudyRecord } from '../../study/converse.ts';

/** Attempts that are looked through for missed questions: each holds a whole quiz. */
const ATTEMPTS = 20;

/** The record of a student; `documents` are the books that can be planned for. */
export async function recordOf(uid: string, documents: readonly Owned[]): Promise<StudyRecord> {
  const [overall, scoreTotals, attempts, exams] = await Promise.all([
    readOverallTotals(uid),
    readBookTotals(uid),
    latestMarked(uid, ATTEMPTS),
    listExams(uid),
  ]);
  const known = new Set(documents.map(({ id }) => id));
  const there = await titlesOf(
    uid,
    scoreTotals.map(({ pdf_id }) => pdf_id).filter((id) => !known.has(id)),
  );
  const byBook = new Map(scoreTotals.map((totals) => [totals.pdf_id, totals]));
  const books = [
    ...documents.map(({ id, title }) => bookRecord(uid, id, title, false, byBook.get(id))),
    ...scoreTotals
      .filter(({ pdf_id }) => !known.has(pdf_id))
      .map((totals) =>
        bookRecord(uid, totals.pdf_id, there.get(totals.pdf_id) ?? totals.title, !there.has(totals.pdf_id), totals),
      ),
  ];
  return {
    attempted: overall.attempted,
    correct: overall.correct,
    books: await Promise.all(books),
    missed: missedIn(attempts),
    attempts: attempts.length,
    last: attempts[0] ? lastQuiz(attempts[0]) : null,
    exams: exams.map(({ date, pdf_ids, minutes }) => ({ date, pdf_ids, minutes })),
  };
}

function lastQuiz({ title, created_at, correct, total }: Attempt): LastQuiz {
  const kinds = [
    { name: 'multiple-choice', right: correct?.mcq ?? 0, asked: total.mcq },
    { name: 'short-answer', right: correct?.saq ?? 0, asked: total.saq },
    { name: 'long-answer', right: correct?.laq ?? 0, asked: total.laq },
  ];
  return { title, taken: created_at, kinds: kinds.filter(({ asked }) => asked > 0) };
}

async function bookRecord(
  uid: string,
  pdf_id: string,
  title: string,
  gone: boolean,
  totals: BookTotals | undefined,
): Promise<BookRecord> {
  const outline = gone ? [] : await readOutline(uid, pdf_id);
  const outermost = Math.min(...outline.map(({ level }) => level));
  const chapters = new Map<number, ChapterRecord>();
  for (const { title: name, level, from, to, from_label, to_label } of outline) {
    if (level === outermost && kindOfTitle(name) === 'chapter')
      chapters.set(from, { title: name, from, to, from_label, to_label, attempted: 0, correct: 0 });
  }
  for (const [key, { title: name, attempted, correct }] of Object.entries(totals?.chapters ?? {})) {
    const from = Number(key);
    chapters.set(from, { to: null, ...chapters.get(from), title: name, from, attempted, correct });
  }
  return {
    pdf_id,
    title,
    gone,
    attempted: totals?.attempted ?? 0,
    correct: totals?.correct ?? 0,
    chapters: [...chapters.values()].toSorted((a, b) => a.from - b.from),
  };
}

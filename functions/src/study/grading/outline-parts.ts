/** An outline whose entries answer questions of their own: each is marked by its question, on the part of the answer that is for it. */
import type { DraftMark, DraftPoint, MarkInput } from '../engine.ts';
import { isCorrect, isUnsure } from './verdict.ts';

/** The questions of "Answer these questions: 1. … 2. …", by the number at the beginning of their lines. */
const PART = /\n\s*\d{1,2}[.)]\s/u;
/** "1. …", "2) …" in an answer; and the bare numbers of one that has none of these: "1 … 2 …". */
const NUMBERS = [/(?<=^|[\s.;,])(\d{1,2})\s*[.):]\s+(?=\S)/gu, /(?<=^|[\s.;,])(\d{1,2})\s+(?=\S)/gu] as const;
const SENTENCE = /[^.!?;。！？；\n]+[.!?;。！？；\n]*/gu;
const WORD = /[\p{L}\p{N}]/u;

/** The numbered questions of a question; none where it asks one thing. */
const questionsIn = (question: string): string[] =>
  question
    .split(PART)
    .slice(1)
    .map((part) => part.trim());

interface Numbered {
  at: number;
  end: number;
  number: number;
}

/** The rising numbers up to `count`, the first of which opens the answer. */
function numbersIn(answer: string, pattern: RegExp, count: number): Numbered[] {
  const marks: Numbered[] = [];
  for (const { 0: all, 1: digits = '', index } of answer.matchAll(pattern)) {
    const number = Number(digits);
    const opens = marks.length > 0 || answer.slice(0, index).trim() === '';
    if (opens && number > (marks.at(-1)?.number ?? 0) && number <= count)
      marks.push({ at: index, end: index + all.length, number });
  }
  return marks;
}

/**
 * The parts of an answer to so many questions: behind the numbers from 1 on, else its lines, else its sentences, where there
 * are as many. Null where that cannot be told; a number that is left out has no part.
 */
export function answersIn(answer: string, count: number): (string | undefined)[] | null {
  const [written, bare] = NUMBERS.map((pattern) => numbersIn(answer, pattern, count)) as [Numbered[], Numbered[]];
  // A bare number may as well be a quantity: it counts where all of them are there.
  const marks = written.length > 0 || bare.length < count ? written : bare;
  if (marks.length > 1) {
    const parts = new Array<string | undefined>(count).fill(undefined);
    for (const [i, { end, number }] of marks.entries()) parts[number - 1] = answer.slice(end, marks[i + 1]?.at).trim();
    return parts;
  }
  const lines = answer.split('\n').filter((line) => WORD.test(line));
  if (lines.length === count) return lines.map((line) => line.trim());
  const sentences = (answer.match(SENTENCE) ?? []).filter((sentence) => WORD.test(sentence));
  return sentences.length === count ? sentences.map((sentence) => sentence.trim()) : null;
}

/** One point of an outline from the mark of its own question. */
function asPoint(entry: string, { points, refusal }: DraftMark): DraftPoint {
  const met = refusal === null && isCorrect('reference', points);
  const against = refusal === null ? points.find(({ contradicted }) => contradicted) : undefined;
  const unsure = refusal === null && !met && !against && isUnsure('reference', points);
  const first = against ?? points.find((point) => (met ? point.met : unsure && point.unsure)) ?? points[0];
  const note = refusal ?? first?.note;
  return {
    point: entry,
    met,
    contradicted: against !== undefined,
    ...(unsure && { unsure }),
    student_words: met || against || unsure ? (first?.student_words ?? null) : null,
    evidence: first?.evidence ?? null,
    ...(note && !met && { note }),
  };
}

/**
 * Entries that each say what a name means ("Explain “a” and “b”"), on the sentences that open with their names, by the question
 * for that meaning. `null` for an entry that the answer does not tell of, or tells of with another's meaning.
 */
export function markNamed(
  input: MarkInput,
  entries: readonly string[],
  told: readonly ({ name: string; words: string } | null)[],
  frame: string,
  markOne: (input: MarkInput) => DraftMark,
): (DraftPoint | null)[] {
  return entries.map((entry, index) => {
    const own = told[index];
    if (!own) return null;
    const part = { ...input, question: frame.replace('%', () => own.name), answer: own.words };
    return asPoint(entry, markOne({ ...part, rubric: { kind: 'reference', references: [entry] } }));
  });
}

/** Each entry by its own question; null where the question has none, or the answer no parts. */
export function markParts(
  input: MarkInput,
  entries: readonly string[],
  markOne: (input: MarkInput) => DraftMark,
): DraftPoint[] | null {
  const questions = questionsIn(input.question);
  if (questions.length !== entries.length || entries.length < 2) return null;
  const parts = answersIn(input.answer, entries.length);
  if (!parts) return null;
  return entries.map((entry, index) => {
    const part = { ...input, question: questions[index] ?? '', answer: parts[index] ?? '' };
    return asPoint(entry, markOne({ ...part, rubric: { kind: 'reference', references: [entry] } }));
  });
}

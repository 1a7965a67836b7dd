/** Marks a typed answer against a rubric without a model and without a network: pure, the same every time, in milliseconds. */
import type { DraftMark, DraftPoint, MarkInput } from '../engine.ts';
import { plainPoint, pointsOfOutline, pointsOfReference } from '../marking/points.ts';
import { quoted } from '../marking/reason.ts';
import { acceptedIn, languageOfRubric, refusalOf, sameWords, withoutInstructions } from '../marking/refusal.ts';
import { isCorrect } from '../marking/score.ts';
import { pointContext } from './features.ts';
import { FITTED, type Model } from './judge.ts';
import { missingNote, namedIn } from './named-list.ts';
import { clausesByEntry, markParts, namesOf, partFor } from './outline.ts';
import { markPoint, type PointReading } from './point.ts';
import { guessRefusal } from './refusals.ts';
import { sameStatement } from './stance.ts';
import { dottedIn, type ReadText, readText } from './text.ts';

/** Longer answers are marked on their beginning; the contract refuses them before this. */
const MAX_CHARS = 20_000;

/** The ways to be right: for each, its points. An outline is one way. */
function waysOf(rubric: MarkInput['rubric']): { points: string[]; whole: (point: string) => string }[] {
  if (rubric.kind === 'outline') return [{ points: pointsOfOutline(rubric.entries), whole: (entry) => entry }];
  return [...new Set(rubric.references)].map((reference) => ({
    points: pointsOfReference(reference),
    whole: () => plainPoint(reference),
  }));
}

/**
 * Marks one answer. A second look reads as the first did and leaves to the student what that found missing; not what the answer
 * denies, nor where there is nothing to mark.
 */
export function mark(input: MarkInput, model: Model = FITTED): DraftMark {
  const read = readAnswer(input, model);
  if (!input.second || read.refusal !== null || !addsTo(input)) return read;
  return { ...read, points: read.points.map((point) => leftOpen(point, input.answer)) };
}

/** Whether an answer says a word that its question doesn't. */
function addsTo(input: MarkInput): boolean {
  const language = languageOfRubric(input);
  const asked = new Set(readText(input.question, language).content.map(({ stem }) => stem));
  return readText(input.answer, language).content.some(({ stem }) => !asked.has(stem));
}

function leftOpen(point: DraftPoint, answer: string): DraftPoint {
  if (point.met || point.contradicted) return point;
  const { note: _, ...open } = point;
  return { ...open, unsure: true, student_words: point.student_words ?? answer.trim() };
}

/**
 * Reads one answer. Every rubric point is met or not, with the words of the answer that meet or contradict it; where
 * several reference answers are accepted, the points are those of the one that fits best. Never throws and always decides.
 */
function readAnswer(input: MarkInput, model: Model): DraftMark {
  const given = input.answer.slice(0, MAX_CHARS);
  const { kind } = input.rubric;
  const accepted = acceptedIn(input.rubric);
  const language = languageOfRubric(input);
  const question = readText(input.question, language);
  const answer = readText(withoutInstructions(given), language, dottedIn([input.question, ...accepted]));
  const refusal = refusalOf({ ...input, answer: given }) ?? guessRefusal({ kind, accepted, question }, answer);
  const ways = waysOf(input.rubric);
  const parts =
    kind === 'outline' && refusal === null
      ? markParts(input, ways[0]?.points ?? [], (one) => readAnswer(one, model))
      : null;
  if (parts) return { points: parts, refusal };
  const book = input.evidence.flatMap(({ quote }) => readText(quote, language).content);
  const entries = kind === 'outline' ? (ways[0]?.points ?? []).map((text) => readText(text, language)) : [];
  const names = namesOf(entries, question);
  const clauses = clausesByEntry(answer, names);
  const readings = ways.map(({ points, whole }) =>
    points.map((text, index) => {
      const options = { whole: readText(whole(text), language), alternatives: ways.length, kind, book };
      const context = pointContext(readText(text, language), question, options);
      if (kind === 'reference') return markPoint(text, context, question, answer, model, input);
      const { part, wrong } = partFor(answer, clauses, entries, names, index);
      const reading = markPoint(text, context, question, part, model, input);
      return wrong < 0 || reading.draft.met ? reading : misplaced(reading, entries[wrong]?.source ?? '');
    }),
  );
  const copied = readings[ways.findIndex(({ points }) => sameWords(points.join(' '), given))];
  const drafts = (copied ?? bestReading(input, readings, answer)).map(({ draft }) => draft);
  const points =
    refusal !== null
      ? drafts.map((draft) => ({ ...draft, met: false, contradicted: false, student_words: null }))
      : copied && kind === 'reference'
        ? drafts.map((draft) => ({ ...draft, met: true, contradicted: false, student_words: given.trim() }))
        : kind === 'reference'
          ? asNamed(drafts, input.rubric, question, answer)
          : drafts;
  return { points, refusal };
}

/** Points of a list that the question asks to name: made where all of it is named, in part where not, open where it can't be told. */
function asNamed(points: DraftPoint[], rubric: MarkInput['rubric'], question: ReadText, answer: ReadText) {
  if (rubric.kind !== 'reference' || rubric.references.length !== 1) return points;
  const named = namedIn(plainPoint(rubric.references[0] ?? ''), question, answer);
  if (!named) return points;
  return points.map(({ unsure, note, ...point }): DraftPoint => {
    if (!point.met && !unsure) return { ...point, ...(note !== undefined && { note }) };
    if (named.how === 'whole') return { ...point, met: true };
    return {
      ...point,
      met: false,
      note: missingNote(named),
      ...(named.how === 'part' ? { partly: true } : { unsure: true }),
    };
  });
}

/**
 * The reading with the best verdict, then the most points, then the surest.
 */
function bestReading(input: MarkInput, readings: PointReading[][], answer: ReadText): PointReading[] {
  const rank = (points: readonly PointReading[]) => {
    const drafts = points.map(({ draft }) => draft);
    const met = drafts.filter((draft) => draft.met).length / points.length;
    const sure = points.reduce((sum, { share }) => sum + share, 0) / points.length;
    return 2 * Number(isCorrect(input.rubric.kind, drafts)) + met + sure;
  };
  const [best = [], ...others] = readings.filter((points) => points.length > 0).toSorted((a, b) => rank(b) - rank(a));
  if (
    others.length === 0 ||
    readings.some(([point]) => point && sameStatement(point.context.whole.tokens, answer.tokens))
  )
    return best;
  // What goes against one way to be right, and fills no other, is no answer in words of one's own.
  const against =
    best.some(({ draft }) => draft.unsure) && others.find((points) => points.some(({ draft }) => draft.contradicted));
  return against || best;
}

/** A point of an outline whose name is given what the book says of another. */
function misplaced(reading: PointReading, other: string): PointReading {
  const { unsure: _, ...draft } = reading.draft;
  const note = `You say here what the book says elsewhere: ${quoted(other)}.`;
  return { ...reading, draft: { ...draft, met: false, contradicted: false, student_words: null, note } };
}

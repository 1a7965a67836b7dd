/** Marks a typed answer against a rubric without a model and without a network: pure, the same every time, in milliseconds. */
import type { PackCode } from '../../language/codes.ts';
import { packFor } from '../../language/packs/index.ts';
import type { DraftMark, DraftPoint, MarkInput } from '../engine.ts';
import { asWritten } from './compounds.ts';
import { pointContext } from './features.ts';
import { borrows, leftOpen } from './foreign.ts';
import { withoutGapFrame } from './gaps.ts';
import { FITTED, type Model } from './judge.ts';
import { frameWords, languageOfRubric } from './languages.ts';
import { type EntryKey, entryKeys, ownPart, quotedNames, toldOf } from './outline-keys.ts';
import { markNamed, markParts } from './outline-parts.ts';
import { sidesApart } from './outline-sides.ts';
import { besideOthers } from './outline-told.ts';
import { sourceOf } from './phrases.ts';
import { firstJudge, markPoint, type PointReading, secondJudge } from './point.ts';
import { plainPoint, pointsOfOutline, pointsOfReference } from './points.ts';
import { feignsForeign, opensUnknown, refusalOf, sameWords, withoutInstructions } from './refusals.ts';
import { dottedIn, type ReadText, readText } from './text.ts';
import { isCorrect } from './verdict.ts';
import { deniedCopy, sameStatement } from './veto.ts';

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
 * Reads one answer. Every rubric point is met or not, with the words of the answer that meet or contradict it; where
 * several reference answers are accepted, the points are those of the one that fits best. Never throws and always decides.
 */
export function mark(input: MarkInput, model: Model = FITTED): DraftMark {
  const given = withoutGapFrame(input.question, input.answer.slice(0, MAX_CHARS));
  const accepted = input.rubric.kind === 'reference' ? input.rubric.references : input.rubric.entries;
  const language = languageOfRubric(input.question, accepted);
  const asked = readText(input.question, language);
  const question = withoutFrame(asked);
  const ways = waysOf(input.rubric);
  const texts = accepted.map((text) => readText(text, language));
  const rubric = texts.flatMap(({ content }) => content);
  const book = input.evidence.flatMap(({ quote }) => readText(quote, language).content);
  const whole = { question: asked, accepted, rubric, answer: given, kind: input.rubric.kind, book };
  const refusal = refusalOf(whole);
  const feigns = refusal === null && feignsForeign(whole);
  const read = texts.reduce(
    (read, { tokens }) => asWritten(read, tokens),
    readText(withoutInstructions(given), language, dottedIn([input.question, ...accepted])),
  );
  const judge = input.second ? secondJudge : firstJudge(model);
  const isOutline = input.rubric.kind === 'outline';
  const entries = isOutline ? (ways[0]?.points ?? []).map((text) => readText(text, language)) : [];
  const keys = entryKeys(entries, question, read);
  const answer = isOutline ? sidesApart(read, keys) : read;
  const readings = ways.map(({ points, whole }) => {
    return points.map((text, index) => {
      const context = pointContext(readText(text, language), question, {
        whole: readText(whole(text), language),
        alternatives: ways.length,
        kind: input.rubric.kind,
        book,
      });
      const own = isOutline ? ownPart(answer, keys, index, question) : answer;
      return markPoint(text, context, question, own, judge, input);
    });
  });
  const copied = readings[ways.findIndex(({ points }) => sameWords(points.join(' '), given))];
  if (copied && input.rubric.kind === 'reference')
    return { points: copied.map(({ draft }) => inFull(draft, given)), refusal: null };
  const best = bestReading(input, readings, answer);
  const drafts = best.map(({ draft }) => draft);
  const one = (part: MarkInput) => mark(part, model);
  const numbered = isOutline ? markParts(input, ways[0]?.points ?? [], one) : null;
  const named =
    isOutline && !numbered
      ? markNamed(input, ways[0]?.points ?? [], meaningsTold(answer, keys, asked), meaningFrame(language), one)
      : [];
  const parts = numbered ?? drafts.map((draft, index) => ofBoth(draft, named[index] ?? null));
  const points = (isOutline ? besideOthers(parts, answer, entries, keys, question) : drafts).map((draft) =>
    refusal === null && !feigns ? draft : { ...draft, met: false, contradicted: false, student_words: null },
  );
  const open = refusal === null && !opensUnknown(answer) && !(feigns && borrows(given, rubric, language));
  return { points: open ? leftOpen(points, given, language) : points, refusal };
}

/**
 * A point by the whole of what is written for it, and by the sentence that opens with its name alone. That one sentence neither
 * takes a contradiction back nor takes away what another sentence says rightly.
 */
const ofBoth = (draft: DraftPoint, own: DraftPoint | null): DraftPoint =>
  !own || draft.contradicted || (draft.met && !own.met && !own.contradicted) ? draft : own;

/** The frame of "What is meant by “…”?" in a language. */
const meaningFrame = (language: PackCode) => packFor(language === 'und' ? 'en' : language).quiz?.short?.meaning ?? '%';

/** What an answer tells of each name that the question quotes; null where it doesn't, or gives it another's meaning. */
function meaningsTold(answer: ReadText, keys: readonly EntryKey[], question: ReadText) {
  const quotes = quotedNames(question);
  return keys.map((key, index) => {
    const told = quotes.length === keys.length ? toldOf(answer, keys, index) : null;
    return told?.of === index
      ? {
          name: quotes.find((name) => name.toLowerCase().includes(key.label.toLowerCase())) ?? key.label,
          words: sourceOf(answer.source, told.sentence),
        }
      : null;
  });
}

/** A question whose frame gives nothing away: "give" in "Which reason does the book give for this?" is none of its subject. */
function withoutFrame(question: ReadText): ReadText {
  const frame = frameWords(question.source, question.language);
  return frame.size === 0
    ? question
    : { ...question, content: question.content.filter(({ text }) => !frame.has(text)) };
}

/** A point of a reference answer that is given word for word. */
const inFull = (draft: DraftPoint, answer: string): DraftPoint => ({
  ...draft,
  met: true,
  contradicted: false,
  student_words: answer.trim(),
});

/**
 * The reading with the best verdict, then the most points, then the surest. An answer that is one of the reference answers
 * denied is read against that one, whatever it shares with the others.
 */
function bestReading(input: MarkInput, readings: PointReading[][], answer: ReadText): PointReading[] {
  const ranked = readings
    .filter((points) => points.length > 0)
    .map((points) => {
      const drafts = points.map(({ draft }) => draft);
      const verdict = isCorrect(input.rubric.kind, drafts) ? 1 : 0;
      const sure = points.reduce((sum, { share }) => sum + share, 0) / points.length;
      return { points, rank: 2 * verdict + drafts.filter((draft) => draft.met).length / points.length + sure };
    })
    .sort((a, b) => b.rank - a.rank);
  const first = ranked[0]?.points ?? [];
  // What goes against one way to be right, and fills no other, is no answer in words of one's own.
  const against =
    first.some(({ draft }) => draft.unsure) && ranked.find(({ points }) => points.some(isAgainst))?.points;
  const best = against || first;
  if (
    input.rubric.kind === 'outline' ||
    readings.some(([point]) => point && sameStatement(point.context.whole.tokens, answer.tokens))
  )
    return best;
  const denied = readings.find((points) => points[0] && deniedCopy(points[0].context.whole.tokens, answer.tokens));
  return denied ? denied.map((reading) => contradict(reading, answer)) : best;
}

const isAgainst = ({ draft }: PointReading) => draft.contradicted;

/** A point of a reference that the whole answer denies. */
function contradict(reading: PointReading, answer: ReadText): PointReading {
  const words = answer.source.trim();
  return { ...reading, draft: { ...reading.draft, met: false, contradicted: true, student_words: words } };
}

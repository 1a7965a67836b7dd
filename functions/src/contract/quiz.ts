/** Quizzes: the questions, the answers a student hands in, and the marks. */
import * as z from 'zod/mini';
import { Evidence } from './evidence.ts';
import { MAX_ANSWER_CHARS, MAX_QUIZ_COUNT } from './limits.ts';

/** What a question asks of a student: to recall, to connect or explain, or to recognise in a case. */
export const Thinking = z.enum(['remember', 'understand', 'apply']);
export type Thinking = z.infer<typeof Thinking>;

/** How a question is asked, by name: "meaning", "recall" …; unknown to earlier versions, which stored none. */
const form = z.optional(z.string().check(z.maxLength(40)));

export const Mcq = z.object({
  question: z.string(),
  options: z.array(z.string()),
  answer_index: z.int(),
  explanation: z.string(),
  evidence: z.optional(Evidence),
  /** Further words that the right option rests on, where it is put together from several places. */
  more_evidence: z.optional(z.array(Evidence)),
  /** By option: where the book uses a wrong one and what it says of it; null for the right one. Shown once it is handed in. */
  about_options: z.optional(z.array(z.nullable(Evidence))),
  level: z.optional(Thinking),
  form,
});
export type Mcq = z.infer<typeof Mcq>;

export const Saq = z.object({
  question: z.string(),
  answer: z.string(),
  evidence: z.optional(Evidence),
  /** Further words that the answer rests on. */
  more_evidence: z.optional(z.array(Evidence)),
  form,
});
export type Saq = z.infer<typeof Saq>;

export const Laq = z.object({
  question: z.string(),
  answer_outline: z.array(z.string()),
  evidence: z.optional(z.array(Evidence)),
  form,
});
export type Laq = z.infer<typeof Laq>;

export const Questions = z.object({ mcqs: z.array(Mcq), saqs: z.array(Saq), laqs: z.array(Laq) });
export type Questions = z.infer<typeof Questions>;

/** A count in a query string: digits only, up to `max`. */
const count = (max: number) =>
  z.pipe(
    z.string().check(z.regex(/^\d{1,4}$/)),
    z.pipe(
      z.transform((digits: string) => Number(digits)),
      z.int().check(z.minimum(0), z.maximum(max)),
    ),
  );

export const GenerateQuery = z.object({
  pdf_id: z.string().check(z.minLength(1), z.maxLength(200)),
  mcq: count(MAX_QUIZ_COUNT.mcq),
  saq: count(MAX_QUIZ_COUNT.saq),
  laq: count(MAX_QUIZ_COUNT.laq),
  /** First and last page to write questions from. */
  from: z.optional(count(9999)),
  to: z.optional(count(9999)),
  /** Only these pages, as ranges: "12-40,55-70"; within `from` and `to` where these are given too. */
  pages: z.optional(
    z.pipe(
      z.string().check(z.maxLength(2_000), z.regex(/^\d{1,4}-\d{1,4}(?:,\d{1,4}-\d{1,4})*$/)),
      z.transform((text: string) =>
        text.split(',').map((range): [number, number] => {
          const [from = 0, to = 0] = range.split('-').map(Number);
          return [from, to];
        }),
      ),
    ),
  ),
  /**
   * What the multiple-choice questions may ask for, joined by commas; left out: a mix of all. Others only where these run out; a name
   * that is no level is passed over, and the quiz says so.
   */
  levels: z.optional(
    z.pipe(
      z.string().check(z.maxLength(60)),
      z.transform((text: string) => {
        const names = [...new Set(text.split(','))].filter((name) => name !== '');
        const known = names.flatMap((name) => Thinking.safeParse(name).data ?? []);
        return { known, unknown: names.filter((name) => !known.some((level) => level === name)) };
      }),
    ),
  ),
});
export type GenerateQuery = z.infer<typeof GenerateQuery>;

export const Quiz = z.object({
  quiz_id: z.string(),
  questions: Questions,
  /** Why there are fewer questions than asked for, in words for the student. */
  notes: z.optional(z.array(z.string())),
  /** It asks again what was missed: hints can be taken. */
  practice: z.optional(z.literal(true)),
});
export type Quiz = z.infer<typeof Quiz>;

/** What a book gives without a model: as many questions of each kind alone, up to the largest quiz. */
export const Gives = z.object({
  mcq: z.int(),
  saq: z.int(),
  laq: z.int(),
  /** Why there are no more, in words for the student; empty where a quiz of any size is full. */
  why: z.array(z.string()),
});
export type Gives = z.infer<typeof Gives>;

/** Null where a model writes the questions. */
export const BookGives = z.object({ gives: z.nullable(Gives) });
export type BookGives = z.infer<typeof BookGives>;

/** A quiz as it is opened again by its id. */
export const StoredQuiz = z.object({
  quiz_id: z.string(),
  pdf_id: z.string(),
  /** The book's title when the quiz was written; it outlives the book. */
  title: z.string(),
  created_at: z.string(),
  questions: Questions,
  notes: z.array(z.string()),
  /** The latest attempt at it, or null while it is unfinished. */
  attempt_id: z.nullable(z.string()),
  practice: Quiz.shape.practice,
});
export type StoredQuiz = z.infer<typeof StoredQuiz>;

/**
 * A new quiz out of an old attempt: all of its questions, or only those that were missed. Of a book (`pdf_id`): what was
 * missed in its latest attempts and not answered correctly since.
 */
export const PractiseRequest = z.union([
  z.object({
    attempt_id: z.string().check(z.minLength(1), z.maxLength(200)),
    which: z.enum(['all', 'missed']),
  }),
  z.object({ pdf_id: z.string().check(z.minLength(1), z.maxLength(200)), which: z.literal('missed') }),
]);
export type PractiseRequest = z.infer<typeof PractiseRequest>;

/** Of a question among those of its kind, written in one way only. */
const index = z.string().check(z.regex(/^(?:0|[1-9]\d?)$/));
export const Answers = z.object({
  mcq: z.record(index, z.int().check(z.minimum(0), z.maximum(99))),
  saq: z.record(index, z.string().check(z.maxLength(MAX_ANSWER_CHARS))),
  laq: z.record(index, z.string().check(z.maxLength(MAX_ANSWER_CHARS))),
});
export type Answers = z.infer<typeof Answers>;

/** How sure the student was of an answer when they gave it. */
export const CONFIDENCES = ['guess', 'think', 'sure'] as const;
export const Confidence = z.enum(CONFIDENCES);
export type Confidence = z.infer<typeof Confidence>;

/** By question; those that nothing was said of are left out. It changes no mark and no score. */
export const Confidences = z.object({
  mcq: z.record(index, Confidence),
  saq: z.record(index, Confidence),
  laq: z.record(index, Confidence),
});
export type Confidences = z.infer<typeof Confidences>;

const Steps = z.record(index, z.int().check(z.minimum(1), z.maximum(9)));
/** How many steps of its hints were taken before a question was answered; those without are left out. It changes no mark and no score. */
export const Helped = z.object({ mcq: Steps, saq: Steps, laq: Steps });
export type Helped = z.infer<typeof Helped>;

/** One point of a rubric: what a full answer says, whether this one says it, and what both rest on. */
export const MarkedPoint = z.object({
  point: z.string(),
  met: z.boolean(),
  /** The student's own words that meet it, verbatim; null where none do. */
  student_words: z.nullable(z.string()),
  /** The answer says the opposite; `student_words` are the words that do. */
  contradicted: z.optional(z.boolean()),
  /** `student_words` make a part of it; `note` says what is missing. */
  partly: z.optional(z.boolean()),
  /** Folio could not settle whether `student_words` say it. */
  unsure: z.optional(z.boolean()),
  /** What is wrong or missing, in a phrase: "You say “lowers”; the book says “raises”." */
  note: z.optional(z.string()),
  /** The book's words that the point rests on. */
  evidence: z.optional(Evidence),
});
export type MarkedPoint = z.infer<typeof MarkedPoint>;

export const ItemResult = z.object({
  is_correct: z.boolean(),
  points: z.optional(z.array(MarkedPoint)),
  reason: z.optional(z.string()),
  /**
   * A long answer's points: one for each made, a half for one made in part, less those contradicted; beside the score, which
   * counts it whole.
   */
  worth: z.optional(z.object({ points: z.number(), of: z.int() })),
  /** There was nothing to mark ("I do not know", the question given back): a second marking would say the same. */
  refused: z.optional(z.boolean()),
  /** Folio could not settle it: the student compares their answer with the book's and decides, once. */
  unsure: z.optional(z.boolean()),
  /** Who decided what was unsure, and what: whether it counts. The mark itself stays to be seen. */
  decided_by: z.optional(z.literal('student')),
  decided_correct: z.optional(z.boolean()),
  /**
   * The independent second marking: the student asked for it ("I think I'm right"), or the first was unsure. The first one
   * stays beside it.
   */
  second: z.optional(
    z.object({
      is_correct: z.boolean(),
      points: z.optional(z.array(MarkedPoint)),
      reason: z.optional(z.string()),
      /** It leaves the answer to the student, whatever the first said. */
      unsure: z.optional(z.boolean()),
    }),
  ),
});
export type ItemResult = z.infer<typeof ItemResult>;

/**
 * Whether a question counts as correct: as first marked; as the independent second marking says where there is one; or as
 * the student decided where the marking was unsure. All of them stay to be seen.
 */
export const countsAsCorrect = ({
  is_correct,
  second,
  decided_correct,
}: Pick<ItemResult, 'is_correct' | 'second' | 'decided_correct'>): boolean =>
  decided_correct ?? second?.is_correct ?? is_correct;

/** Whether the student still has to decide: one of the markings is unsure, and the second one did not accept the answer. */
export const awaitsDecision = ({
  unsure,
  second,
  decided_by,
}: Pick<ItemResult, 'unsure' | 'second' | 'decided_by'>): boolean =>
  (unsure === true || second?.unsure === true) && second?.is_correct !== true && decided_by === undefined;

/** Wrong, as far as it is settled: what awaits the student's decision is neither missed nor right. */
const isMissed = (result: ItemResult): boolean => !countsAsCorrect(result) && !awaitsDecision(result);

/**
 * The points that a long answer leaves out or contradicts though it counts as correct: what the first and the second marking
 * both miss. None where it was missed as a whole, where the student decided that it says the same, or of a short answer.
 */
export function partsMissed(result: ItemResult): string[] {
  const { worth, points = [], second, decided_correct } = result;
  if (worth === undefined || !countsAsCorrect(result) || decided_correct) return [];
  if (second?.is_correct && !second.points) return [];
  const metBySecond = new Set(second?.points?.flatMap(({ met, point }) => (met ? [point] : [])));
  return points.filter(({ met, point }) => !met && !metBySecond.has(point)).map(({ point }) => point);
}

/** Whether there is something in a question to come back to: it was missed, or a part of its answer was. */
export const isToReview = (result: ItemResult): boolean => isMissed(result) || partsMissed(result).length > 0;

/** Right, though the student said it was a guess. */
export const isLuckyGuess = (result: ItemResult, said: Confidence | undefined): boolean =>
  said === 'guess' && countsAsCorrect(result);

/** Wrong, though the student was sure: what is corrected best, and should come back first. */
export const isConfidentMistake = (result: ItemResult, said: Confidence | undefined): boolean =>
  said === 'sure' && !countsAsCorrect(result) && !awaitsDecision(result);

export const Results = z.object({
  mcq: z.array(ItemResult),
  saq: z.array(ItemResult),
  laq: z.array(ItemResult),
});
export type Results = z.infer<typeof Results>;

export const SubmitRequest = z.object({
  quiz_id: z.string().check(z.minLength(1), z.maxLength(200)),
  answers: Answers,
  confidence: z.optional(Confidences),
  helped: z.optional(Helped),
});
export const SubmitResponse = z.object({
  score: z.int(),
  total: z.int(),
  pct: z.number(),
  results: Results,
  attempt_id: z.string(),
});
export type SubmitResponse = z.infer<typeof SubmitResponse>;

/** Cards that come back: what is asked, what was done with it, and how much of it a day may take. */
import * as z from 'zod/mini';
import { Box, Evidence } from './evidence.ts';
import { Hint } from './hints.ts';
import { CARDS_AT_ONCE, ENTRIES_AT_ONCE, MAX_ANSWER_CHARS, REVIEW_MINUTES } from './limits.ts';
import { Choice } from './marks.ts';
import { Entry, Memory, Reviewed, Undone } from './review-log.ts';

const id = z.string().check(z.minLength(1), z.maxLength(200));

/** Minutes east of UTC: what day it is where the student is. */
const Offset = z.int().check(z.minimum(-14 * 60), z.maximum(14 * 60));
const offset = z.pipe(z.string().check(z.regex(/^-?\d{1,3}$/)), z.pipe(z.transform(Number), Offset));

/** What a card asks and what is right. All of it is the server's own, proved when it was written. */
export const CardContent = z.object({
  /** `choice` has options; what is right is the one answer. A `long` one has a point an entry. */
  kind: z.enum(['short', 'long', 'choice']),
  question: z.string(),
  answer: z.array(z.string()),
  options: z.optional(z.array(z.string())),
  explanation: z.optional(z.string()),
  evidence: z.array(Evidence),
  /** The chapter it stands in; null where that is not known. */
  chapter: z.nullable(z.string()),
  /** What it was made from: a question answered wrong, another question, a key fact of the book. */
  source: z.enum(['missed', 'question', 'fact', 'mark']),
  /** Of a long answer that was right but for a part: the points it had. `answer` is what it left out, and alone is asked for. */
  had: z.optional(z.array(z.string())),
  /** It was missed though the student had said they were sure. */
  sure: z.optional(z.literal(true)),
  /** Of a card that is a part of a page: which part is shown, and which words of it are covered until the answer is. */
  cut: z.optional(z.object({ page: z.int(), view: Box, cover: z.array(Box) })),
});
export type CardContent = z.infer<typeof CardContent>;

export const ReviewCard = z.object({
  card_id: z.string(),
  pdf_id: z.string(),
  /** The book's title. */
  title: z.string(),
  /** The book's language (BCP 47), where it is known. */
  language: z.nullable(z.string()),
  created_at: z.string(),
  ...CardContent.shape,
  /** Null while it was never asked. */
  memory: z.nullable(Memory),
  /** In a session: its hints, there without a connection too. */
  hints: z.optional(z.array(Hint)),
});
export type ReviewCard = z.infer<typeof ReviewCard>;

export const TodayQuery = z.object({ offset });

/** With `ahead` it is tomorrow's session as it looks now: what a device keeps for a morning without a connection. */
export const SessionQuery = z.extend(TodayQuery, { ahead: z.optional(z.literal('1')) });

/** What today asks, in two numbers, and what they rest on. */
export const ReviewToday = z.object({
  /** Cards that fit into what is left of today's minutes. */
  due: z.int(),
  /** What they will take, by how long this student needs for one. */
  minutes: z.int(),
  /** All cards there are. */
  cards: z.int(),
  /** The day's limit, and what of it is used. */
  limit_minutes: z.int(),
  spent_seconds: z.int(),
});
export type ReviewToday = z.infer<typeof ReviewToday>;

export const ReviewSession = z.object({
  cards: z.array(ReviewCard),
  /** What one takes this student (s). */
  seconds_each: z.number(),
  limit_minutes: z.int(),
  spent_seconds: z.int(),
  /** All cards there are, and those that are due and are left for the days to come. */
  total: z.int(),
  left: z.int(),
});
export type ReviewSession = z.infer<typeof ReviewSession>;

const card_id = z.string().check(z.minLength(1), z.maxLength(64));
/** An entry on its way, with its card. */
export const SentEntry = z.union([z.extend(Reviewed, { card_id }), z.extend(Undone, { card_id })]);
export type SentEntry = z.infer<typeof SentEntry>;

export const EntriesRequest = z.object({
  entries: z.array(SentEntry).check(z.minLength(1), z.maxLength(ENTRIES_AT_ONCE)),
  offset: Offset,
});
export const EntriesReply = z.object({
  /** Entries that are stored now, also those that were before. */
  kept: z.array(z.string()),
  /** Entries of cards that are not there any more: nothing is to be done about them. */
  gone: z.array(z.string()),
  /** What of today's minutes is used. */
  spent_seconds: z.int(),
});

export const MarkCardRequest = z.object({ answer: z.string().check(z.maxLength(MAX_ANSWER_CHARS)) });

/** Cards out of an attempt: everything that was missed, or the questions named. */
export const CardsFromAttempt = z.object({
  attempt_id: id,
  items: z.optional(
    z
      .array(z.object({ kind: z.enum(['mcq', 'saq', 'laq']), index: z.int().check(z.minimum(0), z.maximum(99)) }))
      .check(z.minLength(1), z.maxLength(CARDS_AT_ONCE)),
  ),
});

/** The questions of an attempt that are among the student's cards, in the order of the paper. */
export const CardsOfAttempt = z.object({
  items: z.array(z.object({ kind: z.enum(['mcq', 'saq', 'laq']), index: z.int() })),
});
export type CardsOfAttempt = z.infer<typeof CardsOfAttempt>;

/** How many cards are new, and how many of those wanted were there before. */
export const CardsAdded = z.object({ added: z.int(), known: z.int() });
export type CardsAdded = z.infer<typeof CardsAdded>;

const page = z.pipe(z.string().check(z.regex(/^\d{1,4}$/)), z.transform(Number));
export const KeyFactsQuery = z.object({ pdf_id: id, from: z.optional(page), to: z.optional(page) });

/** A card that could be made from a fact of the book. */
const KeyFact = z.object({
  card_id: z.string(),
  /** What is explained, where it asks what a term means. */
  term: z.optional(z.string()),
  question: z.string(),
  answer: z.string(),
  evidence: Evidence,
  chapter: z.nullable(z.string()),
  /** It is among the student's cards already. */
  known: z.boolean(),
});
/** Key facts in reading order. `next`: the page that the rest begins on; null where there is none. */
export const KeyFacts = z.object({ title: z.string(), facts: z.array(KeyFact), next: z.nullable(z.int()) });
export type KeyFacts = z.infer<typeof KeyFacts>;

/** A card of chosen words: the part of the page around them, with them covered. */
export const CardFromMark = z.object({ pdf_id: id, parts: Choice });
export const MarkCard = z.extend(CardsAdded, { card_id: z.string() });
export type MarkCard = z.infer<typeof MarkCard>;

export const CardsFromFacts = z.object({
  pdf_id: id,
  card_ids: z.array(card_id).check(z.minLength(1), z.maxLength(CARDS_AT_ONCE)),
  /** The pages that they were listed for. */
  from: z.optional(z.int().check(z.minimum(1), z.maximum(9999))),
  to: z.optional(z.int().check(z.minimum(1), z.maximum(9999))),
});

/** A student's cards, oldest first; `after` goes on from the last one's id. */
export const CardsQuery = z.object({ after: z.optional(id) });
export const KeptCard = z.extend(ReviewCard, { log: z.array(Entry) });
export type KeptCard = z.infer<typeof KeptCard>;
export const KeptCards = z.object({ cards: z.array(KeptCard), more: z.boolean() });

/** What a day came to; days are the student's own, `YYYY-MM-DD`. */
export const ReviewDay = z.object({
  day: z.string(),
  reviews: z.int(),
  seconds: z.int(),
  /** Reviews of cards that were learned before that day's first look at them: what retention is told from. */
  asked: z.int(),
  remembered: z.int(),
});
export type ReviewDay = z.infer<typeof ReviewDay>;

/** Latest day first; up to 100, then `before` goes on. */
export const ReviewDaysQuery = z.object({
  before: z.optional(z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/))),
});
export const ReviewDays = z.object({ days: z.array(ReviewDay), more: z.boolean() });

export const ReviewSettings = z.object({
  /** A day's limit. */
  minutes: z.int().check(z.minimum(REVIEW_MINUTES.least), z.maximum(REVIEW_MINUTES.most)),
});
export type ReviewSettings = z.infer<typeof ReviewSettings>;

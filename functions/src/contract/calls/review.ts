/** Cards, what is due, and the review log. */
import { ItemResult } from '../quiz.ts';
import {
  CardFromMark,
  CardsAdded,
  CardsFromAttempt,
  CardsFromFacts,
  CardsOfAttempt,
  CardsQuery,
  EntriesReply,
  EntriesRequest,
  KeptCards,
  KeyFacts,
  KeyFactsQuery,
  MarkCard,
  MarkCardRequest,
  ReviewDays,
  ReviewDaysQuery,
  ReviewSession,
  ReviewSettings,
  ReviewToday,
  SessionQuery,
  TodayQuery,
} from '../review.ts';
import { type Call, call, Done } from './call.ts';

export const reviewCalls = {
  /** What today asks of the student's cards, in two numbers. */
  'review.today': call({
    method: 'GET',
    path: '/review/today',
    auth: 'student',
    pace: 'reading',
    query: TodayQuery,
    response: ReviewToday,
  }),

  /** Today's cards in the order they are asked, as many as fit into what is left of the day's minutes; or tomorrow's. */
  'review.session': call({
    method: 'GET',
    path: '/review/session',
    auth: 'student',
    pace: 'lookups',
    query: SessionQuery,
    response: ReviewSession,
  }),

  /**
   * Appends to the review log. An entry that was stored before is not stored again, whoever sends it and in whatever order;
   * the cards' memories follow from all that is stored.
   */
  'review.entries': call({
    method: 'POST',
    path: '/review/entries',
    auth: 'student',
    pace: 'changing',
    body: EntriesRequest,
    response: EntriesReply,
  }),

  /** Marks an answer typed for a card; nothing is stored. */
  'review.mark': call({
    method: 'POST',
    path: '/review/cards/:id/mark',
    auth: 'student',
    pace: 'marking',
    body: MarkCardRequest,
    response: ItemResult,
  }),

  'review.cards': call({
    method: 'GET',
    path: '/review/cards',
    auth: 'student',
    pace: 'reading',
    query: CardsQuery,
    response: KeptCards,
  }),

  /** Cards from an attempt's questions; one that is there already stays as it is. 404 where the book is gone. */
  'review.fromAttempt': call({
    method: 'POST',
    path: '/review/cards',
    auth: 'student',
    pace: 'changing',
    body: CardsFromAttempt,
    response: CardsAdded,
  }),

  /** Which questions of an attempt are cards already. */
  'review.ofAttempt': call({
    method: 'GET',
    path: '/review/attempts/:id',
    auth: 'student',
    pace: 'reading',
    response: CardsOfAttempt,
  }),

  'review.remove': call({
    method: 'DELETE',
    path: '/review/cards/:id',
    auth: 'student',
    pace: 'changing',
    response: Done,
  }),

  /** Cards that could be made from what a book states: definitions, causes, lists, each with its proved quote. */
  'review.facts': call({
    method: 'GET',
    path: '/review/facts',
    auth: 'student',
    pace: 'quizzes',
    query: KeyFactsQuery,
    response: KeyFacts,
  }),

  'review.fromFacts': call({
    method: 'POST',
    path: '/review/facts',
    auth: 'student',
    pace: 'quizzes',
    body: CardsFromFacts,
    response: CardsAdded,
  }),

  /** A card of words that were chosen on a page; they are looked up there. 422 where they were not surely read. */
  'review.fromMark': call({
    method: 'POST',
    path: '/review/marks',
    auth: 'student',
    pace: 'lookups',
    body: CardFromMark,
    response: MarkCard,
  }),

  'review.days': call({
    method: 'GET',
    path: '/review/days',
    auth: 'student',
    pace: 'reading',
    query: ReviewDaysQuery,
    response: ReviewDays,
  }),

  'review.settings': call({
    method: 'PATCH',
    path: '/review/settings',
    auth: 'student',
    pace: 'changing',
    body: ReviewSettings,
    response: ReviewSettings,
  }),
} satisfies Record<string, Call>;

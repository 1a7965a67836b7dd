/**
 * THE table of calls: name → method, path, who may call, what goes in, what comes out.
 * The server's handlers and the browser's client are both typed from it; a handler that is missing does not compile.
 * Paths are as documented (SPEC §7), without the `/api` in front that Hosting adds. `:name` is a path parameter.
 */
import * as z from 'zod/mini';
import { Health, OwnQuizzes, Student, VerifyRequest } from './account.ts';
import { BookSearch, ContextRequest, QuoteContext, SearchQuery } from './book.ts';
import { AskRequest, AskResponse, Chat, ChatListQuery, ChatMessages, ChatMessagesQuery } from './chat.ts';
import { Coverage, CoverageQuery } from './coverage.ts';
import { Exam, ExamRequest, Exams, ExamsQuery } from './exam.ts';
import {
  Document,
  DocumentInfo,
  IncomingRequest,
  PicturesRequest,
  RenameRequest,
  Session,
  SessionRequest,
  Transcribed,
  TranscribeRequest,
} from './library.ts';
import type { Pace } from './limits.ts';
import { AttemptDetail, DecideRequest, Progress, ProgressChart, ProgressQuery, SecondMarkRequest } from './progress.ts';
import { GenerateQuery, ItemResult, PractiseRequest, Quiz, StoredQuiz, SubmitRequest, SubmitResponse } from './quiz.ts';
import { ReviewsProgress, ReviewsQuery } from './retention.ts';
import {
  CardsAdded,
  CardsFromAttempt,
  CardsFromFacts,
  CardsQuery,
  EntriesReply,
  EntriesRequest,
  KeptCards,
  KeyFacts,
  KeyFactsQuery,
  MarkCardRequest,
  ReviewDays,
  ReviewDaysQuery,
  ReviewSession,
  ReviewSettings,
  ReviewToday,
  TodayQuery,
} from './review.ts';
import {
  ReviseAskRequest,
  ReviseAskResponse,
  RevisionHistoryQuery,
  RevisionSession,
  RevisionSessionQuery,
} from './revision.ts';
import { StopRequest } from './stream.ts';
import { Videos } from './videos.ts';

type Schema = z.ZodMiniType;

interface Call {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  path: `/${string}`;
  /** `student`: a bearer identity token is needed. `anyone`: none is. */
  auth: 'student' | 'anyone';
  query?: Schema;
  /** JSON body; left out where there is none or it is a file. */
  body?: Schema;
  /** `multipart`: one file in field `file`. */
  upload?: 'multipart';
  /** JSON reply, or `binary` where the handler streams bytes. */
  response: Schema | 'binary';
  /** May answer bit by bit, as `stream.ts` tells. */
  streams?: true;
  /** How fast one student may call it; every call that costs work names one, and is refused (429) before the work is done. */
  pace?: Pace;
  /** Status of a success; 200 unless told. */
  status?: number;
}

const call = <const C extends Call>(c: C): C => c;
const Done = z.object({ ok: z.literal(true) });

export const api = {
  'health.get': call({
    method: 'GET',
    path: '/health',
    auth: 'anyone',
    query: z.object({ details: z.optional(z.literal('1')) }),
    response: Health,
  }),
  'auth.verify': call({ method: 'POST', path: '/auth/verify', auth: 'anyone', body: VerifyRequest, response: Student }),

  'upload.list': call({
    method: 'GET',
    path: '/upload/list',
    auth: 'student',
    pace: 'reading',
    query: z.object({ after: z.optional(z.string().check(z.maxLength(200))) }),
    response: z.array(Document),
  }),
  'upload.upload': call({
    method: 'POST',
    path: '/upload/upload',
    auth: 'student',
    pace: 'uploads',
    upload: 'multipart',
    response: Document,
  }),
  /** For files over `MAX_UPLOAD_BYTES`: opens a place in Storage for one file of that length, writable once, readable by nobody. */
  'upload.session': call({
    method: 'POST',
    path: '/upload/session',
    auth: 'student',
    pace: 'straight',
    body: SessionRequest,
    response: Session,
  }),
  /** For files over `MAX_UPLOAD_BYTES`: makes a book of what was sent straight to Storage. */
  'upload.incoming': call({
    method: 'POST',
    path: '/upload/incoming',
    auth: 'student',
    pace: 'uploads',
    body: IncomingRequest,
    response: Document,
  }),
  'upload.info': call({ method: 'GET', path: '/upload/:id', auth: 'student', pace: 'reading', response: DocumentInfo }),
  'upload.rename': call({
    method: 'PATCH',
    path: '/upload/:id',
    auth: 'student',
    pace: 'changing',
    body: RenameRequest,
    response: Document,
  }),
  /**
   * Has a model read pages that are pictures, as many as fit into one call; again for the rest. What has been read is kept
   * and not read again, so that the same call twice costs once. 503 where no model is configured, 429 where the student's
   * allowance is used up and none of the pages could be read, 409 while another call reads pages of this book.
   */
  'pages.transcribe': call({
    method: 'POST',
    path: '/pages/:id',
    auth: 'student',
    pace: 'uploads',
    body: TranscribeRequest,
    response: Transcribed,
  }),
  /**
   * Has the pages that are pictures read on our own machines, in the background and at no cost, or stops that: they are begun by
   * themselves when a book was read. 409 while the book is still being read.
   */
  'upload.pictures': call({
    method: 'POST',
    path: '/upload/:id/pictures',
    auth: 'student',
    pace: 'changing',
    body: PicturesRequest,
    response: Document,
  }),
  'upload.delete': call({ method: 'DELETE', path: '/upload/:id', auth: 'student', pace: 'changing', response: Done }),
  'upload.file': call({ method: 'GET', path: '/upload/file/:id', auth: 'student', pace: 'files', response: 'binary' }),

  /** The words around a quote: what a mark's preview shows. A POST, since a quote may be long. */
  'book.context': call({
    method: 'POST',
    path: '/book/:id/context',
    auth: 'student',
    pace: 'lookups',
    body: ContextRequest,
    response: QuoteContext,
  }),
  /** Where these words stand in the book's text; of a book that is being read, in what has been read so far. */
  'book.search': call({
    method: 'GET',
    path: '/book/:id/search',
    auth: 'student',
    pace: 'lookups',
    query: SearchQuery,
    response: BookSearch,
  }),

  'chat.ask': call({
    method: 'POST',
    path: '/chat/ask',
    auth: 'student',
    pace: 'asking',
    body: AskRequest,
    response: AskResponse,
    streams: true,
  }),
  /** The question on its way needs no answer any more; nothing where it is answered already. */
  'chat.stop': call({
    method: 'POST',
    path: '/chat/stop',
    auth: 'student',
    pace: 'changing',
    body: StopRequest,
    response: Done,
  }),
  'chat.list': call({
    method: 'GET',
    path: '/chat/list',
    auth: 'student',
    pace: 'reading',
    query: ChatListQuery,
    response: z.array(Chat),
  }),
  'chat.messages': call({
    method: 'GET',
    path: '/chat/:id',
    auth: 'student',
    pace: 'reading',
    query: ChatMessagesQuery,
    response: ChatMessages,
  }),
  'chat.delete': call({ method: 'DELETE', path: '/chat/:id', auth: 'student', pace: 'changing', response: Done }),

  'quiz.generate': call({
    method: 'POST',
    path: '/quiz/generate',
    auth: 'student',
    pace: 'quizzes',
    query: GenerateQuery,
    response: Quiz,
  }),
  'quiz.practise': call({
    method: 'POST',
    path: '/quiz/practise',
    auth: 'student',
    pace: 'quizzes',
    body: PractiseRequest,
    response: Quiz,
  }),
  'quiz.get': call({ method: 'GET', path: '/quiz/:id', auth: 'student', pace: 'reading', response: StoredQuiz }),

  'progress.submit': call({
    method: 'POST',
    path: '/progress/submit',
    auth: 'student',
    pace: 'marking',
    body: SubmitRequest,
    response: SubmitResponse,
  }),
  'progress.get': call({
    method: 'GET',
    path: '/progress',
    auth: 'student',
    pace: 'reading',
    query: ProgressQuery,
    response: Progress,
  }),
  'progress.chart': call({
    method: 'GET',
    path: '/progress/chart',
    auth: 'student',
    pace: 'reading',
    response: ProgressChart,
  }),
  'progress.coverage': call({
    method: 'GET',
    path: '/progress/coverage',
    auth: 'student',
    pace: 'reading',
    query: CoverageQuery,
    response: Coverage,
  }),
  'progress.reviews': call({
    method: 'GET',
    path: '/progress/reviews',
    auth: 'student',
    pace: 'reading',
    query: ReviewsQuery,
    response: ReviewsProgress,
  }),
  'progress.attempt': call({
    method: 'GET',
    path: '/progress/attempt/:id',
    auth: 'student',
    pace: 'reading',
    response: AttemptDetail,
  }),
  'progress.mark': call({
    method: 'POST',
    path: '/progress/attempt/:id/mark',
    auth: 'student',
    pace: 'marking',
    response: AttemptDetail,
  }),
  'progress.second': call({
    method: 'POST',
    path: '/progress/attempt/:id/second',
    auth: 'student',
    pace: 'marking',
    body: SecondMarkRequest,
    response: ItemResult,
  }),
  /**
   * The student's decision on a mark that is `unsure`, made once: asked again, the reply is what was decided. The score and
   * the sums of Progress follow it. 400 where the mark is not unsure.
   */
  'progress.decide': call({
    method: 'POST',
    path: '/progress/attempt/:id/decide',
    auth: 'student',
    pace: 'marking',
    body: DecideRequest,
    response: ItemResult,
  }),

  /** The exams with their plans: made anew at each look, so that a day that was missed is dealt out over those that are left. */
  'exam.list': call({
    method: 'GET',
    path: '/exam/list',
    auth: 'student',
    pace: 'reading',
    query: ExamsQuery,
    response: Exams,
  }),
  'exam.create': call({
    method: 'POST',
    path: '/exam',
    auth: 'student',
    pace: 'changing',
    query: ExamsQuery,
    body: ExamRequest,
    response: Exam,
  }),
  'exam.change': call({
    method: 'PATCH',
    path: '/exam/:id',
    auth: 'student',
    pace: 'changing',
    query: ExamsQuery,
    body: ExamRequest,
    response: Exam,
  }),
  'exam.delete': call({ method: 'DELETE', path: '/exam/:id', auth: 'student', pace: 'changing', response: Done }),

  'revise.ask': call({
    method: 'POST',
    path: '/revise-chat/ask',
    auth: 'student',
    pace: 'asking',
    body: ReviseAskRequest,
    response: ReviseAskResponse,
    streams: true,
  }),
  'revise.stop': call({
    method: 'POST',
    path: '/revise-chat/stop',
    auth: 'student',
    pace: 'changing',
    body: StopRequest,
    response: Done,
  }),
  'revise.history': call({
    method: 'GET',
    path: '/revise-chat/history',
    auth: 'student',
    pace: 'reading',
    query: RevisionHistoryQuery,
    response: z.array(RevisionSession),
  }),
  'revise.session': call({
    method: 'GET',
    path: '/revise-chat/:id',
    auth: 'student',
    pace: 'reading',
    query: RevisionSessionQuery,
    response: RevisionSession,
  }),
  'revise.delete': call({
    method: 'DELETE',
    path: '/revise-chat/:id',
    auth: 'student',
    pace: 'changing',
    response: Done,
  }),

  /** What today asks of the student's cards, in two numbers. */
  'review.today': call({
    method: 'GET',
    path: '/review/today',
    auth: 'student',
    pace: 'reading',
    query: TodayQuery,
    response: ReviewToday,
  }),
  /** Today's cards in the order they are asked, as many as fit into what is left of the day's minutes. */
  'review.session': call({
    method: 'GET',
    path: '/review/session',
    auth: 'student',
    pace: 'lookups',
    query: TodayQuery,
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

  /** Everything of the student, for good. */
  'account.delete': call({ method: 'DELETE', path: '/account', auth: 'student', response: Done }),
  'account.quizzes': call({
    method: 'GET',
    path: '/account/quizzes',
    auth: 'student',
    pace: 'reading',
    query: z.object({ after: z.optional(z.string().check(z.maxLength(200))) }),
    response: OwnQuizzes,
  }),

  'youtube.search': call({
    method: 'GET',
    path: '/youtube/search',
    auth: 'student',
    pace: 'reading',
    query: z.object({ pdf_id: z.string().check(z.minLength(1), z.maxLength(200)) }),
    response: Videos,
  }),
} satisfies Record<string, Call>;

export type Api = typeof api;
export type CallName = keyof Api;

type Infer<T> = T extends Schema ? z.output<T> : undefined;
type Field<C, K extends string> = C extends { [P in K]: infer T } ? T : undefined;

/** Names of the path parameters, from the path itself. */
export type ParamsOf<P extends string> = P extends `${string}:${infer Rest}`
  ? Rest extends `${infer Name}/${infer More}`
    ? Name | ParamsOf<`/${More}`>
    : Rest
  : never;

export type Params<N extends CallName> = Record<ParamsOf<Api[N]['path']>, string>;
export type Query<N extends CallName> = Infer<Field<Api[N], 'query'>>;
export type QueryIn<N extends CallName> =
  Field<Api[N], 'query'> extends infer S ? (S extends Schema ? z.input<S> : undefined) : never;
export type Body<N extends CallName> = Infer<Field<Api[N], 'body'>>;
export type BodyIn<N extends CallName> =
  Field<Api[N], 'body'> extends infer S ? (S extends Schema ? z.input<S> : undefined) : never;
export type Reply<N extends CallName> = Infer<Api[N]['response']>;

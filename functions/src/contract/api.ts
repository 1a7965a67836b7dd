/**
 * THE table of calls: name → method, path, who may call, what goes in, what comes out.
 * The server's handlers and the browser's client are both typed from it; a handler that is missing does not compile.
 * Paths are as documented (SPEC §7), without the `/api` in front that Hosting adds. `:name` is a path parameter.
 */
import type * as z from 'zod/mini';
import { accountCalls } from './calls/account.ts';
import { bookCalls } from './calls/book.ts';
import type { Call, Schema } from './calls/call.ts';
import { chatCalls } from './calls/chat.ts';
import { examCalls } from './calls/exam.ts';
import { libraryCalls } from './calls/library.ts';
import { markCalls } from './calls/marks.ts';
import { progressCalls } from './calls/progress.ts';
import { quizCalls } from './calls/quiz.ts';
import { reviewCalls } from './calls/review.ts';

export const api = {
  ...accountCalls,
  ...libraryCalls,
  ...bookCalls,
  ...markCalls,
  ...chatCalls,
  ...quizCalls,
  ...progressCalls,
  ...examCalls,
  ...reviewCalls,
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

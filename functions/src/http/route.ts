/** What a handler is: typed from the contract table, free of HTTP. */
import type { Readable } from 'node:stream';
import type { Student } from '../contract/account.ts';
import type { Api, Body, CallName, Params, Query, Reply } from '../contract/api.ts';
import type { PartialAnswer } from '../contract/stream.ts';

/** The file of a multipart call, whole. `name` is what the student's machine called it: data, never a path. */
export interface UploadedFile {
  name: string;
  bytes: Buffer;
}

/** Bytes instead of JSON. `open` is called once, unless only the headers were asked for. */
export interface BinaryReply {
  status: number;
  headers: Record<string, string>;
  open: () => Readable;
}

export interface CallContext<N extends CallName> {
  params: Params<N>;
  query: Query<N>;
  body: Body<N>;
  /** Who is calling; only where the table says `auth: 'student'`. */
  student: Api[N]['auth'] extends 'student' ? Student : undefined;
  file: Api[N] extends { upload: 'multipart' } ? UploadedFile : undefined;
  /** A request header, or undefined. */
  header: (name: string) => string | undefined;
  /** The `Idempotency-Key`, or undefined: the same key is the same call, sent again. Throws `invalid` where it can be none. */
  idempotencyKey: () => string | undefined;
  /** Headers that go out with the reply. */
  replyHeaders: Map<string, string>;
  /** Through Hosting (`/api/…`), where replies are buffered and limited to 32 MB. */
  viaHosting: boolean;
  /** Aborted when the client has gone. */
  signal: AbortSignal;
  /** Tells the client the answer so far; undefined where the call or the client can't take it bit by bit. */
  onPartialAnswer: Api[N] extends { streams: true } ? ((partial: PartialAnswer) => void) | undefined : undefined;
}

/** Load, check, act, return: throws `AppError` for what the caller should be told. */
export type Handler<N extends CallName> = (
  call: CallContext<N>,
) => Promise<Api[N]['response'] extends 'binary' ? BinaryReply : Reply<N>>;

/** The calls of a group: those whose name begins with `<group>.`. */
export type CallsOf<G extends string> = Extract<CallName, `${G}.${string}`>;

/** A handler for each call of a group; one that is missing does not compile. */
export type Handlers<G extends string> = { [N in CallsOf<G>]: Handler<N> };

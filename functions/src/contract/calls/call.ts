/** What a row of the table of calls tells. */
import * as z from 'zod/mini';
import type { Pace } from '../limits.ts';

export type Schema = z.ZodMiniType;

export interface Call {
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
  /** How fast one student may call it: every call but closing the account names one, and is refused (429) before work is done. */
  pace?: Pace;
  /** Status of a success; 200 unless told. */
  status?: number;
}

/** A row, with all that is told of it in its type. */
export const call = <const C extends Call>(c: C): C => c;

/** The reply of what only says that it is done. */
export const Done = z.object({ ok: z.literal(true) });

/** Books: uploading, listing, renaming, deleting, and the pages that are pictures. */
import * as z from 'zod/mini';
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
} from '../library.ts';
import { type Call, call, Done } from './call.ts';

export const libraryCalls = {
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

  /** A picture of the book's opening page, WebP; 204 where none was drawn. */
  'upload.opening': call({
    method: 'GET',
    path: '/upload/opening/:id',
    auth: 'student',
    pace: 'files',
    response: 'binary',
  }),

  'upload.file': call({ method: 'GET', path: '/upload/file/:id', auth: 'student', pace: 'files', response: 'binary' }),
} satisfies Record<string, Call>;

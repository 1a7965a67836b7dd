/** Books for browser tests, put into a student's library over HTTP, as the browser would. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Document } from '../../functions/src/contract/library.ts';
import { type Student, signIn as signInOverHttp } from '../../functions/test/support/students.ts';
import { type Account, signIn } from './test.ts';

/** The demo coursebook: long enough to be asked and examined. */
export const coursebook = (): Uint8Array =>
  readFileSync(join(import.meta.dirname, '..', '..', 'tools', 'coursebook', 'how-memory-works.pdf'));

/** This account over HTTP. */
export const over = ({ email, password }: Account): Promise<Student> => signInOverHttp(email, password);

/** Uploads a book and waits until it is read. */
export async function uploaded(account: Account, bytes: Uint8Array, name = 'book.pdf'): Promise<Document> {
  const student = await over(account);
  let { status, body } = await student.uploads(bytes, name);
  // "Try again", says the contract: the storage emulator now and then closes a connection that is about to be used.
  if (status === 503) ({ status, body } = await student.uploads(bytes, name));
  if (status !== 200) throw new Error(`The upload was refused: ${JSON.stringify(body)}`);
  return student.sees(body.id, (document) => document.status === 'ready');
}

/** Signs in with that book in the library. */
export async function withBook(page: Page, account: Account, bytes: Uint8Array, name?: string): Promise<Document> {
  const [book] = await Promise.all([uploaded(account, bytes, name), signIn(page, account)]);
  return book;
}

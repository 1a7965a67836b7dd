/** Books for browser tests, put into a student's library over HTTP, as the browser would. */
import type { Page } from '@playwright/test';
import type { Document } from '../../functions/src/contract/library.ts';
import { withBook as withReadBook } from '../../functions/test/support/books.ts';
import { type Student, signIn as signInOverHttp } from '../../functions/test/support/students.ts';
import type { Account } from './accounts.ts';
import { remembered } from './arrive.ts';

export { coursebook } from '../../functions/test/support/books.ts';

/** This account over HTTP. */
export const over = ({ email, password }: Account): Promise<Student> => signInOverHttp(email, password);

/** Puts a book into this account's library, read. */
export async function uploaded(account: Account, bytes: Uint8Array, name = 'book.pdf'): Promise<Document> {
  const student = await over(account);
  const id = await withReadBook(student, bytes, name);
  return student.sees(id, (document) => document.status === 'ready');
}

/** A browser that remembers the student, who has that book in the library. No screen is opened. */
export async function withBook(page: Page, account: Account, bytes: Uint8Array, name?: string): Promise<Document> {
  const [book] = await Promise.all([uploaded(account, bytes, name), remembered(page, account)]);
  return book;
}

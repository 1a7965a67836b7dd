import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { serve } from '../../src/features/chat/routes.ts';
import { firestore } from '../../src/platform/firestore.ts';
import { withCoursebook } from '../support/books.ts';
import { inOneProcess } from '../support/in-one-process.ts';
import { enrol, type Student } from '../support/students.ts';
import './in-process.ts';

let ana: Student;
let book: string;
beforeAll(async () => {
  [ana] = await enrol(1);
  book = await withCoursebook(ana);
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** The two ways in which the client of Firestore sends a request; all of its methods go through them. */
type Wire = Record<'request' | 'requestStream', (method: string) => unknown>;

/** Notes each request to Firestore from now on. */
function requests(): string[] {
  const sent: string[] = [];
  const wire = firestore() as unknown as Wire; // undocumented, and there is no other place to count at
  for (const name of ['request', 'requestStream'] as const) {
    const send = wire[name];
    vi.spyOn(wire, name).mockImplementation(function (this: unknown, ...given) {
      sent.push(given[0]);
      return send.apply(this, given);
    });
  }
  return sent;
}

async function asks(question: string, chat_id: string | null): Promise<{ chat_id: string; citations: unknown[] }> {
  const { address, close } = await inOneProcess(serve);
  try {
    const response = await fetch(`${address}/chat/ask`, {
      method: 'POST',
      body: JSON.stringify({ pdf_id: book, question, chat_id }),
      headers: {
        authorization: `Bearer ${ana.token}`,
        'content-type': 'application/json',
        'idempotency-key': crypto.randomUUID(),
      },
    });
    expect(response.status).toBe(200);
    // As the contract tells, and the handler has checked.
    return (await response.json()) as { chat_id: string; citations: unknown[] };
  } finally {
    close();
  }
}

it('a question with a key to a book that is ready takes at most six round trips to Firestore', async () => {
  const first = requests();
  const { chat_id, citations } = await asks('What is working memory?', null);
  expect(citations.length).toBeGreaterThan(0);
  expect(first.length).toBeGreaterThan(2);
  expect(first.length, first.join()).toBeLessThanOrEqual(6);
  vi.restoreAllMocks();

  const next = requests();
  expect((await asks('Why does it matter?', chat_id)).chat_id).toBe(chat_id);
  expect(next.length, next.join()).toBeLessThanOrEqual(6);
});

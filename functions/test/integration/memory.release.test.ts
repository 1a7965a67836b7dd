import { randomBytes } from 'node:crypto';
import { PDFDocument } from 'pdf-lib';
import { afterEach, expect, it } from 'vitest';
import { bigBook, shelve } from '../support/big-library.ts';
import { enrol } from '../support/students.ts';
import './in-process.ts';
import { MiB, startWeighed, type Weighed } from './weighed.ts';

let served: Weighed;
afterEach(() => served.kill());

it('a revision question over 20 books of 1,158 pages, six at once, is answered inside 1 GiB', async () => {
  const [ana] = await enrol(1);
  await shelve(ana.uid, bigBook(1_158, 'synchroniser'), 20);
  // A gigabyte less what is not JavaScript's.
  served = await startWeighed(640);
  const asks = Array.from({ length: 6 }, async () => {
    const response = await fetch(`${served.address}/revise-chat/ask`, {
      method: 'POST',
      body: JSON.stringify({ question: 'What is a synchroniser?' }),
      headers: { authorization: `Bearer ${ana.token}`, 'content-type': 'application/json' },
    });
    return [response.status, await response.text()] as const;
  });
  for (const [status, said] of await Promise.all(asks)) {
    expect(status).toBe(200);
    expect(said).toContain('keeps two clocks in step');
  }
  expect(await served.peak()).toBeLessThan(1024 * MiB);
});

it('four books of 20 MB uploaded at once leave the process far below its memory', async () => {
  const [ana] = await enrol(1);
  const pdf = await PDFDocument.create();
  pdf.addPage([10, 10]);
  await pdf.attach(randomBytes(20 * MiB), 'noise.bin');
  const bytes = Uint8Array.from(await pdf.save());
  served = await startWeighed(2048);
  const answers = await Promise.all(
    [1, 2, 3, 4].map((number) => {
      const body = new FormData();
      body.set('file', new Blob([bytes]), `${number}.pdf`);
      const headers = { authorization: `Bearer ${ana.token}` };
      return fetch(`${served.address}/upload/upload`, { method: 'POST', body, headers });
    }),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  // The function has 2 GiB, half of which its two children may take.
  expect(await served.peak()).toBeLessThan(900 * MiB);
});

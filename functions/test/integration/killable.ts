/** A process that does one piece of the library's work when told to, so that a test can kill it in the middle. */
import './in-process.ts';
import { addBook } from '../../src/features/upload/add-book.ts';
import { readQueuedBook } from '../../src/features/upload/read-book.ts';
import { removeBook } from '../../src/features/upload/remove-book.ts';

export type Work =
  | { do: 'upload'; uid: string; bytes: Uint8Array; key: string }
  | { do: 'read'; uid: string; job: string }
  | { do: 'delete'; uid: string; id: string };

async function perform(work: Work): Promise<void> {
  if (work.do === 'upload') {
    const file = { name: 'book.pdf', bytes: Buffer.from(work.bytes) };
    await addBook(work.uid, file, work.key, new AbortController().signal);
  } else if (work.do === 'read') await readQueuedBook(work.uid, work.job);
  else await removeBook(work.uid, work.id);
}

process.once('message', async (work: Work) => {
  await perform(work);
  process.send?.('done', () => process.exit(0));
});
process.send?.('ready');

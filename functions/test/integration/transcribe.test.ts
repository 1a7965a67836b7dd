import { beforeAll, describe, expect, it, vi } from 'vitest';
import { ask } from '../../src/features/chat/ask.ts';
import { generateQuiz } from '../../src/features/quiz/generate.ts';
import { ask as revise } from '../../src/features/revision/ask.ts';
import { transcribe } from '../../src/features/upload/transcribe.ts';
import { left } from '../../src/stores/allowances.ts';
import { scanned } from '../fixtures/index.ts';
import { materialOf, picturesOf } from '../support/openai/replies.ts';
import { scanOf } from '../support/scans.ts';
import { enrol, type Student } from '../support/students.ts';
import { nobodyLeaves } from './in-process.ts';
import { smallPdf } from './small-pdfs.ts';
import { LAWS, pictures, readingModel, reads, withBook } from './tides.ts';

const server = readingModel();
let ana: Student;
let ben: Student;
beforeAll(async () => {
  [ana, ben] = await enrol(2);
});

const infoOf = async (student: Student, id: string) =>
  (await student.call('upload.info', { params: { id } })).body.document;
const sentPages = () => server.received.map(({ sent }) => materialOf(sent.messages).picture);

describe('pages that are pictures', () => {
  it('are read on request, and then asked, quizzed and revised from, every time as an estimate', async () => {
    const id = await withBook(ana, await pictures(2));
    expect(await infoOf(ana, id)).toMatchObject({ pages_without_text: [[1, 2]], language: null });
    const { document, unread } = await transcribe(ana.uid, id, {});
    expect(unread).toEqual([]);
    expect(document).toMatchObject({ pages_without_text: [], pages_estimated: [[1, 2]], language: 'en' });
    expect(await infoOf(ana, id)).toEqual(document);

    const estimate = { page: 1, quote: expect.stringContaining('neap tide'), state: 'estimated', boxes: [] };
    const question = 'When does a neap tide come?';
    const answered = await ask(ana.uid, { pdf_id: id, question }, undefined, {
      signal: nobodyLeaves(),
      onPartialAnswer: undefined,
    });
    expect(answered.citations[0]).toEqual(estimate);
    const revised = await revise(ana.uid, { question }, undefined, undefined);
    expect(revised.citations[0]).toEqual({ ...estimate, pdf_id: id, book: 'tides' });
    const { questions } = await generateQuiz(
      ana.uid,
      { pdf_id: id, mcq: 0, saq: 1, laq: 0 },
      undefined,
      nobodyLeaves(),
    );
    expect(questions.saqs.map(({ evidence }) => evidence)).toEqual([
      expect.objectContaining({ boxes: [], estimated: true }),
    ]);
  });

  it('are read once: the same call again costs nothing', async () => {
    const id = await withBook(ana, await pictures(2, 1));
    await transcribe(ana.uid, id, { pages: [2] });
    const rest = await left(ana.uid, 'modelTokens');
    const again = await transcribe(ana.uid, id, { pages: [2, 3] });
    expect(again).toMatchObject({ unread: [], document: { pages_without_text: [[1, 1]], pages_estimated: [[2, 2]] } });
    expect(sentPages()).toEqual([2]);
    expect(await left(ana.uid, 'modelTokens')).toBe(rest);
  });

  it('on which the model finds nothing are known as such, and not asked for again', async () => {
    const id = await withBook(ana, await pictures(2));
    server.always(
      reads(({ picture }) => (picture === 1 ? [] : LAWS)),
      'pages',
    );
    const { document } = await transcribe(ana.uid, id, {});
    expect(document).toMatchObject({ pages_without_text: [[1, 1]], pages_blank: [[1, 1]], pages_estimated: [[2, 2]] });
    await transcribe(ana.uid, id, {});
    expect(server.received).toHaveLength(2);
  });

  it('that the model refuses stay without text, and the others are kept', async () => {
    const id = await withBook(ana, await pictures(2));
    server.next({ refusal: 'I cannot read this.' });
    const { document, unread } = await transcribe(ana.uid, id, {});
    expect(unread).toHaveLength(1);
    expect(document.pages_without_text).toEqual([[unread[0], unread[0]]]);
  });

  it('are told as not to be read where no model is configured', async () => {
    const id = await withBook(ana, scanned());
    const { status, body } = await ana.call('pages.transcribe', { params: { id }, body: {} });
    expect([status, body]).toEqual([
      503,
      { error: { code: 'unavailable', message: expect.stringContaining('none is') } },
    ]);
  });

  it('of a scan of printed pages are sent as JPEGs', async () => {
    const id = await withBook(ana, await scanOf(3, 4));
    const { document } = await transcribe(ana.uid, id, {});
    expect([document.pages, document.pages_estimated]).toEqual([2, [[1, 2]]]);
    const sent = server.received.flatMap((one) => picturesOf(one.sent.messages));
    expect(sent.map((jpeg) => jpeg.subarray(0, 3).toString('hex'))).toEqual(['ffd8ff', 'ffd8ff']);
  });
});

describe('one student’s pictures', () => {
  it('are no other student’s: not found, and nothing is sent', async () => {
    const id = await withBook(ana, scanned());
    await expect(transcribe(ben.uid, id, {})).rejects.toMatchObject({ code: 'not_found' });
    const { status } = await ben.call('pages.transcribe', { params: { id }, body: {} });
    expect(status).toBe(404);
    expect(server.received).toEqual([]);
  });

  it('are sent one by one, with no word of anything else', async () => {
    await withBook(ana, await smallPdf({ title: 'Zebra papers', line: 'Under the third stone.' }));
    const id = await withBook(ana, scanned());
    await transcribe(ana.uid, id, {});
    for (const { sent, text } of server.received) {
      expect(picturesOf(sent.messages)).toHaveLength(1);
      expect(text).not.toMatch(/zebra|third stone|tides/i);
    }
  });
});

describe('the allowance', () => {
  it('is never exceeded; what was read is kept, and then the student is told', async () => {
    const id = await withBook(ben, await pictures(10));
    // Two pages' worth: one is estimated at 7,500 tokens and found to be 2,500.
    const cap = 12_000;
    vi.stubEnv('MODEL_TOKENS_PER_STUDENT', String(cap));
    const first = await transcribe(ben.uid, id, {});
    expect(first.unread.length).toBeGreaterThan(0);
    expect(first.unread.length).toBeLessThan(8);
    const outcomes: unknown[] = [];
    while (outcomes.length < 10) {
      const outcome = await transcribe(ben.uid, id, {}).catch((error: unknown) => error);
      outcomes.push(outcome);
      if (outcome instanceof Error) break;
    }
    expect(outcomes.at(-1)).toMatchObject({ code: 'limit', studentMessage: expect.stringContaining('used up') });
    expect(await left(ben.uid, 'modelTokens')).toBeGreaterThanOrEqual(0);
    const { pages_estimated } = await infoOf(ben, id);
    const read = (pages_estimated ?? []).reduce((sum, [from, to]) => sum + to - from + 1, 0);
    expect(read).toBeGreaterThan(8 - first.unread.length - 1);
    expect(read).toBe(server.received.length);
  });

  it('is not spent twice by two calls at once', async () => {
    const id = await withBook(ana, scanned());
    const held = server.hold();
    const first = transcribe(ana.uid, id, {});
    await held.arrived();
    await expect(transcribe(ana.uid, id, {})).rejects.toMatchObject({ code: 'in_progress' });
    held.letGo();
    expect((await first).unread).toEqual([]);
    expect(sentPages().toSorted()).toEqual([1, 2]);
  });
});

import { beforeAll, describe, expect, it } from 'vitest';
import { HANDBOOK_ID, HANDBOOK_TITLE } from '../../src/contract/handbook.ts';
import { coursebook } from '../support/books.ts';
import { enrol, type Student, visitor } from '../support/students.ts';
import './in-process.ts';

let ana: Student;
beforeAll(async () => {
  [ana] = await enrol(1);
});

const params = { id: HANDBOOK_ID };
const FILE = `/api/upload/file/${HANDBOOK_ID}`;
const bytesOf = async (reply: Response) => Buffer.from(await reply.arrayBuffer());

describe('the handbook', () => {
  it('is every student’s to open, with its chapters, and no visitor’s', async () => {
    const { status, body } = await ana.call('upload.info', { params });
    expect(status).toBe(200);
    expect(body).toMatchObject({ file_id: HANDBOOK_ID, title: HANDBOOK_TITLE, document: { status: 'ready' } });
    expect(body.outline.length).toBeGreaterThan(3);
    expect((await visitor().call('upload.info', { params })).status).toBe(401);
    expect((await visitor().fetch(FILE)).status).toBe(401);
  });

  it('is served whole and in ranges', async () => {
    const bytes = Buffer.from(coursebook());
    const whole = await ana.fetch(FILE);
    expect(whole.status).toBe(200);
    expect((await bytesOf(whole)).equals(bytes)).toBe(true);
    const part = await ana.fetch(FILE, { headers: { Range: 'bytes=100-299' } });
    expect(part.status).toBe(206);
    expect((await bytesOf(part)).equals(bytes.subarray(100, 300))).toBe(true);
  });

  it('is asked beside itself, like any book', async () => {
    const { status, body } = await ana.call('chat.ask', {
      body: { pdf_id: HANDBOOK_ID, question: 'What is the spacing effect?' },
    });
    expect(status).toBe(200);
    expect(body.citations[0]).toMatchObject({ state: 'marked' });
  });

  it('is not in the library’s list, and nobody’s to change', async () => {
    expect((await ana.call('upload.list')).body).toEqual([]);
    const refused = [
      await ana.call('upload.delete', { params }),
      await ana.call('upload.rename', { params, body: { title: 'Mine' } }),
      await ana.call('quiz.generate', { query: { pdf_id: HANDBOOK_ID, mcq: '1', saq: '0', laq: '0' } }),
    ];
    expect(refused.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect((await ana.call('upload.info', { params })).body.title).toBe(HANDBOOK_TITLE);
  });
});

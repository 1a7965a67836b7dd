import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as tokenModule from '@/lib/auth/token.ts';
import { idToken } from '@/lib/auth/token.ts';
import { standIn } from '@/testing/stand-in.ts';
import { upload } from './upload.ts';

beforeEach(() => {
  standIn(tokenModule, 'idToken');
});

const book = {
  id: 'b1',
  title: 'Locks',
  created_at: '2026-11-01T10:00:00Z',
  bytes: 3,
  pages: 12,
  status: 'reading',
  pages_read: 0,
  pages_without_text: [],
  language: null,
};
const pdf = new File(['pdf'], 'locks.pdf', { type: 'application/pdf' });

/** The browser's XMLHttpRequest, as far as an upload needs it; each test says how it ends. */
class FakeRequest extends EventTarget {
  static all: FakeRequest[] = [];
  upload = new EventTarget();
  status = 0;
  responseText = '';
  headers: Record<string, string> = {};
  address = '';
  sent: FormData | null = null;
  constructor() {
    super();
    FakeRequest.all.push(this);
  }
  open(_method: string, address: string) {
    this.address = address;
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  getResponseHeader(_name: string): string | null {
    return null;
  }
  send(body: FormData) {
    this.sent = body;
  }
  abort() {
    this.dispatchEvent(new Event('abort'));
  }
  answer(status: number, body: unknown) {
    this.status = status;
    this.responseText = JSON.stringify(body);
    this.dispatchEvent(new Event('load'));
  }
}

/** The `n`th request, once it has been sent. */
async function sent(n = 0): Promise<FakeRequest> {
  return vi.waitFor(() => {
    const request = FakeRequest.all[n];
    if (!request?.sent) throw new Error('not sent yet');
    return request;
  });
}

beforeEach(() => {
  FakeRequest.all = [];
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  vi.mocked(idToken).mockImplementation(async ({ fresh } = {}) => (fresh ? 'new' : 'old'));
});

describe('an upload', () => {
  it("sends the file in field 'file' with the student's token and gives the new document", async () => {
    const uploading = upload('upload.upload', pdf);
    const request = await sent();
    request.answer(200, book);
    await expect(uploading).resolves.toMatchObject({ id: 'b1' });
    expect(request.address).toBe('/api/upload/upload');
    expect(request.headers).toMatchObject({ Authorization: 'Bearer old' });
    expect(request.sent?.get('file')).toMatchObject({ name: 'locks.pdf' });
  });

  it('tells how much of the file has left', async () => {
    const told: number[] = [];
    const uploading = upload('upload.upload', pdf, { onProgress: (fraction) => told.push(fraction) });
    const request = await sent();
    for (const loaded of [25, 100]) {
      request.upload.dispatchEvent(new ProgressEvent('progress', { lengthComputable: true, loaded, total: 100 }));
    }
    request.answer(200, book);
    await uploading;
    expect(told).toEqual([0.25, 1]);
  });

  it('can be cancelled', async () => {
    const controller = new AbortController();
    const uploading = upload('upload.upload', pdf, { signal: controller.signal });
    await sent();
    controller.abort();
    await expect(uploading).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('is sent again with a fresh token after a 401', async () => {
    const uploading = upload('upload.upload', pdf);
    (await sent(0)).answer(401, { error: { code: 'unauthenticated', message: 'Expired.' } });
    const second = await sent(1);
    second.answer(200, book);
    await expect(uploading).resolves.toMatchObject({ id: 'b1' });
    expect(second.headers).toMatchObject({ Authorization: 'Bearer new' });
  });

  it("fails with the service's own words", async () => {
    const uploading = upload('upload.upload', pdf);
    (await sent()).answer(422, { error: { code: 'not_a_pdf', message: 'This is not a PDF.' } });
    await expect(uploading).rejects.toMatchObject({ code: 'not_a_pdf', message: 'This is not a PDF.' });
  });

  it('fails as a network error when the connection is lost', async () => {
    const uploading = upload('upload.upload', pdf);
    (await sent()).dispatchEvent(new Event('error'));
    await expect(uploading).rejects.toMatchObject({ code: 'network' });
  });
});

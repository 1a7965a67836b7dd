/** What the test student of a deployed site does: sends a small book straight to Storage, asks it, opens a part, removes it. */
import { setTimeout as pause } from 'node:timers/promises';
import { STREAM_EVENT } from '../../functions/src/contract/stream.ts';
import { type Check, must, type Site, type TestLogin } from './site.ts';

const READ_WITHIN_MS = 180_000;
const TITLE = 'Folio smoke test';
const SENTENCE = 'A smoke test is a short trial that shows whether a machine runs at all.';

/** A PDF of one page with one sentence, some kilobytes of padding behind it. */
function smallBook(): Uint8Array {
  const stream = `BT /F1 12 Tf 40 700 Td (${SENTENCE}) Tj ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    `<< /Title (${TITLE}) >>`,
  ];
  let text = `%PDF-1.7\n%${'x'.repeat(8_000)}\n`;
  const places = objects.map((object, at) => {
    const place = text.length;
    text += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const start = text.length;
  const size = objects.length + 1;
  text += `xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}`;
  text += `trailer\n<< /Size ${size} /Root 1 0 R /Info 6 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return new TextEncoder().encode(text);
}

const json = (token: string, body: object, more: Record<string, string> = {}) => ({
  method: 'POST',
  body: JSON.stringify(body),
  headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...more },
});

/** Sends the book by a resumable session. @returns its id */
async function sendStraight(site: Site, token: string, bytes: Uint8Array): Promise<string> {
  const id = crypto.randomUUID();
  const asked = json(token, { id, bytes: bytes.length }, { origin: site.url });
  const { url } = await site.json('/api/upload/session', 200, asked);
  must(typeof url === 'string', 'no session was opened');
  const sent = await site.get(url, {
    method: 'PUT',
    body: Uint8Array.from(bytes),
    headers: { 'content-range': `bytes 0-${bytes.length - 1}/${bytes.length}` },
  });
  must(sent.status === 200, `Storage answered ${sent.status}`);
  const { id: book } = await site.json('/api/upload/incoming', 200, json(token, { id, name: `${TITLE}.pdf` }));
  must(typeof book === 'string', 'no book was made of what was sent');
  return book;
}

async function isRead(site: Site, token: string, book: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  for (const end = Date.now() + READ_WITHIN_MS; ; await pause(2_000)) {
    const { document } = await site.json(`/api/upload/${book}`, 200, { headers });
    const status = typeof document === 'object' && document && 'status' in document ? document.status : undefined;
    if (status === 'ready') return;
    must(status === 'reading', `the book is ${status}`);
    must(Date.now() < end, `the book is not read after ${READ_WITHIN_MS / 1000} s`);
  }
}

/** An answer in pieces from the function's own address, where answers come so; else whole, through Hosting. */
async function answers(site: Site, token: string, book: string): Promise<void> {
  const { streams } = await site.json('/api/health');
  const question = { pdf_id: book, question: 'What is a smoke test?' };
  if (typeof streams !== 'string') {
    const { answer } = await site.json('/api/chat/ask', 200, json(token, question));
    must(String(answer).includes('short trial'), 'the answer is not in the book’s words');
    return;
  }
  const reply = await site.get(
    `${streams}/chat/ask`,
    json(token, question, { accept: 'text/event-stream', origin: site.url }),
  );
  must(reply.status === 200, `the function’s own address answered ${reply.status}`);
  const text = await reply.text();
  must(text.includes(`event: ${STREAM_EVENT.reply}`), 'no streamed answer came to its end');
}

/** The check of a whole book's life; nothing of it stays. */
export const wholeLife = (login: TestLogin, tokenOf: (site: Site, login: TestLogin) => Promise<string>): Check => ({
  says: 'a book goes straight to Storage, is read, asked, opened in parts through Hosting, and removed',
  holds: async (site) => {
    const token = await tokenOf(site, login);
    const bytes = smallBook();
    const book = await sendStraight(site, token, bytes);
    try {
      await isRead(site, token, book);
      await answers(site, token, book);
      const headers = { authorization: `Bearer ${token}`, range: 'bytes=100-4195' };
      const part = await site.get(`/api/upload/file/${book}`, { headers });
      must(part.status === 206, `a range through Hosting was answered ${part.status}, not 206`);
      const got = new Uint8Array(await part.arrayBuffer());
      must(Buffer.from(got).equals(Buffer.from(bytes.slice(100, 4_196))), 'a range came with other bytes');
    } finally {
      await site.get(`/api/upload/${book}`, { method: 'DELETE', headers: { authorization: `Bearer ${token}` } });
    }
  },
});

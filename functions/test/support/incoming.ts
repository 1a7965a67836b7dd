/** Sending a file straight to Storage, as the browser does: the server opens a session, and the bytes go there. */
import type { Student } from './students.ts';

interface Sending {
  /** Breaks off half-way, as a connection that is lost. */
  breaks?: boolean;
  /** The page that sends. */
  origin?: string;
}

/** Where the server would have a student send a file of that many bytes; null where it is there already. */
export async function sessionFor(student: Student, id: string, bytes: number, origin?: string) {
  const headers: Record<string, string> = origin ? { origin } : {};
  return student.call('upload.session', { body: { id, bytes }, headers });
}

/** Sends bytes to the student's `incoming/{id}`. @returns the status of the reply, or of the refusal to open a session */
export async function sendIncoming(
  student: Student,
  id: string,
  bytes: Uint8Array,
  { breaks = false, origin }: Sending = {},
): Promise<{ status: number }> {
  const { status, body } = await sessionFor(student, id, bytes.length, origin);
  if (status !== 200 || body.url === null) return { status };
  if (breaks) {
    const away = new AbortController();
    const half = new ReadableStream({
      start: (controller) => {
        controller.enqueue(bytes.slice(0, bytes.length >> 1));
        setTimeout(() => away.abort(), 100);
      },
    });
    const init = { method: 'PUT', body: half, signal: away.signal, duplex: 'half' } as const;
    await fetch(body.url, init).catch(() => {}); // as it should
    return { status: 0 };
  }
  const reply = await fetch(body.url, {
    method: 'PUT',
    body: Uint8Array.from(bytes),
    headers: { 'content-range': `bytes 0-${bytes.length - 1}/${bytes.length}` },
  });
  await reply.arrayBuffer();
  return { status: reply.status };
}

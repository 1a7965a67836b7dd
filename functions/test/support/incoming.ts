/** Sending a file straight to the Storage emulator, in pieces, as the browser's library does. */
import type { Student } from './students.ts';

const host = () => process.env.FIREBASE_STORAGE_EMULATOR_HOST ?? '';
const bucketName = () => `${process.env.GCLOUD_PROJECT}.appspot.com`;

interface Sending {
  type?: string;
  /** Whose folder; the sender's own unless told. */
  uid?: string;
  /** Bytes of each piece. */
  piece?: number;
  /** Stops after so many pieces, as a connection that broke. */
  pieces?: number;
  /** Address of an upload that was begun, to go on with. */
  resume?: string;
  /** More metadata for the file. */
  metadata?: object;
}

/** Sends bytes to `users/{uid}/incoming/{id}`. @returns the status of the last reply, and where to go on if it was broken off */
export async function sendIncoming(
  student: Pick<Student, 'uid' | 'token'>,
  id: string,
  bytes: Uint8Array,
  { type = 'application/pdf', uid = student.uid, piece = 8 * 2 ** 20, pieces, resume, metadata }: Sending = {},
): Promise<{ status: number; resume: string }> {
  const name = `users/${uid}/incoming/${id}`;
  const begin = async () => {
    const reply = await fetch(`http://${host()}/v0/b/${bucketName()}/o?name=${encodeURIComponent(name)}`, {
      method: 'POST',
      headers: {
        authorization: `Firebase ${student.token}`,
        'x-goog-upload-protocol': 'resumable',
        'x-goog-upload-command': 'start',
        'x-goog-upload-header-content-type': type,
        'x-goog-upload-header-content-length': String(bytes.length),
        'content-type': 'application/json',
      },
      body: JSON.stringify({ name, contentType: type, ...metadata }),
    });
    return { status: reply.status, address: reply.headers.get('x-goog-upload-url') ?? '' };
  };
  const { status, address } = resume ? { status: 200, address: resume } : await begin();
  if (status !== 200 || !address) return { status, resume: '' };
  const command = (name: string, offset = 0, body?: Uint8Array<ArrayBuffer>) =>
    fetch(address, {
      method: 'POST',
      headers: { 'x-goog-upload-command': name, 'x-goog-upload-offset': String(offset) },
      ...(body ? { body } : {}),
    });
  const received = Number((await command('query')).headers.get('x-goog-upload-size-received') ?? 0);
  for (let at = received, sent = 0; at < bytes.length || bytes.length === 0; at += piece, sent++) {
    if (pieces !== undefined && sent === pieces) return { status: 200, resume: address };
    const last = at + piece >= bytes.length;
    const reply = await command(last ? 'upload, finalize' : 'upload', at, Uint8Array.from(bytes.slice(at, at + piece)));
    await reply.arrayBuffer();
    if (last || !reply.ok) return { status: reply.status, resume: address };
  }
  return { status: 200, resume: address };
}

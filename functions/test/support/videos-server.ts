/** A process that serves the videos of a book with a key, as the functions would, and has the stand-in as its video site. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { ErrorBody } from '../../src/contract/errors.ts';
import type { Videos } from '../../src/contract/videos.ts';
import type { Student } from './students.ts';

interface VideosReply {
  status: number;
  body: Videos & Partial<ErrorBody>;
}

export interface VideosServer {
  visit: (student: Student, book: string) => Promise<VideosReply>;
  /** Everything it wrote so far, to whichever stream. */
  written: () => string;
  kill: () => void;
}

export const KEY = 'AIza-canary-5c1e-key';

/** Starts one. `env`: further environment, such as caps. */
export async function serveVideos(address: string, env: Record<string, string> = {}): Promise<VideosServer> {
  const program = fileURLToPath(new URL('../integration/serving.ts', import.meta.url));
  const own = { FUNCTIONS_EMULATOR: 'true', YOUTUBE_API_KEY: KEY, YOUTUBE_API_URL: address };
  const child: ChildProcess = fork(program, {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: { ...process.env, ...own, ...env },
  });
  let written = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (bytes: Buffer) => {
      written += bytes.toString();
    });
  }
  const [ready] = await once(child, 'message');
  const at: string = ready.address;
  return {
    visit: async (student, book) => {
      const response = await fetch(`${at}/youtube/search?pdf_id=${book}`, {
        headers: { authorization: `Bearer ${student.token}` },
      });
      // Unchecked on purpose: tests compare what really came, and the handlers parse their own replies.
      return { status: response.status, body: (await response.json()) as VideosReply['body'] };
    },
    written: () => written,
    kill: () => child.kill('SIGKILL'),
  };
}

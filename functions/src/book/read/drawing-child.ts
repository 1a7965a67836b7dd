/**
 * The program of the child that draws pages, or reads the words of their pictures: it alone is given the canvas, which is native code.
 * An entry of the bundle (`drawing-child.js`).
 */
import { readFile } from 'node:fs/promises';
import { drawBitmaps, drawPages } from './draw.ts';
import { noteReads } from './noted-reads.ts';
import { cpuMs, obeyParent, peakBytes, report } from './obey.ts';
import { openByPieces, openForDrawing } from './open.ts';
import type { Job } from './protocol.ts';

async function draw({ path, pages, part, notes }: Extract<Job, { kind: 'draw' }>): Promise<void> {
  const noted = notes && noteReads();
  await drawPages(
    noted ? openByPieces(path) : openForDrawing(new Uint8Array(await readFile(path))),
    pages,
    (page) => report({ kind: 'drawing', page }),
    async (drawn) => {
      if (noted) await report({ kind: 'noted', spans: noted() });
      await report({ kind: 'drawn', ...drawn });
    },
    part,
  );
}

async function readPictures({ path, pages, language }: Extract<Job, { kind: 'pictures' }>): Promise<void> {
  const [{ PictureReader }, { Tesseract }] = await Promise.all([
    import('../pictures/read-picture.ts'),
    import('../pictures/tesseract.ts'),
  ]);
  const reader = new PictureReader(await Tesseract.load(), language);
  const bytes = new Uint8Array(await readFile(path));
  await drawBitmaps(
    bytes,
    pages,
    (page) => report({ kind: 'drawing', page }),
    (page, picture) => {
      const failed = { blocks: [], language: language ?? 'en', turn: 0, unread: 'failed' } as const;
      const reading = picture ? reader.read(picture) : { ...failed, blocks: [] };
      return report({ kind: 'picture', page, reading, cpuMs: cpuMs(), peakBytes: peakBytes() });
    },
  );
}

obeyParent(async (job) => {
  if (job.kind === 'draw') await draw(job);
  if (job.kind === 'pictures') await readPictures(job);
});

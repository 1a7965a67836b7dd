import { describe, expect, it } from 'vitest';
import type { Bitmap } from './bitmap.ts';
import { PictureReader } from './read-picture.ts';
import type { Orientation, Tesseract } from './tesseract.ts';

/** A page with something on it. */
const page: Bitmap = { width: 100, height: 100, grey: new Uint8Array(10_000).fill(255).fill(0, 5_000, 5_400) };

/** Why nothing was read where all words are this unsure, and the script is told so; twice as large, it is told as in `larger`. */
function unread(confidence: number, told: Partial<Orientation>, larger: Partial<Orientation> = {}) {
  const bbox = { x0: 10, y0: 50, x1: 40, y1: 60 };
  const word = { text: 'xapra', bbox, confidence };
  const line = { ...word, words: [word], rowAttributes: { rowHeight: 10, descenders: 2, ascenders: 2 } };
  // What is used of the engine, without it.
  const engine = {
    lean: () => 0,
    read: () => [[line]],
    orientation: ({ width }: Bitmap): Orientation => ({
      ...{ turn: 0, script: 'Latin', turnConfidence: 20, scriptConfidence: 0 },
      ...(width > page.width ? larger : told),
    }),
  } as unknown as Tesseract;
  return new PictureReader(engine, null).read({ bitmap: page, dpi: 200 }).unread;
}

describe('a page that cannot be read', () => {
  it('is of the script that is surely told', () => {
    expect(unread(30, { script: 'Cyrillic', scriptConfidence: 9 })).toEqual({ script: 'Cyrillic' });
    expect(unread(70, { script: 'Arabic', scriptConfidence: 30 })).toEqual({ script: 'Arabic' });
  });

  it('in small print is of the script that is told twice as large as well', () => {
    const small = { script: 'Cyrillic', scriptConfidence: 0.6 };
    expect(unread(30, small, { script: 'Cyrillic', scriptConfidence: 10 })).toEqual({ script: 'Cyrillic' });
    expect(unread(30, small, { script: 'Arabic', scriptConfidence: 10 })).toBeUndefined();
    expect(unread(30, small, { script: 'Cyrillic', scriptConfidence: 0.6 })).toBeUndefined();
  });

  it('is of no script where it has none: in a drawing or blurred print nothing tells which way up it is', () => {
    expect(unread(30, { script: 'Arabic', scriptConfidence: 3.3, turnConfidence: 1.2 })).toBeUndefined();
  });
});

it('what can be read is not doubted for a script that is told unsurely', () => {
  const small = { script: 'Cyrillic', scriptConfidence: 0.6 };
  expect(unread(70, small, { script: 'Cyrillic', scriptConfidence: 10 })).toBeUndefined();
});

/** A picture of a book's first page, kept on this machine for the next time that the book is opened, until it is drawn anew. */
import { useAuth } from '@/lib/auth/auth-store.ts';
import { deviceChoice } from '@/lib/device.ts';
import { keepAtMost } from '@/lib/kept.ts';
import { KEPT, storedValue, storeValue } from '@/lib/storage.ts';
import type { Layout } from './layout.ts';

/** Enough for a look, not for reading on (pixels). */
const MOST_WIDTH = 900;
const QUALITY = 0.5;
const MOST_CHARACTERS = 160_000;
const MOST_BOOKS = 4;

const prefixOf = (uid: string) => `${KEPT}${uid}:page:`;

interface FirstPage {
  /** ms since 1970. */
  at: number;
  /** `data:` address of the part that was shown. */
  picture: string;
  /** Its width divided by its height. */
  ratio: number;
}

/** What is kept of this student's book; null where nothing is. */
export function firstPageOf(bookId: string): FirstPage | null {
  const { user } = useAuth.getState();
  try {
    // Written by this file alone.
    return user && (JSON.parse(storedValue(prefixOf(user.uid) + bookId) ?? 'null') as FirstPage | null);
  } catch {
    return null;
  }
}

/** Keeps the part of a drawn page that is shown. */
export function keepFirstPage(bookId: string, canvas: HTMLCanvasElement, { sheet, shown }: Layout): void {
  const { user } = useAuth.getState();
  const small = document.createElement('canvas');
  const scale = canvas.width / sheet.width;
  small.width = Math.min(MOST_WIDTH, Math.round(shown.width * scale));
  small.height = Math.round((small.width * shown.height) / shown.width);
  const context = small.getContext('2d');
  if (!user || deviceChoice() === 'no' || !context || small.height === 0) return;
  const { x, y, width, height } = shown;
  context.drawImage(canvas, x * scale, y * scale, width * scale, height * scale, 0, 0, small.width, small.height);
  const picture = small.toDataURL('image/webp', QUALITY);
  if (picture.length > MOST_CHARACTERS) return;
  const kept: FirstPage = { at: Date.now(), picture, ratio: small.width / small.height };
  storeValue(prefixOf(user.uid) + bookId, JSON.stringify(kept));
  keepAtMost(prefixOf(user.uid), MOST_BOOKS);
}

/** A picture of a book's opening page, which the service keeps beside the book: seen while the viewer and the page are on their way. */
import { fetchBinary } from './api/binary.ts';
import { useAuth } from './auth/auth-store.ts';

export interface OpeningPicture {
  /** `blob:` address, good until another book's picture is asked for. */
  address: string;
  /** Unpacked. */
  image: HTMLImageElement;
}

declare global {
  interface Window {
    /** What `public/boot.js` has asked for, before any of the app was there; null where no reply came. */
    folioOpening?: { book: string; reply: Promise<Response | null> };
  }
}

interface Asked {
  of: string;
  picture: Promise<OpeningPicture | null>;
  now: OpeningPicture | null;
}

/** Of the book that was asked for last. */
let asked: Asked | null = null;

/** The picture, asked for once; null where the book has none, or it cannot be had. */
export function openingPicture(bookId: string): Promise<OpeningPicture | null> {
  const of = `${useAuth.getState().user?.uid}/${bookId}`;
  if (asked?.of === of) return asked.picture;
  forget();
  const latest: Asked = { of, picture: fetched(bookId).catch(() => null), now: null };
  asked = latest;
  void latest.picture.then((picture) => {
    latest.now = picture;
    if (asked !== latest && picture) URL.revokeObjectURL(picture.address);
  });
  return latest.picture;
}

/** The picture, if it is there already. */
export const openingNow = (bookId: string): OpeningPicture | null =>
  asked?.of === `${useAuth.getState().user?.uid}/${bookId}` ? asked.now : null;

function forget(): void {
  if (asked?.now) URL.revokeObjectURL(asked.now.address);
  asked = null;
}

async function fetched(bookId: string): Promise<OpeningPicture | null> {
  const begun = window.folioOpening?.book === bookId ? await window.folioOpening.reply : null;
  delete window.folioOpening;
  const reply = begun?.ok ? begun : await fetchBinary('upload.opening', { id: bookId });
  if (reply.status !== 200) return null;
  const image = new Image();
  image.src = URL.createObjectURL(await reply.blob());
  await image.decode();
  return { address: image.src, image };
}

// Whoever leaves takes it along.
useAuth.subscribe(({ user }, before) => {
  if (user?.uid !== before.user?.uid) forget();
});

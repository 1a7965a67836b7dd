/**
 * The screen as a student saw it last: kept on this machine under their uid and painted by `public/boot.js` before the app is there,
 * as the landing page is, until the app puts the same screen in its place. It answers to nothing meanwhile. Erased at logout.
 */
import { useEffect } from 'react';
import { useAuth } from './auth/auth-store.ts';
import { KEPT, keepAtMost } from './kept.ts';
import { storeValue } from './storage.ts';

/** A screen that has not changed for so long is worth keeping (ms). */
const SETTLED_MS = 1_500;
/** What lies further down than so many windows is left out. */
const WINDOWS = 1.5;
const MOST_CHARACTERS = 150_000;
/** Looks that are kept: the dashboard, and the forms used last. */
const MOST = 3;
/** Below this width some screens are made of other parts (CSS pixels); `boot.js` knows it too. */
const NARROW = 768;

/** Keeps how the screen looks once `ready`, and again when the student leaves it. */
export function useLastLook(ready: boolean): void {
  useEffect(() => {
    if (!ready) return;
    const timer = setTimeout(keepLook, SETTLED_MS);
    window.addEventListener('pagehide', keepLook);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', keepLook);
    };
  }, [ready]);
}

function keepLook(): void {
  const { user } = useAuth.getState();
  const root = document.getElementById('root');
  if (!user || !root || root.querySelector('[aria-busy=true]')) return;
  const prefix = `${KEPT}${user.uid}:look:`;
  const html = lookOf(root);
  const { innerWidth, location } = window;
  storeValue(
    prefix + location.pathname,
    html.length > MOST_CHARACTERS ? null : JSON.stringify({ at: Date.now(), narrow: innerWidth < NARROW, html }),
  );
  keepAtMost(prefix, MOST);
}

/** What is to be seen of an element, as HTML that the content security policy lets be painted: no styles in it. */
export function lookOf(root: HTMLElement): string {
  const look = root.cloneNode(true) as HTMLElement; // a copy of an element is one
  const below = window.innerHeight * WINDOWS - window.scrollY;
  const parts = 'li, section, footer';
  const copies = look.querySelectorAll(parts);
  for (const [i, part] of root.querySelectorAll(parts).entries())
    if (part.getBoundingClientRect().top > below) copies[i]?.remove();
  for (const one of look.querySelectorAll('script, iframe, [role=dialog], [aria-live], input[type=file]')) one.remove();
  for (const one of look.querySelectorAll('[style]')) {
    one.setAttribute('data-style', one.getAttribute('style') ?? '');
    one.removeAttribute('style');
  }
  return look.innerHTML;
}

/** Fetching what other screens are made of while nothing else is to be done: then a lost connection takes no screen away. */
import { fetchFloating } from '@/components/ui/late.ts';
import { openOffline } from './open-offline.ts';
import { dashboard, routes } from './routes.tsx';

/** Parts of the app that screens fetch by themselves. */
const parts = [
  () => import('@/features/pdf-viewer/loaded-viewer.tsx'),
  () => import('@/components/markdown/markdown.tsx'),
  () => import('@/components/conversation/marked-place.tsx'),
  () => import('@/components/markdown/math-markdown.tsx'),
  () => import('@/features/auth/account-menu.tsx'),
  fetchFloating,
  () => import('./shortcuts/shortcut-sheet.tsx'),
];

const whenIdle = (work: () => void): void => {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: 10_000 });
  else setTimeout(work, 2_000);
};

/** On a slow line the screen that is looked at, and the first page of its book, have the line for themselves so long (ms). */
const AFTER_MS = 8_000;

let begun = false;

/** Fetches the code of every screen for students, one after the other, once, and keeps it; what fails is fetched when it is needed. */
export function fetchAhead(): void {
  if (begun) return;
  begun = true;
  const wanted = [
    dashboard.preload,
    ...routes.filter(({ access }) => access === 'student').map(({ preload }) => preload),
    ...parts,
  ];
  const next = (): void => {
    const fetchOne = wanted.shift();
    if (fetchOne) whenIdle(() => void fetchOne().then(next, next));
  };
  setTimeout(() => {
    openOffline();
    next();
  }, AFTER_MS);
}

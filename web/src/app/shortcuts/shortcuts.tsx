import { lazy, Suspense, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useShortcuts } from '@/lib/shortcuts.ts';
import { type Command, keyReader } from './keys.ts';

const ShortcutSheet = lazy(() => import('./shortcut-sheet.tsx'));

const PATHS = { dashboard: '/', progress: '/progress', revision: '/revisechat' } as const;

/** The first element on the screen that offers itself for a shortcut: `data-shortcut="search"`. */
const offered = (name: 'search' | 'upload'): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(`[data-shortcut="${name}"]:enabled`)].find(
    (element) => element.offsetParent !== null,
  );

/** Listens for the keyboard shortcuts of a student, and holds their sheet. */
export function Shortcuts() {
  const { open, on, setOpen } = useShortcuts();
  const navigate = useNavigate();
  const [wanted, setWanted] = useState(open);
  if (open && !wanted) setWanted(true);

  useEffect(() => {
    if (!on) return;
    const read = keyReader();
    const does = (command: Command) => {
      if (command === 'sheet') return setOpen(true);
      if (command === 'search') return offered('search')?.focus();
      if (command === 'upload') return offered('upload')?.click();
      void navigate(PATHS[command]);
    };
    const pressed = (event: KeyboardEvent) => {
      const command = read(event);
      if (!command) return;
      event.preventDefault();
      does(command);
    };
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, [on, setOpen, navigate]);

  return (
    wanted && (
      <Suspense fallback={null}>
        <ShortcutSheet />
      </Suspense>
    )
  );
}

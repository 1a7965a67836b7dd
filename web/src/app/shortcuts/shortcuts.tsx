import { lazy, Suspense, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useShortcuts } from '@/lib/shortcuts.ts';
import { type Command, keyReader } from './keys.ts';

const ShortcutSheet = lazy(() => import('./shortcut-sheet.tsx'));

const PATHS = { dashboard: '/', progress: '/progress', revision: '/revisechat', review: '/review' } as const;

/** Offers on the screen: `data-shortcut="search"`; an element may offer itself for several, "ask search". */
type Offer = 'search' | 'ask' | 'contents' | 'cover' | 'upload';

/** Takes up the first offer for a shortcut that can be seen: a field gets the focus, a button is pressed. */
function takeUp(name: Offer): void {
  const element = [...document.querySelectorAll<HTMLElement>(`[data-shortcut~="${name}"]:enabled`)].find(
    ({ offsetParent }) => offsetParent !== null,
  );
  if (element instanceof HTMLInputElement && element.type !== 'file') element.focus();
  else if (element instanceof HTMLTextAreaElement) element.focus();
  else element?.click();
}

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
      if (command in PATHS) return void navigate(PATHS[command as keyof typeof PATHS]);
      takeUp(command as Offer);
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

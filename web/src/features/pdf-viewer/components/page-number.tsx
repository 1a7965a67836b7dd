import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Tooltip } from '@/components/ui/tooltip.tsx';
import { viewer } from '@/config/texts/viewer.ts';

interface PageNumberProps {
  page: number;
  pages: number;
  onPage: (page: number) => void;
}

/** "Page 3 of 298"; pressing it takes a number to go to. Enter or leaving goes there, Esc stays. */
export function PageNumber({ page, pages, onPage }: PageNumberProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const returning = useRef(false);

  useEffect(() => {
    if (typed === null && returning.current) button.current?.focus();
    returning.current = false;
  }, [typed]);

  const go = () => {
    const wanted = Number.parseInt(typed ?? '', 10);
    if (Number.isFinite(wanted)) onPage(Math.min(Math.max(wanted, 1), pages));
    setTyped(null);
  };
  const keys = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    returning.current = true;
    if (event.key === 'Enter') go();
    else setTyped(null);
  };

  if (typed !== null) {
    return (
      <input
        // The student pressed the number to type one.
        // biome-ignore lint/a11y/noAutofocus: see above
        autoFocus
        aria-label={viewer.goTo}
        inputMode="numeric"
        value={typed}
        onChange={({ target }) => setTyped(target.value.replace(/\D/g, '').slice(0, 5))}
        onFocus={({ target }) => target.select()}
        onKeyDown={keys}
        onBlur={go}
        className="min-h-8 w-24 rounded-control border border-edge bg-raised px-2 text-center text-sm"
      />
    );
  }
  return (
    <Tooltip label={viewer.goTo}>
      <button
        ref={button}
        type="button"
        onClick={() => setTyped(String(page))}
        className="min-h-8 rounded-control px-2 max-md:min-h-11 text-sm tabular-nums underline decoration-edge decoration-dotted underline-offset-4 hover:bg-sunken"
      >
        <span aria-live="polite">{viewer.pageOf(page, pages)}</span>
      </button>
    </Tooltip>
  );
}

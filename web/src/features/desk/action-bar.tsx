import type { Box } from '@contract/evidence.ts';
import { MARK_COLOURS, type MarkColour } from '@contract/marks.ts';
import { type KeyboardEvent, type ReactNode, type RefObject, useRef } from 'react';
import { marks as words } from '@/config/texts/marks.ts';
import { useMedia } from '@/lib/use-media.ts';
import { useDesk } from './desk.ts';
import { useSeen } from './reading/use-seen.ts';
import { useBeside } from './use-beside.ts';

export interface BarAction {
  label: string;
  act: () => void;
}

interface ActionBarProps {
  pane: RefObject<HTMLElement | null>;
  /** The words it stands beside. */
  parts: readonly { page: number; boxes: Box[] }[];
  label: string;
  actions: readonly BarAction[];
  /** Stands before the actions. */
  children?: ReactNode;
}

const BUTTON = 'min-h-11 rounded-control px-3.5 max-sm:px-3 text-sm font-medium whitespace-nowrap hover:bg-paper/15';

/** One line of actions beside words of the page. Arrows walk it, Escape leads back to the page. */
export function ActionBar({ pane, parts, label, actions, children }: ActionBarProps) {
  const desk = useDesk();
  const bar = useRef<HTMLDivElement>(null);
  const low = useMedia('(pointer: coarse)');
  const seen = useSeen();
  useBeside(bar, pane, parts.map(seen), low);

  const keys = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape') {
      event.preventDefault();
      desk.letGo();
      pane.current?.focus({ preventScroll: true });
      return;
    }
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    const buttons = [...event.currentTarget.querySelectorAll<Element>('button')];
    const at = document.activeElement ? buttons.indexOf(document.activeElement) : -1;
    const next = buttons[(at + step + buttons.length) % buttons.length];
    if (next instanceof HTMLElement) next.focus();
  };
  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label={label}
      data-desk-bar
      onKeyDown={keys}
      className="fixed z-20 flex max-w-[calc(100vw-0.75rem)] flex-wrap items-center justify-center rounded-card bg-ink px-1 text-paper shadow-float"
    >
      {children}
      {actions.map(({ label: name, act }) => (
        <button
          key={name}
          type="button"
          className={BUTTON}
          onClick={(event) => {
            const byKey = event.detail === 0;
            act();
            if (byKey && !document.querySelector('[data-note-editor]')) pane.current?.focus({ preventScroll: true });
          }}
        >
          {name}
        </button>
      ))}
    </div>
  );
}

const SWATCH: Record<MarkColour, string> = { moss: 'bg-page-moss', sky: 'bg-page-sky', rose: 'bg-page-rose' };

/** The three colours of a student's own marks. */
export const Colours = ({ value, onChange }: { value: MarkColour; onChange: (colour: MarkColour) => void }) => (
  <fieldset className="flex" aria-label={words.colour}>
    {MARK_COLOURS.map((colour) => (
      <button
        key={colour}
        type="button"
        aria-label={words.colours[colour]}
        aria-pressed={value === colour}
        onClick={() => onChange(colour)}
        className="group flex size-11 items-center justify-center"
      >
        <span
          className={`block size-5 rounded-full ring-paper ring-offset-2 ring-offset-ink group-aria-pressed:ring-2 ${SWATCH[colour]}`}
        />
      </button>
    ))}
  </fieldset>
);

import { nextDue } from '@contract/memory.ts';
import { GRADES, type Grade, type Memory } from '@contract/review-log.ts';
import { useEffect, useState } from 'react';
import { review as texts } from '@/config/texts/review.ts';
import { useShortcuts } from '@/lib/shortcuts.ts';
import { comesBack } from '../when.ts';
import { Key } from './key.tsx';

const GRADES_BAR = [
  'grid grid-cols-4 divide-x divide-line overflow-hidden border-t border-line bg-raised',
  'max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:z-10 max-md:pb-[env(safe-area-inset-bottom)]',
  'md:sticky md:bottom-0 md:rounded-b-card',
  // A phone that lies on its side has no room for a bar.
  '[@media(max-height:30rem)]:static!',
].join(' ');

const GRADE = [
  'relative min-h-19 px-1 py-2.5 text-center',
  'hover:bg-sunken focus-visible:-outline-offset-4',
  'md:grid md:grid-cols-[auto_1fr] md:items-center md:gap-x-2.5 md:px-4 md:text-left',
].join(' ');

const words = texts.grades;
/** Where keys are typed, or a dialog is open over the card. */
const TAKES_KEYS = 'input, textarea, select, [role="dialog"], [role="menu"]';

interface GradesProps {
  memory: Memory | null;
  /** What the marking of a typed answer speaks for; null where nothing was typed. */
  suggested: Grade | null;
  onGrade: (grade: Grade) => void;
  onUndo: () => void;
}

/** How well it was remembered, by key and by thumb; each with the time when the card comes back. */
export function Grades({ memory, suggested, onGrade, onUndo }: GradesProps) {
  const [now] = useState(() => Date.now());
  const due = nextDue(memory, new Date(now));
  const keys = useShortcuts((shortcuts) => shortcuts.on);
  useEffect(() => {
    if (!keys) return;
    const press = (event: KeyboardEvent) => {
      const { target } = event;
      if (event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
      if ((target instanceof Element && target.closest(TAKES_KEYS)) || document.querySelector('[role="dialog"]'))
        return;
      const grade = GRADES.find((one) => String(one) === event.key);
      if (grade) onGrade(grade);
      else if (event.key.toLowerCase() === 'z') onUndo();
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [keys, onGrade, onUndo]);
  return (
    <fieldset className={GRADES_BAR}>
      <legend className="sr-only">{words.label}</legend>
      <p aria-hidden className="col-span-4 border-e-0! border-b border-line py-1 text-center text-sm text-soft">
        {words.label}
      </p>
      {GRADES.map((grade) => (
        <button
          key={grade}
          type="button"
          {...(keys && { 'aria-keyshortcuts': String(grade) })}
          onClick={() => onGrade(grade)}
          className={`${GRADE} ${grade === suggested ? 'bg-accent-wash shadow-[inset_0_3px_0_var(--accent)]' : ''}`}
        >
          {keys && (
            <span aria-hidden className="max-md:hidden">
              <Key>{String(grade)}</Key>
            </span>
          )}
          {/* What was wrong was neither good nor easy: both can be given, and neither asks for it. */}
          <span className={`block ${suggested === 1 && grade > 2 ? 'text-soft' : 'font-semibold'}`}>
            {words.names[grade]}
          </span>
          <span className="block text-sm text-soft md:col-start-2 md:whitespace-nowrap">
            {comesBack(due[grade], now)}
          </span>
          {grade === suggested && (
            <span className="block text-sm font-medium text-accent md:col-start-2">{words.suggested}</span>
          )}
        </button>
      ))}
    </fieldset>
  );
}

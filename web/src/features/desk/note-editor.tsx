import { MAX_NOTE_CHARS } from '@contract/limits.ts';
import type { Mark } from '@contract/marks.ts';
import { type RefObject, useRef, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { TextArea } from '@/components/ui/field.tsx';
import { marks as words } from '@/config/texts/marks.ts';
import { formatDateTime } from '@/lib/format.ts';
import { useMedia } from '@/lib/use-media.ts';
import { textOf } from './choosing/choice.ts';
import { useDesk } from './desk.ts';
import { useSeen } from './reading/use-seen.ts';
import { useBeside } from './use-beside.ts';

/** How much is left is told from here on. */
const NEARLY_FULL = 400;

interface NoteEditorProps {
  pane: RefObject<HTMLElement | null>;
  mark: Mark;
}

/** A note in the margin, open to be written. What is typed is kept as it is typed. */
export function NoteEditor({ pane, mark }: NoteEditorProps) {
  const desk = useDesk();
  const card = useRef<HTMLDivElement>(null);
  const phone = useMedia('(width < 40rem)');
  const [text, setText] = useState(mark.note);
  // Over the keyboard of a phone there is room at the top of the page alone.
  const seen = useSeen();
  useBeside(card, pane, phone ? [] : mark.parts.map(seen), false);

  const write = (note: string) => {
    setText(note);
    desk.write(mark.mark_id, note);
  };
  const close = () => {
    desk.letGo();
    pane.current?.focus({ preventScroll: true });
  };
  const left = MAX_NOTE_CHARS - text.length;
  return (
    <section
      ref={card}
      aria-label={words.editor}
      data-note-editor
      onKeyDown={(event) => {
        if (event.key !== 'Escape' && !(event.key === 'Enter' && (event.ctrlKey || event.metaKey))) return;
        event.preventDefault();
        event.stopPropagation();
        close();
      }}
      className="fixed z-20 flex max-h-[60dvh] w-80 max-w-[calc(100vw-0.75rem)] flex-col gap-2 overflow-y-auto rounded-card border border-line bg-raised p-3 shadow-float max-sm:w-[calc(100vw-0.75rem)]"
    >
      <blockquote dir="auto" className="line-clamp-2 border-l-2 border-page-pencil pl-2 font-serif text-sm text-soft">
        {textOf(mark.parts)}
      </blockquote>
      <TextArea
        autoFocus
        aria-label={words.editor}
        placeholder={words.placeholder}
        dir="auto"
        rows={4}
        maxLength={MAX_NOTE_CHARS}
        value={text}
        onChange={({ target }) => write(target.value)}
        className="field-sizing-content max-h-[30dvh] min-h-24 resize-none font-serif"
      />
      {left <= NEARLY_FULL && <p className="text-sm text-soft">{words.left(left)}</p>}
      {mark.earlier.length > 0 && (
        <section aria-label={words.earlier} className="border-t border-line pt-2">
          <h3 className="font-sans text-sm font-medium">{words.earlier}</h3>
          {mark.earlier.map(({ note, at }) => (
            <div key={`${at} ${note}`} className="mt-1 text-sm">
              <p dir="auto" className="font-serif whitespace-pre-wrap">
                {note}
              </p>
              <p className="flex items-center justify-between text-soft">
                {formatDateTime(at)}
                <Button look="quiet" size="small" onClick={() => write(note)}>
                  {words.useEarlier}
                </Button>
              </p>
            </div>
          ))}
        </section>
      )}
      <div className="flex justify-between">
        <Button look="quiet" size="small" className="max-md:min-h-11" onClick={() => desk.remove(mark)}>
          {words.remove}
        </Button>
        <Button look="primary" size="small" className="max-md:min-h-11" onClick={close}>
          {words.done}
        </Button>
      </div>
    </section>
  );
}

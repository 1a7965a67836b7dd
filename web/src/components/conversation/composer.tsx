import { MAX_QUESTION_CHARS } from '@contract/limits.ts';
import { SendHorizontal } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, type Ref, useEffect, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { TextArea } from '@/components/ui/field.tsx';
import { chat } from '@/config/texts/chat.ts';
import { useAskedAbout } from '@/lib/ask-about.ts';
import { formatNumber } from '@/lib/format.ts';
import { storedValue, storeValue } from '@/lib/storage.ts';
import { fetchMarkdown } from './message.tsx';

interface ComposerProps {
  ref?: Ref<HTMLTextAreaElement>;
  placeholder: string;
  /** What is typed is kept on this machine under this name until it is sent. */
  draftKey: string;
  /** A question is being answered: nothing can be sent or typed (SPEC §4). */
  busy: boolean;
  /** Says in place of `placeholder` that nothing can be sent without a connection; one can go on writing. Left out where that is no matter. */
  off?: string | undefined;
  onSend: (question: string) => void;
}

/** Where a question is typed. Enter sends, Shift+Enter begins a line; blank text is not sent, text is trimmed. */
export function Composer({ ref, placeholder, draftKey, busy, off, onSend }: ComposerProps) {
  const [text, setText] = useState(() => storedValue(draftKey) ?? '');
  const question = text.trim();
  const tooLong = question.length > MAX_QUESTION_CHARS;
  const ready = question !== '' && !tooLong && !busy && !off;

  useAskedAbout((about) => setText((typed) => about + typed));
  useEffect(() => storeValue(draftKey, text === '' ? null : text), [draftKey, text]);

  const wanted = busy || text !== '';
  useEffect(() => {
    if (wanted) fetchMarkdown();
  }, [wanted]);

  const send = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault();
    if (!ready) return;
    onSend(question);
    setText('');
  };

  return (
    <form data-foot onSubmit={send} className="border-t border-line bg-raised px-4 py-3 sm:px-5">
      <div className="mx-auto flex max-w-[calc(var(--column,200rem)-2.5rem)] items-end gap-2">
        <TextArea
          ref={ref}
          id="question"
          rows={1}
          dir="auto"
          aria-label={chat.input}
          aria-invalid={tooLong || undefined}
          aria-describedby={tooLong ? 'question-too-long' : undefined}
          data-shortcut="ask search"
          placeholder={off ?? placeholder}
          value={text}
          disabled={busy}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) send(event);
          }}
          className="field-sizing-content max-h-40 min-h-11 resize-none"
        />
        <Button
          type="submit"
          look="primary"
          disabled={!ready}
          icon={<SendHorizontal aria-hidden size={18} strokeWidth={1.5} />}
          className="min-h-11 max-sm:w-12 max-sm:px-0!"
        >
          <span className="max-sm:sr-only">{chat.send}</span>
        </Button>
      </div>
      {tooLong && (
        <p id="question-too-long" role="alert" className="mt-1 text-sm text-wrong">
          {chat.tooLong(formatNumber(MAX_QUESTION_CHARS))}
        </p>
      )}
    </form>
  );
}

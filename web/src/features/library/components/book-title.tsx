import type { Document } from '@contract/library.ts';
import { MAX_TITLE_CHARS } from '@contract/limits.ts';
import { Check, Pencil, X } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { Input } from '@/components/ui/field.tsx';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { library } from '@/config/texts/library.ts';
import { useUpload } from '../upload-store.ts';
import type { Renaming } from '../use-renaming.ts';

const words = library.rename;
const ICON = { 'aria-hidden': true, size: 18, strokeWidth: 1.5 };

interface BookTitleProps {
  book: Document;
  renaming: Renaming;
  disabled: boolean;
  /** It can't be renamed now. */
  fixed: boolean;
  /** Two lines for the title, and no pencil: renaming stands in the row's menu. */
  narrow: boolean;
}

/** The title of a book, and in its place the field that changes it. */
export function BookTitle({ book, renaming, disabled, fixed, narrow }: BookTitleProps) {
  const { typed, begin } = renaming;
  const pencil = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  const open = typed !== null;
  useEffect(() => {
    if (wasOpen.current && !open) pencil.current?.focus();
    wasOpen.current = open;
  }, [open]);

  if (open) return <TitleForm title={book.title} typed={typed} renaming={renaming} />;
  return (
    <div className="flex min-w-0 items-center gap-1">
      <h3
        title={book.title}
        // Whatever its script, where the page's lines begin, so that the rows agree.
        className="line-clamp-3 text-left lg:line-clamp-2 text-base leading-snug [overflow-wrap:anywhere] sm:text-lg sm:leading-snug"
        dir="auto"
        {...(book.language && { lang: book.language })}
      >
        {disabled ? (
          book.title
        ) : (
          // For the pointer: keys have 'Ask Questions' beside it, which leads to the same place.
          <Link
            to={`/chat/${book.id}`}
            tabIndex={-1}
            onClick={() => useUpload.getState().seen()}
            className="decoration-1 underline-offset-4 hover:underline"
          >
            {book.title}
          </Link>
        )}
      </h3>
      {!narrow && !fixed && (
        <IconButton
          ref={pencil}
          label={words.named(book.title)}
          aria-keyshortcuts="F2"
          disabled={disabled}
          onClick={begin}
          className="-my-1.5 size-8 opacity-0 pointer-coarse:opacity-100 group-focus-within:opacity-100 group-hover:opacity-100"
        >
          <Pencil {...ICON} size={16} />
        </IconButton>
      )}
    </div>
  );
}

interface TitleFormProps {
  title: string;
  typed: string;
  renaming: Renaming;
}

/** Enter saves, Escape leaves everything as it was. */
function TitleForm({ title, typed, renaming: { problem, type, save, leave } }: TitleFormProps) {
  const field = useRef<HTMLInputElement>(null);
  // A title that was refused comes back while the student may be typing elsewhere: the alert tells, the focus stays.
  const begun = useRef(problem === null);
  useEffect(() => {
    if (!begun.current) return;
    field.current?.focus();
    field.current?.select();
  }, []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save();
  };
  const keys = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    leave();
  };
  return (
    <form onSubmit={submit} className="flex flex-wrap items-center gap-1">
      <Input
        ref={field}
        dir="auto"
        aria-label={words.label(title)}
        aria-invalid={problem !== null || undefined}
        value={typed}
        maxLength={MAX_TITLE_CHARS}
        onChange={({ target }) => type(target.value)}
        onKeyDown={keys}
        className="min-w-0 flex-1 font-serif text-lg"
      />
      <IconButton type="submit" label={words.save} disabled={typed.trim() === ''}>
        <Check {...ICON} />
      </IconButton>
      <IconButton label={words.cancel} onClick={leave}>
        <X {...ICON} />
      </IconButton>
      {problem && (
        <p role="alert" className="w-full text-sm text-wrong">
          {words.failed} {problem}
        </p>
      )}
    </form>
  );
}

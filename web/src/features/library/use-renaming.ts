import type { Document } from '@contract/library.ts';
import { useState } from 'react';
import { messageOf } from '@/lib/api/api-error.ts';
import { useRenameBook } from './api.ts';

/** The renaming of one book. */
export interface Renaming {
  /** What is typed; null while nothing is renamed. */
  typed: string | null;
  /** Why the last title was refused, in words for the student. */
  problem: string | null;
  begin: () => void;
  type: (text: string) => void;
  /** Shows the new title at once. Where the service refuses, the old one comes back and what was typed stays. */
  save: () => void;
  leave: () => void;
}

export function useRenaming({ id, title: before }: Document): Renaming {
  const rename = useRenameBook(id);
  const [typed, setTyped] = useState<string | null>(null);
  return {
    typed,
    problem: rename.isError ? messageOf(rename.error) : null,
    begin: () => {
      rename.reset();
      setTyped(before);
    },
    type: setTyped,
    save: () => {
      const title = (typed ?? '').trim();
      if (title === '') return;
      setTyped(null);
      if (title !== before) rename.mutate({ title, before }, { onError: () => setTyped(title) });
    },
    leave: () => {
      rename.reset();
      setTyped(null);
    },
  };
}

import type { Citation } from '@contract/evidence.ts';
import type { Document, OutlineEntry } from '@contract/library.ts';
import { createContext } from 'react';

/** The one book that a conversation is about. */
export interface CitedBook {
  id: string;
  /** BCP 47 tag; null where it is not known. */
  language: string | null;
  /** As it is now, watched while it is being read; left out where it is not known yet. */
  document?: Document | undefined;
  outline: readonly OutlineEntry[];
  /** Its file could not be opened: nothing can be shown on its pages. */
  failed?: boolean;
  /** The citation whose words are shown in the book now. */
  shown: Citation | null;
}

/** Given around a conversation about one book; null where several may be cited, each by its own `pdf_id`. */
export const CitedBookContext = createContext<CitedBook | null>(null);

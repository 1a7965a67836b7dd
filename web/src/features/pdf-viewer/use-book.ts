import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useState } from 'react';
import { messageOf } from '@/lib/api/api-error.ts';
import { borrowBook } from './shared-books.ts';

export type BookState =
  | { status: 'loading' }
  | { status: 'ready'; pdf: PDFDocumentProxy }
  | { status: 'failed'; message: string };

/**
 * Loads a book and lets go of it when the screen leaves or another book comes.
 * @param fileId null: not yet
 * @returns its state, and `retry`, which loads it again
 */
export function useBook(fileId: string | null, onError?: (message: string | null) => void) {
  const [state, setState] = useState<BookState>({ status: 'loading' });
  const [tries, setTries] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `tries` loads again; `onError` is the caller's and may be new at every render
  useEffect(() => {
    setState({ status: 'loading' });
    if (fileId === null) return;
    let isGone = false;
    const failed = (error: unknown) => {
      if (isGone) return;
      setState({ status: 'failed', message: messageOf(error) });
      onError?.(messageOf(error));
    };
    const { pdf, giveBack } = borrowBook(fileId, failed);
    pdf.then(
      (opened) => {
        if (isGone) return;
        setState({ status: 'ready', pdf: opened });
        onError?.(null);
      },
      () => undefined, // told to `failed`
    );
    return () => {
      isGone = true;
      giveBack();
    };
  }, [fileId, tries]);

  return { state, retry: () => setTries((count) => count + 1) };
}

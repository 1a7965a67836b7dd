import type { PDFDocumentLoadingTask, PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useState } from 'react';
import { messageOf } from '@/lib/api/api-error.ts';
import { openBook } from './book-bytes.ts';

export type BookState =
  | { status: 'loading' }
  | { status: 'ready'; pdf: PDFDocumentProxy }
  | { status: 'failed'; message: string };

/**
 * Loads a book and lets go of it when the screen leaves or another book comes.
 * @returns its state, and `retry`, which loads it again
 */
export function useBook(fileId: string, onError: ((message: string) => void) | undefined) {
  const [state, setState] = useState<BookState>({ status: 'loading' });
  const [tries, setTries] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `tries` loads again; `onError` is the caller's and may be new at every render
  useEffect(() => {
    const gone = new AbortController();
    let task: PDFDocumentLoadingTask | undefined;
    const failed = (error: unknown) => {
      if (gone.signal.aborted) return;
      setState({ status: 'failed', message: messageOf(error) });
      onError?.(messageOf(error));
    };
    setState({ status: 'loading' });
    openBook(fileId, gone.signal, failed)
      .then(async (opened) => {
        task = opened;
        const pdf = await opened.promise;
        if (!gone.signal.aborted) setState({ status: 'ready', pdf });
      })
      .catch(failed);
    return () => {
      gone.abort();
      void task?.destroy();
    };
  }, [fileId, tries]);

  return { state, retry: () => setTries((count) => count + 1) };
}

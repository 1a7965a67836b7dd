/** Open books, shared by all on the screen that show the same one: the pane, and parts of its pages in answers and on cards. */
import type { PDFDocumentLoadingTask, PDFDocumentProxy } from 'pdfjs-dist';
import { openBook } from './book-bytes.ts';

interface Shared {
  pdf: Promise<PDFDocumentProxy>;
  users: Set<(error: unknown) => void>;
  close: () => void;
}

const open = new Map<string, Shared>();

function opened(fileId: string): Shared {
  const gone = new AbortController();
  const users: Shared['users'] = new Set();
  let task: PDFDocumentLoadingTask | undefined;
  const failed = (error: unknown) => {
    // Whoever comes next opens it anew.
    if (open.get(fileId) === shared) open.delete(fileId);
    if (!gone.signal.aborted) for (const tell of users) tell(error);
  };
  const pdf = openBook(fileId, gone.signal, failed).then((opening) => {
    task = opening;
    return opening.promise;
  });
  const close = () => {
    if (open.get(fileId) === shared) open.delete(fileId);
    gone.abort();
    void task?.destroy();
  };
  const shared: Shared = { pdf, users, close };
  pdf.catch(failed);
  open.set(fileId, shared);
  return shared;
}

/**
 * Opens a book, or takes it as another has opened it.
 * @param onFailed told that it could not be opened, or that a later part of it cannot be had
 * @returns the book, and how to give it back: with the last of its users it is closed
 */
export function borrowBook(
  fileId: string,
  onFailed: (error: unknown) => void,
): { pdf: Promise<PDFDocumentProxy>; giveBack: () => void } {
  const shared = open.get(fileId) ?? opened(fileId);
  shared.users.add(onFailed);
  return {
    pdf: shared.pdf,
    giveBack: () => {
      shared.users.delete(onFailed);
      if (shared.users.size === 0) shared.close();
    },
  };
}

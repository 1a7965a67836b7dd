import type { Citation } from '@contract/evidence.ts';
import { useContext } from 'react';
import { chat } from '@/config/texts/chat.ts';
import { PageCuts } from '@/lib/page-cuts.ts';
import { CitedBookContext } from './cited-book.ts';

/** The part of a page whose picture an answer is from, as the book prints it; nothing where no book can be opened. */
export function SeenPicture({ citation: { page, boxes, pdf_id } }: { citation: Citation }) {
  const Cut = useContext(PageCuts);
  const book = useContext(CitedBookContext);
  const id = pdf_id ?? book?.id;
  const [view] = boxes;
  if (!Cut || !id || !view) return null;
  return (
    <figure className="mt-3 font-sans text-sm text-soft">
      <Cut pdfId={id} cut={{ page, view, cover: [] }}>
        {chat.picture}
      </Cut>
    </figure>
  );
}

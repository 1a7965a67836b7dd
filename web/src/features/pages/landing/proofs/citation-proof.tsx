import { BadgeCheck } from 'lucide-react';
import { MarginSign } from '@/components/ui/margin-mark.tsx';
import { landing } from '@/config/texts/landing.ts';

const { citations } = landing.features;

/** A claim, and the words it rests on as they stand in the book. */
export const CitationProof = () => (
  <>
    <p className="font-serif">
      {citations.claim} <MarginSign label={citations.page} />
    </p>
    <p className="mt-4 border-l border-line pl-4 font-serif text-soft">
      {citations.before} <mark className="marked text-ink">{citations.marked}</mark> {citations.after}
    </p>
    <p className="mt-4 flex items-center gap-1.5 text-sm text-soft">
      <BadgeCheck aria-hidden size={16} strokeWidth={1.5} />
      {citations.checked}
    </p>
  </>
);

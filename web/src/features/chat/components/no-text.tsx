import { CircleAlert } from 'lucide-react';
import { chat } from '@/config/texts/chat.ts';

/**
 * What an empty conversation shows where the book has no text that could be read: that, and what to do.
 * @param yet its pages are pictures whose words are being read
 */
export const NoText = ({ yet }: { yet: boolean }) => (
  <div role="note" className="flex gap-3 px-5 py-8">
    <CircleAlert aria-hidden size={22} strokeWidth={1.5} className="mt-1 shrink-0 text-soft" />
    <div>
      <p className="font-serif text-lg">{yet ? chat.noTextYet : chat.noText}</p>
      {!yet && <p className="mt-2 text-soft">{chat.noTextMore}</p>}
    </div>
  </div>
);

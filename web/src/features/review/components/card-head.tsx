import type { ReviewCard } from '@contract/review.ts';
import { review as words } from '@/config/texts/review.ts';
import { formatNumber, formatShortDay } from '@/lib/format.ts';
import { spineOf } from '@/lib/spine.ts';

/** Which book a card is of, how it came to be one, and how often it was asked: from that the grades' days follow. */
export const CardHead = ({ card: { title, source, sure, created_at, language, memory } }: { card: ReviewCard }) => (
  <div className="px-4 pt-4 sm:px-12 sm:pt-6">
    <div className="flex items-baseline justify-between gap-4 border-b border-line pb-3 text-sm text-soft">
      <span
        className="min-w-0 line-clamp-2 border-l-4 sm:line-clamp-1 pl-2.5"
        style={{ borderColor: spineOf(title) }}
        dir="auto"
        {...(language && { lang: language })}
      >
        {title}
      </span>
      <span className="shrink-0 max-sm:sr-only">
        {(sure ? words.sureOn : source === 'missed' ? words.missedOn : words.addedOn)(formatShortDay(created_at))}
        {memory !== null &&
          memory.reviews > 0 &&
          `, ${words.askedBefore(formatNumber(memory.reviews), memory.reviews)}`}
      </span>
    </div>
  </div>
);

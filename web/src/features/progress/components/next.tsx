import type { BookCoverage } from '@contract/coverage.ts';
import { ButtonLink } from '@/components/ui/button.tsx';
import { progress as words } from '@/config/texts/progress.ts';
import { formatNumber } from '@/lib/format.ts';
import { nextStep } from '../next-step.ts';
import { practiseAt } from '../weakest.ts';

/** The one thing to do next, and why. */
export function Next({ books }: { books: readonly BookCoverage[] }) {
  const step = nextStep(books);
  if (!step) return null;
  const { why, chapter } = step;
  const rests = words.coverage[chapter.attempted > chapter.of ? 'lately' : 'right'];
  const because =
    why === 'new' ? words.next.new : words.next[why](rests(formatNumber(chapter.right), formatNumber(chapter.of)));
  return (
    <section
      aria-labelledby="next"
      className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-b border-line py-5"
    >
      <div className="min-w-0">
        <h2 id="next" className="text-sm font-medium text-soft [font-family:var(--font-sans)]">
          {words.next.title}
        </h2>
        <p className="font-serif text-xl leading-snug font-semibold" dir="auto">
          {chapter.title}
        </p>
        <p className="text-sm text-soft">
          <span dir="auto">{chapter.book}</span> · {because}
        </p>
      </div>
      <ButtonLink to={practiseAt(chapter)} look="primary" className="max-sm:min-h-12 max-sm:w-full">
        {why === 'new' ? words.next.start : words.weakest.practise}
      </ButtonLink>
    </section>
  );
}

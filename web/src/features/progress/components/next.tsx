import type { BookCoverage } from '@contract/coverage.ts';
import { Button, ButtonLink } from '@/components/ui/button.tsx';
import { progress as words } from '@/config/texts/progress.ts';
import { formatNumber } from '@/lib/format.ts';
import { titleText } from '@/lib/title-text.ts';
import { nextStep } from '../next-step.ts';
import { practiseAt } from '../weakest.ts';

interface NextProps {
  books: readonly BookCoverage[];
  /** Without a connection it can't be begun: the button says so instead of leading on. */
  offline: boolean;
}

/** The one thing to do next, and why. */
export function Next({ books, offline }: NextProps) {
  const step = nextStep(books);
  if (!step) return null;
  const { why, chapter } = step;
  const rests = words.coverage[chapter.attempted > chapter.of ? 'lately' : 'right'];
  const because =
    why === 'new' ? words.next.new : words.next[why](rests(formatNumber(chapter.right), formatNumber(chapter.of)));
  const action = why === 'new' ? words.next.start : words.weakest.practise;
  const size = 'max-sm:min-h-12 max-sm:w-full';
  return (
    <section
      aria-labelledby="next"
      className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-b border-line py-5"
    >
      <div className="min-w-0">
        <h2 id="next" className="text-sm font-medium text-soft [font-family:var(--font-sans)]">
          {words.next.title}
        </h2>
        <p className="font-serif text-xl text-left leading-snug font-semibold" dir="auto">
          {titleText(chapter.title)}
        </p>
        <p className="text-sm text-soft">
          <span dir="auto">{chapter.book}</span> · {because}
        </p>
      </div>
      {offline ? (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-soft max-sm:w-full">
          <Button disabled aria-describedby="next-offline" className={size}>
            {action}
          </Button>
          <span id="next-offline">{words.next.offline}</span>
        </div>
      ) : (
        <ButtonLink to={practiseAt(chapter)} look="primary" className={size}>
          {action}
        </ButtonLink>
      )}
    </section>
  );
}

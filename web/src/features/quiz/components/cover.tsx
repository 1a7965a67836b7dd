import { Button } from '@/components/ui/button.tsx';
import { OfflineLine } from '@/components/ui/fault.tsx';
import { Notice } from '@/components/ui/notice.tsx';
import { quiz } from '@/config/texts/quiz.ts';
import { useConnection } from '@/lib/connection.ts';
import { formatNumber } from '@/lib/format.ts';
import { type Counts, KINDS } from '../counts.ts';
import { given, type Most, sumOf } from '../order.ts';

const COVER = [
  'max-lg:sticky max-lg:bottom-0 max-lg:-mx-4 max-lg:flex max-lg:flex-wrap max-lg:items-center max-lg:gap-4 max-lg:border-t',
  'max-lg:border-line max-lg:bg-paper max-lg:px-4 max-lg:py-3',
  'lg:self-start lg:rounded-[3px] lg:border lg:border-line lg:bg-raised lg:p-7 lg:shadow-float',
  '[@media(height<30rem)]:static!',
].join(' ');

const words = quiz.config;

interface CoverProps {
  /** The book's title; undefined until it is known. */
  title: string | undefined;
  /** What of the book is asked about; undefined for all of it. */
  about: string | undefined;
  counts: Counts;
  /** What the book can give; undefined where that is not known, or a model writes. */
  most: Most | undefined;
  disabled: boolean;
  busy: boolean;
  /** Why the paper could not be written, if it was asked for. */
  failure: string | null;
}

/** What the paper will be, as its head will say it, how long it takes, and the button that has it written; on a phone the sum and the button, at the foot. */
export function Cover({ title, about, counts, most, disabled, busy, failure }: CoverProps) {
  const { questions, minutes } = sumOf(counts, most);
  const lost = useConnection((state) => state.lost);
  return (
    <aside aria-label={words.cover} data-foot className={COVER}>
      <div className="max-lg:hidden">
        <p className="border-b-3 border-double border-ink pb-2 font-serif text-lg font-semibold">{quiz.taking.title}</p>
        {/* Its lines are there before its words are: a button that moves under a press loses it. */}
        <div className="mt-3 min-h-38">
          <p className="line-clamp-2 min-h-13 font-serif text-lg leading-snug" dir="auto">
            {title}
          </p>
          <p className="mt-1 text-sm text-soft" dir="auto">
            {about ?? words.whole}
          </p>
          <ul className="mt-3 text-sm tabular-nums">
            {KINDS.filter((kind) => given(counts, kind, most) > 0).map((kind) => (
              <li key={kind} className="flex items-baseline gap-x-2">
                <span>{words[kind]}</span>
                <span aria-hidden className="min-w-4 flex-1 border-b border-dotted border-edge" />
                <span>{formatNumber(given(counts, kind, most))}</span>
              </li>
            ))}
          </ul>
        </div>
      </div>
      {/* Where it was asked for, in sight whatever was scrolled. */}
      {failure && (
        <Notice title={words.failed} className="w-full lg:mt-4">
          {failure}
        </Notice>
      )}
      <OfflineLine className="w-full py-0! lg:mt-4">{words.offline}</OfflineLine>
      {/* The one place where the sum is said, in sight while the numbers are changed. */}
      <p
        role="status"
        className="min-w-0 flex-1 gap-x-4 text-sm tabular-nums max-lg:text-soft lg:mt-4 lg:flex lg:justify-between lg:border-t lg:border-line lg:pt-3 lg:text-base"
      >
        <span className="max-lg:after:content-[','] lg:font-medium">
          {words.questions(formatNumber(questions), questions)}
        </span>{' '}
        <span>{words.about(formatNumber(minutes))}</span>
      </p>
      <Button type="submit" look="primary" disabled={disabled || lost} busy={busy} className="lg:mt-6 lg:w-full">
        {busy ? words.generating : words.generate}
      </Button>
    </aside>
  );
}

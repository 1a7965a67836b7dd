import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { review as texts } from '@/config/texts/review.ts';
import { formatNumber } from '@/lib/format.ts';

const words = texts.pause;

interface PauseProps {
  /** When the next card comes back (ms since 1970). */
  until: number;
  onGoOn: () => void;
}

/** Between two looks at a card that was not remembered, where nothing else is left: its minute passes, then it is asked. */
export function Pause({ until, onGoOn }: PauseProps) {
  const [now, setNow] = useState(() => Date.now());
  const title = useRef<HTMLHeadingElement>(null);
  const left = Math.max(0, Math.ceil((until - now) / 1_000));
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  useEffect(() => {
    if (left === 0) onGoOn();
  }, [left, onGoOn]);
  return (
    <section className="rounded-card border border-line bg-raised px-4 py-8 sm:px-12">
      <h2 ref={title} tabIndex={-1} className="text-xl">
        {words.title}
      </h2>
      <p className="mt-2 text-soft">{words.text}</p>
      <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button className="max-sm:min-h-11" onClick={onGoOn}>
          {words.now}
        </Button>
        <span aria-hidden className="text-sm text-soft tabular-nums">
          {words.seconds(formatNumber(left))}
        </span>
      </div>
    </section>
  );
}

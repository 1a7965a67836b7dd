import { LimitChoice } from '@/components/review-cards/limit-choice.tsx';
import { lastToday, useToday } from '@/components/review-cards/use-today.ts';
import { Fault } from '@/components/ui/fault.tsx';
import { settings } from '@/config/texts/settings.ts';
import { isUnreached } from '@/lib/api/api-error.ts';
import { useFault } from '@/lib/use-fault.ts';
import { Section } from './section.tsx';

const words = settings.review;

/** How many minutes a day's review may take. Its line is there before the number is, so that nothing below moves. */
export function ReviewSection() {
  const asked = useToday();
  const fault = useFault(asked);
  // Without a connection, which the screen's own line tells of, it is what it was when there was one, and stays.
  const unreached = fault !== null && isUnreached(fault.error);
  const today = asked.data ?? (unreached ? lastToday() : undefined);
  return (
    <Section title={words.title} text={words.text}>
      <div className="min-h-15 w-full">
        {fault && !unreached ? (
          <Fault small title={words.notLoaded} failed={fault} />
        ) : (
          today && <LimitChoice minutes={today.limit_minutes} />
        )}
      </div>
    </Section>
  );
}

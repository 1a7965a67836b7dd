import { LimitChoice } from '@/components/review-cards/limit-choice.tsx';
import { useToday } from '@/components/review-cards/use-today.ts';
import { settings } from '@/config/texts/settings.ts';
import { Section } from './section.tsx';

const words = settings.review;

/** How many minutes a day's review may take. Its line is there before the number is, so that nothing below moves. */
export function ReviewSection() {
  const today = useToday().data;
  return (
    <Section title={words.title} text={words.text}>
      <div className="min-h-15 w-full">{today && <LimitChoice minutes={today.limit_minutes} />}</div>
    </Section>
  );
}

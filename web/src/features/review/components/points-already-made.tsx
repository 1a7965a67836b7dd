import type { ReviewCard } from '@contract/review.ts';
import { Outline } from '@/components/questions/outline.tsx';
import { review as texts } from '@/config/texts/review.ts';

/** Of a card on the part that an answer left out: what it had, and that the rest is asked for. Nothing on other cards. */
export const PointsAlreadyMade = ({ card: { had, answer, language } }: { card: ReviewCard }) =>
  had && (
    <div className="mb-4 border-l-2 border-edge pl-3 text-soft">
      <p className="text-sm font-medium text-ink">{texts.had(answer.length)}</p>
      <div className="text-sm" dir="auto" {...(language && { lang: language })}>
        <Outline lines={had} pdfId={undefined} evidence={[]} />
      </div>
    </div>
  );

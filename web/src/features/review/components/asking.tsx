import type { ReviewCard } from '@contract/review.ts';
import { Undo2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { OfflineLine } from '@/components/ui/fault.tsx';
import { PageTitle } from '@/components/ui/page-title.tsx';
import { ProgressBar } from '@/components/ui/progress-bar.tsx';
import { review as words } from '@/config/texts/review.ts';
import { formatNumber } from '@/lib/format.ts';
import { useOutbox } from '@/lib/review-outbox.ts';
import { useAroundAhead } from '../api.ts';
import type { Said, ShowPage } from '../types.ts';
import type { CardTurn, Review } from '../use-review.ts';
import { CardBack } from './card-back.tsx';
import { CardFront } from './card-front.tsx';
import { CardHead } from './card-head.tsx';
import { Pause } from './pause.tsx';

interface AskingProps {
  review: Review;
  /** With how many cards the session began. */
  cards: number;
  secondsEach: number;
  showPage: ShowPage;
}

const NOTHING: Said = { text: '', option: null, hints: 0 };

/** The head of a session, and the card that is asked, or that is waited for. */
export function Asking({ review, cards, secondsEach, showPage }: AskingProps) {
  useAroundAhead(review.soon);
  const waiting = useOutbox((outbox) => outbox.waiting);
  const left = Math.max(1, review.left);
  const minutes = Math.max(1, Math.ceil((review.looks * secondsEach) / 60));
  return (
    <div className="mx-auto max-w-3xl px-4 pt-4 pb-28 sm:px-6 sm:pt-7 md:pb-10">
      <div className="flex flex-wrap items-center gap-x-4">
        <PageTitle small className="max-sm:sr-only">
          {words.title}
        </PageTitle>
        <p className="flex-1 text-sm text-soft tabular-nums">
          {words.due(formatNumber(left), formatNumber(minutes), minutes)}
        </p>
        {review.given.length > 0 && (
          <Button
            size="small"
            look="quiet"
            aria-label={words.undo}
            className="max-sm:size-11 max-sm:px-0"
            icon={<Undo2 aria-hidden size={16} strokeWidth={1.5} />}
            onClick={review.undo}
          >
            <span aria-hidden className="max-sm:hidden">
              {words.undo}
            </span>
          </Button>
        )}
        <Button size="small" look="quiet" className="-mr-3 text-accent max-sm:min-h-11" onClick={review.finish}>
          {words.end}
        </Button>
      </div>
      <div className="mt-1 mb-4 sm:mb-5">
        <ProgressBar label={words.done} value={cards === 0 ? 0 : 1 - review.left / cards} />
      </div>
      <OfflineLine className="mb-2 pt-0!">
        {waiting > 0 ? words.waiting(formatNumber(waiting), waiting) : words.offline}
      </OfflineLine>
      {review.turn && <Card key={review.asked} review={review} turn={review.turn} showPage={showPage} />}
      {review.waitsUntil !== null && review.resume && <Pause until={review.waitsUntil} onGoOn={review.resume} />}
    </div>
  );
}

/** The card with its options in another order than last time: it is the answer that is remembered, not its place. */
function dealt(card: ReviewCard): ReviewCard {
  if (!card.options) return card;
  const placed = card.options.map((option) => ({ option, at: Math.random() })).sort((a, b) => a.at - b.at);
  return { ...card, options: placed.map(({ option }) => option) };
}

function Card({ review, turn, showPage }: Pick<AskingProps, 'review' | 'showPage'> & { turn: CardTurn }) {
  const [said, setSaid] = useState(NOTHING);
  const [shown, setShown] = useState(false);
  // Each question, and each answer, is read from its top.
  // biome-ignore lint/correctness/useExhaustiveDependencies: also when the answer is shown
  useEffect(() => {
    document.documentElement.scrollTop = 0;
  }, [shown]);
  const [card] = useState(() => dealt(turn.card));
  return (
    <article className="rounded-card border border-line bg-raised">
      <CardHead card={card} />
      {shown ? (
        <CardBack card={card} memory={turn.memory} said={said} review={review} showPage={showPage} />
      ) : (
        <CardFront card={card} said={said} onSaid={setSaid} onShow={() => setShown(true)} />
      )}
    </article>
  );
}

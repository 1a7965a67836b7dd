import type { ReviewCard } from '@contract/review.ts';
import { useContext } from 'react';
import { QuestionText } from '@/components/questions/question-text.tsx';
import { PageCuts } from '@/lib/page-cuts.ts';

/** What a card asks: its words, or the part of the page that they stand on. */
export function CardQuestion({ card, covered }: { card: ReviewCard; covered: boolean }) {
  const Cut = useContext(PageCuts);
  const text = <QuestionText text={card.question} />;
  if (!card.cut || !Cut) return text;
  return (
    <Cut pdfId={card.pdf_id} cut={card.cut} covered={covered}>
      {text}
    </Cut>
  );
}

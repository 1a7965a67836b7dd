import { awaitsDecision } from '@contract/quiz.ts';
import type { ReviewCard } from '@contract/review.ts';
import type { Grade, Memory } from '@contract/review-log.ts';
import { Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Decide } from '@/components/questions/decide.tsx';
import { Option } from '@/components/questions/option.tsx';
import { Outline } from '@/components/questions/outline.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Notice } from '@/components/ui/notice.tsx';
import { review as texts } from '@/config/texts/review.ts';
import { messageOf } from '@/lib/api/api-error.ts';
import { useRemoveCard } from '../api.ts';
import type { Said, ShowPage } from '../types.ts';
import type { Review } from '../use-review.ts';
import { CardQuestion } from './card-question.tsx';
import { Grades } from './grades.tsx';
import { InBook } from './in-book.tsx';
import { PointsAlreadyMade } from './points-already-made.tsx';
import { useMarking } from './use-marking.ts';
import { YourAnswer } from './your-answer.tsx';

const words = texts.back;

interface CardBackProps {
  card: ReviewCard;
  memory: Memory | null;
  said: Said;
  review: Review;
  showPage: ShowPage;
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/(?<![\s.。])[\s.。]+$/u, '')
    .replace(/\s+/g, ' ');

/** The answer, the words in the book that it rests on, and the grades. */
export function CardBack({ card, memory, said, review, showPage }: CardBackProps) {
  const [decided, setDecided] = useState<boolean | null>(null);
  const marking = useMarking(card, said, decided);
  const remove = useRemoveCard();
  const top = useRef<HTMLHeadingElement>(null);
  useEffect(() => top.current?.focus({ preventScroll: true }), []);
  const typed = said.text.trim() !== '' || said.option !== null;
  const suggested: Grade | null = marking.suggested;
  const [answer = ''] = card.answer;
  // Where the book's own sentence is the answer, it stands once.
  const inQuote = card.kind === 'short' && card.evidence.some(({ quote }) => plain(quote).includes(plain(answer)));
  const language = card.language ? { lang: card.language } : {};
  const grade = (given: Grade) => review.grade(given, { typed, helped: said.hints > 0 });
  return (
    <>
      <div className="px-4 pb-6 sm:px-12 sm:pb-7">
        <h2
          ref={top}
          tabIndex={-1}
          dir="auto"
          {...language}
          className="mt-4 mb-4 text-lg leading-snug font-normal [overflow-wrap:anywhere] sm:mt-5 sm:text-xl sm:leading-[1.4]"
        >
          <CardQuestion card={card} covered={false} />
        </h2>
        <PointsAlreadyMade card={card} />
        {card.options ? (
          <ul className="space-y-2">
            {card.options.map((option, at) => (
              <li key={option}>
                <Option text={option} marked={{ isKey: option === answer, isChosen: at === said.option }} />
              </li>
            ))}
          </ul>
        ) : (
          <YourAnswer text={said.text} marking={marking} language={card.language} />
        )}
        {!card.options && !inQuote && (
          <section className="mt-4">
            <h3 className="font-sans text-sm font-medium text-soft">{words.answer}</h3>
            <div className="font-serif text-lg" dir="auto" {...language}>
              {card.kind === 'long' ? <Outline lines={card.answer} pdfId={undefined} evidence={[]} /> : answer}
            </div>
          </section>
        )}
        <InBook card={card} showPage={showPage} />
        {marking.result && awaitsDecision(marking.result) && (
          <Decide hint={words.decide} onDecide={async (correct) => setDecided(correct)} />
        )}
        {remove.isError && <Notice title={messageOf(remove.error)} className="mt-3" />}
        <Button
          look="quiet"
          size="small"
          // Apart from the answer: it ends the card, whatever was remembered.
          className="mt-6 -ml-3 text-soft max-sm:min-h-11"
          icon={<Trash2 aria-hidden size={16} strokeWidth={1.5} />}
          busy={remove.isPending}
          onClick={() => remove.mutate(card.card_id, { onSuccess: review.drop })}
        >
          {words.remove}
        </Button>
      </div>
      <Grades memory={memory} suggested={suggested} onGrade={grade} onUndo={review.undo} />
    </>
  );
}

import { MAX_ANSWER_CHARS } from '@contract/limits.ts';
import type { ReviewCard } from '@contract/review.ts';
import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { HintButton, HintSteps } from '@/components/questions/hint-ladder.tsx';
import { Button } from '@/components/ui/button.tsx';
import { review as texts } from '@/config/texts/review.ts';
import { useMedia } from '@/lib/use-media.ts';
import type { Said } from '../types.ts';
import { CardQuestion } from './card-question.tsx';
import { Key } from './key.tsx';
import { PointsAlreadyMade } from './points-already-made.tsx';

const FIELD = [
  'ruled block w-full max-sm:min-h-48 rounded-control border border-edge px-3.5 font-serif text-[1.0625rem] text-ink',
  'placeholder:text-soft focus-visible:border-accent focus-visible:outline-offset-0',
].join(' ');

const FOOT = [
  'flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line bg-raised px-4 py-3',
  'max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:z-10 max-md:flex-col-reverse max-md:items-stretch',
  'max-md:pb-[calc(0.75rem+env(safe-area-inset-bottom))]',
  'sm:px-12 sm:py-4 md:sticky md:bottom-0 md:rounded-b-card',
  // A phone that lies on its side has no room for a bar.
  '[@media(max-height:30rem)]:static!',
].join(' ');

const words = texts.front;

interface CardFrontProps {
  card: ReviewCard;
  said: Said;
  onSaid: (said: Said) => void;
  onShow: () => void;
}

/** The question, and room for an answer. */
export function CardFront({ card, said, onSaid, onShow }: CardFrontProps) {
  const id = useId();
  const question = useRef<HTMLHeadingElement>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  // Where a finger is the pointer, the keyboard would cover half of the card before anybody wants to type.
  const typing = useMedia('(pointer: fine)');
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the question is put
  useEffect(() => {
    (typing && box.current ? box.current : question.current)?.focus({ preventScroll: true });
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    const inHead = event.target === box.current && said.text === '' && !event.shiftKey;
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || !(event.ctrlKey || event.metaKey || inHead)) return;
    event.preventDefault();
    onShow();
  };
  const hints = card.hints ?? [];
  const language = card.language ? { lang: card.language } : {};
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for what its button does
    <div onKeyDown={onKeyDown}>
      <div className="px-4 pb-5 sm:px-12 sm:pb-7">
        <h2
          ref={question}
          id={id}
          tabIndex={-1}
          dir="auto"
          {...language}
          className="mt-5 mb-5 text-xl leading-[1.4] font-normal text-balance [overflow-wrap:anywhere] sm:mt-7 sm:mb-6 sm:text-2xl sm:leading-[1.4]"
        >
          <CardQuestion card={card} covered />
        </h2>
        <PointsAlreadyMade card={card} />
        {card.options ? (
          // biome-ignore lint/a11y/useSemanticElements: no form is filled in, each of them is pressed
          <div role="group" aria-labelledby={id} className="divide-y divide-line border-y border-line">
            {card.options.map((option, at) => (
              <button
                key={option}
                type="button"
                onClick={() => {
                  onSaid({ ...said, option: at });
                  onShow();
                }}
                className="flex min-h-11 w-full items-start gap-3 px-1 py-2.5 text-left hover:bg-sunken"
              >
                <span aria-hidden className="mt-1 size-4.5 shrink-0 rounded-full border border-edge" />
                <span className="font-serif" dir="auto" {...language}>
                  {option}
                </span>
              </button>
            ))}
          </div>
        ) : (
          <textarea
            ref={box}
            aria-labelledby={id}
            rows={card.kind === 'long' ? 6 : 3}
            dir="auto"
            maxLength={MAX_ANSWER_CHARS}
            placeholder={words.type}
            value={said.text}
            onChange={({ target }) => onSaid({ ...said, text: target.value })}
            className={FIELD}
          />
        )}
        <div className={said.hints > 0 ? 'mt-4' : undefined}>
          <HintSteps hints={hints} taken={said.hints} language={card.language} />
        </div>
      </div>
      <div className={FOOT}>
        <Button look="primary" size="large" className="min-w-52 text-base!" onClick={onShow}>
          {words.show}
        </Button>
        <span aria-hidden className="flex flex-1 gap-1 text-soft max-md:hidden">
          {words.keys.map((key) => (
            <Key key={key}>{key}</Key>
          ))}
        </span>
        {said.hints < hints.length && (
          <HintButton
            className="min-h-11 md:-mr-3"
            taken={said.hints}
            onTake={() => onSaid({ ...said, hints: said.hints + 1 })}
          />
        )}
      </div>
    </div>
  );
}

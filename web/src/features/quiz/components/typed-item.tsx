import { MAX_ANSWER_CHARS } from '@contract/limits.ts';
import { useId } from 'react';
import { HowSure } from '@/components/questions/how-sure.tsx';
import { QuestionCard } from '@/components/questions/question-card.tsx';
import { TextArea } from '@/components/ui/field.tsx';
import { controlId } from '../blanks.ts';
import type { Taking } from '../use-taking.ts';
import { Hints } from './hints.tsx';

interface TypedItemProps {
  kind: 'saq' | 'laq';
  question: string;
  /** How many points a full answer has. */
  worth?: number;
  index: number;
  number: number;
  taking: Taking;
}

/** Rows of the text area (SPEC §2). */
const ROWS = { saq: 3, laq: 6 } as const;
/** On paper it is as long as what is written in it, and has room for a pencil where nothing is. */
const ON_PAPER = { saq: 'print:min-h-24', laq: 'print:min-h-48' };

/** A question with a typed answer, short or long. */
export function TypedItem({ kind, question, worth = 1, index, number, taking }: TypedItemProps) {
  const id = useId();
  const { answers, answer, confidence, helped, say, locked } = taking;
  return (
    <QuestionCard id={id} number={number} question={question} correct={undefined} worth={worth}>
      <TextArea
        id={controlId(kind, index)}
        aria-labelledby={id}
        rows={ROWS[kind]}
        dir="auto"
        maxLength={MAX_ANSWER_CHARS}
        value={answers[kind][index] ?? ''}
        disabled={locked}
        onChange={({ target }) => answer(kind, index, target.value)}
        className={`font-serif print:field-sizing-content ${ON_PAPER[kind]}`}
      />
      {!locked && taking.practice && (
        <Hints
          quizId={taking.quizId}
          place={{ kind, index }}
          taken={helped?.[kind][index] ?? 0}
          onTake={(steps) => taking.help(kind, index, steps)}
          question={id}
        />
      )}
      <HowSure
        value={confidence?.[kind][index]}
        onChange={(how) => say(kind, index, how)}
        answered={(answers[kind][index] ?? '').trim() !== ''}
        locked={locked}
        question={id}
      />
    </QuestionCard>
  );
}

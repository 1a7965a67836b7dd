import type { Mcq } from '@contract/quiz.ts';
import { useId } from 'react';
import { HowSure } from '@/components/questions/how-sure.tsx';
import { Option, RADIO } from '@/components/questions/option.tsx';
import { QuestionCard } from '@/components/questions/question-card.tsx';
import { controlId } from '../blanks.ts';
import type { Taking } from '../use-taking.ts';
import { Hints } from './hints.tsx';

interface McqItemProps {
  mcq: Mcq;
  index: number;
  number: number;
  taking: Taking;
}

/** A multiple-choice question: radio rows. */
export function McqItem({ mcq, index, number, taking }: McqItemProps) {
  const id = useId();
  const { answers, answer, confidence, helped, say, locked } = taking;
  const chosen = answers.mcq[index];
  return (
    <QuestionCard id={id} number={number} question={mcq.question} correct={undefined}>
      <div role="radiogroup" aria-labelledby={id} className="space-y-2">
        {mcq.options.map((option, i) => (
          <label key={option} className={locked ? 'block' : 'block cursor-pointer'}>
            <Option text={option} marked={null}>
              <input
                type="radio"
                id={i === 0 ? controlId('mcq', index) : undefined}
                name={id}
                checked={chosen === i}
                disabled={locked}
                onChange={() => answer('mcq', index, i)}
                // Enter would hand in the whole paper.
                onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
                className={RADIO}
              />
            </Option>
          </label>
        ))}
      </div>
      {!locked && taking.practice && (
        <Hints
          quizId={taking.quizId}
          place={{ kind: 'mcq', index }}
          taken={helped?.mcq[index] ?? 0}
          onTake={(steps) => taking.help('mcq', index, steps)}
          question={id}
        />
      )}
      <HowSure
        value={confidence?.mcq[index]}
        onChange={(how) => say('mcq', index, how)}
        answered={chosen !== undefined}
        locked={locked}
        question={id}
      />
    </QuestionCard>
  );
}

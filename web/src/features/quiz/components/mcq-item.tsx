import type { Mcq } from '@contract/quiz.ts';
import { useId } from 'react';
import { Explanation } from '@/components/questions/explanation.tsx';
import { HowSure, WasHelped, WasSure } from '@/components/questions/how-sure.tsx';
import { Option } from '@/components/questions/option.tsx';
import { OtherOptions } from '@/components/questions/other-options.tsx';
import { QuestionCard } from '@/components/questions/question-card.tsx';
import { type Filter, isBlank, isHidden } from '@/components/questions/result-filters.tsx';
import { quiz as words } from '@/config/texts/quiz.ts';
import { controlId } from '../blanks.ts';
import type { Taking } from '../use-taking.ts';
import { Hints } from './hints.tsx';

const RADIO = [
  'mt-1 size-4 shrink-0 appearance-none rounded-full border-2 border-edge',
  'checked:border-5 checked:border-accent [[data-option=correct]>&]:checked:border-correct',
  '[[data-option=wrong]>&]:checked:border-wrong',
].join(' ');

interface McqItemProps {
  mcq: Mcq;
  index: number;
  number: number;
  taking: Taking;
  pdfId: string | undefined;
  /** Which questions are in sight, once it is marked. */
  filter: Filter;
}

/** A multiple-choice question: radio rows, then the same rows marked, with the explanation. */
export function McqItem({ mcq, index, number, taking, pdfId, filter }: McqItemProps) {
  const id = useId();
  const { answers, answer, confidence, helped, say, locked, results } = taking;
  const chosen = answers.mcq[index];
  const result = results?.mcq[index];
  return (
    <QuestionCard
      id={id}
      number={number}
      place={{ kind: 'mcq', index }}
      question={mcq.question}
      options={mcq.options}
      correct={result?.is_correct}
      hidden={isHidden(filter, result, isBlank(answers, 'mcq', index))}
    >
      <div role="radiogroup" aria-labelledby={id} className="space-y-2">
        {mcq.options.map((option, i) => (
          <label key={option} className={locked ? 'block' : 'block cursor-pointer'}>
            <Option text={option} marked={result ? { isKey: i === mcq.answer_index, isChosen: i === chosen } : null}>
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
      {result && <WasHelped steps={helped?.mcq[index]} />}
      {result ? (
        <WasSure result={result} said={confidence?.mcq[index]} />
      ) : (
        <HowSure
          value={confidence?.mcq[index]}
          onChange={(how) => say('mcq', index, how)}
          answered={chosen !== undefined}
          locked={locked}
          question={id}
        />
      )}
      {result && chosen === undefined && <p className="mt-2 text-sm text-soft">{words.review.notAnswered}</p>}
      {result && (
        <div className="mt-3">
          <span className="font-medium">{words.review.explanation}</span> <Explanation mcq={mcq} pdfId={pdfId} />
          <OtherOptions mcq={mcq} pdfId={pdfId} chosen={chosen} />
        </div>
      )}
    </QuestionCard>
  );
}

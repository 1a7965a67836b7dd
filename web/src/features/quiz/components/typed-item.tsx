import { MAX_ANSWER_CHARS } from '@contract/limits.ts';
import type { Laq, Saq } from '@contract/quiz.ts';
import { useId } from 'react';
import { pointsOf, standing } from '@/components/questions/appeal.ts';
import { HowSure, WasHelped, WasSure } from '@/components/questions/how-sure.tsx';
import { Outline } from '@/components/questions/outline.tsx';
import { QuestionCard } from '@/components/questions/question-card.tsx';
import { type Filter, isBlank, isHidden } from '@/components/questions/result-filters.tsx';
import { ShowInBook } from '@/components/questions/show-in-book.tsx';
import { TypedMark } from '@/components/questions/typed-mark.tsx';
import { TextArea } from '@/components/ui/field.tsx';
import { quiz as words } from '@/config/texts/quiz.ts';
import { controlId } from '../blanks.ts';
import type { Taking } from '../use-taking.ts';
import { Hints } from './hints.tsx';

type TypedItemProps = {
  index: number;
  number: number;
  taking: Taking;
  pdfId: string | undefined;
  /** Which questions are in sight, once it is marked. */
  filter: Filter;
} & ({ kind: 'saq'; item: Saq } | { kind: 'laq'; item: Laq });

/** Rows of the text area (SPEC §2). */
const ROWS = { saq: 3, laq: 6 } as const;
/** On paper it is as long as what is written in it, and has room for a pencil where nothing is. */
const ON_PAPER = { saq: 'print:min-h-24', laq: 'print:min-h-48' };

/** A question with a typed answer, short or long; once marked with the answer, the points and their evidence. */
export function TypedItem({ index, number, taking, pdfId, filter, ...question }: TypedItemProps) {
  const id = useId();
  const { kind, item } = question;
  const { answers, answer, confidence, helped, say, locked, results, appeal, decide } = taking;
  const result = results?.[kind][index];

  return (
    <QuestionCard
      id={id}
      number={number}
      place={{ kind, index }}
      question={item.question}
      correct={standing(result)}
      parts={question.kind === 'laq' ? question.item.answer_outline.length : 1}
      points={kind === 'laq' ? pointsOf(result) : undefined}
      hidden={isHidden(filter, result, isBlank(answers, kind, index))}
    >
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
      {!result && (
        <HowSure
          value={confidence?.[kind][index]}
          onChange={(how) => say(kind, index, how)}
          answered={(answers[kind][index] ?? '').trim() !== ''}
          locked={locked}
          question={id}
        />
      )}
      {result && (
        <>
          <WasHelped steps={helped?.[kind][index]} />
          <WasSure result={result} said={confidence?.[kind][index]} />
          <TypedMark
            result={result}
            answer={answers[kind][index]}
            expected={
              question.kind === 'saq' ? (
                question.item.answer
              ) : (
                <Outline lines={question.item.answer_outline} pdfId={undefined} evidence={[]} />
              )
            }
            onAppeal={() => appeal(kind, index)}
            onDecide={(correct) => decide(kind, index, correct)}
          />
          <div className="mt-3">
            <p className="font-medium">{kind === 'saq' ? words.review.answer : words.review.outline}</p>
            {kind === 'saq' ? (
              <>
                <p className="font-serif" dir="auto">
                  {question.item.answer}
                </p>
                <ShowInBook pdfId={pdfId} evidence={question.item.evidence} beside={question.item.answer} />
              </>
            ) : (
              <Outline lines={question.item.answer_outline} pdfId={pdfId} evidence={question.item.evidence} />
            )}
          </div>
        </>
      )}
    </QuestionCard>
  );
}

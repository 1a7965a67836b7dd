import type { AttemptDetail } from '@contract/progress.ts';
import { type ReactNode, useState } from 'react';
import { pointsOf, standing } from '@/components/questions/appeal.ts';
import { Calibration } from '@/components/questions/calibration.tsx';
import { Explanation } from '@/components/questions/explanation.tsx';
import { WasHelped, WasSure } from '@/components/questions/how-sure.tsx';
import { Option } from '@/components/questions/option.tsx';
import { OtherOptions } from '@/components/questions/other-options.tsx';
import { Outline } from '@/components/questions/outline.tsx';
import { QuestionCard } from '@/components/questions/question-card.tsx';
import { Section } from '@/components/questions/section.tsx';
import { ShowInBook } from '@/components/questions/show-in-book.tsx';
import { type Filter, isBlank, isHidden, Strip } from '@/components/questions/strip.tsx';
import { TypedMark } from '@/components/questions/typed-mark.tsx';
import { AttemptContext, type QuestionPlace } from '@/components/review-cards/add.tsx';
import { quiz as words } from '@/config/texts/quiz.ts';
import { useMarks } from '../api.ts';

type QuestionKind = QuestionPlace['kind'];

const Said = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="mt-3">
    <p className="text-sm font-medium text-soft">{label}</p>
    <div className="font-serif" dir="auto">
      {children}
    </div>
  </div>
);

const Typed = ({ text = '' }: { text: string | undefined }) => (
  <p className="whitespace-pre-wrap [overflow-wrap:anywhere]">{text.trim() || words.review.notAnswered}</p>
);

/** The questions of an attempt in their order, each with the answer, the key, the marks and the evidence. */
export function Marked({ attempt }: { attempt: AttemptDetail }) {
  const marks = useMarks(attempt.attempt_id);
  const { questions, user_answers: answers, confidence, helped, retold, results, pdf_id: pdfId } = attempt;
  const { mcqs, saqs, laqs } = questions;
  const [filter, setFilter] = useState<Filter>('all');
  const hides = (kind: QuestionKind, i: number) => isHidden(filter, results?.[kind][i], isBlank(answers, kind, i));
  /** Whether the filter leaves no question of a kind. */
  const nothingOf = (kind: QuestionKind) => results?.[kind].every((_, i) => hides(kind, i)) ?? false;
  const typed = (kind: 'saq' | 'laq', i: number) => {
    const result = results?.[kind][i];
    const expected =
      kind === 'saq' ? (
        saqs[i]?.answer
      ) : (
        <Outline lines={laqs[i]?.answer_outline ?? []} pdfId={undefined} evidence={[]} />
      );
    return (
      result && (
        <>
          <WasHelped steps={helped?.[kind][i]} />
          <WasSure result={result} said={confidence?.[kind][i]} />
          <TypedMark
            result={result}
            answer={answers[kind][i]}
            expected={expected}
            onAppeal={() => marks.appeal(kind, i)}
            onDecide={(correct) => marks.decide(kind, i, correct)}
          />
        </>
      )
    );
  };
  return (
    <AttemptContext value={attempt.attempt_id}>
      {results && <Calibration results={results} confidence={confidence} onShowAll={() => setFilter('all')} />}
      {results && <Strip results={results} answers={answers} filter={filter} onFilter={setFilter} />}
      <Section title={words.taking.mcqs} hidden={nothingOf('mcq')}>
        {mcqs.map((mcq, i) => {
          const chosen = answers.mcq[i];
          return (
            <QuestionCard
              key={mcq.question}
              id={`mcq-${i}`}
              place={{ kind: 'mcq', index: i }}
              retold={retold?.mcq[i]}
              number={i + 1}
              question={mcq.question}
              options={mcq.options}
              correct={results?.mcq[i]?.is_correct}
              hidden={hides('mcq', i)}
            >
              <ul className="space-y-2">
                {mcq.options.map((option, place) => (
                  <li key={option}>
                    <Option text={option} marked={{ isKey: place === mcq.answer_index, isChosen: place === chosen }} />
                  </li>
                ))}
              </ul>
              {/* Where both are the same it stands once. */}
              {chosen !== mcq.answer_index && (
                <Said label={words.review.yours}>
                  {(chosen === undefined ? undefined : mcq.options[chosen]) ?? words.review.notAnswered}
                </Said>
              )}
              <WasHelped steps={helped?.mcq[i]} />
              {results?.mcq[i] && <WasSure result={results.mcq[i]} said={confidence?.mcq[i]} />}
              <Said label={chosen === mcq.answer_index ? words.review.yoursIsCorrect : words.review.correctAnswer}>
                {mcq.options[mcq.answer_index]}
              </Said>
              <Said label={words.review.explanation}>
                <Explanation mcq={mcq} pdfId={pdfId} />
              </Said>
              <OtherOptions mcq={mcq} pdfId={pdfId} chosen={chosen} />
            </QuestionCard>
          );
        })}
      </Section>
      <Section title={words.taking.saqs} hidden={nothingOf('saq')}>
        {saqs.map((saq, i) => (
          <QuestionCard
            key={saq.question}
            id={`saq-${i}`}
            place={{ kind: 'saq', index: i }}
            retold={retold?.saq[i]}
            number={mcqs.length + i + 1}
            question={saq.question}
            correct={standing(results?.saq[i])}
            hidden={hides('saq', i)}
          >
            <Said label={words.review.yours}>
              <Typed text={answers.saq[i]} />
            </Said>
            {typed('saq', i)}
            <Said label={words.review.correctAnswer}>{saq.answer}</Said>
            <ShowInBook pdfId={pdfId} evidence={saq.evidence} beside={saq.answer} />
          </QuestionCard>
        ))}
      </Section>
      <Section title={words.taking.laqs} hidden={nothingOf('laq')}>
        {laqs.map((laq, i) => (
          <QuestionCard
            key={laq.question}
            id={`laq-${i}`}
            place={{ kind: 'laq', index: i }}
            retold={retold?.laq[i]}
            number={mcqs.length + saqs.length + i + 1}
            question={laq.question}
            correct={standing(results?.laq[i])}
            hidden={hides('laq', i)}
            points={pointsOf(results?.laq[i])}
          >
            <Said label={words.review.yours}>
              <Typed text={answers.laq[i]} />
            </Said>
            {typed('laq', i)}
            <Said label={words.review.outline}>
              <Outline lines={laq.answer_outline} pdfId={pdfId} evidence={laq.evidence} />
            </Said>
          </QuestionCard>
        ))}
      </Section>
    </AttemptContext>
  );
}

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
import { type Filter, isBlank, isHidden, ResultFilters } from '@/components/questions/result-filters.tsx';
import { Section } from '@/components/questions/section.tsx';
import { ShowInBook } from '@/components/questions/show-in-book.tsx';
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

/** What each part of a marked attempt needs. */
interface PartProps {
  attempt: AttemptDetail;
  marks: ReturnType<typeof useMarks>;
  hides: (kind: QuestionKind, i: number) => boolean;
}

/** What became of a typed answer: how it came about, and its marks. */
function TypedResult({ attempt, marks, kind, i }: Omit<PartProps, 'hides'> & { kind: 'saq' | 'laq'; i: number }) {
  const { questions, user_answers: answers, confidence, helped, results } = attempt;
  const result = results?.[kind][i];
  if (!result) return null;
  const expected =
    kind === 'saq' ? (
      questions.saqs[i]?.answer
    ) : (
      <Outline lines={questions.laqs[i]?.answer_outline ?? []} pdfId={undefined} evidence={[]} />
    );
  return (
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
  );
}

function MarkedMcq({ attempt, hides, i }: Omit<PartProps, 'marks'> & { i: number }) {
  const { questions, user_answers: answers, confidence, helped, retold, results, pdf_id: pdfId } = attempt;
  const mcq = questions.mcqs[i];
  const chosen = answers.mcq[i];
  const result = results?.mcq[i];
  if (!mcq) return null;
  return (
    <QuestionCard
      id={`mcq-${i}`}
      place={{ kind: 'mcq', index: i }}
      retold={retold?.mcq[i]}
      number={i + 1}
      question={mcq.question}
      options={mcq.options}
      correct={result?.is_correct}
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
      {result && <WasSure result={result} said={confidence?.mcq[i]} />}
      <Said label={chosen === mcq.answer_index ? words.review.yoursIsCorrect : words.review.correctAnswer}>
        {mcq.options[mcq.answer_index]}
      </Said>
      <Said label={words.review.explanation}>
        <Explanation mcq={mcq} pdfId={pdfId} />
      </Said>
      <OtherOptions mcq={mcq} pdfId={pdfId} chosen={chosen} />
    </QuestionCard>
  );
}

function MarkedSaq({ attempt, marks, hides, i }: PartProps & { i: number }) {
  const { questions, user_answers: answers, retold, results, pdf_id: pdfId } = attempt;
  const saq = questions.saqs[i];
  if (!saq) return null;
  return (
    <QuestionCard
      id={`saq-${i}`}
      place={{ kind: 'saq', index: i }}
      retold={retold?.saq[i]}
      number={questions.mcqs.length + i + 1}
      question={saq.question}
      correct={standing(results?.saq[i])}
      hidden={hides('saq', i)}
    >
      <Said label={words.review.yours}>
        <Typed text={answers.saq[i]} />
      </Said>
      <TypedResult attempt={attempt} marks={marks} kind="saq" i={i} />
      <Said label={words.review.correctAnswer}>{saq.answer}</Said>
      <ShowInBook pdfId={pdfId} evidence={saq.evidence} beside={saq.answer} />
    </QuestionCard>
  );
}

function MarkedLaq({ attempt, marks, hides, i }: PartProps & { i: number }) {
  const { questions, user_answers: answers, retold, results, pdf_id: pdfId } = attempt;
  const laq = questions.laqs[i];
  if (!laq) return null;
  return (
    <QuestionCard
      id={`laq-${i}`}
      place={{ kind: 'laq', index: i }}
      retold={retold?.laq[i]}
      number={questions.mcqs.length + questions.saqs.length + i + 1}
      question={laq.question}
      correct={standing(results?.laq[i])}
      hidden={hides('laq', i)}
      points={pointsOf(results?.laq[i])}
    >
      <Said label={words.review.yours}>
        <Typed text={answers.laq[i]} />
      </Said>
      <TypedResult attempt={attempt} marks={marks} kind="laq" i={i} />
      <Said label={words.review.outline}>
        <Outline lines={laq.answer_outline} pdfId={pdfId} evidence={laq.evidence} />
      </Said>
    </QuestionCard>
  );
}

/** The questions of an attempt in their order, each with the answer, the key, the marks and the evidence. */
export function Marked({ attempt }: { attempt: AttemptDetail }) {
  const marks = useMarks(attempt.attempt_id);
  const { questions, user_answers: answers, confidence, results } = attempt;
  const [filter, setFilter] = useState<Filter>('all');
  const hides = (kind: QuestionKind, i: number) => isHidden(filter, results?.[kind][i], isBlank(answers, kind, i));
  /** Whether the filter leaves no question of a kind. */
  const nothingOf = (kind: QuestionKind) => results?.[kind].every((_, i) => hides(kind, i)) ?? false;
  return (
    <AttemptContext value={attempt.attempt_id}>
      {results && <Calibration results={results} confidence={confidence} onShowAll={() => setFilter('all')} />}
      {results && <ResultFilters results={results} answers={answers} filter={filter} onFilter={setFilter} />}
      <Section title={words.taking.mcqs} hidden={nothingOf('mcq')}>
        {questions.mcqs.map(({ question }, i) => (
          <MarkedMcq key={question} attempt={attempt} hides={hides} i={i} />
        ))}
      </Section>
      <Section title={words.taking.saqs} hidden={nothingOf('saq')}>
        {questions.saqs.map(({ question }, i) => (
          <MarkedSaq key={question} attempt={attempt} marks={marks} hides={hides} i={i} />
        ))}
      </Section>
      <Section title={words.taking.laqs} hidden={nothingOf('laq')}>
        {questions.laqs.map(({ question }, i) => (
          <MarkedLaq key={question} attempt={attempt} marks={marks} hides={hides} i={i} />
        ))}
      </Section>
    </AttemptContext>
  );
}

import type { AttemptDetail } from '@contract/progress.ts';
import type { ReactNode } from 'react';
import { Outline } from '@/components/questions/bold.tsx';
import { Option } from '@/components/questions/option.tsx';
import { QuestionCard } from '@/components/questions/question-card.tsx';
import { ShowInBook } from '@/components/questions/show-in-book.tsx';
import { TypedMark } from '@/components/questions/typed-mark.tsx';
import { Verdict } from '@/components/questions/verdict.tsx';
import { quiz as words } from '@/config/texts/quiz.ts';
import { useAppeal } from '../api.ts';

const Said = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="mt-3">
    <p className="text-sm font-medium text-soft">{label}</p>
    <div className="font-serif whitespace-pre-wrap" dir="auto">
      {children}
    </div>
  </div>
);

const Section = ({ title, children }: { title: string; children: ReactNode[] }) =>
  children.length === 0 ? null : (
    <section aria-label={title} className="mt-8">
      <h2 className="border-b border-edge pb-1 text-lg">{title}</h2>
      <ol>{children}</ol>
    </section>
  );

/** The questions of an attempt in their order, each with the answer, the key, the marks and the evidence. */
export function Marked({ attempt }: { attempt: AttemptDetail }) {
  const appeal = useAppeal(attempt.attempt_id);
  const { questions, user_answers: answers, results, pdf_id: pdfId } = attempt;
  const { mcqs, saqs, laqs } = questions;
  const typed = (kind: 'saq' | 'laq', i: number) => {
    const result = results?.[kind][i];
    return result && <TypedMark result={result} onAppeal={() => appeal(kind, i)} />;
  };
  return (
    <>
      <Section title={words.taking.mcqs}>
        {mcqs.map((mcq, i) => {
          const chosen = answers.mcq[i];
          const result = results?.mcq[i];
          return (
            <QuestionCard
              key={mcq.question}
              id={`mcq-${i}`}
              number={i + 1}
              question={mcq.question}
              margin={result && <Verdict correct={result.is_correct} />}
            >
              <ul className="space-y-2">
                {mcq.options.map((option, place) => (
                  <li key={option}>
                    <Option text={option} marked={{ isKey: place === mcq.answer_index, isChosen: place === chosen }} />
                  </li>
                ))}
              </ul>
              <Said label={words.review.yours}>
                {(chosen === undefined ? undefined : mcq.options[chosen]) ?? words.review.notAnswered}
              </Said>
              <Said label={words.review.correctAnswer}>{mcq.options[mcq.answer_index]}</Said>
              <Said label={words.review.explanation}>{mcq.explanation}</Said>
              <ShowInBook pdfId={pdfId} evidence={mcq.evidence} />
            </QuestionCard>
          );
        })}
      </Section>
      <Section title={words.taking.saqs}>
        {saqs.map((saq, i) => (
          <QuestionCard key={saq.question} id={`saq-${i}`} number={mcqs.length + i + 1} question={saq.question}>
            <Said label={words.review.yours}>{answers.saq[i]?.trim() || words.review.notAnswered}</Said>
            {typed('saq', i)}
            <Said label={words.review.correctAnswer}>{saq.answer}</Said>
            <ShowInBook pdfId={pdfId} evidence={saq.evidence} />
          </QuestionCard>
        ))}
      </Section>
      <Section title={words.taking.laqs}>
        {laqs.map((laq, i) => (
          <QuestionCard
            key={laq.question}
            id={`laq-${i}`}
            number={mcqs.length + saqs.length + i + 1}
            question={laq.question}
          >
            <Said label={words.review.yours}>{answers.laq[i]?.trim() || words.review.notAnswered}</Said>
            {typed('laq', i)}
            <Said label={words.review.outline}>
              <Outline lines={laq.answer_outline} />
            </Said>
            {laq.evidence?.map((evidence) => (
              <ShowInBook key={evidence.quote} pdfId={pdfId} evidence={evidence} />
            ))}
          </QuestionCard>
        ))}
      </Section>
    </>
  );
}

import { useState } from 'react';
import { AttemptContext } from '@/components/review-cards/add.tsx';
import { quiz } from '@/config/texts/quiz.ts';
import { Calibration } from './calibration.tsx';
import { MarkedMcq, type MarkedQuiz, MarkedTyped, type Marks } from './marked-questions.tsx';
import { type Filter, isBlank, isHidden, ResultFilters } from './result-filters.tsx';
import { Section } from './section.tsx';

interface MarkedPaperProps {
  /** Null where the paper has become no attempt. */
  attemptId: string | null;
  paper: MarkedQuiz;
  marks: Marks;
  /** Answers stand in the locked fields that they were given in. */
  inFields?: boolean;
}

const words = quiz.taking;

/** The questions of a paper in their order, each with the answer, the key, the marks and the evidence: after handing in, and ever after. */
export function MarkedPaper({ attemptId, paper, marks, inFields = false }: MarkedPaperProps) {
  const { questions, user_answers: answers, confidence, results } = paper;
  const [filter, setFilter] = useState<Filter>('all');
  const hides = (kind: 'mcq' | 'saq' | 'laq', i: number) =>
    isHidden(filter, results?.[kind][i], isBlank(answers, kind, i));
  /** Whether the filter leaves no question of a kind. */
  const nothingOf = (kind: 'mcq' | 'saq' | 'laq') => results?.[kind].every((_, i) => hides(kind, i)) ?? false;
  const { mcqs, saqs } = questions;
  const common = { paper, inFields };
  return (
    <AttemptContext value={attemptId}>
      {results && <Calibration results={results} confidence={confidence} onShowAll={() => setFilter('all')} />}
      {results && <ResultFilters results={results} answers={answers} filter={filter} onFilter={setFilter} />}
      <Section title={words.mcqs} hidden={nothingOf('mcq')}>
        {mcqs.map(({ question }, i) => (
          <MarkedMcq key={question} {...common} hidden={hides('mcq', i)} index={i} number={i + 1} />
        ))}
      </Section>
      {(['saq', 'laq'] as const).map((kind) => (
        <Section key={kind} title={words[`${kind}s`]} hidden={nothingOf(kind)}>
          {questions[`${kind}s`].map(({ question }, i) => (
            <MarkedTyped
              key={question}
              {...common}
              kind={kind}
              marks={marks}
              hidden={hides(kind, i)}
              index={i}
              number={mcqs.length + (kind === 'laq' ? saqs.length : 0) + i + 1}
            />
          ))}
        </Section>
      ))}
    </AttemptContext>
  );
}

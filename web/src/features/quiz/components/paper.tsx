import { useEffect, useRef, useState } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import { Calibration } from '@/components/questions/calibration.tsx';
import { type Filter, isBlank, isHidden, ResultFilters } from '@/components/questions/result-filters.tsx';
import { Section } from '@/components/questions/section.tsx';
import { AttemptContext } from '@/components/review-cards/add.tsx';
import { TakeAway } from '@/components/take-away/take-away.tsx';
import { Button } from '@/components/ui/button.tsx';
import { PageTitle } from '@/components/ui/page-title.tsx';
import { quiz as words } from '@/config/texts/quiz.ts';
import type { OpenQuiz } from '../use-quiz.ts';
import { type Taking, useTaking } from '../use-taking.ts';
import { Fewer } from './fewer.tsx';
import { HandingIn } from './handing-in.tsx';
import { McqItem } from './mcq-item.tsx';
import { PaperHead } from './paper-head.tsx';
import { ResultsPanel } from './results-panel.tsx';
import { TypedItem } from './typed-item.tsx';

interface PaperProps {
  quiz: OpenQuiz;
  /** The attempt that this quiz became before, on this machine. */
  finishedAs: string | null;
}

/** The exam paper; after it was handed in the same paper, marked. */
export function Paper({ quiz, finishedAs }: PaperProps) {
  const navigate = useNavigate();
  const [finishedBefore] = useState(finishedAs);
  const taking = useTaking(quiz);
  const { submit, results, locked } = taking;
  const [filter, setFilter] = useState<Filter>('all');
  const panel = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the marks arrive, not when a second mark changes them
  useEffect(() => {
    if (!results) return;
    // The marked paper is looked at from its head.
    panel.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [results !== null]);

  if (finishedBefore) return <Navigate to={`/progress/attempt/${finishedBefore}`} replace />;

  return (
    <AttemptContext value={taking.attemptId}>
      {/* Its bar at the foot goes by the width of this. */}
      <div className="@container print:[container-type:normal]">
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (!locked) submit.mutate();
          }}
          className="mx-auto max-w-3xl px-4 pt-5 pb-8 sm:px-6 sm:pt-8"
        >
          <div className="flex flex-wrap items-center gap-4">
            <PageTitle className="flex-1 whitespace-nowrap">{words.taking.title}</PageTitle>
            {results && taking.attemptId && (
              <TakeAway attemptId={taking.attemptId} questions={quiz.questions} title={quiz.title} />
            )}
            {!results && (
              <Button onClick={() => navigate('/')} className="print:hidden">
                {words.taking.exit}
              </Button>
            )}
          </div>
          <PaperHead quiz={quiz} done={results !== null} />
          {!results && <Fewer notes={quiz.notes} />}
          {results && (
            <div ref={panel} tabIndex={-1} className="mt-6">
              <ResultsPanel
                results={results}
                answers={taking.answers}
                attemptId={taking.attemptId}
                pdfId={quiz.pdfId}
                title={quiz.title}
              />
            </div>
          )}
          {results && (
            <Calibration results={results} confidence={taking.confidence} onShowAll={() => setFilter('all')} />
          )}
          {results && <ResultFilters results={results} answers={taking.answers} filter={filter} onFilter={setFilter} />}
          <Questions quiz={quiz} taking={taking} filter={filter} />
          {!results && <HandingIn taking={taking} />}
        </form>
      </div>
    </AttemptContext>
  );
}

interface QuestionsProps {
  quiz: OpenQuiz;
  taking: Taking;
  filter: Filter;
}

/** The questions of all three kinds, numbered through. */
function Questions({ quiz, taking, filter }: QuestionsProps) {
  const { mcqs, saqs, laqs } = quiz.questions;
  const { results } = taking;
  /** Whether the filter leaves no question of a kind. */
  const nothingOf = (kind: 'mcq' | 'saq' | 'laq') =>
    results?.[kind].every((result, i) => isHidden(filter, result, isBlank(taking.answers, kind, i))) ?? false;
  return (
    <>
      <Section title={words.taking.mcqs} hidden={nothingOf('mcq')}>
        {mcqs.map((mcq, i) => (
          <McqItem
            key={mcq.question}
            mcq={mcq}
            index={i}
            number={i + 1}
            taking={taking}
            pdfId={quiz.pdfId}
            filter={filter}
          />
        ))}
      </Section>
      <Section title={words.taking.saqs} hidden={nothingOf('saq')}>
        {saqs.map((saq, i) => (
          <TypedItem
            key={saq.question}
            kind="saq"
            item={saq}
            index={i}
            number={mcqs.length + i + 1}
            taking={taking}
            pdfId={quiz.pdfId}
            filter={filter}
          />
        ))}
      </Section>
      <Section title={words.taking.laqs} hidden={nothingOf('laq')}>
        {laqs.map((laq, i) => (
          <TypedItem
            key={laq.question}
            kind="laq"
            item={laq}
            index={i}
            number={mcqs.length + saqs.length + i + 1}
            taking={taking}
            pdfId={quiz.pdfId}
            filter={filter}
          />
        ))}
      </Section>
    </>
  );
}

import { useEffect, useRef, useState } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import { MarkedPaper } from '@/components/questions/marked-paper.tsx';
import { ResultsPanel } from '@/components/questions/results-panel.tsx';
import { Section } from '@/components/questions/section.tsx';
import { TakeAway } from '@/components/take-away/take-away.tsx';
import { Button } from '@/components/ui/button.tsx';
import { OfflineLine } from '@/components/ui/fault.tsx';
import { PageTitle } from '@/components/ui/page-title.tsx';
import { quiz as words } from '@/config/texts/quiz.ts';
import type { OpenQuiz } from '../use-quiz.ts';
import { type Taking, useTaking } from '../use-taking.ts';
import { Fewer } from './fewer.tsx';
import { HandingIn } from './handing-in.tsx';
import { McqItem } from './mcq-item.tsx';
import { PaperHead } from './paper-head.tsx';
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

  if (finishedBefore) return <Navigate to={`/progress/attempt/${finishedBefore}`} replace />;

  return (
    // Its bar at the foot goes by the width of this.
    <div className="@container print:[container-type:normal]">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (!locked) submit.mutate();
        }}
        className="mx-auto max-w-3xl px-4 pt-5 pb-8 sm:px-6 sm:pt-8"
      >
        <div className="flex flex-wrap items-center gap-4">
          <PageTitle className="max-w-full flex-auto">{words.taking.title}</PageTitle>
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
        {results ? (
          <Results quiz={quiz} taking={taking} results={results} />
        ) : (
          <>
            <OfflineLine className="mt-3">{words.taking.offline}</OfflineLine>
            {/* Before the first question there is no need to read them. */}
            <Fewer notes={quiz.notes} lead={words.taking.fewer} />
            <Questions quiz={quiz} taking={taking} />
            <HandingIn taking={taking} />
          </>
        )}
      </form>
    </div>
  );
}

interface QuestionsProps {
  quiz: OpenQuiz;
  taking: Taking;
}

/** How it went, and every question marked. */
function Results({ quiz, taking, results }: QuestionsProps & { results: NonNullable<Taking['results']> }) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The marked paper is looked at from its head.
    panel.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, []);
  const { attemptId, answers, confidence, helped } = taking;
  const { pdfId, questions, title } = quiz;
  return (
    <>
      <div ref={panel} tabIndex={-1} className="mt-6">
        <ResultsPanel results={results} answers={answers} attemptId={attemptId} pdfId={pdfId} title={title} fresh />
      </div>
      <MarkedPaper
        attemptId={attemptId}
        paper={{ questions, user_answers: answers, confidence, helped, results, pdfId }}
        marks={taking}
        inFields
      />
    </>
  );
}

/** The questions of all three kinds, numbered through. */
function Questions({ quiz, taking }: QuestionsProps) {
  const { mcqs, saqs, laqs } = quiz.questions;
  return (
    <>
      <Section title={words.taking.mcqs}>
        {mcqs.map((mcq, i) => (
          <McqItem key={mcq.question} mcq={mcq} index={i} number={i + 1} taking={taking} />
        ))}
      </Section>
      <Section title={words.taking.saqs}>
        {saqs.map(({ question }, i) => (
          <TypedItem
            key={question}
            kind="saq"
            question={question}
            index={i}
            number={mcqs.length + i + 1}
            taking={taking}
          />
        ))}
      </Section>
      <Section title={words.taking.laqs}>
        {laqs.map(({ question, answer_outline }, i) => (
          <TypedItem
            key={question}
            kind="laq"
            question={question}
            worth={answer_outline.length}
            index={i}
            number={mcqs.length + saqs.length + i + 1}
            taking={taking}
          />
        ))}
      </Section>
    </>
  );
}

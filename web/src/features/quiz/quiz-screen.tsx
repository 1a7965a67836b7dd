import { Navigate, useParams } from 'react-router-dom';
import { ButtonLink } from '@/components/ui/button.tsx';
import { TryAgain } from '@/components/ui/empty-state.tsx';
import { PageTitle } from '@/components/ui/page-title.tsx';
import { Loading } from '@/components/ui/spinner.tsx';
import { quiz as words } from '@/config/texts/quiz.ts';
import { Paper } from './components/paper.tsx';
import { readDraft } from './draft.ts';
import { useQuiz } from './use-quiz.ts';

/** `/quiz/{id}` (SPEC §2): a quiz to take; one that was handed in goes to its attempt. */
export default function QuizScreen() {
  const { id = '' } = useParams();
  return <Quiz key={id} id={id} />;
}

function Quiz({ id }: { id: string }) {
  const opened = useQuiz(id);
  switch (opened.status) {
    case 'loading':
      return <Loading label={words.taking.loading} />;
    case 'finished':
      return <Navigate to={`/progress/attempt/${opened.attemptId}`} replace />;
    case 'ready': {
      const { attempt } = readDraft(id);
      // Handed in on this machine, and come back to with the browser's Back.
      return <Paper quiz={opened.quiz} finishedAs={attempt} />;
    }
    default:
      return (
        <div className="mx-auto flex max-w-page flex-col items-center gap-4 px-4 py-16 text-center">
          <PageTitle>{words.taking.notFound}</PageTitle>
          <p className="text-soft">{words.taking.notFoundText}</p>
          {opened.status === 'failed' && <TryAgain onClick={opened.retry} />}
          <ButtonLink to="/" look="primary">
            {words.taking.home}
          </ButtonLink>
        </div>
      );
  }
}

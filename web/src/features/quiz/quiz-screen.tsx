import { useNavigate, useParams } from 'react-router-dom';
import { Button, ButtonLink } from '@/components/ui/button.tsx';
import { TryAgain } from '@/components/ui/empty-state.tsx';
import { PageTitle } from '@/components/ui/page-title.tsx';
import { Loading } from '@/components/ui/spinner.tsx';
import { quiz as words } from '@/config/texts/quiz.ts';
import { readDraft } from '@/lib/quiz-drafts.ts';
import { Paper } from './components/paper.tsx';
import { type Opened, useQuiz } from './use-quiz.ts';

/** `/quiz/{id}` (SPEC §2): a quiz to take. */
export default function QuizScreen() {
  const { id = '' } = useParams();
  return <Quiz key={id} id={id} />;
}

function Quiz({ id }: { id: string }) {
  const opened = useQuiz(id);
  if (opened.status === 'loading') return <Loading label={words.taking.loading} />;
  if (opened.status !== 'ready') return <NotFound opened={opened} />;
  // Handed in on this machine, and come back to with the browser's Back.
  return <Paper quiz={opened.quiz} finishedAs={readDraft(id).attempt} />;
}

type Unopened = Exclude<Opened, { status: 'loading' | 'ready' }>;

/** 'Quiz not found'; one that was handed in (READINGS) also says where its marks are. */
function NotFound({ opened }: { opened: Unopened }) {
  const navigate = useNavigate();
  return (
    <div className="mx-auto flex max-w-page flex-col items-center gap-4 px-4 py-16 text-center">
      <PageTitle>{words.taking.notFound}</PageTitle>
      <p className="text-soft">{words.taking.notFoundText}</p>
      {opened.status === 'failed' && <TryAgain onClick={opened.retry} />}
      <div className="flex flex-wrap justify-center gap-3">
        <Button look="primary" onClick={() => navigate('/')}>
          {words.taking.home}
        </Button>
        {opened.status === 'finished' && (
          <ButtonLink to={`/progress/attempt/${opened.attemptId}`}>{words.results.details}</ButtonLink>
        )}
      </div>
    </div>
  );
}

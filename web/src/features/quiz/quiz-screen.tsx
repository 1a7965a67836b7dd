import { useNavigate, useParams } from 'react-router-dom';
import { Button, ButtonLink } from '@/components/ui/button.tsx';
import { TryAgain } from '@/components/ui/empty-state.tsx';
import { NotFound } from '@/components/ui/not-found.tsx';
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
  if (opened.status !== 'ready') return <QuizNotFound opened={opened} />;
  // Handed in on this machine, and come back to with the browser's Back.
  return <Paper quiz={opened.quiz} finishedAs={readDraft(id).attempt} />;
}

type Unopened = Exclude<Opened, { status: 'loading' | 'ready' }>;

/** 'Quiz not found' (SPEC §2, READINGS); of one that was handed in first of all the way to its marks. */
function QuizNotFound({ opened }: { opened: Unopened }) {
  const navigate = useNavigate();
  const finished = opened.status === 'finished';
  const failed = opened.status === 'failed';
  return (
    <NotFound
      title={words.taking.notFound}
      text={words.taking.notFoundText}
      reason={failed ? opened.reason : undefined}
      illustration={failed ? 'offline' : 'missing'}
    >
      {finished && (
        <>
          <p className="w-full">{words.taking.handedIn}</p>
          <ButtonLink look="primary" to={`/progress/attempt/${opened.attemptId}`}>
            {words.taking.marks}
          </ButtonLink>
        </>
      )}
      <Button look={finished ? 'secondary' : 'primary'} onClick={() => navigate('/')}>
        {words.taking.home}
      </Button>
      {failed && <TryAgain onClick={opened.retry} busy={opened.busy} />}
    </NotFound>
  );
}

import { useNavigate, useParams } from 'react-router-dom';
import { Button, ButtonLink } from '@/components/ui/button.tsx';
import { Fault } from '@/components/ui/fault.tsx';
import { NotFound } from '@/components/ui/not-found.tsx';
import { PageTitle } from '@/components/ui/page-title.tsx';
import { Loading } from '@/components/ui/spinner.tsx';
import { WorksHere } from '@/components/works-here.tsx';
import { quiz as words } from '@/config/texts/quiz.ts';
import { ownTitle, readDraft } from '@/lib/quiz-drafts.ts';
import { Paper } from './components/paper.tsx';
import { type Opened, useQuiz } from './use-quiz.ts';

/** `/quiz/{id}` (SPEC §2): a quiz to take. */
export default function QuizScreen() {
  const { id = '' } = useParams();
  return <Quiz key={id} id={id} />;
}

function Quiz({ id }: { id: string }) {
  const opened = useQuiz(id);
  const title = ownTitle(id);
  if (opened.status === 'loading') return <Loading label={words.taking.loading} />;
  if (opened.status === 'failed')
    return (
      <div className="mx-auto max-w-3xl px-4 pt-5 pb-8 sm:px-6 sm:pt-8">
        <PageTitle>{words.taking.title}</PageTitle>
        {title && (
          <p className="mt-1 font-serif text-lg text-soft" dir="auto">
            {title}
          </p>
        )}
        <Fault
          title={words.taking.notOpened}
          failed={opened.failed}
          works={words.taking.works}
          offline={words.taking.worksOffline}
          className="mt-5"
        >
          <WorksHere />
          <ButtonLink size="small" to="/" className="max-sm:min-h-11">
            {words.results.home}
          </ButtonLink>
        </Fault>
      </div>
    );
  if (opened.status !== 'ready') return <QuizNotFound opened={opened} />;
  // Handed in on this machine, and come back to with the browser's Back.
  return <Paper quiz={opened.quiz} finishedAs={readDraft(id).attempt} />;
}

type Unopened = Exclude<Opened, { status: 'loading' | 'ready' | 'failed' }>;

/** 'Quiz not found' (SPEC §2, READINGS); of one that was handed in first of all the way to its marks. */
function QuizNotFound({ opened }: { opened: Unopened }) {
  const navigate = useNavigate();
  const finished = opened.status === 'finished';
  return (
    <NotFound title={words.taking.notFound} text={words.taking.notFoundText}>
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
    </NotFound>
  );
}

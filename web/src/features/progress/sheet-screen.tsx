import { pageName } from '@contract/page-names.ts';
import type { AttemptDetail } from '@contract/progress.ts';
import { ArrowLeft, Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { Bold } from '@/components/questions/bold.tsx';
import { QuestionText } from '@/components/questions/question-text.tsx';
import { Section } from '@/components/questions/section.tsx';
import { Button, ButtonLink } from '@/components/ui/button.tsx';
import { Fault } from '@/components/ui/fault.tsx';
import { NotFound } from '@/components/ui/not-found.tsx';
import { PageTitle } from '@/components/ui/page-title.tsx';
import { Loading } from '@/components/ui/spinner.tsx';
import { progress } from '@/config/texts/progress.ts';
import { quiz } from '@/config/texts/quiz.ts';
import { takeAway as words } from '@/config/texts/take-away.ts';
import { isMissing } from '@/lib/api/api-error.ts';
import { useFault } from '@/lib/use-fault.ts';
import { useAttempt } from './api.ts';

/** Lines to write on, of a short and of a long answer. */
const LINES = { saq: 3, laq: 8 };
const letterOf = (index: number) => String.fromCharCode(65 + index);

/** `/progress/attempt/{attemptId}/sheet`: the questions of an attempt to be printed, the answers apart. */
export default function SheetScreen() {
  const { id = '' } = useParams();
  const attempt = useAttempt(id);
  const fault = useFault(attempt);
  const { attempt: texts } = progress;
  if (fault && !isMissing(fault.error))
    return (
      <div className="mx-auto max-w-3xl px-4 pt-5 pb-8 sm:px-6 sm:pt-8">
        <PageTitle className="mb-5">{words.sheetTitle}</PageTitle>
        <Fault
          title={texts.failed}
          failed={fault}
          works={texts.works}
          empty={{ when: texts.notFoundIf, words: texts.notFound }}
        />
      </div>
    );
  if (attempt.isPending) return <Loading label={texts.loading} />;
  if (!attempt.data)
    return (
      <NotFound title={texts.notFound}>
        <ButtonLink look="primary" to="/progress">
          {texts.back}
        </ButtonLink>
      </NotFound>
    );
  return (
    <div className="mx-auto max-w-3xl px-4 pt-5 pb-8 sm:px-6 sm:pt-8 print:max-w-none print:p-0">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden">
        <ButtonLink
          look="quiet"
          size="small"
          to={`/progress/attempt/${id}`}
          icon={<ArrowLeft aria-hidden size={18} strokeWidth={1.5} />}
          className="-ml-3 max-sm:min-h-11"
        >
          {words.back}
        </ButtonLink>
        <span className="flex-1" />
        <p className="text-sm text-soft max-sm:order-last max-sm:w-full">{words.printHint}</p>
        <Button
          look="primary"
          className="max-sm:min-h-11"
          icon={<Printer aria-hidden size={18} strokeWidth={1.5} />}
          onClick={() => window.print()}
        >
          {words.print}
        </Button>
      </div>
      <Paper attempt={attempt.data} />
      <Key attempt={attempt.data} />
    </div>
  );
}

const Blank = ({ label }: { label: string }) => (
  <span className="flex min-w-44 items-baseline gap-2 text-sm text-soft">
    {label}
    <span aria-hidden className="flex-1 border-b border-edge" />
  </span>
);

const Head = ({ title, children }: { title: string; children?: ReactNode }) => (
  <div className="mt-3 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2 border-t-3 border-b border-t-ink border-b-ink py-2.5 [border-top-style:double]">
    <p className="min-w-0 font-serif font-semibold" dir="auto">
      {title}
    </p>
    {children}
  </div>
);

interface ItemProps {
  number: number;
  question?: string;
  children?: ReactNode;
}

const Item = ({ number, question, children }: ItemProps) => (
  <li className="flex gap-3 py-4 sm:gap-5 print:break-inside-avoid">
    <span aria-hidden className="w-7 shrink-0 text-right font-serif text-lg text-soft tabular-nums">
      {number}.
    </span>
    <div className="min-w-0 flex-1">
      {question !== undefined && (
        <h3 className="text-lg font-normal text-pretty" dir="auto">
          <QuestionText text={question} />
        </h3>
      )}
      {children}
    </div>
  </li>
);

const Lines = ({ count }: { count: number }) => (
  <div aria-hidden className="mt-2">
    {Array.from({ length: count }, (_, line) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: lines to write on, all alike
      <div key={line} className="h-9 border-b border-line" />
    ))}
  </div>
);

/** The questions, with room for a pencil. */
function Paper({ attempt: { title, questions } }: { attempt: AttemptDetail }) {
  const { mcqs, saqs, laqs } = questions;
  return (
    <section aria-label={words.sheetTitle}>
      <PageTitle className="mt-2">{words.sheetTitle}</PageTitle>
      <Head title={title}>
        <Blank label={words.name} />
        <Blank label={words.date} />
      </Head>
      <Section title={quiz.taking.mcqs}>
        {mcqs.map(({ question, options }, i) => (
          <Item key={question} number={i + 1} question={question}>
            <ol className="mt-2 space-y-1.5">
              {options.map((option, place) => (
                <li key={option} className="flex gap-3">
                  <span aria-hidden className="mt-1 size-4 shrink-0 rounded-full border border-edge" />
                  <span className="w-3 shrink-0 text-soft">{letterOf(place)}</span>
                  <span className="min-w-0 font-serif" dir="auto">
                    {option}
                  </span>
                </li>
              ))}
            </ol>
          </Item>
        ))}
      </Section>
      <Section title={quiz.taking.saqs}>
        {saqs.map(({ question }, i) => (
          <Item key={question} number={mcqs.length + i + 1} question={question}>
            <Lines count={LINES.saq} />
          </Item>
        ))}
      </Section>
      <Section title={quiz.taking.laqs}>
        {laqs.map(({ question }, i) => (
          <Item key={question} number={mcqs.length + saqs.length + i + 1} question={question}>
            <Lines count={LINES.laq} />
          </Item>
        ))}
      </Section>
    </section>
  );
}

const Pages = ({ of }: { of: readonly { page: number; label?: string | undefined }[] }) => {
  const pages = [...new Set(of.map(({ page, label }) => pageName(page, label)))];
  return pages.length > 0 && <span className="text-sm text-soft"> {pages.join(', ')}</span>;
};

/** What is right, each with its page, beginning on a page of its own. */
function Key({ attempt: { title, questions } }: { attempt: AttemptDetail }) {
  const { mcqs, saqs, laqs } = questions;
  return (
    <section aria-labelledby="key" className="mt-14 print:mt-0 print:break-before-page">
      <h2 id="key" className="font-serif text-2xl font-semibold">
        {words.answers}
      </h2>
      <Head title={title} />
      <ol>
        {mcqs.map(({ question, options, answer_index, evidence, more_evidence = [] }, i) => (
          <Item key={question} number={i + 1}>
            <p className="text-lg">
              {letterOf(answer_index)}{' '}
              <span className="font-serif" dir="auto">
                {options[answer_index]}
              </span>
              <Pages of={[...(evidence ? [evidence] : []), ...more_evidence]} />
            </p>
          </Item>
        ))}
        {saqs.map(({ question, answer, evidence }, i) => (
          <Item key={question} number={mcqs.length + i + 1}>
            <p className="text-lg">
              <span className="font-serif" dir="auto">
                {answer}
              </span>
              <Pages of={evidence ? [evidence] : []} />
            </p>
          </Item>
        ))}
        {laqs.map(({ question, answer_outline, evidence = [] }, i) => (
          <Item key={question} number={mcqs.length + saqs.length + i + 1}>
            <ul className="list-disc space-y-1 pl-5 text-lg">
              {answer_outline.map((line) => (
                <li key={line} className="font-serif" dir="auto">
                  <Bold text={line.replace(/^\* /, '')} />
                </li>
              ))}
            </ul>
            <Pages of={evidence} />
          </Item>
        ))}
      </ol>
    </section>
  );
}

import { hasNoText } from '@contract/library.ts';
import { type FormEvent, useEffect, useState } from 'react';
import { Link, useLocation, useParams, useSearchParams } from 'react-router-dom';
import { ReadPages } from '@/components/page-reading/read-pages.tsx';
import { ReadPictures } from '@/components/page-reading/read-pictures.tsx';
import { Notice } from '@/components/ui/notice.tsx';
import { PageTitle } from '@/components/ui/page-title.tsx';
import { UnfinishedOn } from '@/components/unfinished-quizzes/unfinished-quizzes.tsx';
import { quiz as words } from '@/config/texts/quiz.ts';
import { review } from '@/config/texts/review.ts';
import { messageOf, withoutPlea } from '@/lib/api/api-error.ts';
import { useBookInfo } from '@/lib/use-book-info.ts';
import { useBookCoverage } from '@/lib/use-coverage.ts';
import { Cover } from './components/cover.tsx';
import { Gives, useGives } from './components/gives.tsx';
import { LevelsField } from './components/levels-field.tsx';
import { OrderForm } from './components/order-form.tsx';
import { RangeField } from './components/range-field.tsx';
import { type Counts, canBeHad, countsIn } from './counts.ts';
import { keepOrder, keptOrder } from './kept-order.ts';
import { LEVELS, type Level } from './levels.ts';
import { type Range, rangeIn, rangeProblem, rangeQuery, rangeText } from './range.ts';
import { useGenerate } from './use-generate.ts';

/** `/quiz/config/{id}` (SPEC §2): how many questions of each kind, and about what. */
export default function QuizConfigScreen() {
  const { id = '' } = useParams();
  return <Config key={id} id={id} />;
}

function Config({ id }: { id: string }) {
  const info = useBookInfo(id);
  const chapters = useBookCoverage(id);
  const [search] = useSearchParams();
  const { key: entry } = useLocation();
  const visit = `${entry}?${search}`;
  const [kept] = useState(() => keptOrder(id, visit));
  const [counts, setCounts] = useState<Counts>(() => kept?.counts ?? countsIn(search));
  const [range, setRange] = useState<Range>(() => kept?.range ?? rangeIn(search));
  const [levels, setLevels] = useState<readonly Level[]>(kept?.levels ?? LEVELS);
  useEffect(() => keepOrder(id, visit, { counts, range, levels }), [id, visit, counts, range, levels]);
  const [key, setKey] = useState(() => crypto.randomUUID());
  const pages = info?.document.pages;
  const problem = rangeProblem(range, pages, chapters);
  const wrong = problem !== null || !canBeHad(counts);
  const gives = useGives(id, info?.document.status === 'ready');
  /** Parts of the book give fewer, which is not known before. */
  const most = gives.data?.gives ?? undefined;
  const about = rangeText(range, info?.outline ?? [], chapters);
  /** Which chapters these are is not known yet. */
  const waiting = (range.choice === 'new' || range.choice === 'shaky') && !chapters;

  const { generate, busy, error } = useGenerate(id, info?.title);
  const change =
    <T,>(set: (value: T) => void) =>
    (value: T) => {
      set(value);
      setKey(crypto.randomUUID());
    };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!wrong && !waiting && !busy) generate({ counts, pages: rangeQuery(range, chapters), levels, key, about });
  };

  return (
    <div className="mx-auto max-w-2xl px-4 pt-6 pb-8 sm:px-6 sm:pt-8 lg:max-w-page">
      <PageTitle>{words.config.title}</PageTitle>
      {/* Its line is there before its words are, so that nothing below moves. */}
      <p className="mt-1 line-clamp-1 min-h-7 font-serif text-lg text-soft sm:line-clamp-none" dir="auto">
        {info && words.config.from(info.title)}
      </p>
      {/* Said where it is seen at once: on a phone the field that holds it is far down. */}
      {range.choice === 'chosen' && about && (
        <p className="mt-1 text-sm" dir="auto">
          {words.config.aboutIt(about)}
        </p>
      )}
      <UnfinishedOn pdfId={id} />
      {info && hasNoText(info.document) && (
        <Notice kind="info" title={words.config.noText} className="mt-4">
          {words.config.noTextMore}
        </Notice>
      )}
      {info && <ReadPictures book={info.document} className="mt-4 text-sm" />}
      {info && <ReadPages book={info.document} offered={hasNoText(info.document)} className="mt-4 text-sm" />}
      <form
        onSubmit={submit}
        noValidate
        className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-x-20 gap-y-5 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start"
      >
        <div className="space-y-5">
          <OrderForm counts={counts} most={most} disabled={busy} onChange={change(setCounts)} />
          {(!info || (info.document.status === 'ready' && !hasNoText(info.document))) && (
            <Gives asked={gives} counts={counts} disabled={busy} onChange={change(setCounts)} />
          )}
          {most?.mcq !== 0 && <LevelsField value={levels} disabled={busy} onChange={change(setLevels)} />}
          <RangeField
            outline={info?.outline ?? []}
            chapters={chapters}
            pages={pages}
            value={range}
            disabled={busy}
            onChange={change(setRange)}
          />
          {/* Below the form, that it does not part. */}
          <div className="min-h-11">
            {info?.document.status === 'ready' && !hasNoText(info.document) && (
              <Link to={`/review/facts/${id}`} className="link inline-block py-2.5 text-sm">
                {review.fromConfig}
              </Link>
            )}
          </div>
          {problem && (
            <p role="status" className="text-wrong">
              {problem}
            </p>
          )}
          {info?.document.status === 'reading' && <Notice kind="info" title={words.config.reading} />}
        </div>
        <Cover
          title={info?.title}
          about={about}
          counts={counts}
          most={most}
          disabled={wrong || waiting}
          busy={busy}
          failure={error && `${withoutPlea(messageOf(error))} ${words.config.choicesKept}`}
        />
      </form>
    </div>
  );
}

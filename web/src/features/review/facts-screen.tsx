import { type Ref, useEffect, useRef, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { Button, ButtonLink } from '@/components/ui/button.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { Fault } from '@/components/ui/fault.tsx';
import { Field, Input } from '@/components/ui/field.tsx';
import { NotFound } from '@/components/ui/not-found.tsx';
import { Notice } from '@/components/ui/notice.tsx';
import { PageTitle } from '@/components/ui/page-title.tsx';
import { Loading } from '@/components/ui/spinner.tsx';
import { WorksHere } from '@/components/works-here.tsx';
import { library } from '@/config/texts/library.ts';
import { quiz } from '@/config/texts/quiz.ts';
import { review as texts } from '@/config/texts/review.ts';
import { isMissing, messageOf } from '@/lib/api/api-error.ts';
import { titleHere } from '@/lib/books-here.ts';
import { formatNumber } from '@/lib/format.ts';
import { useBook } from '@/lib/use-book-info.ts';
import { useFault } from '@/lib/use-fault.ts';
import { useSettled } from '@/lib/use-settled.ts';
import { useAddFacts, useFacts } from './api.ts';
import { FactGroup } from './components/fact-group.tsx';
import type { Fact } from './types.ts';

const words = texts.facts;

/** So long after the last letter the rest of the book's facts is asked for. */
const TYPED_MS = 300;

/** `/review/facts/{id}`: what a book states, to choose cards from. */
export default function FactsScreen() {
  const { id = '' } = useParams();
  return <Facts key={id} id={id} />;
}

function Facts({ id }: { id: string }) {
  const listed = useFacts(id);
  const fault = useFault(listed);
  const title = listed.data?.pages[0]?.title;
  const facts = listed.data?.pages.flatMap((page) => page.facts) ?? [];
  if (isMissing(listed.error))
    return (
      <NotFound title={library.bookGone(titleHere(id))}>
        <ButtonLink look="primary" to="/">
          {quiz.results.home}
        </ButtonLink>
      </NotFound>
    );
  return (
    <div className="mx-auto max-w-3xl px-4 pt-5 pb-8 sm:px-6 sm:pt-8">
      <PageTitle>{words.title}</PageTitle>
      {fault ? <TitleOf id={id} /> : <Title>{title}</Title>}
      {listed.isPending && !fault && <Loading label={words.loading} />}
      {fault && (
        <Fault title={words.notLoaded} failed={fault} works={words.works} className="mt-5">
          <WorksHere bookId={id} />
        </Fault>
      )}
      {listed.data && facts.length === 0 && (
        <div className="mt-6">
          <EmptyState illustration="empty" text={words.none}>
            <p>{words.noneText}</p>
          </EmptyState>
        </div>
      )}
      {facts.length > 0 && (
        <Choosing
          id={id}
          facts={facts}
          {...(listed.hasNextPage && {
            onMore: () => void listed.fetchNextPage({ cancelRefetch: false }),
            loadingMore: listed.isFetchingNextPage,
            failed: listed.isFetchNextPageError,
          })}
        />
      )}
    </div>
  );
}

const Title = ({ children }: { children: string | undefined }) =>
  children && (
    <p className="mt-1 font-serif text-lg text-soft" dir="auto">
      {children}
    </p>
  );

/** Where the facts don't say which book they are of. */
const TitleOf = ({ id }: { id: string }) => <Title>{useBook(id).data?.title ?? titleHere(id)}</Title>;

/** The facts by chapter, in the book's order; the chapters with something left to choose come first. */
function chaptersOf(facts: readonly Fact[]): [string, Fact[]][] {
  const chapters = [...Map.groupBy(facts, ({ chapter }) => chapter ?? '')];
  const isOpen = ([, those]: [string, Fact[]]) => those.some(({ known }) => !known);
  return [...chapters.filter(isOpen), ...chapters.filter((one) => !isOpen(one))];
}

interface ChoosingProps {
  id: string;
  facts: readonly Fact[];
  /** Left out where there are no more. */
  onMore?: () => void;
  loadingMore?: boolean;
  /** More of them could not be had. */
  failed?: boolean;
}

/** Whether a fact has all the words that are looked for, anywhere in it. */
function says({ term = '', question, answer, chapter }: Fact, sought: string): boolean {
  const text = `${term} ${question} ${answer} ${chapter ?? ''}`.toLocaleLowerCase();
  return sought
    .toLocaleLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

function Choosing({ id, facts, onMore, loadingMore = false, failed = false }: ChoosingProps) {
  const [sought, setSought] = useState('');
  const found = facts.filter((fact) => says(fact, sought));
  // What is looked for may stand further on: the rest is fetched once the typing pauses.
  const settled = useSettled(sought.trim(), TYPED_MS);
  const seeking = settled !== '' && settled === sought.trim() && onMore !== undefined;
  useEffect(() => {
    if (seeking && !loadingMore && !failed) onMore();
  }, [seeking, loadingMore, failed, onMore]);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const add = useAddFacts(id);
  // The button goes with what it added: the focus stays with what came of it.
  const outcome = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (add.isSuccess && document.activeElement === document.body) outcome.current?.focus();
  }, [add.isSuccess]);
  const choose = (ids: readonly string[], on: boolean) =>
    setChosen((before) => {
      const after = new Set(before);
      for (const one of ids)
        if (on) after.add(one);
        else after.delete(one);
      return after;
    });
  const wanted = facts.filter(({ card_id, known }) => !known && chosen.has(card_id)).map(({ card_id }) => card_id);
  const inReview = facts.filter((fact) => fact.known).length;
  const known = inReview === facts.length && !onMore;
  return (
    <>
      {known ? (
        <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3 border-y border-line py-4">
          <p className="min-w-0 flex-1 basis-72">{words.allKnown}</p>
          <ButtonLink look="primary" to="/review" className="max-sm:min-h-11">
            {words.review}
          </ButtonLink>
        </div>
      ) : (
        <p className="mt-2 text-soft">
          {words.intro} {inReview > 0 && words.openFirst}
        </p>
      )}
      <FactsHead
        sought={sought}
        onSeek={setSought}
        found={found.length}
        facts={facts}
        all={known}
        more={onMore !== undefined}
      />
      {chaptersOf(found).map(([chapter, those], i) => (
        <FactGroup
          key={chapter}
          // The first shows what is in the others; what is looked for is shown wherever it stands.
          open={i === 0 || sought.trim() !== ''}
          id={id}
          chapter={chapter}
          facts={those}
          chosen={chosen}
          onChoose={choose}
        />
      ))}
      {onMore && (
        <Button className="mt-6 max-sm:min-h-11" busy={loadingMore} onClick={onMore}>
          {words.more}
        </Button>
      )}
      {/* In sight before anything is ticked: what ticking is for. */}
      {known ? (
        <p ref={outcome} tabIndex={-1} role="status" className="mt-4 text-sm text-soft">
          {add.isSuccess && words.added(formatNumber(add.data.added), add.data.added)}
        </p>
      ) : (
        <Adding add={add} wanted={wanted} onAdded={() => setChosen(new Set())} outcome={outcome} />
      )}
    </>
  );
}

interface FactsHeadProps {
  sought: string;
  onSeek: (sought: string) => void;
  /** How many of the facts have what is looked for. */
  found: number;
  facts: readonly Fact[];
  /** Every one of them is kept for review. */
  all: boolean;
  /** There are more than are here. */
  more: boolean;
}

/** What is looked for, how much there is and how much of it is kept: one row, one column on a phone. */
function FactsHead({ sought, onSeek, found, facts, all, more }: FactsHeadProps) {
  const inReview = facts.filter((fact) => fact.known).length;
  return (
    <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-y border-line py-3">
      <Field label={words.seek} className="max-sm:w-full sm:flex-row sm:items-center sm:gap-x-3">
        {(control) => (
          <Input
            {...control}
            type="search"
            value={sought}
            onChange={({ target }) => onSeek(target.value)}
            className="max-sm:min-h-11 sm:w-60!"
          />
        )}
      </Field>
      <div className="flex flex-wrap items-baseline gap-x-4 text-sm tabular-nums max-sm:w-full max-sm:flex-row-reverse max-sm:justify-end">
        {/* One number of the whole, once all of it is here: how many there are, or how many of them are kept. */}
        <p role="status" className="text-soft">
          {sought.trim() !== ''
            ? words.found(formatNumber(found), formatNumber(facts.length))
            : (all || inReview === 0 || more) && words.total(formatNumber(facts.length), facts.length, more)}
        </p>
        {!all && inReview > 0 && (
          <Link to="/review" className="link whitespace-nowrap max-sm:py-2.5">
            {words.count(formatNumber(inReview), formatNumber(facts.length))}
          </Link>
        )}
      </div>
    </div>
  );
}

const FOOT = [
  'sticky bottom-0 mt-6 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line bg-paper py-3 max-sm:-mx-4 max-sm:px-4',
  'pb-[calc(0.75rem+env(safe-area-inset-bottom))]',
].join(' ');

interface AddingProps {
  add: ReturnType<typeof useAddFacts>;
  /** The ids of the chosen facts. */
  wanted: string[];
  onAdded: () => void;
  outcome: Ref<HTMLParagraphElement>;
}

/** At the foot of the window: adds what is chosen, and says what came of it. */
const Adding = ({ add, wanted, onAdded, outcome }: AddingProps) => (
  <div className={FOOT}>
    {add.isError && (
      <Notice title={words.failed} className="w-full">
        {messageOf(add.error)}
      </Notice>
    )}
    {!(add.isSuccess && wanted.length === 0) && (
      <Button
        look="primary"
        className="max-sm:min-h-11"
        disabled={wanted.length === 0}
        busy={add.isPending}
        onClick={() => add.mutate(wanted, { onSuccess: onAdded })}
      >
        {add.isPending ? words.adding : words.add(formatNumber(wanted.length), wanted.length)}
      </Button>
    )}
    {wanted.length === 0 && !add.isSuccess && <p className="text-sm text-soft">{words.tick}</p>}
    {add.isSuccess && (
      <>
        <p ref={outcome} tabIndex={-1} role="status" className="text-sm">
          {words.added(formatNumber(add.data.added), add.data.added)}
        </p>
        <ButtonLink look="quiet" to="/review" className="text-accent max-sm:min-h-11">
          {words.review}
        </ButtonLink>
      </>
    )}
  </div>
);

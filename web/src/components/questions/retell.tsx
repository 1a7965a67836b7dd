import { MAX_RETOLD_CHARS } from '@contract/limits.ts';
import type { Retelling } from '@contract/progress.ts';
import { countsAsCorrect } from '@contract/quiz.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import type { QuestionPlace } from '@/components/review-cards/add.tsx';
import { Button } from '@/components/ui/button.tsx';
import { TextArea } from '@/components/ui/field.tsx';
import { Notice } from '@/components/ui/notice.tsx';
import { quiz } from '@/config/texts/quiz.ts';
import { call } from '@/lib/api/api-client.ts';
import { messageOf } from '@/lib/api/api-error.ts';
import { HintButton, HintSteps } from './hint-ladder.tsx';
import { Points } from './points.tsx';
import { Verdict } from './verdict.tsx';

const words = quiz.retell;

interface RetellProps {
  attemptId: string;
  place: QuestionPlace;
  /** The id of the question's words. */
  question: string;
  /** Of a choice: some questions are about them. */
  options?: readonly string[] | undefined;
  onDone: (retelling: Retelling) => void;
  onBack: () => void;
}

/** The hints of a question, fetched when the first is wanted, and how many were taken. */
function useHints(attemptId: string, place: QuestionPlace) {
  const [taken, setTaken] = useState(0);
  const [wanted, setWanted] = useState(false);
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['hints', attemptId, place.kind, place.index],
    queryFn: ({ signal }) =>
      call('progress.hints', {
        params: { id: attemptId },
        query: { kind: place.kind, index: String(place.index) },
        signal,
      }),
    enabled: wanted,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const steps = data?.hints;
  // The button goes with the last step: the focus stays with the hints.
  const list = useRef<HTMLDivElement>(null);
  const last = steps !== undefined && taken >= steps.length;
  useEffect(() => {
    if (last && document.activeElement === document.body) list.current?.focus();
  }, [last]);
  const take = () => {
    if (isError) void refetch();
    setWanted(true);
    // Pressed again while they are looked for, it is still the first.
    setTaken((count) => (steps ? count + 1 : 1));
  };
  return {
    steps,
    taken,
    take,
    list,
    last,
    /** How many of them there were and were taken. */
    used: steps ? Math.min(taken, steps.length) : 0,
    busy: isFetching,
    failed: isError && !isFetching,
  };
}

/** In the place of a marked answer, which it covers: room to say it again, with hints for whoever wants them. */
export function Retell({ attemptId, place, question, options, onDone, onBack }: RetellProps) {
  const client = useQueryClient();
  const label = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  useEffect(() => box.current?.focus(), []);
  const hints = useHints(attemptId, place);
  const check = useMutation({
    mutationFn: () =>
      call('progress.retell', {
        params: { id: attemptId },
        body: { ...place, answer: text, hints: hints.used },
      }),
    onSuccess: (retelling) => {
      void client.invalidateQueries({ queryKey: ['progress', 'attempt', attemptId] });
      onDone(retelling);
    },
  });
  return (
    <div className="print:hidden">
      <p id={label} className="mb-1.5 text-sm text-soft">
        <span className="font-medium text-ink">{words.label}.</span> {words.covered}
      </p>
      {options && (
        <details className="mb-2 text-sm">
          <summary className="w-max cursor-pointer font-medium text-accent max-sm:py-2">{words.options}</summary>
          <ul className="mt-1 list-disc space-y-1 pl-5 font-serif text-base text-soft">
            {options.map((option) => (
              <li key={option} dir="auto">
                {option}
              </li>
            ))}
          </ul>
        </details>
      )}
      <TextArea
        ref={box}
        aria-labelledby={`${label} ${question}`}
        rows={3}
        dir="auto"
        maxLength={MAX_RETOLD_CHARS}
        placeholder={words.placeholder}
        value={text}
        disabled={check.isPending}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || text.trim() === '') return;
          event.preventDefault();
          check.mutate();
        }}
        className="font-serif"
      />
      <div ref={hints.list} tabIndex={-1} className="mt-2">
        <HintSteps hints={hints.steps ?? []} taken={hints.taken} />
        {hints.steps?.length === 0 && <p className="text-sm text-soft">{quiz.hints.none}</p>}
        {hints.failed && <p className="text-sm text-soft">{quiz.hints.failed}</p>}
      </div>
      {check.isError && (
        <Notice title={words.failed} className="mt-2">
          {messageOf(check.error)}
        </Notice>
      )}
      <div className="mt-2 flex flex-wrap items-center gap-x-2 gap-y-1">
        <Button
          size="small"
          className="max-sm:min-h-11"
          disabled={text.trim() === ''}
          busy={check.isPending}
          onClick={() => check.mutate()}
        >
          {check.isPending ? words.checking : words.check}
        </Button>
        <Button size="small" look="quiet" className="max-sm:min-h-11" onClick={onBack}>
          {words.back}
        </Button>
        {!hints.last && <HintButton className="sm:ml-auto" taken={hints.taken} onTake={hints.take} busy={hints.busy} />}
      </div>
    </div>
  );
}

/** What was said again, and what the marker makes of it. */
export function Retold({ retelling: { answer, hints, result } }: { retelling: Retelling }) {
  const top = useId();
  const correct = result.unsure ? 'unsure' : countsAsCorrect(result);
  return (
    <section aria-labelledby={top} className="mt-4 rounded-control border border-line bg-sunken px-4 py-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h4 id={top} className="font-sans text-sm font-medium text-soft">
          {words.label}
        </h4>
        <span className="flex items-center gap-3 text-sm text-soft">
          {hints > 0 && <span>{words.helped(hints)}</span>}
          <Verdict correct={correct} />
        </span>
      </div>
      <p className="font-serif whitespace-pre-wrap [overflow-wrap:anywhere]" dir="auto">
        {answer.trim()}
      </p>
      {result.reason && <p className="mt-1 text-sm text-soft">{result.reason}</p>}
      {result.points && result.points.length > 1 && (
        <details className="mt-1 print:hidden">
          <summary className="w-max cursor-pointer text-sm font-medium text-accent">{quiz.review.how}</summary>
          <Points points={result.points} />
        </details>
      )}
      <p className="mt-1 text-sm text-soft">{words.unchanged}</p>
    </section>
  );
}

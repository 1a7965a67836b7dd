import { MAX_QUIZ_COUNT } from '@contract/limits.ts';
import { type Gives as BookGives, BookGives as GivesReply } from '@contract/quiz.ts';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@/components/ui/button.tsx';
import { quiz } from '@/config/texts/quiz.ts';
import { call } from '@/lib/api/api-client.ts';
import { formatNumber } from '@/lib/format.ts';
import { kept } from '@/lib/kept.ts';
import { type Counts, canBeHad } from '../counts.ts';
import { given } from '../order.ts';
import { Fewer } from './fewer.tsx';

const words = quiz.config;

/** A book that is read changes seldom (ms). */
const STALE_MS = 600_000;

/** What the book can give: `gives` is null where a model writes. Kept, so that the form is the same without a connection. */
export const useGives = (id: string, isRead: boolean) =>
  useQuery({
    queryKey: ['gives', id],
    enabled: isRead,
    ...kept(['gives', id], GivesReply),
    queryFn: ({ signal }) => call('book.gives', { params: { id }, signal }),
    staleTime: STALE_MS,
    retry: false,
  });

interface GivesProps {
  asked: ReturnType<typeof useGives>;
  counts: Counts;
  disabled: boolean;
  onChange: (counts: Counts) => void;
}

/**
 * What the book can give, said before it is asked for, with the reason behind it, and one press that makes good what it lacks;
 * nothing where a model writes or it is not known.
 */
export function Gives({ asked: { data, isPending, fetchStatus }, counts, disabled, onChange }: GivesProps) {
  const better = data?.gives && instead(counts, data.gives);
  // Its room is there before its words are, so that nothing below moves.
  if (isPending || data?.gives)
    return (
      <div className="min-h-30 lg:min-h-22">
        {isPending && fetchStatus === 'fetching' && <p className="mt-3 text-sm text-soft">{words.looking}</p>}
        {data?.gives && <Fewer notes={[said(data.gives), ...data.gives.why]} />}
        {better && (
          <Button
            size="small"
            disabled={disabled}
            onClick={() => onChange(better.counts)}
            className="mt-2 max-sm:min-h-11"
          >
            {words.instead(formatNumber(better.more), better.more)}
          </Button>
        )}
      </div>
    );
  return null;
}

/** Short questions in the place of the choices that the book lacks; null where it lacks none, or has no short ones for them. */
function instead(counts: Counts, most: BookGives): { counts: Counts; more: number } | null {
  const lacking = given(counts, 'mcq') - given(counts, 'mcq', most);
  const asked = given(counts, 'saq', most);
  const more = Math.min(lacking, Math.min(most.saq, MAX_QUIZ_COUNT.saq) - asked);
  if (!canBeHad(counts) || more <= 0) return null;
  return { counts: { ...counts, mcq: String(given(counts, 'mcq', most)), saq: String(asked + more) }, more };
}

function said({ mcq, saq, laq }: BookGives): string {
  const count = (kind: 'mcq' | 'saq' | 'laq', there: number) =>
    (there < MAX_QUIZ_COUNT[kind] ? words.aboutMany : words.upToMany)(formatNumber(there));
  const typed = [count('saq', saq), count('laq', laq)] as const;
  return mcq === 0 ? words.givesNone(...typed) : words.gives(count('mcq', mcq), ...typed);
}

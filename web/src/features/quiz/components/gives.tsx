import { MAX_QUIZ_COUNT } from '@contract/limits.ts';
import type { Gives as BookGives } from '@contract/quiz.ts';
import { useQuery } from '@tanstack/react-query';
import { quiz } from '@/config/texts/quiz.ts';
import { call } from '@/lib/api/api-client.ts';
import { formatNumber } from '@/lib/format.ts';
import { Fewer } from './fewer.tsx';

const words = quiz.config;

/** What the book can give: `gives` is null where a model writes. Asked for once, when the book is read. */
export const useGives = (id: string, isRead: boolean) =>
  useQuery({
    queryKey: ['gives', id],
    enabled: isRead,
    queryFn: ({ signal }) => call('book.gives', { params: { id }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

/** What the book can give, said before it is asked for, with the reason behind it; nothing where a model writes or it is not known. */
export function Gives({ asked: { data, isPending } }: { asked: ReturnType<typeof useGives> }) {
  // Its room is there before its words are, so that nothing below moves.
  if (isPending || data?.gives)
    return (
      <div className="min-h-18 lg:min-h-12">
        {data?.gives && <Fewer notes={[said(data.gives), ...data.gives.why]} />}
      </div>
    );
  return null;
}

function said({ mcq, saq, laq }: BookGives): string {
  const count = (kind: 'mcq' | 'saq' | 'laq', there: number) =>
    (there < MAX_QUIZ_COUNT[kind] ? words.aboutMany : words.upToMany)(formatNumber(there));
  const typed = [count('saq', saq), count('laq', laq)] as const;
  return mcq === 0 ? words.givesNone(...typed) : words.gives(count('mcq', mcq), ...typed);
}

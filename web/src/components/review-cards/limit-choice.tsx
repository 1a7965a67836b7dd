import { REVIEW_MINUTES } from '@contract/limits.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Field, Select } from '@/components/ui/field.tsx';
import { review as texts } from '@/config/texts/review.ts';
import { call } from '@/lib/api/api-client.ts';
import { messageOf } from '@/lib/api/api-error.ts';
import { useConnection } from '@/lib/connection.ts';
import { formatNumber } from '@/lib/format.ts';

const words = texts.limit;
const CHOICES = [REVIEW_MINUTES.least, 10, REVIEW_MINUTES.unlessTold, 20, 30, 45, REVIEW_MINUTES.most];

/** How long a day's review may be. @param minutes as it is now */
export function LimitChoice({ minutes }: { minutes: number }) {
  const client = useQueryClient();
  const limit = useMutation({
    mutationFn: (most: number) => call('review.settings', { body: { minutes: most } }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['review'] }),
  });
  const lost = useConnection((state) => state.lost);
  const chosen = limit.variables ?? minutes;
  const choices = CHOICES.includes(chosen) ? CHOICES : [...CHOICES, chosen].sort((a, b) => a - b);
  return (
    <Field
      label={words.label}
      error={limit.isError ? `${words.failed} ${messageOf(limit.error)}` : undefined}
      className="w-full flex-row flex-wrap items-center justify-between gap-x-4 py-2.5"
    >
      {(control) => (
        <Select
          {...control}
          value={chosen}
          disabled={lost}
          onChange={({ target }) => limit.mutate(Number(target.value))}
          className="max-sm:min-h-11"
        >
          {choices.map((choice) => (
            <option key={choice} value={choice}>
              {words.option(formatNumber(choice))}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

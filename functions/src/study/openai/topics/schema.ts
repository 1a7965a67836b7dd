import * as z from 'zod/mini';

export const Topic = z.object({
  topic: z.string(),
  search: z.string(),
  page: z.int(),
  /** The heading or sentence that the topic stands in. */
  quote: z.string(),
  /** Number of the missed question it is about; null where it is about none. */
  missed: z.nullable(z.int()),
});

export const Topics = z.object({ topics: z.array(Topic) });

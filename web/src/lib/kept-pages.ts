import * as z from 'zod/mini';

/** The pages of a list as they are kept; the first has no cursor, and JSON no undefined. */
export const keptPages = <T extends z.ZodMiniType>(page: T) =>
  z.object({
    pages: z.array(page),
    pageParams: z.array(
      z.pipe(
        z.nullish(z.string()),
        z.transform((cursor) => cursor ?? undefined),
      ),
    ),
  });

import * as z from 'zod/mini';

export const Block = z.object({
  kind: z.enum(['heading', 'text', 'running_head']),
  text: z.string(),
});

export const PageReply = z.object({ blocks: z.array(Block) });

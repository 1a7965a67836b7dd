/** Recommended videos for a book. */
import * as z from 'zod/mini';

export const Video = z.object({ videoId: z.string(), title: z.string(), thumbnail: z.string() });
export type Video = z.infer<typeof Video>;
export const Videos = z.object({ videos: z.array(Video) });
export type Videos = z.infer<typeof Videos>;

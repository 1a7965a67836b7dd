/** Recommended videos for a book. */
import * as z from 'zod/mini';
import { Evidence } from './evidence.ts';

/** The video site, and its server of pictures, the only one that the content policy lets in (`firebase.json`). */
export const VIDEO_SITE = 'https://www.youtube.com';
export const VIDEO_PICTURES = 'https://i.ytimg.com';

export const VideoId = z.string().check(z.regex(/^[A-Za-z0-9_-]{11}$/));

export const Video = z.object({
  videoId: VideoId,
  title: z.string(),
  thumbnail: z.string().check(z.startsWith(`${VIDEO_PICTURES}/`)),
});
export type Video = z.infer<typeof Video>;

/** Something the book teaches, in its own words. */
export const VideoTopic = z.object({
  topic: z.string(),
  /** Missed in a quiz of this book. */
  missed: z.boolean(),
  /** A search for it on the video site. */
  search_url: z.string().check(z.startsWith(`${VIDEO_SITE}/`)),
  /** The words of the book it stands in. */
  place: Evidence,
});
export type VideoTopic = z.infer<typeof VideoTopic>;

export const Videos = z.object({
  videos: z.array(Video),
  /** What was missed first; none where the book has no text. */
  topics: z.array(VideoTopic),
  /** Why there are no videos, or no newer ones, and when there will be; in words for the student. */
  notice: z.optional(z.string()),
});
export type Videos = z.infer<typeof Videos>;

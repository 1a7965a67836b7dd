/** Reading a `searchListResponse` of the YouTube Data API v3. Nothing in it is believed unseen. */
import * as z from 'zod/mini';
import { VIDEO_PICTURES, type Video, VideoId } from '../contract/videos.ts';
import { decodeEntities } from './entities.ts';
import { VideoSiteTrouble } from './trouble.ts';

/** YouTube's titles have at most 100 characters. */
const MAX_TITLE_CHARS = 200;
/** 320 pixels wide first, then larger, then smaller ones. */
const SIZES = ['medium', 'high', 'standard', 'default'] as const;
/** Control characters, and those that turn the direction of the text around them. */
const INVISIBLE = /[\p{Cc}\u202a-\u202e\u2066-\u2069\ufeff]/gu;

const Picture = z.object({ url: z.string().check(z.maxLength(500)) });
const Item = z.object({
  id: z.object({ videoId: VideoId }),
  snippet: z.object({ title: z.string(), thumbnails: z.record(z.string(), z.unknown()) }),
});
const Reply = z.object({ items: z.optional(z.array(z.unknown()).check(z.maxLength(50))) });

/**
 * The videos of a reply, in its order, each once. What is no video, has no title or no picture on the site's own server is
 * left out.
 * @throws VideoSiteTrouble `nonsense` where the whole is no such reply
 */
export function videosIn(body: unknown): Video[] {
  const reply = Reply.safeParse(body);
  if (!reply.success) throw new VideoSiteTrouble('nonsense');
  const videos = new Map<string, Video>();
  for (const item of reply.data.items ?? []) {
    const video = videoIn(item);
    if (video && !videos.has(video.videoId)) videos.set(video.videoId, video);
  }
  return [...videos.values()];
}

function videoIn(item: unknown): Video | null {
  const parsed = Item.safeParse(item);
  if (!parsed.success) return null;
  const { id, snippet } = parsed.data;
  const title = titleOf(snippet.title);
  const thumbnail = SIZES.map((size) => pictureOf(snippet.thumbnails[size])).find((url) => url !== null);
  return title && thumbnail ? { videoId: id.videoId, title, thumbnail } : null;
}

const titleOf = (title: string): string =>
  [...decodeEntities(title).replace(INVISIBLE, ' ').replace(/\s+/g, ' ').trim()].slice(0, MAX_TITLE_CHARS).join('');

function pictureOf(given: unknown): string | null {
  const picture = Picture.safeParse(given);
  if (!picture.success || !URL.canParse(picture.data.url)) return null;
  const { origin, username, href } = new URL(picture.data.url);
  return origin === VIDEO_PICTURES && username === '' ? href : null;
}

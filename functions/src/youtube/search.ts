/** Searching videos with the YouTube Data API v3, `search.list`: the one place where the video site is reached. */
import { youtubeAddress, youtubeKey } from '../config.ts';
import { VIDEOS_PER_TOPIC } from '../contract/limits.ts';
import type { Video } from '../contract/videos.ts';
import { videosIn } from './reply.ts';
import { troubleOf, VideoSiteTrouble } from './trouble.ts';

/** A reply of eight results is some 10 kB. */
const MAX_REPLY_BYTES = 1024 * 1024;

/** Whether videos can be searched for at all: whether there is a key. */
export const canSearch = (): boolean => youtubeKey() !== undefined;

/** The language as `relevanceLanguage` takes it: ISO 639-1, and Chinese by its script; undefined where it is none of these. */
export function relevanceLanguage(language: string | null): string | undefined {
  const tag = language?.toLowerCase();
  if (tag === undefined) return undefined;
  if (/^zh(?:-|$)/.test(tag)) return /hant|tw|hk|mo/.test(tag) ? 'zh-Hant' : 'zh-Hans';
  return /^([a-z]{2})(?:-|$)/.exec(tag)?.[1];
}

function addressOf(query: string, language: string | null, key: string): URL {
  const address = new URL('/youtube/v3/search', youtubeAddress());
  const wanted = {
    part: 'snippet',
    type: 'video',
    safeSearch: 'strict',
    maxResults: String(VIDEOS_PER_TOPIC),
    q: query,
    relevanceLanguage: relevanceLanguage(language),
    key,
  };
  for (const [name, value] of Object.entries(wanted)) if (value) address.searchParams.set(name, value);
  return address;
}

/**
 * Videos for a search, the most relevant first; none where the site has none. One try: each costs a hundred units.
 * @param language of the book, BCP 47, or null
 * @param signal ends it; whoever calls bounds the time with it
 * @throws VideoSiteTrouble
 */
export async function searchVideos(query: string, language: string | null, signal: AbortSignal): Promise<Video[]> {
  const key = youtubeKey();
  if (key === undefined) throw new VideoSiteTrouble('refused');
  const { status, retryAfter, text } = await fetched(addressOf(query, language, key), signal);
  const body = parsed(text);
  if (status !== 200) throw troubleOf(status, body, retryAfter);
  return videosIn(body);
}

interface Fetched {
  status: number;
  retryAfter: string | null;
  text: string;
}

/** What `fetch` throws has the address in its causes, so it goes no further than here. */
async function fetched(address: URL, signal: AbortSignal): Promise<Fetched> {
  try {
    const response = await fetch(address, { signal, redirect: 'error', headers: { accept: 'application/json' } });
    const { status, headers } = response;
    return { status, retryAfter: headers.get('retry-after'), text: await textOf(response) };
  } catch (error) {
    throw error instanceof VideoSiteTrouble ? error : new VideoSiteTrouble('unreachable');
  }
}

async function textOf(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const part of response.body ?? []) {
    text += decoder.decode(part, { stream: true });
    if (text.length > MAX_REPLY_BYTES) throw new VideoSiteTrouble('nonsense');
  }
  return text + decoder.decode();
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

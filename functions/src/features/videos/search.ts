/** Finding videos for the first topics of a book: what is missing is searched for, as far as the day's allowance goes. */
import { SEARCHED_TOPICS, VIDEO_SEARCH_TIMEOUT_MS } from '../../contract/limits.ts';
import { now } from '../../platform/clock.ts';
import { AppError } from '../../platform/errors.ts';
import { log } from '../../platform/log.ts';
import { secondsToMore, take } from '../../stores/allowances.ts';
import { videoBreaker } from '../../stores/video-breaker.ts';
import {
  type FoundVideos,
  isFresh,
  type Pause,
  type ShelfTopic,
  searchId,
  type VideoShelf,
} from '../../stores/videos.ts';
import { canSearch, searchVideos } from '../../youtube/search.ts';
import { VideoSiteTrouble } from '../../youtube/trouble.ts';

/** Seconds without a search: after no answer, for this book; after "too busy" (where no time is told) and after a refused key, for all. */
const PAUSE_S = { silent: 20, busy: 60, refused: 600 };
const LONGEST_BUSY_S = 3_600;

type Found = Pick<VideoShelf, 'found' | 'pause'>;

/** Whether a pause is not over yet. */
export const isPaused = ({ pause }: Pick<VideoShelf, 'pause'>): boolean =>
  pause !== null && Date.parse(pause.until) > Date.now();

/** The searches for the first topics that have no fresh result. */
function missing(topics: readonly ShelfTopic[], found: readonly FoundVideos[], language: string | null): string[] {
  const fresh = new Set(found.filter(isFresh).map(({ search }) => search));
  const searches = new Map(topics.slice(0, SEARCHED_TOPICS).map(({ search }) => [searchId(search, language), search]));
  return [...searches].flatMap(([id, search]) => (fresh.has(id) ? [] : [search]));
}

/** Whether a search should be made now. */
export const isWanting = (shelf: Pick<VideoShelf, 'topics' | 'found' | 'pause'>, language: string | null): boolean =>
  canSearch() && !isPaused(shelf) && missing(shelf.topics, shelf.found, language).length > 0;

const until = (seconds: number): string => new Date(Date.now() + seconds * 1000).toISOString();

/** Makes the searches that are missing and may be made. What was found before stays; of one search the latest result. */
export async function findMore(
  uid: string,
  shelf: Pick<VideoShelf, 'topics' | 'found' | 'pause'>,
  language: string | null,
): Promise<Found> {
  const { found } = shelf;
  if (!isWanting(shelf, language)) return { found, pause: isPaused(shelf) ? shelf.pause : null };
  const broken = await videoBreaker().now();
  if (broken) return { found, pause: broken };
  const wanted = missing(shelf.topics, found, language);
  const { allowed, refusal } = await takeFor(uid, wanted.length);
  const signal = AbortSignal.timeout(VIDEO_SEARCH_TIMEOUT_MS);
  const outcomes = await Promise.all(wanted.slice(0, allowed).map((search) => one(search, language, signal)));
  const results = outcomes.flatMap((outcome) => ('videos' in outcome ? [outcome] : []));
  const troubles = outcomes.filter((outcome) => outcome instanceof VideoSiteTrouble);
  log('INFO', 'videos searched', { searches: allowed, answered: results.length });
  const renewed = new Set(results.map(({ search }) => search));
  return {
    found: [...found.filter(({ search }) => !renewed.has(search)), ...results],
    pause: (await pauseAfter(troubles)) ?? refusal,
  };
}

/** Takes up to so many searches from the day's allowance. */
async function takeFor(uid: string, searches: number): Promise<{ allowed: number; refusal: Pause | null }> {
  for (let allowed = 0; allowed < searches; allowed++) {
    try {
      await take(uid, 'videoSearches', 1);
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'limit') throw error;
      const why = error.logDetails.whose === 'student' ? 'student' : 'project';
      return { allowed, refusal: { why, until: until(secondsToMore('videoSearches')) } };
    }
  }
  return { allowed: searches, refusal: null };
}

async function one(
  search: string,
  language: string | null,
  signal: AbortSignal,
): Promise<FoundVideos | VideoSiteTrouble> {
  try {
    return {
      search: searchId(search, language),
      videos: await searchVideos(search, language, signal),
      found_at: now(),
    };
  } catch (error) {
    if (error instanceof VideoSiteTrouble) return error;
    throw error;
  }
}

/** How long nobody asks, after the worst of what went wrong; null where nothing did. */
async function pauseAfter(troubles: readonly VideoSiteTrouble[]): Promise<Pause | null> {
  const order = ['quota', 'refused', 'busy', 'unreachable', 'nonsense'] as const;
  const worst = order.flatMap((kind) => troubles.find((trouble) => trouble.kind === kind) ?? [])[0];
  if (!worst) return null;
  const { kind, status, reason, retryAfter } = worst;
  log(kind === 'refused' ? 'ERROR' : 'WARNING', 'video site', { kind, status, reason });
  if (kind === 'quota') return videoBreaker().trip('quota', secondsToMore('videoSearches'));
  if (kind === 'busy')
    return videoBreaker().trip('busy', Math.min(Math.max(retryAfter ?? PAUSE_S.busy, 1), LONGEST_BUSY_S));
  if (kind === 'refused') return videoBreaker().trip('refused', PAUSE_S.refused);
  return { why: 'silent', until: until(PAUSE_S.silent) };
}

/** What the videos screen is told. */
import { awaitsPictures } from '../../contract/library.ts';
import { SEARCHED_TOPICS } from '../../contract/limits.ts';
import { VIDEO_SITE, type Video, type Videos } from '../../contract/videos.ts';
import type { Owned } from '../../stores/documents.ts';
import { type Pause, searchId, type VideoShelf } from '../../stores/videos.ts';
import { isPaused } from './search.ts';

/** More than this nobody looks through. */
const MOST_VIDEOS = 24;

const WHY: Record<Pause['why'], string> = {
  student: "You have used up today's video searches.",
  project: "Today's video searches of all students are used up.",
  quota: "Today's video searches of all students are used up.",
  busy: 'The video site is too busy to be searched just now.',
  refused: "The video site can't be searched just now.",
  silent: 'The video site did not answer just now.',
};

function noticeOf({ why, until }: Pause): string {
  const minutes = Math.max(1, Math.ceil((Date.parse(until) - Date.now()) / 60_000));
  const hours = Math.round(minutes / 60);
  if (minutes >= 90) return `${WHY[why]} There will be more in about ${hours} hours.`;
  return minutes > 2
    ? `${WHY[why]} Please try again in ${minutes} minutes.`
    : `${WHY[why]} Please try again in a moment.`;
}

const NO_TEXT = 'This book has no text that could be read, so there are no topics to look for.';
const BEING_READ =
  'The pages of this book are pictures, and Folio is reading their words. Come back when it has read some of them.';
const NO_TOPICS = 'This book has too little text to tell what to look for.';

/** Why there is nothing to look for. */
function withoutTopics(document: Owned): string {
  const { pages, pages_without_text, problem } = document;
  if (problem !== undefined) return problem;
  if (awaitsPictures(document)) return BEING_READ;
  const blank = pages_without_text.reduce((sum, { from, to }) => sum + to - from + 1, 0);
  return blank >= pages ? NO_TEXT : NO_TOPICS;
}

/** Topics, and the videos on them by turns: the first of each topic, the second of each, and so on; each once. */
export function replyFrom(document: Owned, shelf: Pick<VideoShelf, 'topics' | 'found' | 'pause'>): Videos {
  const first = shelf.topics.slice(0, SEARCHED_TOPICS).map(({ search }) => searchId(search, document.language));
  const rank = (search: string) => (first.includes(search) ? first.indexOf(search) : SEARCHED_TOPICS);
  const lists = shelf.found.toSorted((a, b) => rank(a.search) - rank(b.search)).map(({ videos }) => videos);
  const notice =
    shelf.topics.length === 0
      ? withoutTopics(document)
      : shelf.pause && isPaused(shelf)
        ? noticeOf(shelf.pause)
        : undefined;
  return {
    videos: byTurns(lists).slice(0, MOST_VIDEOS),
    topics: shelf.topics.map(({ topic, search, place, missed }) => ({
      topic,
      missed,
      search_url: `${VIDEO_SITE}/results?${new URLSearchParams({ search_query: search })}`,
      place,
    })),
    ...(notice === undefined ? {} : { notice }),
  };
}

function byTurns(lists: readonly Video[][]): Video[] {
  const videos = new Map<string, Video>();
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  for (let at = 0; at < longest; at++) {
    for (const list of lists) {
      const video = list[at];
      if (video && !videos.has(video.videoId)) videos.set(video.videoId, video);
    }
  }
  return [...videos.values()];
}

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SEARCHED_TOPICS, VIDEOS_FRESH_DAYS, VIDEOS_KEPT_DAYS } from '../../src/contract/limits.ts';
import { sweepVideos } from '../../src/features/videos/sweep-videos.ts';
import { secondsToNextDay } from '../../src/platform/days.ts';
import { firestore } from '../../src/platform/firestore.ts';
import { derivedId } from '../../src/platform/ids.ts';
import { withCoursebook } from '../support/books.ts';
import { enrol, type Student } from '../support/students.ts';
import { KEY, serveVideos, type VideosServer } from '../support/videos-server.ts';
import { type Fault, resultOf, type StandIn, standInForYoutube } from '../support/youtube-stand-in.ts';
import './in-process.ts';
import { ageVideos, videoShelf } from './video-shelf.ts';

let youtube: StandIn;
let server: VideosServer;
let ana: Student;
let book: string;
beforeAll(async () => {
  youtube = await standInForYoutube();
  server = await serveVideos(youtube.address);
});
afterAll(async () => {
  server.kill();
  await youtube.close();
});
const breaker = () => firestore().doc(`allowances/videoBreaker-${derivedId(youtube.address, KEY)}`);
const openAgain = () => Promise.all([breaker().delete(), firestore().doc('allowances/videoSearches').delete()]);
beforeEach(async () => {
  [ana] = await enrol(1);
  book = await withCoursebook(ana);
});
afterEach(async () => {
  youtube.goWrong(null);
  youtube.answerWith(null);
  youtube.searches.length = 0;
  await openAgain();
});

const withoutKey = () => ana.call('youtube.search', { query: { pdf_id: book } });
const shelf = (id: string) => videoShelf(ana, id);
/** Makes what was found so many days old, and ends any pause. */
const age = (days: number) => ageVideos(ana, book, days);

describe('with a key', () => {
  it('videos of the first topics are found by requests that the API knows; a second visit costs nothing', async () => {
    const { status, body } = await server.visit(ana, book);
    expect(status).toBe(200);
    expect(youtube.faults).toEqual([]);
    expect(youtube.searches).toHaveLength(SEARCHED_TOPICS);
    for (const search of youtube.searches) expect(search.get('relevanceLanguage')).toBe('en');
    expect(body.videos).toHaveLength(3 * SEARCHED_TOPICS);
    expect(new Set(body.videos.map(({ videoId }) => videoId)).size).toBe(body.videos.length);
    for (const at of [0, 1]) expect(body.videos[at]?.title).toContain('Part 1');
    expect(body.videos[0]?.thumbnail).toMatch(/^https:\/\/i\.ytimg\.com\//);
    expect(body.notice).toBeUndefined();
    expect((await server.visit(ana, book)).body).toEqual(body);
    expect(youtube.searches).toHaveLength(SEARCHED_TOPICS);
  });

  it('twenty visits at once make each search once, and all see what it found', async () => {
    const replies = await Promise.all(Array.from({ length: 20 }, () => server.visit(ana, book)));
    expect(youtube.searches).toHaveLength(SEARCHED_TOPICS);
    for (const { status, body } of replies) {
      expect(status).toBe(200);
      expect(body.videos).toHaveLength(3 * SEARCHED_TOPICS);
    }
  });

  it('what two topics both find is shown once, and nothing is made up where a search finds nothing', async () => {
    const [first] = (await withoutKey()).body.topics;
    await shelf(book).delete();
    youtube.answerWith((query) => (query.includes(first!.topic) ? [] : [resultOf('abcdefghijk', 'One and the same')]));
    const { videos } = (await server.visit(ana, book)).body;
    expect(videos.map(({ title }) => title)).toEqual(['One and the same']);
  });

  it('nothing of the key, and no word of what was searched for, is in the log', async () => {
    await server.visit(ana, book);
    youtube.goWrong('key');
    await age(VIDEOS_FRESH_DAYS);
    await server.visit(ana, book);
    const words = youtube.searches.map((search) => search.get('q')!);
    for (const secret of [KEY, ...words]) expect(server.written()).not.toContain(secret);
    expect(server.written()).toContain('"reason":"keyInvalid"');
  });
});

describe('when the video site fails', () => {
  const faults: [Fault, RegExp][] = [
    ['quota', /used up/],
    ['rate', /too busy/],
    ['too-many', /too busy/],
    ['broken', /too busy/],
    ['key', /can't be searched/],
    ['reset', /did not answer/],
    ['drip', /did not answer/],
    ['garbage', /did not answer/],
  ];

  it.each(faults)(
    '(%s) there is a reply all the same: none, and why; what is known is shown on',
    async (fault, why) => {
      youtube.goWrong(fault);
      const { status, body } = await server.visit(ana, book);
      expect(status).toBe(200);
      expect(body.videos).toEqual([]);
      expect(body.topics.length).toBeGreaterThan(SEARCHED_TOPICS);
      expect(body.notice).toMatch(why);
      expect(youtube.searches).toHaveLength(SEARCHED_TOPICS);

      youtube.goWrong(null);
      await openAgain();
      await shelf(book).update({ pause: null });
      const found = (await server.visit(ana, book)).body;
      expect(found.videos).toHaveLength(3 * SEARCHED_TOPICS);
      expect(found.notice).toBeUndefined();

      youtube.goWrong(fault);
      await age(VIDEOS_FRESH_DAYS);
      const later = await server.visit(ana, book);
      expect(later).toMatchObject({ status: 200, body: { videos: found.videos } });
      expect(later.body.notice).toMatch(why);
    },
  );

  it('a spent quota keeps everyone from asking until the next day in California', async () => {
    youtube.goWrong('quota');
    await server.visit(ana, book);
    youtube.goWrong(null);
    youtube.searches.length = 0;
    const [ben] = await enrol(1);
    const his = await withCoursebook(ben);
    const { status, body } = await server.visit(ben, his);
    expect([status, body.videos]).toEqual([200, []]);
    expect(body.notice).toMatch(/There will be more|Please try again/);
    expect((await server.visit(ana, book)).body.videos).toEqual([]);
    expect(youtube.searches).toHaveLength(0);
    const until = (await breaker().get()).get('until');
    const seconds = (Date.parse(until) - Date.now()) / 1000;
    expect(Math.abs(seconds - secondsToNextDay('America/Los_Angeles'))).toBeLessThan(60);
    // Nothing was taken from a day that had nothing left.
    expect((await firestore().doc(`users/${ben.uid}/allowances/videoSearches`).get()).exists).toBe(false);
  });

  it('a short trouble is not asked about again at once, and then is', async () => {
    youtube.goWrong('reset');
    await server.visit(ana, book);
    youtube.goWrong(null);
    expect((await server.visit(ana, book)).body.videos).toEqual([]);
    expect(youtube.searches).toHaveLength(SEARCHED_TOPICS);
    const pause = (await shelf(book).get()).get('pause');
    await shelf(book).update({ pause: { ...pause, until: new Date().toISOString() } });
    expect((await server.visit(ana, book)).body.videos).not.toEqual([]);
  });
});

describe('the day’s allowance', () => {
  let others: VideosServer[];
  beforeAll(async () => {
    const caps = { VIDEO_SEARCHES_PER_STUDENT: '5', VIDEO_SEARCHES_PER_DAY: '8' };
    others = await Promise.all([serveVideos(youtube.address, caps), serveVideos(youtube.address, caps)]);
  });
  afterAll(() => {
    for (const one of others) one.kill();
  });

  /** So many visits at once by turns to each of the places, through two processes; who is told that it takes longer asks again, as the app does. */
  const storm = (places: [Student, string][], count: number) =>
    Promise.all(
      Array.from({ length: count }, async (_, at) => {
        for (;;) {
          const reply = await others[at % 2]!.visit(...places[Math.floor(at / 2) % places.length]!);
          if (reply.status !== 409) return reply;
          expect(reply.body).toMatchObject({ error: { code: 'in_progress' } });
        }
      }),
    );

  it('of one student is what reaches the video site of a hundred visits at once; the rest are told when there is more', async () => {
    const books = [book, await withCoursebook(ana), await withCoursebook(ana)];
    const replies = await storm(
      books.map((id): [Student, string] => [ana, id]),
      100,
    );
    expect(replies.map(({ status }) => status)).toEqual(Array(100).fill(200));
    expect(youtube.searches).toHaveLength(5);
    const refused = replies.filter(({ body }) => body.notice !== undefined);
    expect(refused.length).toBeGreaterThan(0);
    for (const { body } of refused)
      expect(body.notice).toMatch(/^You have used up today's video searches\. (?:There will|Please)/);
    expect(replies.every(({ body }) => body.topics.length > SEARCHED_TOPICS)).toBe(true);
  }, 120_000);

  it('of the project is what reaches it from all students together', async () => {
    const [ben, cleo] = await enrol(2);
    const places: [Student, string][] = [
      [ana, book],
      [ben, await withCoursebook(ben)],
      [cleo, await withCoursebook(cleo)],
    ];
    const replies = await storm(places, 30);
    expect(replies.map(({ status }) => status)).toEqual(Array(30).fill(200));
    expect(youtube.searches).toHaveLength(8);
    expect(replies.map(({ body }) => body.notice).join()).toContain('of all students');
  }, 120_000);
});

describe('what is kept', () => {
  it('goes with the book', async () => {
    await server.visit(ana, book);
    expect((await shelf(book).get()).exists).toBe(true);
    await ana.call('upload.delete', { params: { id: book } });
    await expect.poll(async () => (await shelf(book).get()).exists).toBe(false);
  });

  it('does not come back where the book is deleted while it is searched for', async () => {
    youtube.goWrong('silent');
    const visit = server.visit(ana, book);
    await expect.poll(() => youtube.searches.length, { timeout: 20_000 }).toBe(SEARCHED_TOPICS);
    await ana.call('upload.delete', { params: { id: book } });
    expect((await visit).status).toBe(404);
    expect((await shelf(book).get()).exists).toBe(false);
  });

  it('goes with the account', async () => {
    await server.visit(ana, book);
    expect((await ana.call('account.delete')).status).toBe(200);
    const left = () => firestore().doc(`users/${ana.uid}`).listCollections();
    await expect.poll(async () => (await left()).map(({ id }) => id), { timeout: 30_000 }).toEqual([]);
  });

  it('is shown no longer, and removed, before YouTube’s thirty days are over', async () => {
    await server.visit(ana, book);
    youtube.goWrong('reset');
    await age(VIDEOS_KEPT_DAYS);
    expect((await server.visit(ana, book)).body.videos).toEqual([]);
    await shelf(book).update({ expires_at: new Date(Date.now() - 1).toISOString() });
    await sweepVideos();
    expect((await shelf(book).get()).exists).toBe(false);
    expect(VIDEOS_KEPT_DAYS).toBeLessThan(30);
  });

  it('of a call that died is taken over after a while', async () => {
    await withoutKey();
    const claim = { call: 'dead', until: Date.now() - 1 };
    await shelf(book).update({ claim, named_from: null });
    expect((await server.visit(ana, book)).body.videos).not.toEqual([]);
  });
});

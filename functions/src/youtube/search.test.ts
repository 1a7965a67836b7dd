import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { hasDiscovery, replyFaults } from '../../test/support/youtube-description.ts';
import { type Fault, resultOf, type StandIn, standInForYoutube } from '../../test/support/youtube-stand-in.ts';
import { relevanceLanguage, searchVideos } from './search.ts';
import { VideoSiteTrouble } from './trouble.ts';

const KEY = 'AIza-test-key-never-shown';

let youtube: StandIn;
beforeAll(async () => {
  youtube = await standInForYoutube();
});
afterAll(() => youtube.close());
beforeEach(() => {
  vi.stubEnv('FUNCTIONS_EMULATOR', 'true');
  vi.stubEnv('YOUTUBE_API_URL', youtube.address);
  vi.stubEnv('YOUTUBE_API_KEY', KEY);
});
afterEach(() => {
  vi.unstubAllEnvs();
  youtube.goWrong(null);
  youtube.answerWith(null);
  youtube.searches.length = 0;
  youtube.faults.length = 0;
});

const search = (query = 'spacing effect', language: string | null = 'en', ms = 5_000) =>
  searchVideos(query, language, AbortSignal.timeout(ms));

describe('a search', () => {
  it('asks for few, strictly safe videos, in a request that the API’s own description knows', async () => {
    const videos = await search('Überlagerung & Wege', 'de-AT');
    expect(youtube.faults).toEqual([]);
    expect(Object.fromEntries(youtube.searches[0] ?? [])).toEqual({
      part: 'snippet',
      type: 'video',
      safeSearch: 'strict',
      maxResults: '8',
      q: 'Überlagerung & Wege',
      relevanceLanguage: 'de',
      key: KEY,
    });
    expect(videos).toHaveLength(3);
    expect(videos[0]?.title).toBe('Part 1 of “Überlagerung & Wege” & more');
  });

  it('leaves the language out where it is not known', async () => {
    await search('locks', null);
    expect(youtube.searches[0]?.has('relevanceLanguage')).toBe(false);
    expect(['zh', 'zh-TW', 'en-GB', 'fil', null].map(relevanceLanguage)).toEqual([
      'zh-Hans',
      'zh-Hant',
      'en',
      undefined,
      undefined,
    ]);
  });

  it.runIf(hasDiscovery)('is checked by a stand-in that knows a wrong request and a wrong reply', async () => {
    const statusOf = async (query: string) => (await fetch(`${youtube.address}/youtube/v3/search?${query}`)).status;
    expect(await statusOf('part=snippet&q=x&key=k')).toBe(200);
    for (const wrong of [
      'q=x&key=k',
      'part=snippet&q=x',
      'part=snippet&key=k&safeSearch=very',
      'part=snippet&key=k&max=3',
    ]) {
      expect(await statusOf(wrong), wrong).toBe(400);
    }
    expect(await statusOf('part=snippet&key=k&maxResults=51')).toBe(400);
    expect(replyFaults({ items: [{ id: { videoId: 5 } }] })).not.toEqual([]);
    expect(replyFaults({ things: [] })).not.toEqual([]);
  });
});

describe('a reply', () => {
  const ID = 'dQw4w9WgXcQ';
  const videosOf = async (...items: object[]) => {
    youtube.answerWith(() => items);
    return search();
  };

  it('is shown as it is meant: entities are decoded once, and nothing turns the text around', async () => {
    const title = 'Q&amp;A: &quot;I don&#39;t&quot; &lt;b&gt; &amp;lt; &#x1F600; \u202Eevil\u0007';
    expect((await videosOf(resultOf(ID, title)))[0]?.title).toBe('Q&A: "I don\'t" <b> &lt; 😀 evil');
  });

  it.each([
    ['an id that is none', resultOf('"><script>', 'x')],
    ['a longer id', resultOf(`${ID}A`, 'x')],
    ['no title', resultOf(ID, '   ')],
    ['a picture from elsewhere', resultOf(ID, 'x', 'https://evil.example/vi/mqdefault.jpg')],
    ['a picture without encryption', resultOf(ID, 'x', 'http://i.ytimg.com/vi/x/mqdefault.jpg')],
    ['a picture from a look-alike', resultOf(ID, 'x', 'https://i.ytimg.com.evil.example/mqdefault.jpg')],
    ['a picture with a name before the server', resultOf(ID, 'x', 'https://a:b@i.ytimg.com/mqdefault.jpg')],
    ['a picture that is code', resultOf(ID, 'x', 'javascript:alert(1)')],
    ['types that are wrong', { id: { videoId: 7 }, snippet: { title: [], thumbnails: 'none' } }],
    ['a channel', { ...resultOf(ID, 'x'), id: { kind: 'youtube#channel', channelId: 'UC1' } }],
    ['nothing', {}],
  ])('leaves out a result with %s, and keeps the others', async (_, item) => {
    const good = resultOf('abcdefghijk', 'Good');
    expect(await videosOf(item, good, good)).toEqual([
      { videoId: 'abcdefghijk', title: 'Good', thumbnail: 'https://i.ytimg.com/vi/abcdefghijk/mqdefault.jpg' },
    ]);
  });

  it('without items is none found', async () => {
    expect(await videosOf()).toEqual([]);
  });
});

describe('what goes wrong', () => {
  const kinds: [Fault, VideoSiteTrouble['kind'], object][] = [
    ['quota', 'quota', { status: 403, reason: 'quotaExceeded' }],
    ['rate', 'busy', { status: 403, reason: 'rateLimitExceeded' }],
    ['too-many', 'busy', { status: 429, retryAfter: 7 }],
    ['broken', 'busy', { status: 500 }],
    ['key', 'refused', { status: 400, reason: 'keyInvalid' }],
    ['reset', 'unreachable', {}],
    ['silent', 'unreachable', {}],
    ['drip', 'unreachable', {}],
    ['garbage', 'nonsense', {}],
    ['endless', 'nonsense', {}],
  ];

  it.each(kinds)('%s is told as %s, once, and never with the key', async (fault, kind, told) => {
    youtube.goWrong(fault);
    const trouble = await search('locks', 'en', 1_000).catch((error: unknown) => error);
    expect(trouble).toBeInstanceOf(VideoSiteTrouble);
    expect(trouble).toMatchObject({ kind, ...told });
    const everything = [
      String(trouble),
      JSON.stringify(trouble),
      (trouble as Error).stack,
      String((trouble as Error).cause),
    ];
    expect(everything.join()).not.toContain(KEY);
    expect(youtube.searches).toHaveLength(1);
  });

  it('outside the emulators no other server than Google’s is ever asked', async () => {
    vi.stubEnv('FUNCTIONS_EMULATOR', '');
    await expect(search()).rejects.toThrow('YOUTUBE_API_URL');
    expect(youtube.searches).toHaveLength(0);
  });
});

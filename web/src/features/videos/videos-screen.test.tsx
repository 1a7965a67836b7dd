import type { Videos } from '@contract/videos.ts';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '@/testing/render.tsx';
import { info } from '@/testing/samples.ts';
import { Refusal, serve, silence } from '@/testing/service.ts';
import VideosScreen from './videos-screen.tsx';

const GET = 'GET /youtube/search';
const INFO = 'GET /upload/locks';
const EMPTY = 'No videos found.';

const place = {
  page: 4,
  quote: 'a deadlock is a circle of waits',
  boxes: [{ x: 0.1, y: 0.2, width: 0.3, height: 0.02 }],
};
const topic = (name: string, missed = false) => ({
  topic: name,
  missed,
  search_url: `https://www.youtube.com/results?search_query=${name}`,
  place,
});
const video = (at: number) => ({
  videoId: `abcdefghij${at}`,
  title: `Deadlocks, part ${at}`,
  thumbnail: `https://i.ytimg.com/vi/abcdefghij${at}/mqdefault.jpg`,
});
/** A heading is all that the book has of it. */
const named = { ...topic('Critical Sections'), place: { ...place, quote: 'CRITICAL SECTIONS' } };
const found: Videos = { videos: [video(1), video(2)], topics: [topic('deadlock', true), named] };

/** The screen at its address, and a place to see where a mark leads. */
const show = () =>
  renderScreen(
    <Routes>
      <Route path="/videos/:id" element={<VideosScreen />} />
      <Route path="*" element={null} />
    </Routes>,
    { at: '/videos/locks' },
  );

describe('recommended videos', () => {
  it("read 'Loading videos...' while they load", () => {
    serve({ [GET]: silence, [INFO]: silence });
    show();
    expect(screen.getByRole('heading', { level: 1, name: 'Recommended Videos' })).toBeTruthy();
    expect(screen.getByText('Loading videos...')).toBeTruthy();
    expect(document.title).toContain('Recommended Videos');
  });

  it('are thumbnails and titles that link out to the video site, in a tab that knows nothing of this one', async () => {
    const { made } = serve({ [GET]: found, [INFO]: info() });
    show();
    const list = within(await screen.findByRole('list', { name: 'Videos' }));
    const links = list.getAllByRole<HTMLAnchorElement>('link');
    expect(links.map(({ href }) => href)).toEqual([
      'https://www.youtube.com/watch?v=abcdefghij1',
      'https://www.youtube.com/watch?v=abcdefghij2',
    ]);
    for (const { target, rel } of links) expect([target, rel]).toEqual(['_blank', 'noopener noreferrer']);
    expect(links[0]?.textContent).toContain('Deadlocks, part 1');
    const picture = list.getByAltText<HTMLImageElement>(/part 1/);
    expect([picture.getAttribute('src'), picture.getAttribute('loading')]).toEqual([
      found.videos[0]?.thumbnail,
      'lazy',
    ]);
    expect(screen.queryByText(EMPTY)).toBeNull();
    expect(made.find(({ call }) => call === GET)?.url.search).toBe('?pdf_id=locks');
    expect(await screen.findByText(/Threads and Locks/)).toBeTruthy();
  });

  it('stay links with their titles where a picture cannot be fetched', async () => {
    serve({ [GET]: found, [INFO]: info() });
    show();
    fireEvent.error(await screen.findByAltText(/part 1/));
    expect(screen.queryByAltText(/part 1/)).toBeNull();
    expect(screen.getByAltText(/part 2/)).toBeTruthy();
    expect(screen.getByRole('link', { name: /Deadlocks, part 1/ })).toBeTruthy();
  });

  it("without any read 'No videos found.', with a search on the video site for each topic, what was missed marked", async () => {
    serve({ [GET]: { ...found, videos: [] }, [INFO]: info() });
    show();
    expect(await screen.findByText(EMPTY)).toBeTruthy();
    expect(screen.getByText('You can search for this book’s topics instead.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    // First, and then what there is instead.
    const topics = screen.getByRole('region', { name: 'Search YouTube by topic' });
    expect(screen.getByText(EMPTY).compareDocumentPosition(topics)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(topics.textContent).toContain('Each opens a YouTube search in a new tab, such as “deadlock”.');
    const rows = within(screen.getByRole('region', { name: 'Search YouTube by topic' })).getAllByRole('listitem');
    expect(rows.map((row) => within(row).queryByText('Missed in a quiz') !== null)).toEqual([true, false]);
    // What the book says of it, unless that is its name alone.
    expect(rows.map((row) => row.querySelector('q')?.textContent)).toEqual([place.quote, undefined]);
    const link = within(rows[0]!).getByRole<HTMLAnchorElement>('link', { name: /Search YouTube for deadlock/ });
    expect([link.href, link.target, link.rel]).toEqual([
      'https://www.youtube.com/results?search_query=deadlock',
      '_blank',
      'noopener noreferrer',
    ]);
  });

  it('say once what is true of every topic: that it was missed in a quiz', async () => {
    serve({
      [GET]: { ...found, videos: [], topics: found.topics.map((one) => ({ ...one, missed: true })) },
      [INFO]: info(),
    });
    show();
    expect(await screen.findByText(/You missed each of these in a quiz\.$/)).toBeTruthy();
    expect(screen.queryByText('Missed in a quiz')).toBeNull();
  });

  it('lead from the mark of a topic to its page in the book', async () => {
    serve({ [GET]: found, [INFO]: info() });
    show();
    const [mark] = await screen.findAllByRole('button', { name: 'p. 4, show in book' });
    await userEvent.click(mark!);
    expect(screen.getByTestId('where').textContent).toBe('/chat/locks');
  });

  it('that fail to load read as none, without an alert, and can be asked for again', async () => {
    const { answers } = serve({ [GET]: new Refusal(429, 'limit', 'Broken.'), [INFO]: info() });
    show();
    expect(await screen.findByText(EMPTY)).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByText('Broken.')).toBeTruthy();
    answers[GET] = found;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('list', { name: 'Videos' })).toBeTruthy();
  });

  it('of a book that is not there read as none, and no screen is taken', async () => {
    const gone = new Refusal(404, 'not_found', 'There is no such book.');
    serve({ [GET]: gone, [INFO]: gone });
    show();
    expect(await screen.findByText(EMPTY)).toBeTruthy();
    expect(screen.getByText('That book is no longer in your library.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(screen.getByTestId('where').textContent).toBe('/videos/locks');
  });

  it('say why there are none, or no newer ones', async () => {
    const notice = "You have used up today's video searches. There will be more in about 5 hours.";
    const { answers } = serve({ [GET]: { ...found, videos: [], notice }, [INFO]: info() });
    show();
    expect(await screen.findByText(notice)).toBeTruthy();
    expect(screen.getByText(/^Meanwhile you can search for any of the topics/)).toBeTruthy();
    answers[GET] = { ...found, notice };
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('list', { name: 'Videos' })).toBeTruthy();
    expect(screen.getByText(notice)).toBeTruthy();
  });

  it('of a book without topics say so, and offer nothing that could not help', async () => {
    const notice = 'This book has no text that could be read, so there are no topics to look for.';
    serve({ [GET]: { videos: [], topics: [], notice }, [INFO]: info() });
    show();
    expect(await screen.findByText(notice)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(screen.queryByText('Search YouTube by topic')).toBeNull();
  });

  it('of a book that is still being read are asked for again by themselves', async () => {
    let asked = 0;
    const notReady = new Refusal(409, 'not_ready', 'This book is still being read.');
    serve({ [GET]: () => (asked++ === 0 ? notReady : found), [INFO]: info() });
    show();
    expect(await screen.findByText('This book is still being read.')).toBeTruthy();
    expect(screen.getByText('Loading videos...')).toBeTruthy();
    expect(await screen.findByRole('list', { name: 'Videos' }, { timeout: 8_000 })).toBeTruthy();
  });
});

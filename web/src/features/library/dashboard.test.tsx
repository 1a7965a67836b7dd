import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as uploadModule from '@/lib/api/upload.ts';
import { keepPage, keepQuestion } from '@/lib/reading-places.ts';
import { renderScreen } from '@/testing/render.tsx';
import { book, summary } from '@/testing/samples.ts';
import { Refusal, serve, silence } from '@/testing/service.ts';
import { standIn } from '@/testing/stand-in.ts';
import Dashboard, { prepare } from './dashboard.tsx';
import { useUpload } from './upload-store.ts';

const LIST = 'GET /upload/list';
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
const row = (title: string) => within(screen.getByText(title).closest('li') as HTMLElement); // a title stands in its row
const EMPTY = 'No PDFs uploaded yet. Upload your first document to get started!';

beforeEach(() => {
  standIn(uploadModule, 'upload');
});

beforeEach(() => {
  useUpload.getState().cancel();
  useUpload.getState().choose([]);
});

describe('Your Study Materials', () => {
  it("reads 'Loading your materials...' while it loads", () => {
    serve({ [LIST]: silence });
    renderScreen(<Dashboard />);
    expect(screen.getByText('Loading your materials...')).toBeTruthy();
    expect(screen.getByText('Upload your study materials and let AI help you learn more effectively.')).toBeTruthy();
  });

  it('says when there are none', async () => {
    serve({ [LIST]: [] });
    renderScreen(<Dashboard />);
    expect(await screen.findByText(EMPTY)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('is led by a welcome to Folio, and back to it once there are books; the line on uploading stays', async () => {
    const { answers } = serve({ [LIST]: [] });
    renderScreen(<Dashboard />);
    expect(await screen.findByRole('heading', { level: 1, name: 'Welcome to Folio' })).toBeTruthy();
    answers[LIST] = [book()];
    cleanup();
    renderScreen(<Dashboard />);
    expect(await screen.findByRole('heading', { level: 1, name: 'Welcome back to Folio' })).toBeTruthy();
    expect(screen.getByText('Upload your study materials and let AI help you learn more effectively.')).toBeTruthy();
  });

  it('stays empty when it fails, says why, and can be asked for again', async () => {
    const { answers } = serve({ [LIST]: new Refusal(503, 'unavailable', 'Resting.') });
    renderScreen(<Dashboard />);
    expect(await screen.findByText(EMPTY)).toBeTruthy();
    expect(screen.getByText('Resting.')).toBeTruthy();
    answers[LIST] = [book()];
    await userEvent.click(button('Try again'));
    expect(await screen.findByText('Threads and Locks')).toBeTruthy();
  });

  it('tells title, local date, pages, language, and what cannot be read', async () => {
    serve({
      [LIST]: [
        book({
          pages_without_text: [
            [3, 5],
            [9, 9],
          ],
        }),
        book({ id: 'scan', title: 'A Scan', pages: 2, pages_without_text: [[1, 2]], language: null }),
        book({ id: 'bad', title: 'A Bad One', status: 'failed', problem: 'It has too many pages to read.' }),
      ],
    });
    renderScreen(<Dashboard />);
    const first = (await screen.findByText('Threads and Locks')).closest('li');
    expect(first?.textContent).toContain(
      `${new Date('2026-11-01T10:00:00Z').toLocaleDateString(undefined, { dateStyle: 'medium' })} · 12 pages · English · Pages 3–5, 9 have no text`,
    );
    expect(row('A Scan').getByText(/the pages are pictures/)).toBeTruthy();
    expect(row('A Bad One').getByText('It has too many pages to read.')).toBeTruthy();
  });

  it('tells which pages the AI model has read, and offers those that it has not', async () => {
    serve({
      [LIST]: [book({ pages_without_text: [[3, 5]], pages_estimated: [[9, 10]] })],
      'GET /health': { status: 'ok', engine: 'openai' },
    });
    renderScreen(<Dashboard />);
    const row = (await screen.findByText('Threads and Locks')).closest('li');
    expect(row?.textContent).toContain('Pages 9–10 read from pictures by the AI model');
    expect(await screen.findByRole('button', { name: 'Read these pages with the AI model' })).toBeTruthy();
    expect(row?.textContent).toContain('pictures of 3 pages without text');
  });

  it('tells how far the reading of a book is', async () => {
    serve({ [LIST]: [book({ status: 'reading', pages: 640, pages_read: 120 })] });
    renderScreen(<Dashboard />);
    expect(await screen.findByText('Reading page 120 of 640…')).toBeTruthy();
    expect(screen.getByRole('progressbar', { name: 'Reading Threads and Locks' }).getAttribute('aria-valuenow')).toBe(
      '19',
    );
    expect(button('Ask Questions: Threads and Locks').disabled).toBe(false);
    expect(screen.getByText(/You can start asking while it reads\./)).toBeTruthy();
  });

  it.each([
    ['Ask Questions', '/chat/locks'],
    ['Generate Quiz', '/quiz/config/locks'],
    ['Videos', '/videos/locks'],
  ])('leads by %s to %s', async (name, address) => {
    serve({ [LIST]: [book()] });
    renderScreen(<Dashboard />);
    await userEvent.click(await screen.findByRole('button', { name: `${name}: Threads and Locks` }));
    expect(screen.getByTestId('where').textContent).toBe(address);
  });
});

describe('what a row knows of the student', () => {
  const PROGRESS = 'GET /progress';
  const overall_summary = {
    total_questions_attempted: 13,
    total_correct_answers: 9,
    overall_accuracy_percentage: 69.2,
  };

  it('is the page they stopped on and how their last quiz went, else nothing', async () => {
    keepPage('locks', 81, 293);
    serve({
      [LIST]: [book(), book({ id: 'optics', title: 'Optics' })],
      [PROGRESS]: {
        overall_summary,
        attempts: [summary({ overall_score: 7, overall_total: 9 }), summary({ attempt_id: 'a0', overall_score: 2 })],
        more: false,
      },
    });
    renderScreen(<Dashboard />);
    const row = (await screen.findByRole('heading', { level: 3, name: 'Threads and Locks' })).closest('li');
    expect(await within(row as HTMLElement).findByText('Last quiz 7 of 9')).toBeTruthy(); // the heading stands in its row
    expect(row?.textContent).toContain('p. 81 of 293');
    expect(screen.getByText('Optics').closest('li')?.textContent).not.toMatch(/p\. |quiz \d/);
  });

  it('is left out where it cannot be had', async () => {
    serve({ [LIST]: [book()], [PROGRESS]: new Refusal(503, 'unavailable', 'Resting.') });
    renderScreen(<Dashboard />);
    const row = (await screen.findByText('Threads and Locks')).closest('li');
    expect(row?.textContent).not.toMatch(/p\. |quiz \d/);
  });
});

describe('Continue', () => {
  const goOn = () => screen.findByRole('region', { name: 'Continue' });

  it('leads to the page of the book read last, and tells what was asked', async () => {
    vi.spyOn(Date, 'now').mockReturnValueOnce(1_000);
    keepPage('optics', 3, 40);
    keepPage('locks', 81, 293);
    keepQuestion('locks', 'What is a deadlock?');
    serve({ [LIST]: [book(), book({ id: 'optics', title: 'Optics' })] });
    renderScreen(<Dashboard />);
    const region = within(await goOn());
    expect(await region.findByRole('heading', { name: 'Threads and Locks' })).toBeTruthy();
    expect(region.getByText('p. 81 of 293').parentElement?.textContent).toBe(
      'p. 81 of 293, last asked today: What is a deadlock?',
    );
    await userEvent.click(region.getByRole('link', { name: 'Continue on p. 81' }));
    expect(screen.getByTestId('where').textContent).toBe('/chat/locks');
  });

  it('names the page as answers do, by the number that the book prints', async () => {
    keepPage('locks', 146, 352, '134');
    serve({ [LIST]: [book()] });
    renderScreen(<Dashboard />);
    const region = within(await goOn());
    expect(await region.findByText('p. 134 (PDF 146 of 352)')).toBeTruthy();
    expect(region.getByRole('link', { name: 'Continue on p. 134 (PDF 146)' })).toBeTruthy();
  });

  it('is not there for who has opened nothing, nor for a book that is gone', async () => {
    keepPage('burnt', 3, 40);
    serve({ [LIST]: [book()] });
    renderScreen(<Dashboard />);
    expect(await screen.findByText('Threads and Locks')).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Continue' })).toBeNull();
  });
});

describe('Today', () => {
  const TODAY = 'GET /review/today';
  const EXAMS = 'GET /exam/list';
  const exam = (more: object = {}) => ({
    ...{
      exam_id: 'e1',
      pdf_ids: ['locks'],
      date: '2026-12-02',
      minutes: 30,
      rest: [],
      created_at: '2026-11-20T10:00:00Z',
    },
    ...{ books: [{ pdf_id: 'locks', title: 'Threads and Locks' }], days_left: 6, chapters: 4, met: 1 },
    ...{ unmet: 0, left_out: [], meets_all: null, enough: null, ...more },
    days: [
      {
        ...{ day: '2026-11-26', rest: false, minutes: 30 },
        tasks: [
          { kind: 'cover', minutes: 20, done: false, chapter: { pdf_id: 'locks', title: 'Locks', from: 2, to: 6 } },
          { kind: 'review', minutes: 10, done: true },
        ],
      },
    ],
  });
  const cards = { due: 8, minutes: 5, cards: 20, limit_minutes: 20, spent_seconds: 0 };

  it('comes first and says what is due, each with the way to it', async () => {
    serve({ [LIST]: [book()], [TODAY]: cards, [EXAMS]: { exams: [exam()] } });
    renderScreen(<Dashboard />);
    const today = within(await screen.findByRole('region', { name: 'Today' }));
    const plan = await today.findByRole('link', { name: /^Exam in 6 days\s*about 20 min · Threads and Locks$/ });
    expect(plan.getAttribute('href')).toBe('/quiz/config/locks?pages=2-6&mcq=5&saq=2&laq=0');
    expect(today.getByRole('link', { name: /^8 cards due/ }).getAttribute('href')).toBe('/review');
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(headings).toEqual(['Today', 'Your Study Materials']);
  });

  it('comes whole: until all of it is known neither a part of it nor what stands below it is drawn', async () => {
    let tell = (_: unknown) => {};
    const told = new Promise((resolve) => {
      tell = resolve;
    });
    serve({ [LIST]: [book()], [TODAY]: () => told, [EXAMS]: { exams: [exam()] }, 'GET /progress': { attempts: [] } });
    renderScreen(<Dashboard />);
    // Kept as soon as it has come.
    await vi.waitFor(() => expect(localStorage.getItem('folio:exams-today')).toBeTruthy());
    const drawn = (element: HTMLElement) => element.closest('.invisible') === null;
    const head = screen.getByRole('heading', { name: 'Your Study Materials' });
    expect(screen.queryByRole('region', { name: 'Today' })).toBeNull();
    expect([drawn(head), drawn(screen.getByText('Choose a PDF'))]).toEqual([false, false]);
    expect(screen.getByText('Loading your materials...').closest('.visible')).toBeTruthy();
    tell(cards);
    expect(await screen.findByRole('region', { name: 'Today' })).toBeTruthy();
    expect([drawn(head), drawn(screen.getByText('Choose a PDF'))]).toEqual([true, true]);
  });

  it('stands there, with the list, from the first frame where it was asked for before', async () => {
    const overall_summary = { total_questions_attempted: 0, total_correct_answers: 0, overall_accuracy_percentage: 0 };
    const progress = { overall_summary, attempts: [], more: false };
    serve({ [LIST]: [book()], [TODAY]: cards, [EXAMS]: { exams: [] }, 'GET /progress': progress });
    const client = new QueryClient({ defaultOptions: { queries: { staleTime: 10_000 } } });
    await prepare(client);
    renderScreen(
      <QueryClientProvider client={client}>
        <Dashboard />
      </QueryClientProvider>,
    );
    expect(screen.getByRole('region', { name: 'Today' })).toBeTruthy();
    expect(screen.getByText('Threads and Locks')).toBeTruthy();
    expect(screen.queryByText('Loading your materials...')).toBeNull();
  });

  it('keeps nobody from a first upload where the list takes long', async () => {
    serve({
      [LIST]: () => new Promise(() => {}),
      [TODAY]: cards,
      [EXAMS]: { exams: [] },
      'GET /progress': { attempts: [] },
    });
    renderScreen(<Dashboard />);
    const box = await screen.findByText('Choose a PDF');
    expect(box.closest('.invisible')).not.toBeNull();
    await vi.waitFor(() => expect(box.closest('.invisible')).toBeNull(), { timeout: 20_000 });
  });

  it('is first in the room of one line where it takes so long that the rows came alone; the rest unfolds', async () => {
    let tell = (_: unknown) => {};
    const told = new Promise((resolve) => {
      tell = resolve;
    });
    serve({ [LIST]: [book()], [TODAY]: () => told, [EXAMS]: { exams: [exam()] }, 'GET /progress': { attempts: [] } });
    renderScreen(<Dashboard />);
    expect(await screen.findByText('Threads and Locks', {}, { timeout: 20_000 })).toBeTruthy();
    const today = screen.getByRole('region', { name: 'Today' });
    const list = screen.getByRole('region', { name: 'Your Study Materials' });
    expect(list.compareDocumentPosition(today) & Node.DOCUMENT_POSITION_PRECEDING).toBeTruthy();
    expect(within(today).getByText('Looking for what is due…')).toBeTruthy();
    tell(cards);
    const more = await within(today).findByRole('button', { name: '1 more for today' });
    expect(within(today).getAllByRole('link')).toHaveLength(1);
    await userEvent.click(more);
    expect(
      within(today)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual([expect.stringMatching(/^Exam in 6 days/), expect.stringMatching(/^8 cards due/)]);
  });

  it('does not tell what it could not ask for as nothing', async () => {
    let fail = (_: unknown) => {};
    const lost = new Promise<never>((_, reject) => {
      fail = reject;
    });
    lost.catch(() => undefined);
    serve({ [LIST]: [book()], [TODAY]: () => lost, [EXAMS]: { exams: [] }, 'GET /progress': { attempts: [] } });
    renderScreen(<Dashboard />);
    expect(await screen.findByText('Threads and Locks', {}, { timeout: 20_000 })).toBeTruthy();
    fail(new TypeError('Failed to fetch'));
    const today = screen.getByRole('region', { name: 'Today' });
    expect(await within(today).findByText(/^What is due can’t be looked up without a connection\./)).toBeTruthy();
  });

  it('keeps no row away, nor takes one back, where nothing can be had of it: each is asked for once', async () => {
    const { made } = serve({
      ...{ [LIST]: [book()], [TODAY]: new Refusal(429, 'limit', 'Resting.') },
      ...{ [EXAMS]: new Refusal(429, 'limit', 'Resting.'), 'GET /progress': new Refusal(429, 'limit', 'Resting.') },
    });
    renderScreen(<Dashboard />);
    const title = await screen.findByText('Threads and Locks');
    expect(await screen.findByText('Resting.')).toBeTruthy();
    expect(title.isConnected).toBe(true);
    expect(made.map(({ call }) => call).toSorted()).toEqual([EXAMS, 'GET /progress', TODAY, LIST]);
  });

  it('is not there where nothing is due: no card, no exam, or one whose part of today is done', async () => {
    const done = { days: [{ ...exam().days[0], tasks: [{ kind: 'review', minutes: 10, done: true }] }] };
    const { made } = serve({
      ...{ [LIST]: [book()], [TODAY]: { ...cards, due: 0 } },
      [EXAMS]: { exams: [{ ...exam(), ...done }] },
    });
    renderScreen(<Dashboard />);
    expect(await screen.findByText('Threads and Locks')).toBeTruthy();
    await vi.waitFor(() => expect(made.map(({ call }) => call)).toEqual(expect.arrayContaining([TODAY, EXAMS])));
    expect(screen.queryByRole('region', { name: 'Today' })).toBeNull();
  });
});

it('on a phone asks and quizzes with one tap, and keeps the rest behind a named menu', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
  serve({ [LIST]: [book()] });
  renderScreen(<Dashboard />);
  expect(await screen.findByRole('button', { name: 'Ask Questions: Threads and Locks' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Delete/ })).toBeNull();
  await userEvent.click(button('More: Threads and Locks'));
  const entries = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
  expect(entries).toEqual(['Videos', 'Rename', 'Delete']);
  await userEvent.keyboard('{Escape}');
  await userEvent.click(await screen.findByRole('button', { name: 'Generate Quiz: Threads and Locks' }));
  expect(screen.getByTestId('where').textContent).toBe('/quiz/config/locks');
});

describe('deleting', () => {
  const DELETE = 'DELETE /upload/locks';
  const ask = async () => {
    renderScreen(<Dashboard />);
    await userEvent.click(await screen.findByRole('button', { name: 'Delete: Threads and Locks' }));
    return within(await screen.findByRole('alertdialog', { name: 'Are you sure you want to delete this PDF?' }));
  };

  it('is not done when the question is answered with Cancel', async () => {
    const { made } = serve({ [LIST]: [book()] });
    await userEvent.click((await ask()).getByRole('button', { name: 'Cancel' }));
    expect(screen.getByText('Threads and Locks')).toBeTruthy();
    expect(made.map(({ call }) => call)).not.toContain(DELETE);
  });

  it('takes the book off the list', async () => {
    serve({ [LIST]: [book()], [DELETE]: { ok: true } });
    await userEvent.click((await ask()).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText(EMPTY)).toBeTruthy();
  });

  it("is alerted as 'Failed to delete PDF' when it fails", async () => {
    serve({ [LIST]: [book()], [DELETE]: new Refusal(503, 'unavailable', 'Resting.') });
    await userEvent.click((await ask()).getByRole('button', { name: 'Delete' }));
    expect((await screen.findByRole('alert')).textContent).toBe('Failed to delete PDFResting.');
    expect(screen.getByText('Threads and Locks')).toBeTruthy();
  });
});

it('says why a book could not be opened', async () => {
  serve({ [LIST]: [] });
  renderScreen(<Dashboard />, { at: { pathname: '/', state: { notice: 'book-gone' } } });
  expect(await screen.findByText('That book is no longer in your library.')).toBeTruthy();
});

import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { atDay, formatLongDay, localDay } from '@/lib/format.ts';
import { renderScreen } from '@/testing/render.tsx';
import { book, summary } from '@/testing/samples.ts';
import { Refusal, serve, silence } from '@/testing/service.ts';
import ProgressScreen from '../progress-screen.tsx';

const LIST = 'GET /exam/list';
const dayIn = (days: number) => localDay(new Date(Date.now() + days * 86_400_000));
const chapter = (title: string, from: number) => ({ pdf_id: 'locks', title, from, to: from + 4 });
const task = (kind: string, title: string | null, from: number, done = false) => ({
  ...{ kind, done, minutes: kind === 'mock' ? 50 : 12 },
  ...(title === null ? {} : { chapter: chapter(title, from) }),
});
const exam = (more: object = {}) => ({
  exam_id: 'e1',
  pdf_ids: ['locks'],
  date: dayIn(3),
  minutes: 30,
  rest: [],
  created_at: '2026-11-01T10:00:00Z',
  books: [{ pdf_id: 'locks', title: 'Threads and Locks' }],
  days_left: 3,
  chapters: 3,
  met: 1,
  unmet: 0,
  left_out: [],
  meets_all: null,
  enough: 20,
  days: [
    { day: dayIn(0), rest: false, minutes: 24, tasks: [task('again', 'Locks', 1, true), task('cover', 'Memory', 6)] },
    { day: dayIn(1), rest: true, minutes: 0, tasks: [] },
    { day: dayIn(2), rest: false, minutes: 50, tasks: [task('mock', null, 0)] },
  ],
  ...more,
});
const open = (exams: unknown[], at = '/progress') => {
  const served = serve({
    'GET /progress': {
      overall_summary: { total_questions_attempted: 4, total_correct_answers: 2, overall_accuracy_percentage: 50 },
      attempts: [summary()],
      more: false,
    },
    'GET /progress/chart': { days: [], books: [] },
    'GET /progress/coverage': {
      books: [
        {
          pdf_id: 'locks',
          title: 'Threads and Locks',
          chapters: [{ ...chapter('Locks', 1), state: 'shaky', attempted: 4, correct: 1, right: 1, of: 4, last: null }],
        },
      ],
    },
    'GET /upload/list': [book(), book({ id: 'maps', title: 'Maps' })],
    [LIST]: { exams },
  });
  renderScreen(<ProgressScreen />, { at });
  return served;
};

describe('an exam on Progress', () => {
  it('says what today asks and what of it is done, and one button leads on', async () => {
    open([exam()]);
    const section = within(await screen.findByRole('region', { name: 'Exam in 3 days' }));
    expect(section.getByText('about 12 min left', { exact: false })).toBeTruthy();
    expect(section.getByText('Asked about today: Locks').closest('li')?.textContent).toContain('done');
    await userEvent.click(section.getByRole('link', { name: 'Continue today' }));
    expect(screen.getByTestId('where').textContent).toBe('/quiz/config/locks?pages=6-10&mcq=5&saq=2&laq=0');
  });

  it('shows every day with its minutes, rest and the mock exam, and takes the place of “Next”', async () => {
    open([exam()]);
    const strip = within(await screen.findByRole('list', { name: 'The days to the exam, in minutes' }));
    const days = strip.getAllByRole('listitem').map(({ textContent }) => textContent ?? '');
    expect(days).toHaveLength(4);
    expect(days[0]).toContain('1 new');
    expect(days[1]).toContain('Day off');
    expect(days[2]).toContain('mock exam');
    expect(days[3]).toContain('Exam');
    expect(screen.queryByRole('region', { name: 'Next' })).toBeNull();
  });

  it('lists the days from today on with what they ask, those far off folded', async () => {
    const far = Array.from({ length: 9 }, (_, i) => ({
      ...{ day: dayIn(i), rest: false, minutes: 12, tasks: [task('again', `Chapter ${i}`, i)] },
    }));
    open([exam({ days: far, days_left: 9 })]);
    const [near, later] = await screen.findAllByRole('list', { name: 'The days to the exam' });
    expect(near?.children).toHaveLength(7);
    expect(near?.children[0]?.textContent).toBe('TodayRevise: Chapter 0about 12 min');
    expect(near?.children[1]?.textContent).toContain('Revise: Chapter 1about 12 min');
    expect(later?.children).toHaveLength(2);
    expect(later?.closest('details')?.open).toBe(false);
  });

  it('sets each chapter of a day apart and links it, so that none is read as a count', async () => {
    const both = [task('again', '2 Memory', 6), task('again', 'Glossary', 20)];
    open([exam({ days: [...exam().days.slice(0, 2), { day: dayIn(2), rest: false, minutes: 24, tasks: both }] })]);
    const [days] = await screen.findAllByRole('list', { name: 'The days to the exam' });
    expect(days?.textContent).toContain('Revise: 2\u00a0Memory · Glossary');
    const chapter = within(days as HTMLElement).getByRole('link', { name: /^2\sMemory$/ });
    expect(chapter.getAttribute('href')).toBe('/quiz/config/locks?pages=6-10&mcq=5&saq=0&laq=0');
  });

  it('adds up the days that two plans share, and says the fullest', async () => {
    const other = exam({ exam_id: 'e2', pdf_ids: ['maps'], books: [{ pdf_id: 'maps', title: 'Maps' }] });
    open([exam(), other]);
    const day = formatLongDay(atDay(dayIn(2)));
    const together = await screen.findByText(new RegExp(`^On ${day} your plans ask for about 100 min together\\.`));
    // A fact about plans is told when they have been.
    const last = screen.getAllByRole('region', { name: 'Exam in 3 days' }).at(-1);
    expect(last?.compareDocumentPosition(together)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('counts the cards that are due once, however many plans ask for them', async () => {
    const tasks = [task('cover', 'Locks', 2), task('review', null, 0)];
    const days = [{ day: dayIn(2), rest: false, minutes: 24, tasks }];
    const other = exam({ exam_id: 'e2', pdf_ids: ['maps'], books: [{ pdf_id: 'maps', title: 'Maps' }], days });
    open([exam({ days }), other]);
    expect(await screen.findByText(/your plans ask for about 36 min together/)).toBeTruthy();
  });

  it('leads to the cards that are due where all else of the day is done, once', async () => {
    const done = [task('cover', 'Locks', 1, true)];
    const today = { due: 37, minutes: 11, cards: 60, limit_minutes: 20, spent_seconds: 0 };
    const days = [{ ...exam().days[0], tasks: done }, ...exam().days.slice(1)];
    const { answers } = open([exam({ days }), exam({ exam_id: 'e2', days })]);
    answers['GET /review/today'] = today;
    const link = await screen.findByRole('link', { name: 'Review 37 cards' });
    expect(link.getAttribute('href')).toBe('/review');
    expect(screen.getByText('Your chapters for today are done. 37 cards are still due.')).toBeTruthy();
    expect(screen.getByText('Your chapters for today are done.')).toBeTruthy();
    expect(screen.queryByText('All done for today.')).toBeNull();
  });

  it('leads to them on a day without chapters, too', async () => {
    const today = { due: 37, minutes: 11, cards: 60, limit_minutes: 20, spent_seconds: 0 };
    const days = [{ ...exam().days[0], tasks: [] }, ...exam().days.slice(1)];
    const { answers } = open([exam({ days })]);
    answers['GET /review/today'] = today;
    expect(await screen.findByRole('link', { name: 'Review 37 cards' })).toBeTruthy();
    expect(screen.getAllByText('Nothing is planned for today.')).not.toEqual([]);
  });

  it('says of a far day how many chapters it asks about, and how many more are left out than are named', async () => {
    const counted = { kind: 'again', minutes: 240, done: false, count: 40 };
    const fresh = { kind: 'cover', minutes: 36, done: false, count: 3 };
    const far = { day: dayIn(2), rest: false, minutes: 276, tasks: [counted, fresh] };
    const left_out = [chapter('Queues', 11)];
    open([exam({ days: [...exam().days.slice(0, 2), far], minutes: 15, unmet: 40, left_out })]);
    const days = await screen.findByRole('list', { name: 'The days to the exam' });
    expect(days.textContent).toContain('40 chapters to revise · 3 new chapters');
    const strip = within(screen.getByRole('list', { name: 'The days to the exam, in minutes' }));
    expect(strip.getAllByRole('listitem')[2]?.textContent).toContain('3 new');
    expect(screen.getByText('The 40 left out')).toBeTruthy();
    expect(screen.getByText('and 39 more')).toBeTruthy();
  });

  it('says what is due on a day off, too', async () => {
    const off = { day: dayIn(1), rest: true, minutes: 5, tasks: [task('review', null, 5)] };
    open([exam({ days: [...exam().days.slice(0, 1), off] })]);
    const strip = within(await screen.findByRole('list', { name: 'The days to the exam, in minutes' }));
    const days = strip.getAllByRole('listitem').map(({ textContent }) => textContent ?? '');
    expect(days[1]).toContain('cards');
    expect(days[1]).not.toContain('Day off');
  });

  it('opens all that today asks of a book as one quiz, its chapters and counts filled in', async () => {
    const tasks = [task('cover', 'Memory', 6), task('again', 'Locks', 1), task('cover', 'Queues', 11, true)];
    open([exam({ days: [{ day: dayIn(0), rest: false, minutes: 36, tasks }] })]);
    await userEvent.click(await screen.findByRole('link', { name: 'Continue today' }));
    expect(screen.getByTestId('where').textContent).toBe('/quiz/config/locks?pages=6-10,1-5&mcq=10&saq=2&laq=0');
  });

  it('names the chapters that the minutes leave out, and sets those that would do with one press', async () => {
    const left_out = [chapter('Queues', 11), chapter('Barriers', 16)];
    const { answers, made } = open([exam({ minutes: 15, enough: 60, unmet: 2, left_out, meets_all: 40 })]);
    expect(await screen.findByText('At 15 minutes a day there is no time for 2 of the chapters.')).toBeTruthy();
    expect(screen.getByText('Queues')).toBeTruthy();
    expect(screen.getByText('Barriers')).toBeTruthy();
    answers['PATCH /exam/e1'] = exam({ minutes: 40 });
    answers[LIST] = { exams: [exam({ minutes: 40 })] };
    await userEvent.click(screen.getByRole('button', { name: 'Change to 40 minutes a day' }));
    await vi.waitFor(() => expect(screen.queryByText('Queues')).toBeNull());
    const body = made.find(({ call }) => call === 'PATCH /exam/e1')?.body;
    expect(body).toEqual({ pdf_ids: ['locks'], date: dayIn(3), minutes: 40, rest: [] });
  });

  it('says where no number of minutes would do', async () => {
    open([exam({ minutes: 15, unmet: 1, left_out: [chapter('Queues', 11)] })]);
    expect(await screen.findByText(/no time for one chapter, not even at 240 minutes a day/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Change to \d+ minutes/ })).toBeNull();
  });

  it('says that the books are on their way while they are', async () => {
    const { answers } = open([]);
    answers['GET /upload/list'] = silence;
    await userEvent.click(await screen.findByRole('button', { name: 'Set an exam date' }));
    const form = within(screen.getByRole('form', { name: 'Exam date' }));
    expect(form.getByText('Loading your books…')).toBeTruthy();
    expect(form.queryByRole('checkbox', { name: 'Threads and Locks' })).toBeNull();
  });

  it('is set with its books, day, minutes and days off; what is wrong is said', async () => {
    const { made, answers } = open([]);
    await userEvent.click(await screen.findByRole('button', { name: 'Set an exam date' }));
    const form = within(screen.getByRole('form', { name: 'Exam date' }));
    expect((await form.findByRole<HTMLInputElement>('checkbox', { name: 'Threads and Locks' })).checked).toBe(true);
    await userEvent.click(form.getByRole('checkbox', { name: 'Maps' }));
    await userEvent.click(form.getByRole('button', { name: 'Plan the days' }));
    expect(form.getByText('Choose a day after today, within a year.')).toBeTruthy();
    await userEvent.type(form.getByLabelText('Exam day'), dayIn(3));
    // Every day is one of study, until it is taken out.
    expect(form.getByRole<HTMLInputElement>('checkbox', { name: 'Sun' }).checked).toBe(true);
    await userEvent.click(form.getByRole('checkbox', { name: 'Sun' }));
    answers['POST /exam'] = exam();
    answers[LIST] = { exams: [exam()] };
    await userEvent.click(form.getByRole('button', { name: 'Plan the days' }));
    expect(await screen.findByRole('region', { name: 'Exam in 3 days' })).toBeTruthy();
    const body = made.find(({ call }) => call === 'POST /exam')?.body;
    expect(body).toEqual({ pdf_ids: ['locks', 'maps'], date: dayIn(3), minutes: 30, rest: [0] });
  });

  it('is filled in from a plan of the revision chat that is to be kept', async () => {
    open([], `/progress?exam=${dayIn(7)}&books=maps,<b>`);
    const form = within(await screen.findByRole('form', { name: 'Exam date' }));
    expect((await form.findByRole<HTMLInputElement>('checkbox', { name: 'Maps' })).checked).toBe(true);
    expect(form.getByRole<HTMLInputElement>('checkbox', { name: 'Threads and Locks' }).checked).toBe(false);
    const day = form.getByLabelText<HTMLInputElement>('Exam day');
    expect(day.value).toBe(dayIn(7));
    // The field itself shows it in the browser's own order of day and month.
    expect(document.getElementById(day.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      formatLongDay(atDay(dayIn(7))),
    );
  });

  it('is not set twice by a plan that is kept already', async () => {
    open([exam()], `/progress?exam=${dayIn(3)}&books=locks`);
    await screen.findByRole('region', { name: /^Exam in/ });
    expect(screen.queryByRole('form', { name: 'Exam date' })).toBeNull();
  });

  it('has what is still to do before what is done', async () => {
    open([exam()]);
    const region = await screen.findByRole('region', { name: /^Exam in/ });
    const tasks = within(region)
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
    expect(tasks.slice(0, 2)).toEqual(['New: Memory', 'Asked about today: Locks']);
  });

  it('folds what is done where nothing is left to do, too', async () => {
    const done = ['Locks', 'Memory', 'Maps'].map((title, i) => task('cover', title, 5 * i + 1, true));
    open([exam({ days: [{ ...exam().days[0], tasks: done }, ...exam().days.slice(1)] })]);
    const region = within(await screen.findByRole('region', { name: /^Exam in/ }));
    expect(region.getByText('All done for today.')).toBeTruthy();
    expect(region.queryByRole('link', { name: /^Review \d/ })).toBeNull();
    const folded = region.getByText('3 done today').closest('details');
    expect(folded?.open).toBe(false);
    expect(folded?.textContent).toContain('Asked about today: Maps');
  });

  it('can be changed and removed; a failure is said', async () => {
    const { answers } = open([exam()]);
    await userEvent.click(await screen.findByRole('button', { name: 'Change the exam on Threads and Locks' }));
    expect(screen.getByText('The days from today on are planned again; what you have done stays.')).toBeTruthy();
    answers['PATCH /exam/e1'] = new Refusal(503, 'unavailable', 'Not now.');
    await userEvent.click(screen.getByRole('button', { name: 'Plan the days' }));
    expect(await screen.findByText('Not now.')).toBeTruthy();
    answers['DELETE /exam/e1'] = { ok: true };
    answers[LIST] = { exams: [] };
    await userEvent.click(screen.getByRole('button', { name: 'Remove this exam' }));
    expect(await screen.findByRole('button', { name: 'Set an exam date' })).toBeTruthy();
    expect(screen.queryByRole('region', { name: /^Exam in/ })).toBeNull();
  });

  it('has the form alone while one is changed', async () => {
    open([exam(), exam({ exam_id: 'e2', days_left: 9, books: [{ pdf_id: 'maps', title: 'Maps' }] })]);
    await userEvent.click(await screen.findByRole('button', { name: 'Change the exam on Threads and Locks' }));
    expect(screen.queryByRole('region', { name: /^Exam in/ })).toBeNull();
    expect(screen.queryByText(/together/)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findAllByRole('region', { name: /^Exam in/ })).toHaveLength(2);
  });

  it('says why the day of a mock exam is longer than the minutes of a day', async () => {
    open([exam()]);
    const days = await screen.findByRole('list', { name: 'The days to the exam' });
    expect(days.children[2]?.textContent).toContain('in one sitting, so longer than your 30 min');
    expect(days.children[0]?.textContent).not.toContain('longer');
  });

  it('that is over is told in one line, and can be removed', async () => {
    const { made, answers } = open([exam({ date: '2026-11-01', days_left: -3, days: [], enough: null })]);
    answers['DELETE /exam/e1'] = { ok: true };
    await userEvent.click(await screen.findByRole('button', { name: 'Remove the exam on Threads and Locks' }));
    expect(made.some(({ call }) => call === 'DELETE /exam/e1')).toBe(true);
    expect(screen.getByRole('region', { name: 'Next' })).toBeTruthy();
  });
});

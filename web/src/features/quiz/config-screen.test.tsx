import { hashKey } from '@tanstack/react-query';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, Route, Routes, useLocation } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { QuietNotices } from '@/app/layout/quiet-notices.tsx';
import { publish } from '@/lib/auth/auth-store.ts';
import { handedIn } from '@/lib/handed.ts';
import { forgetWork, KEPT, storeValue } from '@/lib/storage.ts';
import { renderScreen } from '@/testing/render.tsx';
import { info, questions } from '@/testing/samples.ts';
import { Refusal, serve, silence } from '@/testing/service.ts';
import QuizConfigScreen from './config-screen.tsx';

const INFO = 'GET /upload/locks';
const GENERATE = 'POST /quiz/generate';
const HandedOver = () => <output data-testid="state">{JSON.stringify(handedIn(useLocation().state))}</output>;

const open = () =>
  renderScreen(
    <Routes>
      <Route path="/quiz/config/:id" element={<QuizConfigScreen />} />
      <Route path="*" element={<HandedOver />} />
    </Routes>,
    { at: '/quiz/config/locks' },
  );

const openWithNotices = () =>
  renderScreen(
    <>
      <Link to="/elsewhere">elsewhere</Link>
      <Link to="/quiz/config/locks">back</Link>
      <Routes>
        <Route path="/quiz/config/:id" element={<QuizConfigScreen />} />
        <Route path="/elsewhere" element={<input aria-label="Message" />} />
        <Route path="*" element={<HandedOver />} />
      </Routes>
      <QuietNotices />
    </>,
    { at: '/quiz/config/locks' },
  );

const counts = () => screen.getAllByRole<HTMLInputElement>('spinbutton');
const generate = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Generate Quiz' });

describe('the configuration of a quiz', () => {
  it('has three native number inputs first, of at least 0, with 5, 3 and 1', async () => {
    serve({ [INFO]: info() });
    open();
    expect(counts().map(({ type, min, value }) => [type, min, value])).toEqual([
      ['number', '0', '5'],
      ['number', '0', '3'],
      ['number', '0', '1'],
    ]);
    expect(counts().map(({ labels }) => labels?.[0]?.textContent)).toEqual([
      'Multiple choice',
      'Short answer',
      'Long answer',
    ]);
    expect(await screen.findByText('From “Threads and Locks”')).toBeTruthy();
  });

  it('says before what this book can give, and why it is no more', async () => {
    const why = ['Choices rest on what a text defines: here 9 definitions.'];
    serve({ [INFO]: info(), 'GET /book/locks/gives': { gives: { mcq: 24, saq: 30, laq: 12, why } } });
    open();
    const line = await screen.findByText(/^Folio finds about 24 multiple-choice, up to 30 short/);
    expect(line.textContent).toContain('about 12 long questions in this book.');
    await userEvent.click(line);
    expect(screen.getByText(why.join())).toBeTruthy();
  });

  it('says that it looks for what a book can give while it does', async () => {
    serve({ [INFO]: info(), 'GET /book/locks/gives': silence });
    open();
    expect(await screen.findByText('Looking for questions in this book…')).toBeTruthy();
  });

  it('asks what a book gives once, when it has been read', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { made, answers } = serve({
      [INFO]: info({ status: 'reading' }),
      'GET /book/locks/gives': { gives: { mcq: 24, saq: 30, laq: 12, why: [] } },
    });
    const asked = () => made.filter(({ call }) => call === 'GET /book/locks/gives').length;
    open();
    expect(await screen.findByText('From “Threads and Locks”')).toBeTruthy();
    expect(asked()).toBe(0);
    answers[INFO] = info();
    await vi.advanceTimersByTimeAsync(3_000);
    expect(await screen.findByText(/Folio finds about 24 multiple-choice/)).toBeTruthy();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(asked()).toBe(1);
    vi.useRealTimers();
  });

  it('says that a book gives no choices, and nothing of it where a model writes', async () => {
    const { answers } = serve({
      [INFO]: info(),
      'GET /book/locks/gives': { gives: { mcq: 0, saq: 30, laq: 15, why: [] } },
    });
    const { unmount } = open();
    expect(
      await screen.findByText(
        /finds no multiple-choice questions in this book that it is sure of, but up to 30 short and up to 15 long/,
      ),
    ).toBeTruthy();
    unmount();
    answers['GET /book/locks/gives'] = { gives: null };
    open();
    expect(await screen.findByText('From “Threads and Locks”')).toBeTruthy();
    expect(screen.queryByText(/^Folio finds/)).toBeNull();
  });

  it('mixes all it can ask for, until the student takes something out; one box always stays', async () => {
    const { made } = serve({ [INFO]: info(), [GENERATE]: { quiz_id: 'q1', questions } });
    open();
    const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name });
    expect(
      within(screen.getByRole('group', { name: 'Kinds of multiple choice' }))
        .getAllByRole<HTMLInputElement>('checkbox')
        .map(({ checked }) => checked),
    ).toEqual([true, true]);
    await userEvent.click(box(/Remember/));
    expect(box(/Understand/).disabled).toBe(true);
    await userEvent.click(generate());
    await screen.findByTestId('state');
    expect(made.find(({ call }) => call === GENERATE)?.url.searchParams.get('levels')).toBe('understand');
  });

  it('says what the counts come to, and the presets fill them in and nothing else', async () => {
    const { made } = serve({ [INFO]: info() });
    open();
    expect(screen.getByText('9 questions').nextElementSibling?.textContent).toBe('about 17 min');
    const preset = (name: RegExp) => screen.getByRole('button', { name });
    expect(preset(/^Quick/).getAttribute('aria-pressed')).toBe('false');
    await userEvent.click(preset(/^Exam/));
    expect(counts().map(({ value }) => value)).toEqual(['10', '6', '4']);
    expect(preset(/^Exam/).getAttribute('aria-pressed')).toBe('true');
    expect(screen.getByText('20 questions').nextElementSibling?.textContent).toBe('about 46 min');
    await userEvent.click(preset(/^Quick/));
    expect(counts().map(({ value }) => value)).toEqual(['5', '0', '0']);
    expect(made.map(({ call }) => call)).not.toContain(GENERATE);
  });

  it('says beside a number where the book has fewer, and sums up what there will be', async () => {
    serve({ [INFO]: info(), 'GET /book/locks/gives': { gives: { mcq: 0, saq: 30, laq: 1, why: [] } } });
    open();
    const mcq = await screen.findByRole('spinbutton', { name: 'Multiple choice', description: /none in this book/ });
    // Not beside how many there could be.
    expect(screen.queryByText('0 to 50')).toBeNull();
    const paper = screen.getByRole('complementary', { name: 'The paper' });
    expect(within(paper).queryByText('Multiple choice')).toBeNull();
    expect(mcq).toHaveProperty('value', '5');
    expect(screen.getByRole('spinbutton', { name: 'Short answer', description: /2 min each/ })).toBeTruthy();
    // Nobody has asked for more yet: these are the form's own numbers.
    expect(screen.getByText('4 questions')).toBeTruthy();
    expect(screen.queryByText(/asked for/)).toBeNull();
    await userEvent.clear(mcq);
    await userEvent.type(mcq, '0');
    expect(screen.getByText('4 questions')).toBeTruthy();
    expect(screen.queryByText(/none in this book/)).toBeNull();
  });

  it('makes good by one press what the book lacks: short questions for the choices', async () => {
    serve({ [INFO]: info(), 'GET /book/locks/gives': { gives: { mcq: 2, saq: 30, laq: 3, why: [] } } });
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Ask 3 short questions instead' }));
    expect(counts().map(({ value }) => value)).toEqual(['2', '6', '1']);
    expect(screen.getByText('9 questions')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /instead$/ })).toBeNull();
  });

  it('knows without a connection what the book gives, if it ever knew', async () => {
    publish({ uid: 'ana', email: null, displayName: null, photoURL: null });
    const data = { gives: { mcq: 0, saq: 30, laq: 3, why: [] } };
    storeValue(`${KEPT}ana:${hashKey(['gives', 'locks'])}`, JSON.stringify({ at: Date.UTC(2026, 10, 3), data }));
    serve({ [INFO]: info(), 'GET /book/locks/gives': silence });
    open();
    expect(await screen.findByText('4 questions')).toBeTruthy();
    expect(screen.queryByRole('group', { name: 'Kinds of multiple choice' })).toBeNull();
    publish(null);
  });

  it('fills in by a preset no more than the book can give: short questions for choices that it lacks', async () => {
    serve({ [INFO]: info(), 'GET /book/locks/gives': { gives: { mcq: 2, saq: 30, laq: 3, why: [] } } });
    open();
    await screen.findByText(/Folio finds about 2 multiple-choice/);
    await userEvent.click(screen.getByRole('button', { name: /^Quick ?5 questions, 8 min/ }));
    expect(counts().map(({ value }) => value)).toEqual(['2', '3', '0']);
    await userEvent.click(screen.getByRole('button', { name: /^Exam ?19 questions/ }));
    expect(counts().map(({ value }) => value)).toEqual(['2', '14', '3']);
  });

  it('asks once by a double click', async () => {
    const { made } = serve({ [INFO]: info(), [GENERATE]: silence });
    open();
    await screen.findByText('From “Threads and Locks”');
    const button = generate();
    button.form?.requestSubmit();
    button.form?.requestSubmit();
    expect(await screen.findByRole('button', { name: 'Generating...' })).toBeTruthy();
    expect(made.filter(({ call }) => call === GENERATE)).toHaveLength(1);
  });

  it("reads 'Generating...' while busy and hands the quiz over as navigation state", async () => {
    const { made, answers } = serve({ [INFO]: info(), [GENERATE]: silence });
    open();
    await userEvent.click(generate());
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Generating...' }).disabled).toBe(true);
    expect(made.at(-1)?.url.search).toBe('?pdf_id=locks&mcq=5&saq=3&laq=1');
    expect(made.at(-1)?.headers.get('Idempotency-Key')).toBeTruthy();
    document.body.replaceChildren();
    answers[GENERATE] = { quiz_id: 'q1', questions };
    open();
    await userEvent.click(generate());
    const state = await screen.findByTestId('state');
    expect(screen.getByTestId('where').textContent).toBe('/quiz/q1');
    expect(JSON.parse(state.textContent ?? '')).toMatchObject({ quiz_id: 'q1', questions });
  });

  it.each([
    ['is ready', { quiz_id: 'q1', questions }, 'Your quiz is ready', '/quiz/q1'],
    ['failed', new Refusal(422, 'unusable', 'No questions.'), 'Failed to generate quiz', '/quiz/config/locks'],
  ])(
    'that %s once the student has left takes no screen from them: a quiet notice leads there',
    async (_, answer, title, to) => {
      let finish: (answer: unknown) => void = () => undefined;
      serve({
        [INFO]: info(),
        [GENERATE]: () =>
          new Promise((resolve) => {
            finish = resolve;
          }),
      });
      openWithNotices();
      await userEvent.click(generate());
      await userEvent.click(screen.getByRole('link', { name: 'elsewhere' }));
      await userEvent.type(screen.getByLabelText('Message'), 'half a sent');
      finish(answer);
      expect(await screen.findByText(title)).toBeTruthy();
      expect(screen.getByTestId('where').textContent).toBe('/elsewhere');
      expect(screen.getByLabelText<HTMLInputElement>('Message').value).toBe('half a sent');
      await userEvent.click(screen.getByRole('link', { name: /Open the quiz|quiz’s settings/ }));
      expect(screen.getByTestId('where').textContent).toBe(to);
      expect(screen.queryByText(title)).toBeNull();
    },
  );

  it('that is still being written is not asked for again from the same screen', async () => {
    const { made } = serve({ [INFO]: info(), [GENERATE]: silence });
    openWithNotices();
    await userEvent.click(generate());
    await userEvent.click(screen.getByRole('link', { name: 'elsewhere' }));
    await userEvent.click(screen.getByRole('link', { name: 'back' }));
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Generating...' }).disabled).toBe(true);
    expect(made.filter(({ call }) => call === GENERATE)).toHaveLength(1);
  });

  it("is alerted as 'Failed to generate quiz'; the same try has the same key, a changed one another", async () => {
    const { made } = serve({
      [INFO]: info(),
      [GENERATE]: new Refusal(422, 'unusable', 'No questions could be written.'),
    });
    open();
    await userEvent.click(generate());
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Failed to generate quizNo questions could be written. Your choices are kept: press Generate Quiz to try again.',
    );
    await userEvent.click(generate());
    await vi.waitFor(() => expect(made.filter(({ call }) => call === GENERATE)).toHaveLength(2));
    await userEvent.clear(counts()[0] as HTMLElement); // three, as tested above
    await userEvent.type(counts()[0] as HTMLElement, '2');
    await userEvent.click(generate());
    await vi.waitFor(() => expect(made.filter(({ call }) => call === GENERATE)).toHaveLength(3));
    const [one, again, changed] = made
      .filter(({ call }) => call === GENERATE)
      .map(({ headers }) => headers.get('Idempotency-Key'));
    expect(again).toBe(one);
    expect(changed).not.toBe(one);
  });

  it('keeps numbers and chapters over a reload of its tab, until the student logs out', async () => {
    const memory = { title: '2 Memory', level: 1, from: 7, to: 12 };
    serve({ [INFO]: { ...info(), outline: [{ title: '1 Locks', level: 1, from: 1, to: 6 }, memory] } });
    open();
    await userEvent.clear(counts()[0] as HTMLElement); // three, as tested above
    await userEvent.type(counts()[0] as HTMLElement, '8');
    await userEvent.click(await screen.findByRole('checkbox', { name: /^2 Memory/ }));
    cleanup();
    open();
    expect(counts().map(({ value }) => value)).toEqual(['8', '3', '1']);
    expect((await screen.findByRole<HTMLInputElement>('checkbox', { name: /^2 Memory/ })).checked).toBe(true);
    cleanup();
    forgetWork();
    open();
    expect(counts().map(({ value }) => value)).toEqual(['5', '3', '1']);
  });

  it.each([
    [['0', '0', '0'], 'Choose at least one question.'],
    [['51', '0', '0'], 'Choose a whole number from 0 to 50.'],
    [['1', '31', '0'], 'Choose a whole number from 0 to 30.'],
    [['1', '0', '-1'], 'Choose a whole number from 0 to 15.'],
    [['1.5', '0', '1'], 'Choose a whole number from 0 to 50.'],
  ])('refuses %j', async (typed, words) => {
    serve({ [INFO]: info() });
    open();
    for (const [i, text] of typed.entries()) {
      await userEvent.clear(counts()[i] as HTMLElement); // three, as tested above
      await userEvent.type(counts()[i] as HTMLElement, text);
    }
    // Where the number is typed, not at the foot of the form.
    const said = screen.getByText(words);
    expect(said.closest('fieldset')?.contains(counts()[0] as HTMLElement)).toBe(true);
    expect(generate().disabled).toBe(true);
  });

  it('says beforehand that a book without any text gives no questions, and what to do', async () => {
    serve({ [INFO]: info({ pages_without_text: [[1, 12]] }), 'GET /health': { status: 'ok', engine: 'openai' } });
    open();
    expect(await screen.findByText(/^This book has no readable text: .* none can be written yet\.$/)).toBeTruthy();
    expect(screen.getByText(/^Upload a copy with selectable text/)).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Read these pages with the AI model' })).toBeTruthy();
    expect(generate().disabled).toBe(false);
  });

  it('names the pages of a chapter by their printed numbers, with those of the file that are asked for', async () => {
    const { made } = serve({
      [INFO]: {
        ...info(),
        outline: [{ title: '2 Memory', level: 1, from: 7, to: 12, from_label: '1', to_label: '6' }],
      },
      [GENERATE]: silence,
    });
    open();
    await screen.findByText('From “Threads and Locks”');
    const chapter = screen.getByRole('checkbox', { name: '2 Memory' });
    expect(chapter.closest('label')?.textContent).toContain('1–6 (PDF 7–12)');
    // Seen is the one that a reader of the book knows.
    expect(screen.getByText('1–6').title).toBe('1–6 (PDF 7–12)');
    await userEvent.click(screen.getByRole('radio', { name: 'Some pages' }));
    expect(screen.getByText('Pages as the file counts them, from its first.')).toBeTruthy();
    await userEvent.click(chapter);
    await userEvent.click(generate());
    expect(made.at(-1)?.url.searchParams.get('pages')).toBe('7-12');
  });

  it("asks about a chapter of the book's outline, or some pages", async () => {
    const { made } = serve({ [INFO]: info(), [GENERATE]: silence });
    open();
    await screen.findByText('From “Threads and Locks”');
    const chapter = screen.getByRole<HTMLInputElement>('checkbox', { name: '2 Memory' });
    await userEvent.click(chapter);
    await userEvent.click(screen.getByRole('radio', { name: 'Some pages' }));
    expect(chapter.checked).toBe(false);
    await userEvent.clear(screen.getByLabelText('First page'));
    await userEvent.type(screen.getByLabelText('First page'), '13');
    expect(screen.getByText('Choose pages from 1 to 12, with the first before the last.')).toBeTruthy();
    await userEvent.click(chapter);
    await userEvent.click(generate());
    expect(made.at(-1)?.url.searchParams.get('pages')).toBe('7-12');
  });
});

it('goes to / when the book is gone', async () => {
  serve({ [INFO]: new Refusal(404, 'not_found', 'Gone.') });
  open();
  expect(JSON.parse((await screen.findByTestId('state')).textContent ?? '')).toEqual({ notice: 'book-gone' });
  expect(screen.getByTestId('where').textContent).toBe('/');
});

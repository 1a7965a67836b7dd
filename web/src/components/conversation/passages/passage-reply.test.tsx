import type { OutlineEntry } from '@contract/library.ts';
import type { Passage, PassageReply as Reply } from '@contract/passages.ts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { type PageCutProps, PageCuts } from '@/lib/page-cuts.ts';
import { renderScreen } from '@/testing/render.tsx';
import { serve } from '@/testing/service.ts';
import { AskContext, type Asking } from '../ask-context.ts';
import { CitedBookContext } from '../cited-book.ts';
import { PassageReply } from './passage-reply.tsx';

const passage = (page: number, text: string, more: Partial<Passage> = {}): Passage => ({
  page,
  section: ['1 Locks', '1.1 Deadlock'],
  text,
  marks: [],
  boxes: [],
  state: 'marked',
  ...more,
});
const lock = passage(3, 'A lock lets one thread in. The others wait.', {
  marks: [{ start: 0, end: 26 }],
  lang: 'en',
  dir: 'ltr',
});

function show(
  reply: Reply & { answer?: string },
  asking: Partial<Asking> = {},
  contents: readonly OutlineEntry[] = [],
  failed = false,
) {
  const [onShow, ask] = [vi.fn(), vi.fn()];
  renderScreen(
    <CitedBookContext value={{ id: 'locks', language: 'en', outline: contents, failed, shown: null }}>
      <AskContext value={{ model: false, busy: false, ask, ...asking }}>
        <PassageReply reply={{ answer: '', ...reply }} renderText={(text) => <p>{text}</p>} onShow={onShow} />
      </AskContext>
    </CitedBookContext>,
  );
  return { onShow, ask };
}

describe('a reply in passages', () => {
  it('is a line, and folded what the book says around it, with its place and what answers marked; the ear hears how much there is', async () => {
    const { onShow } = show({ found: 'line', line: 'A lock is a door.', passages: [lock] });
    expect(screen.getByText('A line, one passage.')).toBeTruthy();
    expect(screen.getByText('A lock is a door.').closest('details')).toBeNull();
    expect(screen.getByText('Around it in the book').closest('details')?.open).toBe(false);
    await userEvent.click(screen.getByText('Around it in the book'));
    const card = within(screen.getByRole('article', { name: /^Passage 1 of 1: 1 Locks › 1\.1 Deadlock$/ }));
    expect(card.getByText('A lock lets one thread in.').tagName).toBe('MARK');
    expect(
      card
        .getByText(/The others wait/)
        .closest('[lang]')
        ?.getAttribute('lang'),
    ).toBe('en');
    await userEvent.click(card.getByRole('button', { name: 'p. 3, show in book' }));
    await userEvent.click(card.getByRole('button', { name: 'Show on page' }));
    expect(onShow).toHaveBeenCalledTimes(2);
    expect(onShow.mock.calls[0]?.[0]).toMatchObject({ page: 3, quote: 'A lock lets one thread in.' });
  });

  it('has nothing to show where the book’s file could not be opened', () => {
    show({ found: 'line', line: 'A lock is a door.', passages: [lock] }, {}, [], true);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Show on page', hidden: true }).disabled).toBe(true);
  });

  it('shows 250 words, and the rest at a press', async () => {
    const long = (page: number) => passage(page, 'word '.repeat(120));
    show({ found: 'passages', passages: [long(1), long(2), long(3)] });
    expect(screen.getAllByRole('article')).toHaveLength(2);
    await userEvent.click(screen.getByRole('button', { name: 'One more passage' }));
    expect(screen.getAllByRole('article')).toHaveLength(3);
  });

  it('says of passages that may help that they are no answer', () => {
    show({ found: 'may_help', answer: 'These passages may help.\n\n> A lock lets one in. [1]', passages: [lock] });
    expect(screen.getByText('These passages may help.')).toBeTruthy();
    expect(screen.getByText('Perhaps helpful: one passage.')).toBeTruthy();
  });

  it.each<[string, Reply]>([
    ['may help', { found: 'may_help', passages: [lock] }],
    ['are near', { found: 'nothing', near: [lock] }],
  ])('marks no words in passages that %s, and only points at their place in the book', async (_, reply) => {
    const { onShow } = show(reply);
    const card = within(screen.getByRole('article', { hidden: true }));
    expect(card.getByText(lock.text).querySelector('mark')).toBeNull();
    await userEvent.click(card.getByRole('button', { name: 'Show on page', hidden: true }));
    expect(onShow.mock.calls[0]?.[0]).toMatchObject({ page: 3, quote: lock.text, unsure: true });
  });

  it('folds what is near where nothing was found, and offers the book’s own terms', async () => {
    const boxes = [{ x: 0.1, y: 0.8, width: 0.1, height: 0.02 }];
    const terms = [{ term: 'mutex', page: 4, boxes }];
    const { ask, onShow } = show({ found: 'nothing', answer: 'It does not mention “elephants”.', near: [lock], terms });
    expect(screen.getByText('It does not mention “elephants”.')).toBeTruthy();
    expect(screen.getByText('Not an answer, but near').closest('details')?.open).toBe(false);
    await userEvent.click(screen.getByRole('button', { name: 'mutex' }));
    expect(ask).toHaveBeenCalledWith('mutex');
    await userEvent.click(screen.getByRole('button', { name: 'p. 4, show “mutex” in book' }));
    expect(onShow.mock.calls[0]?.[0]).toMatchObject({ page: 4, state: 'marked', boxes });
  });

  it('is of a section its outline, each part with its page and its terms', () => {
    const entries = [{ title: '1.1 Deadlock', level: 1, page: 4, terms: ['deadlock', 'livelock'] }];
    show({ found: 'outline', answer: 'x', outline: { title: '1 Locks', pages: [3, 9], minutes: 12, entries } });
    const outline = screen.getByRole('region', { name: 'Outline of 1 Locks' });
    expect(outline.textContent).toContain('pages 3–9 · about 12 minutes');
    expect(outline.textContent).toContain('deadlock · livelock');
    expect(within(outline).getByRole('button', { name: 'p. 4, show in book' })).toBeTruthy();
  });

  it('tells the pages of a section by the numbers that are printed on them, as its parts are', () => {
    const printed = { title: '1 Locks', level: 1, from: 15, to: 21, from_label: '3', to_label: '9' };
    const entries = [{ title: '1.1 Deadlock', level: 1, page: 16, label: '4', terms: ['deadlock'] }];
    show({ found: 'outline', answer: 'x', outline: { title: '1 Locks', pages: [15, 21], minutes: 12, entries } }, {}, [
      printed,
    ]);
    const outline = screen.getByRole('region', { name: 'Outline of 1 Locks' });
    expect(outline.textContent).toContain('pages 3–9 (PDF 15–21) · about');
    expect(within(outline).getByRole('button', { name: 'p. 4 (PDF 16), show in book' })).toBeTruthy();
  });

  it('leads on to further pages', () => {
    show({ found: 'passages', passages: [lock], also: [{ page: 64 }, { page: 90 }] });
    expect(screen.getByText('Also on').textContent).toBe('Also onp. 64p. 90');
  });

  it('shows a formula as its page prints it, with what answers marked; its words are there for the ear, and at a press as text', async () => {
    const region = { x: 0.1, y: 0.2, width: 0.5, height: 0.1 };
    const boxes = [{ x: 0.1, y: 0.2, width: 0.3, height: 0.02 }];
    const Drawn = vi.fn(({ children }: PageCutProps) => <div role="img">{children}</div>);
    renderScreen(
      <CitedBookContext value={{ id: 'locks', language: 'en', outline: [], shown: null }}>
        <PageCuts value={Drawn}>
          <PassageReply
            reply={{ answer: '', found: 'passages', passages: [{ ...lock, kind: 'region', region, boxes }] }}
            renderText={(text) => <p>{text}</p>}
            onShow={vi.fn()}
          />
        </PageCuts>
      </CitedBookContext>,
    );
    expect(Drawn.mock.lastCall?.[0]).toMatchObject({ pdfId: 'locks', cut: { page: 3, view: region }, marks: boxes });
    expect(within(screen.getByRole('img')).getByText('A lock lets one thread in.').tagName).toBe('MARK');
    await userEvent.click(screen.getByRole('button', { name: 'As text' }));
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.getByText('A lock lets one thread in.').tagName).toBe('MARK');
    await userEvent.click(screen.getByRole('button', { name: 'As printed' }));
    expect(screen.getByRole('img')).toBeTruthy();
  });

  it('offers an explanation only where a model serves', async () => {
    show({ found: 'passages', passages: [lock] });
    expect(screen.queryByRole('button', { name: 'Explain it' })).toBeNull();
    const { ask } = show({ found: 'passages', passages: [lock] }, { model: true });
    await userEvent.click(screen.getByRole('button', { name: 'Explain it' }));
    expect(ask).toHaveBeenCalledWith('Explain this passage (p. 3): “A lock lets one thread in.”');
  });

  it('asks for an explanation in the revision chat by the book that the passage is of', async () => {
    const book = { id: 'locks', title: 'Threads and Locks' };
    const { ask } = show({ found: 'passages', passages: [{ ...lock, book }] }, { model: true });
    await userEvent.click(screen.getByRole('button', { name: 'Explain it' }));
    expect(ask).toHaveBeenCalledWith('Explain this passage (Threads and Locks, p. 3): “A lock lets one thread in.”');
  });

  it('is heard as a line and three passages, each of which has a heading to move by', () => {
    show({ found: 'line', line: 'A lock is a door.', passages: [lock, { ...lock, page: 4 }, { ...lock, page: 5 }] });
    expect(screen.getByText('A line, three passages.')).toBeTruthy();
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'Passage 1 of 3: 1 Locks › 1.1 Deadlock',
      'Passage 2 of 3: 1 Locks › 1.1 Deadlock',
      'Passage 3 of 3: 1 Locks › 1.1 Deadlock',
    ]);
  });

  it('keeps what a passage states as a card', async () => {
    const fact = (card_id: string, quote: string) => ({
      card_id,
      question: 'What is a lock?',
      answer: 'A door.',
      evidence: { page: 3, quote, boxes: [] },
      chapter: null,
      known: false,
    });
    const facts = [fact('f1', 'A lock lets  one thread in.'), fact('f2', 'Something else.')];
    const { made } = serve({
      'GET /review/facts': { title: 'Locks', facts, next: null },
      'POST /review/facts': { added: 1, known: 0 },
    });
    show({ found: 'passages', passages: [lock] });
    await userEvent.click(screen.getByRole('button', { name: 'Card' }));
    expect(await screen.findByText('Kept as a card')).toBeTruthy();
    expect(made.at(-1)?.body).toMatchObject({ card_ids: ['f1'], from: 3, to: 3 });
  });
});

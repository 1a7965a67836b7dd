import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as apiClientModule from '@/lib/api/api-client.ts';
import { call } from '@/lib/api/api-client.ts';
import { ApiError } from '@/lib/api/api-error.ts';
import * as binaryModule from '@/lib/api/binary.ts';
import { fetchBinary } from '@/lib/api/binary.ts';
import { standIn } from '@/testing/stand-in.ts';
import { type ArchiveFile, collect } from './collect.ts';

beforeEach(() => {
  standIn(apiClientModule, 'call');
  standIn(binaryModule, 'fetchBinary');
});

const AT = '2026-11-20T10:00:00.000Z';
const evil = '<script>alert("1")</script> & Söhne';
const book = (id: string, title: string) => ({ id, title, created_at: AT, bytes: 400_000 });
const message = (id: string, role: string, content: string) => ({
  id,
  role,
  content,
  timestamp: AT,
  state: 'done',
  citations: role === 'assistant' ? [{ page: 3, quote: 'A lock is held.', state: 'marked', boxes: [] }] : [],
});
const questions = {
  mcqs: [{ question: 'Which?', options: ['This', 'That'], answer_index: 0, explanation: 'Because.' }],
  saqs: [{ question: 'What?', answer: 'A lock' }],
  laqs: [{ question: 'Why?', answer_outline: ['First', 'Second'] }],
};
const attempt = {
  attempt_id: 'a1',
  quiz_id: 'q1',
  pdf_id: 'b1',
  title: 'Locks',
  created_at: AT,
  status: 'marked',
  questions,
  user_answers: { mcq: { 0: 1 }, saq: { 0: evil }, laq: {} },
  confidence: { mcq: { 0: 'sure' }, saq: {}, laq: {} },
  retold: {
    mcq: {},
    saq: { 0: { answer: 'It holds a thread.', at: AT, hints: 2, result: { is_correct: true, reason: 'Says it.' } } },
    laq: {},
  },
  results: {
    mcq: [{ is_correct: false }],
    saq: [{ is_correct: true, reason: 'Says it.', points: [{ point: 'A lock', met: true, student_words: null }] }],
    laq: [{ is_correct: false, second: { is_correct: true } }],
  },
};

const mark = { mark_id: 'n1', note: evil, earlier: [], created_at: AT, parts: [{ page: 3, exact: 'A lock is held.' }] };

/** What the service answers, by call; a list is handed out page by page. */
let service: Record<string, (input: { query?: Record<string, string>; params?: { id: string } }) => unknown>;
const failing = (code: 'not_found' | 'unavailable' | 'internal') => {
  throw new ApiError({ status: 500, code, message: code, retryAfter: 0 });
};

beforeEach(() => {
  service = {
    'upload.list': () => [book('b1', evil), book('b2', 'Locks')],
    'book.marks': ({ params }) => ({ marks: params?.id === 'b2' ? [mark] : [], more: false }),
    'chat.list': ({ query }) =>
      query?.pdf_id === 'b1' ? [{ chat_id: 'c1', pdf_id: 'b1', title: 'What is a lock?', created_at: AT }] : [],
    'chat.messages': ({ query }) =>
      query?.before === 'm3'
        ? { messages: [message('m1', 'user', evil), message('m2', 'assistant', 'It is held.')], more: false }
        : { messages: [message('m3', 'user', 'And then?')], more: true },
    'revise.history': () => [{ _id: 's1', title: 'Plan my week', created_at: AT, messages: [], more: false }],
    'revise.session': () => ({ messages: [message('m9', 'user', 'Plan my week')], more: false }),
    'progress.get': () => ({ attempts: [{ attempt_id: 'a1', title: 'Locks' }], more: false }),
    'progress.attempt': () => attempt,
    'exam.list': () => ({
      exams: [{ exam_id: 'e1', date: '2026-12-04', books: [{ pdf_id: 'b2', title: 'Locks' }], created_at: AT }],
    }),
    'account.quizzes': ({ query }) => ({
      quizzes: [{ quiz_id: query?.after ? 'q2' : 'q1', pdf_id: 'b1', title: 'Locks', created_at: AT, questions }],
      more: !query?.after,
    }),
    'review.cards': () => ({ cards: [{ card_id: 'k1', question: 'What is a lock?', log: [] }], more: false }),
    'review.days': () => ({ days: [{ day: '2026-11-20', reviews: 1 }], more: false }),
    'review.today': () => ({ limit_minutes: 20 }),
  };
  // Stands in for the typed client: each test answers with the parts it looks at.
  vi.mocked(call).mockImplementation((async (name: string, input = {}) => service[name]?.(input)) as never);
  vi.mocked(fetchBinary).mockImplementation(async () => new Response('%PDF-1.7 …', { status: 200 }));
});

async function files(signal = new AbortController().signal, report = (_: unknown) => {}) {
  const found = new Map<string, string>();
  const who = { email: 'ana@example.com', at: new Date(AT) };
  const textOf = ({ input }: ArchiveFile) => (typeof input === 'string' ? input : new TextDecoder().decode(input));
  for await (const file of collect(who, signal, report)) found.set(file.name, textOf(file));
  return found;
}

describe('the archive', () => {
  it('holds every book, conversation, quiz and attempt, as a page and as JSON, and a table of contents', async () => {
    const found = await files();
    expect([...found.keys()]).toEqual([
      'books/script alert( 1 ) script & Söhne.pdf',
      'books/Locks.pdf',
      'marks/Locks.html',
      'marks/Locks.json',
      'books/books.json',
      'chats/What is a lock.html',
      'chats/What is a lock.json',
      'sessions/Plan my week.html',
      'sessions/Plan my week.json',
      'attempts/Locks, 2026-11-20.html',
      'attempts/Locks, 2026-11-20.json',
      'quizzes/Locks, 2026-11-20.html',
      'quizzes/Locks, 2026-11-20.json',
      'quizzes/Locks, 2026-11-20 (2).html',
      'quizzes/Locks, 2026-11-20 (2).json',
      'review/cards.json',
      'exams.json',
      'account.json',
      'index.html',
    ]);
    const contents = new DOMParser().parseFromString(found.get('index.html') ?? '', 'text/html');
    const links = [...contents.querySelectorAll('a')].map((link) =>
      decodeURIComponent(link.getAttribute('href') ?? ''),
    );
    expect(links.toSorted()).toEqual(
      [...found.keys()].filter((name) => !['index.html', 'account.json', 'books/books.json'].includes(name)).toSorted(),
    );
  });

  it('holds every card with its log, the days of review and the limit that was set', async () => {
    expect(JSON.parse((await files()).get('review/cards.json') ?? '')).toEqual({
      minutes_a_day: 20,
      cards: [{ card_id: 'k1', question: 'What is a lock?', log: [] }],
      days: [{ day: '2026-11-20', reviews: 1 }],
    });
  });

  it('has long conversations whole and in their order', async () => {
    const chat = JSON.parse((await files()).get('chats/What is a lock.json') ?? '');
    expect(chat.messages.map(({ id }: { id: string }) => id)).toEqual(['m1', 'm2', 'm3']);
  });

  it('shows what anyone wrote as words, never as markup', async () => {
    for (const [name, text] of await files()) {
      if (!name.endsWith('.html')) continue;
      const page = new DOMParser().parseFromString(text, 'text/html');
      expect(page.querySelectorAll('script, img, iframe').length).toBe(0);
    }
    const page = new DOMParser().parseFromString((await files()).get('chats/What is a lock.html') ?? '', 'text/html');
    expect(page.body.textContent).toContain(evil);
    expect(page.querySelector('blockquote')?.textContent).toBe('[1] p. 3 A lock is held.');
  });

  it('shows an attempt with its answers and the marks that count', async () => {
    const text = (await files()).get('attempts/Locks, 2026-11-20.html') ?? '';
    const page = new DOMParser().parseFromString(text, 'text/html').body.textContent ?? '';
    expect(page).toContain('2 of 3 correct');
    expect(page).toContain('Your answer: That');
    expect(page).toContain('You said: sure');
    expect(page).toContain('In your own words: It holds a thread.');
    expect(page).toContain('with 2 hints');
    const kept = JSON.parse((await files()).get('attempts/Locks, 2026-11-20.json') ?? '');
    expect(kept).toMatchObject({ confidence: attempt.confidence, retold: attempt.retold });
    expect(page).toContain('Your answer: Not answered');
    expect(page).toContain('After the second opinion');
  });

  it.each([
    [
      { decided_by: 'student' as const, decided_correct: true },
      'you compared both and counted it as correct',
      '3 of 3',
    ],
    [{ decided_by: 'student' as const, decided_correct: false }, 'you compared both and left it', '2 of 3'],
    [{}, 'you haven’t decided yet', '2 of 3'],
  ])('tells what the student decided of a mark that Folio left open', async (decision, said, score) => {
    const { results } = attempt;
    const mcq = [{ is_correct: true }];
    const saq = [{ is_correct: false, unsure: true, ...decision }];
    service['progress.attempt'] = () => ({ ...attempt, results: { ...results, mcq, saq } });
    const text = (await files()).get('attempts/Locks, 2026-11-20.html') ?? '';
    expect(text).toContain(said);
    expect(text).toContain(`${score} correct`);
  });

  it('leaves out what was deleted meanwhile, and says so of a book', async () => {
    vi.mocked(fetchBinary).mockImplementation(
      async (_, { id }) => new Response('%PDF', { status: id === 'b2' ? 404 : 200 }),
    );
    service['chat.messages'] = () => failing('not_found');
    const found = await files();
    expect(found.has('books/Locks.pdf')).toBe(false);
    expect(found.has('chats/What is a lock.html')).toBe(false);
    expect(found.get('index.html')).toContain('Locks (its PDF had already been deleted when this export was made)');
  });

  it('tries again where the service was not able for a moment, and gives up where it stays so', async () => {
    let failures = 2;
    service['progress.attempt'] = () => (failures-- > 0 ? failing('unavailable') : attempt);
    expect((await files()).has('attempts/Locks, 2026-11-20.html')).toBe(true);
    service['progress.attempt'] = () => failing('internal');
    await expect(files()).rejects.toThrow('internal');
  });

  it('tells how far it is, and only forwards', async () => {
    const shares: number[] = [];
    await files(undefined, (progress) => shares.push((progress as { done: number }).done)); // what collect reports
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    expect(shares.at(-1)).toBeGreaterThan(0.8);
    expect(shares.every((share) => share >= 0 && share <= 1)).toBe(true);
  });

  it('stops when it is told to', async () => {
    const stop = new AbortController();
    await expect(files(stop.signal, () => stop.abort())).rejects.toThrow(/abort/i);
  });
});

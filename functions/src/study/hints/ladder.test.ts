import { describe, expect, it } from 'vitest';
import type { Hint, Masked } from '../../contract/hints.ts';
import { type HintInput, hintsFor } from './ladder.ts';

const evidence = (page: number, quote: string, label?: string) => ({
  page,
  quote,
  boxes: [],
  ...(label !== undefined && { label }),
});
const input = (more: Partial<HintInput>): HintInput => ({
  question: 'What is cognitive load?',
  answer: ['The amount of working memory that a task uses'],
  evidence: [evidence(9, 'Cognitive load is the amount of working memory that a task uses at one moment.')],
  chapter: '2 Working Memory',
  language: 'en',
  ...more,
});
/** A gap is told by its brackets. */
const told = (text: Masked) => text.map((piece) => (typeof piece === 'string' ? piece : `[${piece.gap}]`)).join('');
const wordsOf = (hints: readonly Hint[]) => {
  const hint = hints.find(({ kind }) => kind === 'words');
  return hint?.kind === 'words' ? told(hint.words) : null;
};

describe('the hints of a question', () => {
  it('lead from the chapter over the page to the book’s words, with those of the answer left out', () => {
    const [chapter, pages, words] = hintsFor(
      input({
        answer: ['working memory'],
        question: 'What does cognitive load use up?',
        chapter: '2 Storing for seconds',
      }),
    );
    expect(chapter).toEqual({ kind: 'chapter', title: ['2 Storing for seconds'] });
    expect(pages).toEqual({ kind: 'pages', pages: [{ page: 9 }] });
    expect(words?.kind === 'words' && told(words.words)).toBe(
      'Cognitive load is the amount of [] [] that a task uses at one moment.',
    );
  });

  it('leave the answer out of the chapter’s title too', () => {
    const [chapter] = hintsFor(input({ answer: ['working memory'], question: 'Where is a number held?' }));
    expect(chapter?.kind === 'chapter' && told(chapter.title)).toBe('2 [] []');
  });

  it('tell first letters where the sentence itself is the answer', () => {
    expect(
      wordsOf(hintsFor(input({ evidence: [evidence(9, 'The amount of working memory that a task uses.')] }))),
    ).toBe('The [a] of [w] [m] that a [t] [u].');
  });

  it('tell first letters too where nothing is left but what the question says', () => {
    expect(wordsOf(hintsFor(input({})))).toBe('Cognitive load is the [a] of [w] [m] that a [t] [u] at one moment.');
  });

  it('keep what the question says anyway', () => {
    const hints = hintsFor(input({ answer: ['working memory'], question: 'Which kind of memory does a task use?' }));
    expect(wordsOf(hints)).toContain('[] memory');
  });

  it('name every page once, in the book’s order, by the printed number', () => {
    const places = [evidence(12, 'It fades.', '10'), evidence(9, 'It is held.'), evidence(12, 'It returns.', '10')];
    const pages = hintsFor(input({ evidence: places })).find(({ kind }) => kind === 'pages');
    expect(pages).toEqual({ kind: 'pages', pages: [{ page: 9 }, { page: 12, label: '10' }] });
  });

  it('do not tell a number that is the answer by a page of that number', () => {
    const asked = { question: 'How many items did they recall?', answer: ['9'] };
    const quote = evidence(9, 'They recalled 9 items on average.');
    const hints = hintsFor(input({ ...asked, evidence: [quote] }));
    expect(hints.map(({ kind }) => kind)).toEqual(['chapter', 'words']);
    expect(wordsOf(hints)).toBe('They recalled [] items on average.');
  });

  it('do not tell a number in words that the answer has in digits', () => {
    const quote = evidence(4, 'Working memory holds four chunks at a time.');
    const asked = { question: 'How many chunks does working memory hold?', answer: ['4 chunks'], chapter: null };
    expect(wordsOf(hintsFor(input({ ...asked, evidence: [quote] })))).toBe('Working memory holds [] chunks at a time.');
  });

  it('are none where the question rests on no page', () => {
    expect(hintsFor(input({ evidence: [] }))).toEqual([]);
  });

  // Each hides the answer in another form than it is asked for in: a plural, a case, a compound, an article written on.
  it.each([
    ['en', 'What do nerves carry?', 'an impulse', 'Impulses run along nerves in one direction.', 'impuls'],
    ['de', 'Was hält Zahlen fest?', 'das Gedächtnis', 'Das Kurzzeitgedächtnis hält Zahlen fest.', 'gedächtnis'],
    ['fr', 'Que retient l’élève ?', 'une leçon', 'L’élève retient ses leçons par la répétition.', 'leçon'],
    ['es', '¿Qué guarda la célula?', 'la energía', 'Las energías de la célula se guardan así.', 'energía'],
    ['ru', 'Что хранит числа?', 'память', 'Числа хранятся в памяти недолго, как известно.', 'памят'],
    ['uk', 'Що зберігає числа?', 'пам’ять', 'Числа зберігаються у пам’яті недовго, як відомо.', 'пам’ят'],
    ['ar', 'ما الذي يحفظ الأرقام؟', 'الذاكرة', 'تحفظ الأرقام في الذاكرة القصيرة لثوان.', 'ذاكر'],
    ['fa', 'چه چیزی عددها را نگه می‌دارد؟', 'حافظه', 'عددها در حافظه برای چند ثانیه می‌مانند.', 'حافظه'],
    ['zh', '什么保存数字？', 'English', '数字在English单词里只保存几秒钟。', 'english'],
    ['en', 'What is a conjecture?', 'a formula that has to be proven', 'Proving it is the work of years.', 'prov'],
    ['zh', '什么保存数字？', '工作记忆', '数字在工作记忆中只保存几秒钟。', '记忆'],
    ['ja', '何が数字を保持するか。', '作動記憶', '数字は作動記憶に数秒だけ保持される。', '記憶'],
  ] as const)('do not tell an inflected or compound answer (%s)', (language, question, answer, quote, stem) => {
    const text = wordsOf(hintsFor(input({ language, question, answer: [answer], evidence: [evidence(3, quote)] })));
    expect(text).not.toBeNull();
    expect(text?.toLowerCase()).not.toContain(stem);
    expect(text).toContain('[');
  });
});

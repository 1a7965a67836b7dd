import { type GIFTQuestion, parse } from 'gift-pegjs';
import { expect, it } from 'vitest';
import { gift } from './gift.ts';
import { takenQuestions } from './questions.ts';
import { BOOK, HARD } from './samples.ts';

/** The file as a GIFT parser of others (gift-pegjs) reads it. */
const file = (): GIFTQuestion[] => parse(gift(takenQuestions(HARD, BOOK), BOOK));
/** What a student reads: the HTML of a text, as a browser shows it. */
const shown = (text: { text: string } | null | undefined) =>
  new DOMParser().parseFromString(text?.text ?? '', 'text/html').body;
const find = <T extends GIFTQuestion['type']>(type: T) =>
  file().filter((one): one is Extract<GIFTQuestion, { type: T }> => one.type === type);

it('is read whole whatever the questions hold, with a category and a name each', () => {
  expect(file().map(({ type }) => type)).toEqual(['Category', 'MC', 'MC', 'Short', 'Essay', 'Essay']);
  expect(find('Category')[0]?.title).toBe('$course$/top/Folio/TCP//IP: $course$ & <Söhne>');
  const titles = find('Essay').map(({ title }) => title);
  expect(titles[1]).toBe('5. How is a page loaded? ::not a name:: // not a comment');
});

it('keeps every word of a choice, its key, and what the book says, with the page', () => {
  const [choice] = find('MC');
  expect(choice?.stem.format).toBe('html');
  expect(shown(choice?.stem).textContent).toBe('Which of {a, b} = c ~ d # e: f\\g?A <b>tag</b> & "quotes".');
  expect(choice?.choices.map(({ isCorrect, text }) => [isCorrect, shown(text).textContent])).toEqual([
    [true, '=right ~ {1}'],
    [false, 'wrong # 2: \\n'],
    [false, 'ما هي الذاكرة؟'],
    [false, '\\[\\frac{a}{b}\\]'],
  ]);
  expect(shown(choice?.choices[1]?.feedback).textContent).toBe(`${BOOK}, p. 7: “The other ~ thing”`);
  expect(shown(choice?.globalFeedback).textContent).toContain('p. 10 (PDF 12): “a = b # {c}”');
});

it('keeps the direction of a text and its formulas', () => {
  const question = shown(find('MC')[1]?.stem);
  expect(question.querySelector('p')?.dir).toBe('rtl');
  expect(question.textContent).toBe('ما هي \\(x^2\\)؟');
});

it('compares an answer with an asterisk literally', () => {
  const saqs = [{ question: 'Which pattern names all files?', answer: 'any * name' }];
  const [, read] = parse(gift(takenQuestions({ mcqs: [], saqs, laqs: [] }, BOOK), BOOK));
  expect(read?.type === 'Short' && read.choices[0]?.text.text).toBe('any \\* name');
});

it('has a few words compared, and tells what a longer answer should say', () => {
  expect(find('Short')[0]?.choices[0]?.text.text).toBe('Working memory');
  const outline = shown(find('Essay')[1]?.globalFeedback);
  expect([...outline.querySelectorAll('li')].map((line) => line.textContent)).toEqual([
    'The kernel finds a frame.',
    'It reads the page.',
  ]);
});

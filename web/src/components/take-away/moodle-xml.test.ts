import { expect, it } from 'vitest';
import { moodleXml } from './moodle-xml.ts';
import { takenQuestions } from './questions.ts';
import { BOOK, HARD } from './samples.ts';

/** The file as an XML parser of others (jsdom's) reads it. */
const file = () => {
  const parsed = new DOMParser().parseFromString(moodleXml(takenQuestions(HARD, BOOK), BOOK), 'application/xml');
  expect(parsed.querySelector('parsererror')?.textContent).toBeUndefined();
  return parsed;
};
const of = (type: string) => [...file().querySelectorAll(`question[type=${type}]`)];
/** What a student reads: the HTML inside a field, as a browser shows it. */
const shown = (element: Element | null | undefined) =>
  new DOMParser().parseFromString(element?.querySelector('text')?.textContent ?? '', 'text/html').body;

it('is well-formed whatever the questions hold, with a category of the book’s own, a slash in its name written twice', () => {
  const types = [...file().querySelectorAll('quiz > question')].map((one) => one.getAttribute('type'));
  expect(types).toEqual(['category', 'multichoice', 'multichoice', 'shortanswer', 'essay', 'essay']);
  expect(of('category')[0]?.querySelector('category text')?.textContent).toBe(
    '$course$/top/Folio/TCP//IP: $course$ & <Söhne>',
  );
});

it('keeps every word of a choice, its key, and what the book says, with the page', () => {
  const [choice] = of('multichoice');
  expect(shown(choice?.querySelector('questiontext')).textContent).toBe(
    'Which of {a, b} = c ~ d # e: f\\g?A <b>tag</b> & "quotes".',
  );
  const answers = [...(choice?.querySelectorAll('answer') ?? [])];
  expect(answers.map((answer) => [answer.getAttribute('fraction'), shown(answer).textContent])).toEqual([
    ['100', '=right ~ {1}'],
    ['0', 'wrong # 2: \\n'],
    ['0', 'ما هي الذاكرة؟'],
    ['0', '\\[\\frac{a}{b}\\]'],
  ]);
  expect(shown(answers[1]?.querySelector('feedback')).textContent).toBe(`${BOOK}, p. 7: “The other ~ thing”`);
  const feedback = shown(choice?.querySelector('generalfeedback'));
  expect(feedback.querySelector('b')?.textContent).toBe('a');
  expect(feedback.textContent).toContain('p. 10 (PDF 12): “a = b # {c}”');
});

it('keeps the direction of a text and its formulas', () => {
  const question = shown(of('multichoice')[1]?.querySelector('questiontext'));
  expect(question.querySelector('p')?.dir).toBe('rtl');
  expect(question.textContent).toBe('ما هي \\(x^2\\)؟');
  expect(shown(of('essay')[0]?.querySelector('questiontext')).querySelector('p')?.dir).toBe('ltr');
});

it('compares an answer with an asterisk literally', () => {
  const saqs = [{ question: 'Which pattern names all files?', answer: 'any * name' }];
  const xml = moodleXml(takenQuestions({ mcqs: [], saqs, laqs: [] }, BOOK), BOOK);
  expect(xml).toContain('<text>any \\* name');
});

it('has a few words compared by the platform, and longer answers read by a person, who is told what to look for', () => {
  expect(of('shortanswer')[0]?.querySelector('answer text')?.textContent).toBe('Working memory');
  const essay = of('essay')[1];
  expect([...shown(essay?.querySelector('graderinfo')).querySelectorAll('li')].map((line) => line.textContent)).toEqual(
    ['The kernel finds a frame.', 'It reads the page.'],
  );
  expect(essay?.querySelector('defaultgrade')?.textContent).toBe('2');
});

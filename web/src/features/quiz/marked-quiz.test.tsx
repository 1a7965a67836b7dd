import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { questions, results } from '@/testing/samples.ts';
import { Refusal, serve } from '@/testing/service.ts';
import { button, marked, open, option, SUBMIT, submit, texts } from './testing.tsx';

describe('a marked quiz', () => {
  const handIn = async () => {
    const service = serve({ [SUBMIT]: marked });
    open();
    await userEvent.click(option(/A critical section/));
    await userEvent.click(option(/A held lock/));
    await userEvent.type(texts()[0] as HTMLElement, 'they wait'); // two, as tested above
    await submit();
    await screen.findByRole('heading', { name: 'Quiz Results' });
    return service;
  };

  it('has the results panel in the specified words', async () => {
    await handIn();
    const panel = within(screen.getByRole('region', { name: 'Quiz Results' }));
    expect(panel.getByText('2/4')).toBeTruthy();
    expect(panel.getByText('Overall Accuracy: 50%')).toBeTruthy();
    const kinds = panel.getAllByRole('term').map((kind) => [kind.textContent, kind.nextElementSibling?.textContent]);
    expect(kinds).toEqual([
      ['Multiple Choice', 'Score: 1 / 2'],
      ['Short Answer', 'Score: 0 / 1'],
      ['Long Answer', 'Score: 1 / 1'],
    ]);
    await userEvent.click(panel.getByRole('button', { name: 'Back to Dashboard' }));
    expect(screen.getByTestId('where').textContent).toBe('/');
  });

  it('is locked, without Exit and Submit', async () => {
    await handIn();
    expect(screen.getAllByRole<HTMLInputElement>('radio').every(({ disabled }) => disabled)).toBe(true);
    expect(texts().every(({ disabled }) => disabled)).toBe(true);
    expect(screen.queryByRole('button', { name: 'Exit Quiz' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Submit Quiz' })).toBeNull();
  });

  it('marks right options green and a wrong choice red, in words too, and explains', async () => {
    await handIn();
    const signs = [...document.querySelectorAll('[data-option]')].map((sign) => [
      sign.getAttribute('data-option'),
      sign.textContent,
    ]);
    expect(signs).toEqual([
      ['correct', 'A critical sectionthe correct option'],
      ['wrong', 'A held locknot correct'],
      ['correct', 'A page that is not in memorythe correct option'],
    ]);
    expect(screen.queryByText('Not answered')).toBeNull();
    expect(screen.getAllByText('Explanation:')).toHaveLength(2);
    expect(screen.getByText('Answer:').nextElementSibling?.textContent).toBe('A circle of waiting threads. p. 4');
  });

  it('says of each wrong option what the book says of it, with its page, and not before', async () => {
    serve({ [SUBMIT]: marked });
    const about = { page: 8, quote: 'A page table maps addresses.', boxes: [] };
    const [first, ...others] = questions.mcqs;
    if (!first) throw new Error('The samples have a multiple-choice question.');
    const place = first.answer_index === 0 ? 1 : 0;
    const about_options = first.options.map((_, i) => (i === place ? about : null));
    open({
      quiz_id: 'q1',
      questions: { ...questions, mcqs: [{ ...first, about_options }, ...others] },
      pdf_id: 'locks',
    });
    expect(screen.queryByText(about.quote)).toBeNull();
    await submit();
    const quote = await screen.findByText(about.quote);
    expect(quote.closest('details')?.open).toBe(false);
    expect(within(quote.closest('dd') as HTMLElement).getByText('p. 8')).toBeTruthy(); // a quote stands in its list
  });

  it('says a wrong option once to the eye where it is the book’s own sentence', async () => {
    serve({ [SUBMIT]: marked });
    const [first, ...others] = questions.mcqs;
    if (!first) throw new Error('The samples have a multiple-choice question.');
    const place = first.answer_index === 0 ? 1 : 0;
    const about = { page: 8, quote: `${first.options[place]}.`, boxes: [] };
    const about_options = first.options.map((_, i) => (i === place ? about : null));
    open({
      quiz_id: 'q1',
      questions: { ...questions, mcqs: [{ ...first, about_options }, ...others] },
      pdf_id: 'locks',
    });
    await submit();
    const quote = await screen.findByText(about.quote);
    expect(quote.closest('div')?.querySelector('dt')?.className).toBe('sr-only');
  });

  it('a choice is said again with its options at hand, unmarked', async () => {
    serve({ [SUBMIT]: marked });
    open();
    await userEvent.click(option(/A held lock/));
    await submit();
    const question = (await screen.findByText('What raises a page fault?')).closest('li') as HTMLElement;
    await userEvent.click(within(question).getByRole('button', { name: 'Say it in your own words' }));
    const options = within(question).getByText('Show the options').closest('details') as HTMLElement;
    expect(options.textContent).toContain('A page that is not in memory');
    expect(options.textContent).not.toMatch(/correct/);
  });

  it('says which questions were not answered, and calls them blank in the margin and in the strip', async () => {
    serve({ [SUBMIT]: { ...marked, results: { ...results, mcq: [{ is_correct: false }, { is_correct: false }] } } });
    open();
    await userEvent.click(option(/A held lock/));
    await submit();
    const question = within((await screen.findByText('What does a lock protect?')).closest('li') as HTMLElement); // a question stands in its card
    expect(question.getByText('Your answer').nextElementSibling?.textContent).toBe('Not answered');
    expect(question.getByText('Blank')).toBeTruthy();
    expect(question.queryByText('Not correct')).toBeNull();
    expect(button('Question 1, blank')).toBeTruthy();
  });

  it("lists the outline as bullets, without a leading '* ' and with bold segments bold", async () => {
    await handIn();
    const list = screen.getByText('Answer Outline:').nextElementSibling;
    expect([...(list?.querySelectorAll('li') ?? [])].map((line) => line.textContent?.trim())).toEqual([
      'The kernel finds a free frame.',
      'It reads the page * from disk.',
    ]);
    expect(list?.querySelector('strong')?.textContent).toBe('kernel');
  });

  it('tells the points made and missed, and shows the evidence in the book', async () => {
    await handIn();
    const points = within(screen.getByRole('list', { name: 'What a full answer covers' })).getAllByRole('listitem');
    expect(points.map((point) => point.textContent)).toEqual([
      'Covered: Threads wait.Your words: “they wait”',
      'Missing: In a circle.',
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'p. 4, show in book' }));
    expect(screen.getByTestId('where').textContent).toBe('/chat/locks');
  });

  it("has an answer marked a second time by 'I think I'm right'; both marks stay and the score follows", async () => {
    const { answers, made } = await handIn();
    answers['POST /progress/attempt/a1/second'] = {
      ...results.saq[0],
      second: { is_correct: true, reason: 'It says the same.' },
    };
    await userEvent.click(button("I think I'm right"));
    expect(await screen.findByText('Second opinion')).toBeTruthy();
    expect(screen.getByText('One point is missing.')).toBeTruthy();
    expect(screen.getByText('It says the same.')).toBeTruthy();
    expect(screen.getByText('3/4')).toBeTruthy();
    expect(made.at(-1)?.body).toEqual({ kind: 'saq', index: 0 });
    expect(screen.queryByRole('button', { name: "I think I'm right" })).toBeNull();
  });

  it('shows only what was missed, where that is asked for, and any question by its number', async () => {
    await handIn();
    const question = (words: string) => screen.getByText(words).closest('li');
    await userEvent.click(button('Missed (2)'));
    expect(question('What does a lock protect?')?.className).toMatch(/(^| )hidden/);
    expect(question('What raises a page fault?')?.className).not.toMatch(/(^| )hidden/);
    await userEvent.click(button('Question 1, correct'));
    expect(question('What does a lock protect?')?.className).not.toMatch(/(^| )hidden/);
    expect(document.activeElement).toBe(question('What does a lock protect?'));
  });

  it('is taken again, or only what was missed, from the results', async () => {
    const { answers, made } = await handIn();
    answers['POST /quiz/practise'] = { quiz_id: 'q2', questions };
    const panel = within(screen.getByRole('region', { name: 'Quiz Results' }));
    expect(panel.getByRole('button', { name: 'Take it again' })).toBeTruthy();
    await userEvent.click(panel.getByRole('button', { name: 'Practise what you missed' }));
    await vi.waitFor(() => expect(screen.getByTestId('where').textContent).toBe('/quiz/q2'));
    expect(made.at(-1)?.body).toEqual({ attempt_id: 'a1', which: 'missed' });
    expect(button('Submit Quiz')).toBeTruthy();
    expect(screen.queryByRole('radio', { checked: true })).toBeNull();
  });

  it('is taken away as a sheet or a file, from a menu', async () => {
    await handIn();
    const saved: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    const Saving = class extends URL {
      static override createObjectURL = () => 'blob:x';
      static override revokeObjectURL = () => undefined;
    };
    vi.stubGlobal('URL', Saving);
    const choose = async (name: string) => {
      await userEvent.click(button('Save or print'));
      await userEvent.click(await screen.findByRole('menuitem', { name }));
    };
    await choose('Moodle XML');
    await choose('GIFT');
    await vi.waitFor(() => expect(saved).toEqual(['Quiz.xml', 'Quiz.gift.txt']));
    await choose('Printable sheet');
    expect(screen.getByTestId('where').textContent).toBe('/progress/attempt/a1/sheet');
  });

  it('lets a missed question be said again with the answer covered, with hints, and the score stays', async () => {
    const { answers, made } = await handIn();
    const hints = [
      { kind: 'chapter', title: ['1 Locks'] },
      { kind: 'pages', pages: [{ page: 4 }] },
    ];
    answers['GET /progress/attempt/a1/hints'] = { hints };
    const result = { is_correct: true, reason: 'Both points are there.' };
    const said = 'Threads that wait in a circle';
    answers['POST /progress/attempt/a1/retell'] = { answer: said, at: '2026-11-22T10:00:00Z', hints: 2, result };
    const question = within(screen.getByText('What is a deadlock?').closest('li') as HTMLElement); // a question stands in its card
    await userEvent.click(question.getByRole('button', { name: 'Say it in your own words' }));
    const box = question.getByRole('textbox', { name: /^In your own words.*What is a deadlock\?$/ });
    expect(document.activeElement).toBe(box);
    expect(question.getByText('Answer:').closest('.hidden')).not.toBeNull();
    await userEvent.click(question.getByRole('button', { name: 'Give me a hint' }));
    expect((await question.findByText(/In the chapter/)).textContent).toBe('In the chapter 1 Locks');
    await userEvent.click(question.getByRole('button', { name: 'Another hint' }));
    await userEvent.click(box);
    await userEvent.keyboard(`${said}{Control>}{Enter}{/Control}`);
    expect(await question.findByText('Both points are there.')).toBeTruthy();
    const told = made.find(({ call }) => call === 'POST /progress/attempt/a1/retell');
    expect(told?.body).toEqual({ kind: 'saq', index: 0, answer: said, hints: 2 });
    expect(question.getByText('With 2 hints')).toBeTruthy();
    expect(question.getByText('Answer:').closest('.hidden')).toBeNull();
    expect(screen.getByText('2/4')).toBeTruthy();
    expect(document.activeElement).toBe(question.getByRole('button', { name: 'Say it once more' }));
  });

  it('keeps what was said again where it could not be checked, and goes back to the answer where it is not wanted', async () => {
    const { answers } = await handIn();
    answers['POST /progress/attempt/a1/retell'] = new Refusal(503, 'unavailable', 'The examiner is resting.');
    const question = within(screen.getByText('What raises a page fault?').closest('li') as HTMLElement); // as above
    await userEvent.click(question.getByRole('button', { name: 'Say it in your own words' }));
    const box = question.getByRole<HTMLTextAreaElement>('textbox', { name: /^In your own words/ });
    await userEvent.type(box, 'A missing page');
    await userEvent.click(question.getByRole('button', { name: 'Check it' }));
    expect((await question.findByRole('alert')).textContent).toMatch(/couldn’t be checked.*The examiner is resting/);
    expect(box.value).toBe('A missing page');
    await userEvent.click(question.getByRole('button', { name: 'Show the answer again' }));
    expect(question.queryByRole('textbox')).toBeNull();
    expect(question.getByText('Explanation:').closest('.hidden')).toBeNull();
  });

  it('leads to its attempt when it is come back to', async () => {
    await handIn();
    await vi.waitFor(() => expect(localStorage.getItem('folio:quiz:q1')).toContain('"attempt":"a1"'));
    cleanup();
    open();
    expect(screen.getByTestId('where').textContent).toBe('/progress/attempt/a1');
  });
});

import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { MathMarkdown } from './math-markdown.tsx';

const show = (text: string, citations = 0) =>
  render(
    <MathMarkdown
      text={text}
      citations={citations}
      renderCitation={(number) => <button type="button">{`mark ${number}`}</button>}
    />,
  ).container;

describe('lists and page ranges', () => {
  const list = (text: string) => show(text).querySelector('ul');

  it.each(['- 1. a lock\n- 2. a page', '- 4.2 Locks\n- 4.3 Pages', '- **1.** a lock\n- **2.** a page'])(
    'have no bullet where each line brings its number: %s',
    (text) => expect(list(text)?.hasAttribute('data-numbered')).toBe(true),
  );

  it.each(['- a lock\n- 2 pages', '- Steps:\n  1. wait\n  2. go on'])('keep their bullets else: %s', (text) =>
    expect(list(text)?.hasAttribute('data-numbered')).toBe(false),
  );

  it('keep a range of pages on one line, and its words as they were', () => {
    const shown = show('Read **1 Locks**, pp. 14–16, and `3-4`.');
    expect([...shown.querySelectorAll('.whitespace-nowrap')].map(({ textContent }) => textContent)).toEqual([
      'pp. 14–16',
    ]);
    expect(shown.textContent).toBe('Read 1 Locks, pp. 14–16, and 3-4.');
  });
});

describe('untrusted markdown', () => {
  it.each([
    'http://a.example',
    'https://a.example',
    'irc://a.example',
    'ircs://a.example',
    'mailto:a@a.example',
    'xmpp:a@a.example',
  ])('keeps a link to %s', (address) => {
    show(`[here](${address})`);
    expect(screen.getByRole('link', { name: 'here' }).getAttribute('href')).toBe(address);
  });

  it('leads to a screen of ours in its place, and nowhere else that only looks so', () => {
    render(<MathMarkdown text="[plan](/progress?exam=2026-12-04) [out](//a.example)" />, { wrapper: MemoryRouter });
    const link = (name: string) => screen.getByRole('link', { name });
    expect(link('plan').getAttribute('target')).toBeNull();
    expect(link('plan').getAttribute('href')).toBe('/progress?exam=2026-12-04');
    expect(link('out').getAttribute('target')).toBe('_blank');
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc/passwd',
    'ftp://a.example',
    'blob:x',
  ])('takes the address from a link to %s', (address) => {
    const { textContent, innerHTML } = show(`[here](${address})`);
    expect(screen.queryByRole('link')).toBeNull();
    expect(textContent).toContain('here');
    expect(innerHTML).not.toContain('href');
  });

  it.each([
    '![x](https://a.example/x.png)',
    '<img src="https://a.example/x.png">',
    '![x][r]\n\n[r]: https://a.example/x.png',
    '$$\\includegraphics{https://a.example/x.png}$$',
  ])('loads no picture from %s', (text) => {
    const shown = show(text);
    expect(shown.querySelector('img, picture, svg image, object, iframe')).toBeNull();
  });

  it('shows HTML as the text it is', () => {
    const shown = show('<script>alert(1)</script> <b onclick="x()">bold</b>');
    expect(shown.querySelector('script, b')).toBeNull();
    expect(shown.innerHTML).not.toMatch(/<[^>]+onclick/);
  });

  it('sets tables, code and formulas, and leaves money alone', () => {
    const shown = show('| a | b |\n|---|---|\n| 1 | 2 |\n\n`x[1]`\n\n$$\\frac{1}{2}$$\n\nIt costs $5 or $6.');
    expect(shown.querySelector('table')).toBeTruthy();
    expect(shown.querySelector('code')?.textContent).toBe('x[1]');
    expect(shown.querySelector('.katex')).toBeTruthy();
    expect(shown.textContent).toContain('It costs $5 or $6.');
  });
});

it('shows and links the address of a book as it is written there', () => {
  const shown = show(String.raw`See https\://a.example/my\_page\~one, www\.b.example/x\_y and \&lt;p\&gt;. [1]`, 1);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    'https://a.example/my_page~one',
    'http://www.b.example/x_y',
  ]);
  expect(shown.textContent).toBe('See https://a.example/my_page~one, www.b.example/x_y and &lt;p&gt;. mark 1');
});

it('sets a paragraph of nothing but bold words as the head of what follows', () => {
  const shown = show('**Day 1**\n\n- One\n   - Under one\n\n**massed practice:** study without pauses.');
  expect([...shown.querySelectorAll('[data-head]')].map(({ textContent }) => textContent)).toEqual(['Day 1']);
  expect(shown.querySelector('li li')?.textContent).toBe('Under one');
});

describe('lines of a list', () => {
  const marked = (text: string, name: string) => show(text, 2).querySelectorAll(`li[${name}]`).length;

  it('that are a title and its mark stand as in a table of contents, longer ones and such without a mark as they are', () => {
    expect(marked('- 1 What Memory Is [1]\n- 2 The Workbench [2]', 'data-line')).toBe(2);
    expect(marked(`- 1 ${'long words '.repeat(9)} [1]`, 'data-line')).toBe(0);
    expect(marked('- 1 What Memory Is', 'data-line')).toBe(0);
    expect(marked('- 1 One [1] and another [2]', 'data-line')).toBe(0);
  });

  it('that are a title with its figures have the title for itself, a definition has not', () => {
    const plan = '- **Why We Forget** in How Memory Works: 1 of 4 correct (25%). Pages 4–5. You missed:\n  - “What?”';
    expect(marked(plan, 'data-titled')).toBe(1);
    expect(marked('- **Why We Forget:** 1 of 4 correct (25%). Pages 4–5.', 'data-titled')).toBe(1);
    expect(marked('- **Why We Forget** in How Memory Works: not asked about yet. Pages 4–5.', 'data-titled')).toBe(1);
    // As earlier versions wrote it.
    expect(marked('- **Why We Forget** (How Memory Works): 1 of 4 correct (25%).', 'data-titled')).toBe(1);
    expect(marked('- **Encoding:** it turns 2 things into one.', 'data-titled')).toBe(0);
    expect(marked('- **Encoding**: it turns 2 things into one.', 'data-titled')).toBe(0);
    expect(marked('- **Encoding** (storing): it turns what is seen into what is kept.', 'data-titled')).toBe(0);
  });
});

describe('citations', () => {
  it('stand where the text marks them, as often as it does', () => {
    const shown = show('A lock waits. [1] So does **this [2]**. [1]', 2);
    expect(screen.getAllByRole('button').map((mark) => mark.textContent)).toEqual(['mark 1', 'mark 2', 'mark 1']);
    expect(shown.textContent).not.toMatch(/\[\d\]/);
  });

  it.each(['`a[1]`', '```\na[1]\n```', '[the [1] link](https://a.example)', '$$a[1]$$'])(
    'are not made of %s',
    (text) => {
      show(text, 1);
      expect(screen.queryByRole('button')).toBeNull();
    },
  );

  it('are not made of the references of a book, which are escaped', () => {
    const shown = show(
      `${String.raw`As \[1\] and \[2] say, \\[2] holds. [1] So \[12\] at www\.a.example/\[1\]`} and ${'`a\\[1\\]`'}.`,
      2,
    );
    expect(screen.getAllByRole('button').map((mark) => mark.textContent)).toEqual(['mark 2', 'mark 1']);
    expect(shown.textContent).toBe(
      String.raw`As [1] and [2] say, \mark 2 holds. mark 1 So [12] at www.a.example/[1] and a\[1\].`,
    );
    expect(screen.getByRole('link').getAttribute('href')).toBe('http://www.a.example/%5B1');
  });

  it('of numbers that no citation has stay text', () => {
    expect(show('As said. [0] [3] [99]', 2).textContent).toContain('[0] [3] [99]');
    expect(screen.queryByRole('button')).toBeNull();
  });
});

it('keeps the focus on a citation while the answer around it is drawn again', () => {
  const drawn = (says: string) => (
    <MathMarkdown
      text={says}
      citations={1}
      renderCitation={(number) => <button type="button">{`mark ${number}`}</button>}
    />
  );
  const { rerender } = render(drawn('It waits. [1]'));
  screen.getByRole('button').focus();
  rerender(drawn('It waits. [1] Then'));
  expect(document.activeElement?.textContent).toBe('mark 1');
});

import type { Mark } from '@contract/marks.ts';
import { expect, it } from 'vitest';
import { byChapter, marksForAnki, marksMarkdown } from './take-away.ts';

const AT = '2026-11-20T10:00:00.000Z';
const mark = (page: number, exact: string, more: Partial<Mark> = {}): Mark => ({
  ...{ mark_id: `${page} ${exact}`, kind: 'highlight', colour: 'moss', note: '', note_at: null, earlier: [] },
  ...{ created_at: AT, changed_at: AT },
  parts: [{ page, exact, prefix: 'tied to a ', suffix: ' that leads back', first: 4, last: 4, boxes: [] }],
  ...more,
});
const outline = [
  { title: '1 Locks', level: 1, from: 2, to: 6 },
  { title: '2 Memory', level: 1, from: 7, to: 12 },
];
const marks = [mark(1, 'first'), mark(3, 'cue', { note: '**ask** in the seminar' }), mark(8, '=SUM(A1)')];

it('marks stand by chapter', () => {
  expect(byChapter(marks, outline).map(({ title, marks: own }) => [title, own.length])).toEqual([
    ['Before the first chapter', 1],
    ['1 Locks', 1],
    ['2 Memory', 1],
  ]);
});

it('as Markdown each has its page and its note', () => {
  const text = marksMarkdown('On *Memory*', marks, outline);
  expect(text).toContain('# On \\*Memory\\*');
  expect(text).toContain('## 1 Locks\n\n> cue\n>\n> — On \\*Memory\\*, p. 3\n\n**ask** in the seminar');
});

it('as Markdown nothing that a book calls its pages or itself is drawn or begins a line', () => {
  const label = 'i<img src=https://evil.example/x.png>\n# ii';
  const [one] = marks;
  const text = marksMarkdown('On\n![x](y)', [{ ...one!, parts: [{ ...one!.parts[0]!, label }] }], []);
  expect(text).not.toMatch(/(?<!\\)[<#[](?! On)/);
  expect(text).toContain('i\\<img');
});

it.each(['＝SUM(A1)', '\u200b=SUM(A1)', 'x;=cmd|calc', 'x; \ufeff＋1', 'x;"=1', 'x;−1'])(
  'for Anki %j is no formula, wherever cells begin',
  (words) => {
    const text = marksForAnki('Memory', [mark(3, words)]);
    expect(text).not.toMatch(/(?:^"|,"|;)[\s\p{Cf}"]*[=+\-@＝＋－＠−]/mu);
  },
);

it('for Anki the words are left out of their place, and nothing is a formula or a command', () => {
  const text = marksForAnki('Memory', [...marks, mark(9, '[sound:x.mp3] "b" \\(\\href{javascript:x}{y}\\)')]);
  expect(text).toContain('"…tied to a […] that leads back…","cue – **ask** in the seminar","Memory, p. 3"');
  expect(text).toContain(`"'=SUM(A1)"`);
  expect(text).toContain('"(sound:x.mp3] ""b"" \\(\\ href{javascript:x}{y}\\)"');
});

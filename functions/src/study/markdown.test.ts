import { expect, test } from 'vitest';
import { outsideCode } from './markdown.ts';

const upper = (markdown: string) => outsideCode(markdown, (text) => text.toUpperCase());

test.each([
  ['a `b[1]` c', 'A `b[1]` C'],
  ['a `b` c `d$e` f', 'A `b` C `d$e` F'],
  ['costs \\$2, `b`, \\` c', 'COSTS \\$2, `b`, \\` C'],
  ['| `a` | b |\n| --- | --- |', '| `a` | B |\n| --- | --- |'],
  ['`a`\n\n$x$ `b`', '`a`\n\n$X$ `B`'],
])('what is surely code in %j is left as it is', (markdown, changed) => expect(upper(markdown)).toBe(changed));

test.each(['`a | b`', '$ ` $ a `', 'a `b` c `', '``a `b` c``', '`a\nb`', '\\`a`'])(
  'a paragraph that may be read in another way is changed whole: %j',
  (markdown) => expect(upper(markdown)).toBe(markdown.toUpperCase()),
);

import { expect, it } from 'vitest';
import { escapeMarkdown } from './wording.ts';

it.each([
  ['<p> is written &lt;p&gt;', String.raw`\<p\> is written \&lt;p\&gt;`],
  ['as [1] says', String.raw`as \[1\] says`],
  ['see https://example.org/a_b~c', String.raw`see https\://example.org/a\_b\~c`],
  ['see www.example.org/a_b', String.raw`see www\.example.org/a\_b`],
])('escapes %s', (text, escaped) => {
  expect(escapeMarkdown(text)).toBe(escaped);
});

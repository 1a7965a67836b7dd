import { expect, it } from 'vitest';
import { testPage } from '../testing.ts';
import { wordsOf } from '../words.ts';
import { anchorOn } from './anchor.ts';

const TEXT = 'A cue leads back.\nWithout a cue nothing\nleads back. The sema-|\nphore waits.\n\nA cue leads on.';
const page = testPage(1, TEXT);

/** Words `[first, last]` of a page as a device sends them. */
function selector(of: typeof page, first: number, last: number) {
  const words = wordsOf(of);
  const [start, end] = [words[first]?.start ?? 0, words[last]?.end ?? 0];
  const { text } = of;
  return {
    exact: text.slice(start, end),
    prefix: text.slice(Math.max(0, start - 32), start),
    suffix: text.slice(end, end + 32),
  };
}
const found = (on: typeof page, wanted: ReturnType<typeof selector>) => {
  const at = anchorOn(on, wanted);
  return at && on.text.slice(at.start, at.end);
};

it('finds every choice of a page in that page', () => {
  const words = wordsOf(page);
  for (let first = 0; first < words.length; first++) {
    for (let last = first; last < words.length; last++) {
      const at = anchorOn(page, selector(page, first, last));
      expect(at?.start, `${first} ${last}`).toBe(words[first]?.start);
    }
  }
});

it('finds them after the page was read anew with other lines, hyphens and marks', () => {
  const anew = testPage(
    1,
    'A cue leads back. Without\na cue nothing leads back.\nThe sema-phore waits. A “cue” leads on.',
  );
  expect(found(anew, selector(page, 6, 7))).toBe('cue nothing');
  expect(found(anew, selector(page, 10, 11))).toContain('sema');
});

it('tells equal words apart by what stands around them', () => {
  const [one, two, three] = [1, 6, 14].map((at) => anchorOn(page, selector(page, at, at))?.start ?? -1);
  expect(one).toBeLessThan(two ?? -1);
  expect(two).toBeLessThan(three ?? -1);
});

it('finds nothing where the words are gone, and where nothing tells two places apart', () => {
  expect(found(testPage(1, 'Another page.'), selector(page, 0, 3))).toBeNull();
  expect(found(testPage(1, 'a cue\n\na cue'), { exact: 'cue', prefix: 'a ', suffix: '' })).toBeNull();
  expect(found(testPage(1, 'quite other words, a cue among them'), selector(page, 6, 6))).toBeNull();
});

it('takes Chinese by its words, and leaves out what has no place', () => {
  const words = wordsOf(testPage(1, '记忆不是仓库，而是过程。'));
  expect(words.length).toBeGreaterThan(3);
  expect(words.map(({ start, end }) => '记忆不是仓库，而是过程。'.slice(start, end)).join('')).toBe(
    '记忆不是仓库，而是过程。',
  );
});

it('finds words where they were though their twins have the same surroundings now, and not their twins', () => {
  const twins = testPage(1, 'a cue\n\nsome words between\n\na cue');
  const words = wordsOf(twins);
  const last = words.at(-1);
  const selected = { ...selector(twins, words.length - 1, words.length - 1), boxes: last?.boxes ?? [] };
  expect(anchorOn(twins, selected)?.start).toBe(last?.start);
  // Read in another order the page is the same paper.
  const swapped = { ...twins, text: twins.text, lines: twins.lines.toReversed() };
  expect(anchorOn(swapped, { ...selected, prefix: '', suffix: '' })?.start).toBe(last?.start);
});

it('does not take a twin elsewhere for words that are gone from where they were', () => {
  const before = testPage(1, 'a cue leads back\n\nand so on\n\nno trace\n\na cue leads on');
  const wanted = { ...selector(before, 1, 1), boxes: wordsOf(before)[1]?.boxes ?? [] };
  const gone = testPage(1, 'a hint leads back\n\nand so on\n\nno trace\n\na cue leads on');
  expect(anchorOn(gone, wanted)).toBeNull();
});

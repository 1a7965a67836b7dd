import { expect, it } from 'vitest';
import { testPage } from '../testing.ts';
import { boxesOf } from './boxes.ts';

it('words cut out of a run are covered to their last letter, and the next word is not touched', () => {
  const page = testPage(1, 'memory most. This');
  const { x, width } = page.lines[0]!.runs[0]!.box;
  const [box] = boxesOf(page, 0, 'memory most.'.length);
  const end = (box!.x + box!.width - x) / width;
  // Adobe's widths of Times, in thousandths: "memory most." 5,778, with the space 6,028, of 7,806.
  expect(end).toBeGreaterThanOrEqual(5_778 / 7_806);
  expect(end).toBeLessThanOrEqual(6_028 / 7_806);
});

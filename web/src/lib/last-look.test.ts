// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { lookOf } from './last-look.ts';

it('keeps what is to be seen, and nothing that the content security policy refuses', () => {
  const root = document.createElement('div');
  root.innerHTML =
    '<h1>Books</h1><ul><li style="width: 4px">Locks &amp; Keys</li><li>Far below</li></ul><div role="dialog">Sure?</div><script>x</script>';
  const [, below] = root.querySelectorAll('li');
  if (below) below.getBoundingClientRect = () => new DOMRect(0, 10_000, 1, 1);
  expect(lookOf(root)).toBe('<h1>Books</h1><ul><li data-style="width: 4px">Locks &amp; Keys</li></ul>');
  expect(root.querySelectorAll('li')).toHaveLength(2);
});

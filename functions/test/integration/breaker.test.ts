import { expect, it } from 'vitest';
import { newId } from '../../src/platform/ids.ts';
import { breakerOf } from '../../src/stores/breaker.ts';
import './in-process.ts';

it('a longer break stands, whatever is heard late from a call of before', async () => {
  const breaker = breakerOf('tried', newId(), newId(), ['spent', 'busy']);
  expect(await breaker.now()).toBeNull();
  await breaker.trip('busy', 60);
  const longer = await breaker.trip('spent', 3_600);
  expect(longer).toMatchObject({ why: 'spent' });
  expect(await breaker.trip('busy', 60)).toEqual(longer);
  expect(await breaker.now()).toEqual(longer);
});

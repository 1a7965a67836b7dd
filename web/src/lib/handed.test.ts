import { beforeEach, expect, it } from 'vitest';
import { publish } from './auth/auth-store.ts';
import { startSession } from './auth/session.ts';
import { hand, handedIn, nameIn } from './handed.ts';
import { forgetWork } from './storage.ts';

const ada = { uid: 'ada', email: null, displayName: null, photoURL: null };
const quote = { show: { page: 3, quote: 'what only Ada has read' } };

beforeEach(() => {
  window.sessionStorage.clear();
  publish(ada);
});

it('an entry of the history holds a name, and nothing of what was handed', () => {
  const state = hand(quote);
  expect(JSON.stringify(state)).not.toContain('Ada');
  expect(handedIn(state)).toEqual(quote);
});

it('after a log-out the name stands for nothing', () => {
  const state = hand(quote);
  publish(null);
  forgetWork();
  expect(handedIn(state)).toBeNull();
  expect(JSON.stringify({ ...window.sessionStorage })).toBe('{}');
});

it('a session that ended in another tab, or by itself, leaves nothing in this one', async () => {
  const state = hand(quote);
  await startSession(); // the identity provider has nobody
  expect(handedIn(state)).toBeNull();
  expect(JSON.stringify({ ...window.sessionStorage })).toBe('{}');
});

it('what an entry is left with takes the place of what it had', () => {
  const state = hand(quote);
  const again = hand({ view: 1 }, nameIn(state));
  expect([again, handedIn(state)]).toEqual([state, { view: 1 }]);
});

it('the last ones are kept over a reload', () => {
  for (let n = 0; n < 30; n++) hand({ n });
  expect(window.sessionStorage.length).toBe(20);
});

it('as many stay where the browser keeps nothing, and one that is handed again is the youngest', () => {
  const state = hand({ n: 'first' });
  for (let n = 0; n < 15; n++) hand({ n });
  hand({ n: 'again' }, nameIn(state));
  const states = Array.from({ length: 19 }, (_, n) => hand({ n }));
  window.sessionStorage.clear();
  expect([handedIn(state), handedIn(states.at(0))]).toEqual([{ n: 'again' }, { n: 0 }]);
  hand({ n: 'one more' });
  window.sessionStorage.clear();
  expect([handedIn(state), handedIn(states.at(0))]).toEqual([null, { n: 0 }]);
});

it.each([null, 'text', { wanted: '/progress' }])('a state without a name is what it is: %j', (state) => {
  expect(handedIn(state)).toEqual(state);
});

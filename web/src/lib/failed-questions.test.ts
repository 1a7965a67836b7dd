// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { useAuth } from './auth/auth-store.ts';
import {
  forgetQuestion,
  joinConversation,
  type KeptQuestion,
  keepQuestion,
  keptQuestions,
} from './failed-questions.ts';

const asked = (key: string, more: Partial<KeptQuestion> = {}): KeptQuestion => ({
  question: `What is ${key}?`,
  key,
  reason: null,
  conversation: null,
  after: null,
  at: '2026-11-25T10:00:00.000Z',
  ...more,
});
const keys = () => keptQuestions('locks').map(({ key }) => key);

beforeEach(() => {
  localStorage.clear();
  const user = { uid: 'ana', email: null, displayName: null, photoURL: null };
  useAuth.setState({ status: 'signed-in', user });
});

it('keeps all questions in their order; a failed one stays where it was asked', () => {
  for (const key of ['a', 'b', 'c']) keepQuestion('locks', asked(key));
  keepQuestion('locks', asked('b', { reason: 'No connection.' }));
  expect(keys()).toEqual(['a', 'b', 'c']);
  expect(keptQuestions('locks')[1]?.reason).toBe('No connection.');
  forgetQuestion('locks', 'a');
  expect(keys()).toEqual(['b', 'c']);
  expect(keptQuestions('another book')).toEqual([]);
});

it('reads the one question that earlier versions kept', () => {
  const { after: _, at: __, ...old } = asked('old', { reason: 'No connection.', conversation: 'c1' });
  localStorage.setItem('folio:failed:ana:locks', JSON.stringify(old));
  expect(keptQuestions('locks')).toEqual([{ ...old, after: null, at: '' }]);
});

it('moves what was to begin a conversation into the one that another question began', () => {
  keepQuestion('locks', asked('a'));
  keepQuestion('locks', asked('b', { conversation: 'c0' }));
  joinConversation('locks', 'c1');
  expect(keptQuestions('locks').map(({ conversation }) => conversation)).toEqual(['c1', 'c0']);
});

import { describe, expect, it } from 'vitest';
import { Names } from './names.ts';

describe('a file of the archive', () => {
  it('has a path of its own, also where only capitals differ', () => {
    const names = new Names();
    expect([names.take('books', 'Locks'), names.take('books', 'LOCKS'), names.take('chats', 'Locks')]).toEqual([
      'books/Locks',
      'books/LOCKS (2)',
      'chats/Locks',
    ]);
  });
});

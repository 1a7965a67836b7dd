import { describe, expect, it } from 'vitest';
import { Names, safeName } from './names.ts';

describe('a file of the archive', () => {
  it.each([
    ['Operating Systems: Three Easy Pieces', 'Operating Systems Three Easy Pieces'],
    ['../../etc/passwd', 'etc passwd'],
    ['C:\\temp\\*?', 'C temp'],
    ['  a\tb\n c. ', 'a b c'],
    ['\u202Egnp.exe', 'gnp.exe'],
    ['操作系统', '操作系统'],
    ['…', '…'],
    ['///', 'untitled'],
    ['', 'untitled'],
  ])('called %j is named %j', (title, name) => {
    expect(safeName(title)).toBe(name);
  });

  it('keeps a long title to a length that every file system takes, and no half characters', () => {
    const name = safeName('𝒳'.repeat(200));
    expect([...name].length).toBe(80);
    expect(name.isWellFormed()).toBe(true);
  });

  it('has a path of its own, also where only capitals differ', () => {
    const names = new Names();
    expect([names.take('books', 'Locks'), names.take('books', 'LOCKS'), names.take('chats', 'Locks')]).toEqual([
      'books/Locks',
      'books/LOCKS (2)',
      'chats/Locks',
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import { safeName } from './safe-name.ts';

describe('a file', () => {
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
    expect(safeName(title, 'untitled')).toBe(name);
  });

  it('keeps a long title to a length that every file system takes, and no half characters', () => {
    const name = safeName('𝒳'.repeat(200), 'untitled');
    expect([...name].length).toBe(80);
    expect(name.isWellFormed()).toBe(true);
  });
});

import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { unpackBook } from '../../functions/src/stores/book-codec.ts';
import { DEMO_STUDENT } from './student.ts';

const root = new URL('../../', import.meta.url);
const at = (path: string) => readFileSync(new URL(path, root));
const files = globSync('emulator-data/**/*', { cwd: root, withFileTypes: true }).filter((entry) => entry.isFile());

describe('emulator-data, as npm start imports it (npm run demo-data makes it anew)', () => {
  it('holds the one demo student, and the coursebook as it is printed now', () => {
    const { users } = JSON.parse(at('emulator-data/auth_export/accounts.json').toString());
    const { localId, email, displayName } = DEMO_STUDENT;
    expect(users).toMatchObject([{ localId, email, displayName }]);
    const printed = createHash('md5').update(at('tools/coursebook/how-memory-works.pdf')).digest('base64');
    const stored = globSync('emulator-data/storage_export/metadata/*.json', { cwd: root })
      .map((path) => JSON.parse(at(path).toString()))
      .filter(({ name }) => name.startsWith(`users/${localId}/books/`) && name.endsWith('/book.pdf'));
    expect(stored.map(({ md5Hash }) => md5Hash)).toEqual([printed]);
  });

  it('was read whole, and is stored in the form of today, so that the first question need not wait', () => {
    const [stored] = globSync('emulator-data/storage_export/metadata/*.json', { cwd: root })
      .map((path) => ({ path, name: String(JSON.parse(at(path).toString()).name) }))
      .filter(({ name }) => name.endsWith('/text.json.gz'));
    const blob = stored?.path.replace('/metadata/', '/blobs/').replace(/\.json$/, '') ?? '';
    const book = unpackBook(at(blob));
    expect(book?.title).toBe('How Memory Works: A Short Course in Learning That Lasts');
    expect(book?.pages.filter(({ quality }) => quality !== 'good')).toEqual([]);
  });

  it('is small, and names no folder of the machine that it was made on', () => {
    const bytes = files.map((entry) => readFileSync(`${entry.parentPath}/${entry.name}`));
    expect(bytes.reduce((sum, { length }) => sum + length, 0)).toBeLessThan(1_000_000);
    const text = bytes.filter(({ length }) => length < 20_000).map(String);
    expect(text.filter((content) => /\/(?:home|tmp|work|Users|root)\//.test(content))).toEqual([]);
  });
});

/**
 * `npm run count [-- --rev REV]`: how large the house is, read from the syntax tree, so that no figure is met by moving lines,
 * joining them or keeping a pattern in a string. `--rev` counts a version in git instead of the working tree.
 *
 * A row a room of `functions/src`, tests and fixtures left out:
 * - lines: as `wc -l` counts them; code: lines that hold code; nodes: nodes of the syntax tree, which no layout changes
 * - patterns: regular expressions (literals, `RegExp(…)`, tagged templates of the matcher, and strings that hold a pattern's
 *   syntax, in JSON too); branches: their alternatives (`a|b` has two)
 * - numbers: numeric literals but 0, 1 and 2; a fitted model's JSON holds learned ones and is not counted
 * - words: in packs of languages (`language/packs`), in strings, patterns and templates
 * The last line is JSON: { task: "count", rev, all, understanding, rooms: { name: figures } }; `understanding` are the rooms
 * study, knowledge, language and book together.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { countSource, type Figures, NOTHING, plus } from './count/figures.ts';
import { ROOT } from './lib/prepare.mjs';

/** What a hand-written understanding of languages could hide in. */
const UNDERSTANDING = ['study', 'knowledge', 'language', 'book'];
const TEST = /\.test\.ts$|(?:^|\/)(?:fixtures|testing)[./]|\.properties\./;

const { values } = parseArgs({ options: { rev: { type: 'string' } } });
const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 1 << 28, stdio: ['ignore', 'pipe', 'pipe'] });

const files = (
  values.rev
    ? git('ls-tree', '-r', '--name-only', values.rev, 'functions/src')
    : git('ls-files', '--cached', '--others', '--exclude-standard', 'functions/src')
)
  .split('\n')
  .filter((path) => /\.(?:ts|json)$/.test(path) && !TEST.test(path));

function read(path: string): string | null {
  if (values.rev) return git('show', `${values.rev}:${path}`);
  try {
    return readFileSync(join(ROOT, path), 'utf8');
  } catch {
    return null; // deleted, and git does not know yet
  }
}

/** `functions/src/study/answer/x.ts` → `study/answer`; packs are one room. */
function roomOf(path: string): string {
  const [, , first = '', second = ''] = path.split('/');
  if (first.includes('.')) return '(top)';
  return second.includes('.') || first === 'contract' || first === 'features' ? first : `${first}/${second}`;
}

const rooms = new Map<string, Figures>();
for (const path of files) {
  const text = read(path);
  if (text === null) continue;
  const room = roomOf(path);
  rooms.set(room, plus(rooms.get(room) ?? NOTHING, countSource(path, text)));
}
const named = [...rooms].sort(([a], [b]) => a.localeCompare(b));
const total = (of: (room: string) => boolean) =>
  named.filter(([room]) => of(room)).reduce((sum, [, f]) => plus(sum, f), NOTHING);
const all = total(() => true);
const understanding = total((room) => UNDERSTANDING.includes(room.split('/')[0] ?? ''));
console.table(Object.fromEntries([...named, ['all', all], ['study, knowledge, language, book', understanding]]));
console.log(
  JSON.stringify({
    task: 'count',
    rev: git('rev-parse', '--short', values.rev ?? 'HEAD').trim(),
    all,
    understanding,
    rooms: Object.fromEntries(named),
  }),
);

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { execa } from 'execa';
import { afterEach, describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
const rules = join(root, '.dependency-cruiser.cjs');
const cli = join(root, 'node_modules', 'dependency-cruiser', 'bin', 'dependency-cruiser.mjs');
let tree = '';

/** Names of the rules that a tree breaks in which `from` imports `to`. */
async function broken(from: string, to: string): Promise<string[]> {
  tree = mkdtempSync(join(tmpdir(), 'arrows-'));
  for (const file of [from, to]) mkdirSync(join(tree, dirname(file)), { recursive: true });
  const up = '../'.repeat(from.split('/').length - 1);
  writeFileSync(join(tree, to), 'export const thing = 1;\n');
  writeFileSync(join(tree, from), `import { thing } from '${up}${to}';\nexport const other = thing;\n`);
  const args = [
    cli,
    '--config',
    rules,
    '--output-type',
    'json',
    ...new Set([from, to].map((file) => file.split('/')[0] ?? '')),
  ];
  const { stdout } = await execa(process.execPath, args, { cwd: tree, reject: false });
  // dependency-cruiser's documented result.
  const result = JSON.parse(stdout) as { summary: { violations: { rule: { name: string } }[] } };
  return result.summary.violations.map((violation) => violation.rule.name);
}

afterEach(() => rmSync(tree, { recursive: true, force: true }));

describe('an import against the arrows is refused', () => {
  it.each([
    ['functions/src/features/chat/ask.ts', 'functions/src/features/quiz/gate.ts', 'features-never-import-features'],
    ['web/src/features/chat/pane.ts', 'web/src/features/quiz/gate.ts', 'features-never-import-features'],
    ['functions/src/contract/chat.ts', 'functions/src/book/model.ts', 'contract-stands-alone'],
    ['functions/src/book/search.ts', 'functions/src/platform/clock.ts', 'book-is-pure'],
    ['functions/src/platform/clock.ts', 'functions/src/book/model.ts', 'platform-is-at-the-bottom'],
    ['functions/src/stores/chats.ts', 'functions/src/http/serve.ts', 'stores-know-no-features'],
    ['functions/src/study/ask.ts', 'functions/src/stores/chats.ts', 'study-knows-no-features'],
    ['functions/src/http/serve.ts', 'functions/src/features/chat/ask.ts', 'http-knows-no-features'],
    ['functions/src/features/chat/ask.ts', 'functions/src/youtube/search.ts', 'one-way-to-the-video-site'],
    ['functions/src/youtube/search.ts', 'functions/src/stores/chats.ts', 'youtube-knows-no-rooms'],
    ['web/src/lib/clock.ts', 'functions/src/platform/clock.ts', 'web-takes-the-contract-alone'],
    ['functions/src/http/serve.ts', 'tools/clock.ts', 'functions-take-nothing-of-web'],
    ['web/src/components/ui/button.ts', 'web/src/features/chat/pane.ts', 'ui-primitives-know-no-feature'],
    ['web/src/features/chat/pane.ts', 'web/src/app/router.ts', 'features-know-no-app'],
  ])('%s → %s', async (from, to, rule) => {
    expect(await broken(from, to)).toEqual([rule]);
  });

  it.each([
    ['functions/src/features/chat/ask.ts', 'functions/src/stores/chats.ts'],
    ['functions/src/features/videos/ask.ts', 'functions/src/youtube/search.ts'],
    ['functions/src/study/ask.ts', 'functions/src/book/model.ts'],
    ['web/src/features/chat/pane.ts', 'functions/src/contract/chat.ts'],
    ['web/src/app/router.ts', 'web/src/features/chat/pane.ts'],
  ])('but not %s → %s', async (from, to) => {
    expect(await broken(from, to)).toEqual([]);
  });
});

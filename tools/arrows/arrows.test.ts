import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { execa } from 'execa';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
const rules = join(root, '.dependency-cruiser.cjs');
const cli = join(root, 'node_modules', 'dependency-cruiser', 'bin', 'dependency-cruiser.mjs');
/** Imports that a rule forbids: from, to, the rule's name. */
const refused: [from: string, to: string, rule: string][] = [
  ['functions/src/features/chat/ask.ts', 'functions/src/features/quiz/gate.ts', 'features-never-import-features'],
  ['web/src/features/chat/pane.ts', 'web/src/features/quiz/gate.ts', 'features-never-import-features'],
  ['functions/src/contract/chat.ts', 'functions/src/book/model.ts', 'contract-stands-alone'],
  ['functions/src/book/search.ts', 'functions/src/platform/clock.ts', 'book-is-pure'],
  ['functions/src/platform/clock.ts', 'functions/src/book/model.ts', 'platform-is-at-the-bottom'],
  ['functions/src/stores/chats.ts', 'functions/src/http/serve.ts', 'stores-know-no-features'],
  ['functions/src/stores/chats.ts', 'functions/src/conversations/begin.ts', 'stores-know-no-features'],
  ['functions/src/conversations/begin.ts', 'functions/src/features/chat/ask.ts', 'conversations-know-no-features'],
  ['functions/src/study/ask.ts', 'functions/src/stores/chats.ts', 'study-knows-no-features'],
  ['functions/src/http/serve.ts', 'functions/src/features/chat/ask.ts', 'http-knows-no-features'],
  ['functions/src/study/quiz/write.ts', 'functions/src/study/openai/index.ts', 'one-place-knows-both-engines'],
  ['functions/src/study/openai/answer/call.ts', 'functions/src/study/answer/index.ts', 'model-engine-knows-no-other'],
  ['functions/src/study/find/rank.ts', 'functions/src/study/answer/index.ts', 'search-knows-no-engine'],
  ['functions/src/features/chat/ask.ts', 'functions/src/youtube/search.ts', 'one-way-to-the-video-site'],
  ['functions/src/youtube/search.ts', 'functions/src/stores/chats.ts', 'youtube-knows-no-rooms'],
  ['web/src/lib/clock.ts', 'functions/src/platform/clock.ts', 'web-takes-the-contract-alone'],
  ['functions/src/http/serve.ts', 'tools/clock.ts', 'functions-take-nothing-of-web'],
  ['web/src/components/ui/button.ts', 'web/src/features/chat/pane.ts', 'ui-primitives-know-no-feature'],
  ['web/src/features/chat/pane.ts', 'web/src/app/router.ts', 'features-know-no-app'],
];

const allowed: [from: string, to: string][] = [
  ['functions/src/features/chat/ask.ts', 'functions/src/stores/chats.ts'],
  ['functions/src/features/videos/ask.ts', 'functions/src/youtube/search.ts'],
  ['functions/src/study/ask.ts', 'functions/src/book/model.ts'],
  ['functions/src/study/openai/ask.ts', 'functions/src/study/find/rank.ts'],
  ['web/src/features/chat/pane.ts', 'functions/src/contract/chat.ts'],
  ['web/src/app/router.ts', 'web/src/features/chat/pane.ts'],
];

const tree = mkdtempSync(join(tmpdir(), 'arrows-'));
/** Names of the rules that each importing file breaks. */
const broken = new Map<string, string[]>();

/** Each import stands in files of its own, `ask.ts` as `ask-7.ts`, so that one run judges them all. */
const numbered = (path: string, number: number): string => path.replace(/\.ts$/, `-${number}.ts`);

beforeAll(async () => {
  for (const [number, [from, to]] of [...refused, ...allowed].entries()) {
    for (const file of [from, to]) mkdirSync(join(tree, dirname(file)), { recursive: true });
    const up = '../'.repeat(from.split('/').length - 1);
    writeFileSync(join(tree, numbered(to, number)), 'export const thing = 1;\n');
    const text = `import { thing } from '${up}${numbered(to, number)}';\nexport const other = thing;\n`;
    writeFileSync(join(tree, numbered(from, number)), text);
  }
  const args = [cli, '--config', rules, '--output-type', 'json', 'functions', 'web', 'tools'];
  const { stdout } = await execa(process.execPath, args, { cwd: tree, reject: false });
  // dependency-cruiser's documented result.
  const result = JSON.parse(stdout) as { summary: { violations: { from: string; rule: { name: string } }[] } };
  for (const { from, rule } of result.summary.violations) broken.set(from, [...(broken.get(from) ?? []), rule.name]);
});
afterAll(() => rmSync(tree, { recursive: true, force: true }));

describe('an import against the arrows', () => {
  it.each(refused.map((row, number) => [...row, number] as const))('is refused: %s → %s', (from, _to, rule, number) => {
    expect(broken.get(numbered(from, number))).toEqual([rule]);
  });

  it.each(allowed.map((row, index) => [...row, refused.length + index] as const))(
    'is not what this is: %s → %s',
    (from, _to, number) => {
      expect(broken.get(numbered(from, number))).toBeUndefined();
    },
  );
});

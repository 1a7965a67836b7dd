import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { sharedData } from './shared-data.ts';

let home = '';
const make = (...path: string[]) => {
  const folder = join(home, ...path);
  mkdirSync(folder, { recursive: true });
  return folder;
};

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'folio-shared-data-'));
});
afterEach(() => rmSync(home, { recursive: true }));

it('is found beside a clone', () => {
  make('clone', '.git');
  expect(sharedData(join(home, 'clone'))).toBe(join(home, 'shared', 'data'));
});

it('is found beside the clone that a worktree was made from, wherever the worktree lies', () => {
  const git = make('clone', '.git', 'worktrees', 'one');
  const data = make('shared', 'data');
  const worktree = make('elsewhere', 'deep', 'one');
  writeFileSync(join(worktree, '.git'), `gitdir: ${git}\n`);
  expect(sharedData(worktree)).toBe(data);
});

it('is what lies beside a worktree itself, where something does', () => {
  const git = make('clone', '.git', 'worktrees', 'one');
  make('shared', 'data');
  const nearer = make('elsewhere', 'shared', 'data');
  const worktree = make('elsewhere', 'one');
  writeFileSync(join(worktree, '.git'), `gitdir: ${git}\n`);
  expect(sharedData(worktree)).toBe(nearer);
});

it('is nowhere else for a copy whose .git tells of no worktree', () => {
  const copy = make('copy');
  writeFileSync(join(copy, '.git'), 'gitdir: ../clone/.git/modules/copy\n');
  expect(sharedData(copy)).toBe(join(home, 'shared', 'data'));
});

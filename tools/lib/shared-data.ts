/** Where books and questions lie that measure and are no part of the project. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** The folder that a worktree was made from; the folder itself where it is no worktree. */
function cloneOf(root: string): string {
  const git = join(root, '.git');
  if (!existsSync(git) || statSync(git).isDirectory()) return root;
  // "gitdir: /the/clone/.git/worktrees/name"
  const told = /^gitdir: (.+)$/m.exec(readFileSync(git, 'utf8'))?.[1];
  const own = told && resolve(root, told);
  return own && /\.git[\\/]worktrees[\\/][^\\/]+$/.test(own) ? dirname(dirname(dirname(own))) : root;
}

/**
 * `../shared/data` beside a clone, or beside the one that it is a worktree of; whether it is there is another matter.
 * @param root the folder of the project
 */
export function sharedData(root: string): string {
  const beside = (folder: string) => join(folder, '..', 'shared', 'data');
  return existsSync(beside(root)) ? beside(root) : beside(cloneOf(root));
}

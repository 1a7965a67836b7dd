import { join } from 'node:path';
import { ROOT } from './prepare.mjs';

export interface Command {
  name: string;
  /** Program, of node_modules or our own, and its arguments. */
  run: string[];
}

const bin = (...path: string[]) => join(ROOT, 'node_modules', ...path);

/** Each is one yes or no about the code as it stands, with no test to run. */
export const checks: Command[] = [
  { name: 'lint', run: [bin('@biomejs', 'biome', 'bin', 'biome'), 'ci', '--colors=off', '.'] },
  {
    name: 'arrows',
    run: [bin('dependency-cruiser', 'bin', 'dependency-cruiser.mjs'), ...['functions', 'web/src', 'tools', 'e2e']],
  },
  ...['functions/tsconfig.json', 'web/tsconfig.json', 'tsconfig.json'].map((project) => ({
    name: `types ${project}`,
    run: [bin('typescript', 'bin', 'tsc'), '--project', project, '--pretty', 'false', '--singleThreaded'],
  })),
  { name: 'dead code', run: [bin('knip', 'bin', 'knip.js'), '--no-progress'] },
  { name: 'language', run: [join(ROOT, 'tools', 'language', 'check.ts')] },
  { name: 'audit', run: [join(ROOT, 'tools', 'audit.ts')] },
];

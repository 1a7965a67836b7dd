import { expect, it } from 'vitest';
import { completeLock } from './complete-lock.ts';

const tool = {
  version: '1.0.0',
  dev: true,
  optionalDependencies: { 'tool-linux-x64-musl': '1.0.0', 'tool-darwin-arm64': '1.0.0', 'tool-linux-x64-gnu': '1.0.0' },
};
const here = { version: '1.0.0', integrity: 'sha512-x', optional: true };

it('lists builds for other platforms as what their names say, and leaves what is there', () => {
  const { lock, added } = completeLock({
    lockfileVersion: 3,
    packages: { 'node_modules/tool': tool, 'node_modules/tool-linux-x64-gnu': here },
  });
  expect(added).toHaveLength(2);
  expect(lock.packages).toEqual({
    'node_modules/tool': tool,
    'node_modules/tool-linux-x64-gnu': here,
    'node_modules/tool-linux-x64-musl': {
      version: '1.0.0',
      os: ['linux'],
      cpu: ['x64'],
      libc: ['musl'],
      dev: true,
      optional: true,
    },
    'node_modules/tool-darwin-arm64': { version: '1.0.0', os: ['darwin'], cpu: ['arm64'], dev: true, optional: true },
  });
});

it('puts a build beneath its package where another version has the place at the top', () => {
  const { added } = completeLock({
    lockfileVersion: 3,
    packages: {
      'node_modules/tool': { ...tool, optionalDependencies: { 'tool-darwin-arm64': '1.0.0' } },
      'node_modules/tool-darwin-arm64': { version: '0.9.0', optional: true },
    },
  });
  expect(added).toEqual(['node_modules/tool/node_modules/tool-darwin-arm64 1.0.0']);
});

it('has nothing to add the second time', () => {
  const first = completeLock({ lockfileVersion: 3, packages: { 'node_modules/tool': tool } });
  expect(completeLock(first.lock).added).toEqual([]);
});

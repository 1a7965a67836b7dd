import { describe, expect, it } from 'vitest';
import { deriveLock, type Lock, pinned } from './dist-lock.ts';

const lockOf = (packages: Lock['packages']): Lock => ({ lockfileVersion: 3, packages });
const manifest = (dependencies: Record<string, string>) => ({ name: 'shipped', version: '1.0.0', dependencies });
const versions = (lock: Lock) =>
  Object.fromEntries(Object.entries(lock.packages).flatMap(([path, entry]) => (path ? [[path, entry.version]] : [])));

describe('the lock of what is shipped', () => {
  it('holds what the manifest needs, directly and further on, and nothing else', () => {
    const root = lockOf({
      'node_modules/a': { version: '1.0.0', dependencies: { b: '^2.0.0' } },
      'node_modules/b': { version: '2.3.0', dev: true },
      'node_modules/stranger': { version: '9.0.0' },
    });
    const lock = deriveLock(root, 'functions', manifest({ a: '1.0.0' }));
    expect(versions(lock)).toEqual({ 'node_modules/a': '1.0.0', 'node_modules/b': '2.3.0' });
    expect(lock.packages['node_modules/b']).not.toHaveProperty('dev');
  });

  it("takes the workspace's own copy to the top, and keeps the project's copy beneath who needs that", () => {
    const root = lockOf({
      'functions/node_modules/x': { version: '2.0.0' },
      'node_modules/x': { version: '1.0.0' },
      'node_modules/y': { version: '5.0.0', dependencies: { x: '^1.0.0' } },
    });
    expect(versions(deriveLock(root, 'functions', manifest({ x: '2.0.0', y: '5.0.0' })))).toEqual({
      'node_modules/x': '2.0.0',
      'node_modules/y': '5.0.0',
      'node_modules/y/node_modules/x': '1.0.0',
    });
  });

  it('finds what stands beneath a package, and does not hide from others what stands above', () => {
    const root = lockOf({
      'node_modules/a': { version: '1.0.0', dependencies: { b: '1', x: '1' } },
      'node_modules/a/node_modules/x': { version: '1.0.0' },
      'node_modules/b': { version: '1.0.0', dependencies: { x: '2' } },
      'node_modules/x': { version: '2.0.0' },
    });
    const got = versions(deriveLock(root, 'functions', manifest({ a: '1.0.0' })));
    const seenBy = (who: string) => got[`node_modules/${who}/node_modules/x`] ?? got['node_modules/x'];
    expect([seenBy('a'), seenBy('b')]).toEqual(['1.0.0', '2.0.0']);
  });

  it('marks as optional what is only wanted optionally, and not what something else must have', () => {
    const root = lockOf({
      'node_modules/a': {
        version: '1.0.0',
        dependencies: { both: '1' },
        optionalDependencies: { maybe: '1', gone: '1' },
      },
      'node_modules/maybe': { version: '1.0.0', optional: true, dependencies: { both: '1', deep: '1' } },
      'node_modules/both': { version: '1.0.0' },
      'node_modules/deep': { version: '1.0.0', optional: true },
    });
    const { packages } = deriveLock(root, 'functions', manifest({ a: '1.0.0' }));
    const optional = Object.keys(packages).filter((path) => packages[path]?.optional);
    expect(optional).toEqual(['node_modules/deep', 'node_modules/maybe']);
  });

  it('follows a peer that must be there, and no optional one', () => {
    const root = lockOf({
      'node_modules/a': {
        version: '1.0.0',
        peerDependencies: { must: '1', may: '1' },
        peerDependenciesMeta: { may: { optional: true } },
      },
      'node_modules/must': { version: '1.0.0' },
      'node_modules/may': { version: '1.0.0' },
    });
    expect(Object.keys(versions(deriveLock(root, 'functions', manifest({ a: '1' }))))).toEqual([
      'node_modules/a',
      'node_modules/must',
    ]);
  });

  it('ends on a circle', () => {
    const root = lockOf({
      'node_modules/a': { version: '1.0.0', dependencies: { b: '1' } },
      'node_modules/b': { version: '1.0.0', dependencies: { a: '1' } },
    });
    expect(Object.keys(versions(deriveLock(root, 'functions', manifest({ a: '1' }))))).toHaveLength(2);
  });

  it('refuses to be made where something is missing', () => {
    const root = lockOf({ 'node_modules/a': { version: '1.0.0', dependencies: { gone: '1' } } });
    expect(() => deriveLock(root, 'functions', manifest({ a: '1' }))).toThrow('holds no gone');
    expect(() => pinned(root, 'functions', ['gone'])).toThrow('holds no gone');
  });
});

import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { writeManifestJar } from './jar.ts';

const folder = mkdtempSync(join(tmpdir(), 'folio jar-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('is a jar that java -jar runs, classes from a long path with spaces included', () => {
  const classes = join(folder, 'a long folder name '.repeat(4).trim(), 'classes');
  mkdirSync(classes, { recursive: true });
  writeFileSync(
    join(folder, 'Said.java'),
    'public class Said { public static void main(String[] a) { System.out.print("run"); } }',
  );
  execFileSync('java', ['-m', 'jdk.compiler/com.sun.tools.javac.Main', '-d', classes, join(folder, 'Said.java')]);
  const jar = join(folder, 'said.jar');
  writeManifestJar(jar, 'Said', [`${classes}/`]);
  expect(execFileSync('java', ['-jar', jar], { encoding: 'utf8' })).toBe('run');
});

it('keeps every line of the manifest within 72 bytes', () => {
  const jar = join(folder, 'long.jar');
  writeManifestJar(jar, 'Main', [`/${'x'.repeat(300)}.jar`]);
  const text = readFileSync(jar, 'latin1');
  const lines = text.slice(text.indexOf('Manifest-Version'), text.lastIndexOf('PK\u0001\u0002')).split('\r\n');
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(70);
  expect(lines.join('').replaceAll(' ', '')).toContain(`file:///${'x'.repeat(300)}.jar`);
});

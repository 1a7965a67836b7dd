/** What papers and comments refer to is there. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const LEFT_OUT = /(?:^|\/)(?:node_modules|dist|\.data|test-results|playwright-report)(?:\/|$)/;

const files = (...patterns: string[]) =>
  globSync(patterns, { cwd: ROOT, exclude: (name) => LEFT_OUT.test(String(name)) }).map((file) => ({
    file,
    text: readFileSync(join(ROOT, file), 'utf8'),
  }));

/** Targets of the links and pictures of a Markdown text, outside of code. */
function targetsOf(markdown: string): string[] {
  const prose = markdown.replace(/^```[\s\S]*?^```/gm, '').replace(/`[^`\n]*`/g, '');
  return [...prose.matchAll(/\]\(([^)\s]+)\)|<img [^>]*src="([^"]+)"/g)].map(([, link, image]) => link ?? image ?? '');
}

const isElsewhere = (target: string) => /^(?:[a-z]+:|#)/.test(target);

test('every relative link of a Markdown file leads to a file', () => {
  const dead = files('*.md', '{docs,evals,functions,web,tools,e2e,.github}/**/*.md').flatMap(({ file, text }) =>
    targetsOf(text)
      .filter((target) => !isElsewhere(target))
      .filter((target) => !existsSync(join(ROOT, dirname(file), decodeURI(target.split('#')[0] ?? ''))))
      .map((target) => `${file}: ${target}`),
  );
  expect(dead).toEqual([]);
});

test('every page of docs/ that a source file names is there', () => {
  const dead = files('{functions,web,tools,e2e,evals}/**/*.{ts,tsx}').flatMap(({ file, text }) =>
    [...text.matchAll(/\bdocs\/[\w/-]+\.md\b/g)]
      .map(([page]) => page)
      .filter((page) => !existsSync(join(ROOT, page)))
      .map((page) => `${file}: ${page}`),
  );
  expect(dead).toEqual([]);
});

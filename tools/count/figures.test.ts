import { describe, expect, it } from 'vitest';
import { countSource } from './figures.ts';

const at = 'functions/src/study/x.ts';

describe('what npm run count counts', () => {
  it('counts the same, however the lines are laid out', () => {
    const wide = countSource(at, '/** What it does. */\nconst a = [3, 4].map((n) => n * 5);\n');
    const tall = countSource(at, 'const a = [\n  3,\n  4,\n].map(\n  (n) => n * 5,\n);\n');
    expect([tall.nodes, tall.numbers]).toEqual([wide.nodes, wide.numbers]);
    expect(wide).toMatchObject({ lines: 2, code: 1, numbers: 3 });
    expect(tall.code).toBe(6);
  });

  it('finds patterns as literals, as tagged templates, as strings and in JSON', () => {
    const source =
      "const a = /x|y/u;\nconst b = pattern`\\b(?:one|two)\\b`;\nconst c = 'is (?:a|an)';\nconst d = 'plain words';\n";
    expect(countSource(at, source)).toMatchObject({ patterns: 3, branches: 6 });
    expect(countSource('functions/src/study/x.json', '{"a":["\\\\bfor\\\\b","a word"],"n":7}')).toMatchObject({
      patterns: 1,
      numbers: 0,
    });
  });

  it('leaves 0, 1 and 2 and the names of modules out, and counts words only in packs', () => {
    const source = "import { a } from './b|c.ts';\nexport const x = [0, 1, 2, 1.5, 'two words'];\n";
    expect(countSource(at, source)).toMatchObject({ numbers: 1, patterns: 0, words: 0 });
    expect(countSource('functions/src/language/packs/de/x.ts', source)).toMatchObject({ words: 2 });
  });
});

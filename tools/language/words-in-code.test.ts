import { describe, expect, it } from 'vitest';
import { languageListed, literalsIn } from './words-in-code.ts';

const listedIn = (code: string) => literalsIn(code).flatMap((literal) => languageListed(literal)?.code ?? []);

describe('words of a language in code', () => {
  it.each([
    ['en', 'const A = /^(?:what|who|when|where)/i;'],
    ['en', "const STOP = 'the of and to in is that it was'.split(' ');"],
    ['de', 'const A = /\\b(?:der|die|das|nicht)\\b/;'],
    ['ru', 'const A = /кто|когда|где/;'],
    ['ru', "const A = '\\u043a\\u0442\\u043e|\\u0433\\u0434\\u0435';"],
    ['zh', 'const A = /什么|为什么/;'],
    ['ar', 'const A = /^(?:ما هو|ما هي)/u;'],
  ])('of %s are found in %s', (language, code) => {
    expect(listedIn(code)).toContain(language);
  });

  it.each([
    "throw new Error('The book is not there and it was never read.');",
    "import { what, who } from './when/where/which.ts';",
    'const A = /^[\\s\\p{L}]+$/u;',
    "const kinds = ['definition', 'list'];",
    '// what who when where which\nconst a = 1;',
  ])('are not found in %s', (code) => {
    expect(listedIn(code)).toEqual([]);
  });
});

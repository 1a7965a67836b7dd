import { describe, expect, it } from 'vitest';
import { withoutLinks } from './links.ts';

describe('the text of a claim', () => {
  it.each([
    'plain words, **bold**, a list of [brackets] and $$a < b$$',
    'An arrow x -> y, 3 < 4 & 5 > 2, f(x)(y), e.g. this.',
    'Sätze mit Umlauten und 中文。',
  ])('stays as it is where nothing points elsewhere: %s', (text) => expect(withoutLinks(text, [])).toBe(text));

  it.each([
    ['an image', 'See ![cat](https://evil.example/c.png) here'],
    ['an image by reference', 'See ![cat][1]\n[1]: https://evil.example/c.png'],
    ['a link', 'See [cat](https://evil.example) here'],
    ['a link over a line', 'See [cat](\nhttps://evil.example)'],
    ['a link without a scheme', 'See [cat](//evil.example/x)'],
    ['a link whose text has brackets', 'See [a [cat]](//evil.example/x) here'],
    ['a link round an image', 'See [![cat](//evil.example/a)](//evil.example/b)'],
    ['a link by reference', 'See [cat][1]\n> [1]: //evil.example'],
    ['an address', 'See cat at HTTPS://evil.example/x, or www.evil.example'],
    ['an address in angles', 'See cat <https://evil.example/x>'],
    ['an address written with an escape', 'See cat https\\://evil.example'],
    ['a script', 'See [cat](javascript:alert(1)) javascript:evil.example'],
    ['HTML', 'See cat <img src=//evil.example/x onerror=evil.example> <!-- evil.example'],
    ['a link that a tag parts', 'See [cat]<b>(//evil.example/login)'],
    ['a definition in a list', 'See [cat]\n1. [cat]: //evil.example/ref'],
    ['an address behind "_" and digits', 'See cat _https://evil.example/a_ 1https://evil.example/b _www.evil.example'],
    ['an address behind a letter with a mark', 'See cat éhttps://evil.example/a'],
    ['an address that a tag parts', 'See cat htt<b>ps://evil.example'],
    ['an e-mail address', 'See cat me@evil.example mailto:me@evil.example'],
  ])('keeps its words and loses %s', (_, text) => {
    const left = withoutLinks(text, []);
    expect(left).toMatch(/^See .*cat/);
    expect(left).not.toMatch(/evil\.example|javascript|\]\(|<img/i);
  });

  it('hides no address behind entities', () => {
    expect(withoutLinks('&#104;ttps://evil.example', [])).toBe('&amp;#104;ttps://evil.example');
  });

  it.each(['<a', '![', '[a](', '<https:', '[a'])('takes no longer than short where %j is repeated', (piece) => {
    const from = process.cpuUsage();
    withoutLinks(piece.repeat(100_000), []);
    expect(process.cpuUsage(from).user / 1_000).toBeLessThan(1_000);
  });

  it.each([
    ['See [cat]<b<i>>(//evil.example/login)', 'See [cat]>(//evil.example/login)'],
    ['See [cat]\n<b>[cat]: //evil.example/def', 'See [cat]\n[cat] : //evil.example/def'],
    ['See cat &<b>#104;ttps://evil.example', 'See cat &amp;#104;ttps://evil.example'],
  ])('parts what would be a link once a tag is gone: %j', (text, left) => expect(withoutLinks(text, [])).toBe(left));

  it('is nothing where what is taken away leaves another link again and again', () => {
    const nested = Array.from({ length: 9 }).reduce((inner: string) => `[a${inner}](b)`, '');
    expect(withoutLinks(`${nested}(//evil.example)`, [])).not.toMatch(/\]\(/);
    const parted = Array.from({ length: 9 }).reduce(
      (inner: string) => inner.replace('www', 'w[1]ww'),
      'www.evil.example',
    );
    expect(withoutLinks(`x ${parted}`, [])).toBe('x');
    expect(withoutLinks(`${'[1'.repeat(9)}${']'.repeat(9)} x`, [])).toBe('');
  });

  it('keeps a quantifier, which is no image', () =>
    expect(withoutLinks('`fof(a, axiom, ![X, Y]: p(X, Y)).` holds', [])).toBe(
      '`fof(a, axiom, ![X, Y] : p(X, Y)).` holds',
    ));

  it('leaves no image to a definition that names it', () => {
    const left = withoutLinks('![cat]\n\n[cat]: //evil.example/c.png', []);
    expect(left).toBe('![cat]');
  });

  it('keeps an index in code', () =>
    expect(withoutLinks('`Lst[[1]]` is first, `x[2]` is not. [3]', [])).toBe('`Lst[[1]]` is first, `x[2]` is not.'));

  it.each([
    ['where an address takes the code away', 'See `x[1]` on http://a.example.'],
    ['where a cell ends first', '`a | [1] b` c'],
    ['where a formula begins first', '$ ` $ [1] ` c'],
    ['behind a backtick without a pair', 'a `b` c ` [1]'],
  ])('loses what may be a mark of its own making %s', (_, said) =>
    expect(withoutLinks(said, ['It is on http://a.example.'])).not.toContain('[1]'),
  );

  it('loses marks of its own making', () => expect(withoutLinks('It is so [1][23].', [])).toBe('It is so .'));

  it('shows an address of the book’s words as code', () => {
    expect(withoutLinks('See https://gnu.org/octave now', ['It is at https://gnu.org/octave today.'])).toBe(
      'See `https://gnu.org/octave` now',
    );
  });

  it.each([
    ['parts it', 'mailto:x`www.evil.example', '`mailto:x` `www.evil.example`'],
    ['opens code before it', 'a ` https://evil.example', 'a `https://evil.example`'],
    ['closes code before it', '`see https://evil.example`', 'see `https://evil.example`'],
    ['is taken away by a sign before it', 'a \\https://evil.example', 'a `https://evil.example`'],
    ['hides it behind a word', 'a `` b``www.evil.example', 'a b `www.evil.example`'],
    ['is parted by a cell', '| mailto:x|www.evil.example |', '| `mailto:x`|`www.evil.example` |'],
  ])('shows an address of the book’s words as code where a backtick %s', (_, text, left) => {
    expect(withoutLinks(text, [text])).toBe(left);
  });

  it('leaves code as it is, and no backtick that the code of the next claim would pair with', () => {
    const code = 'The `a` and ``b`c``';
    expect(withoutLinks(code, [])).toBe(code);
    expect(withoutLinks('The ` sign', [])).toBe('The \\` sign');
    expect(withoutLinks('So \\`b`', [])).toBe('So \\`b\\`');
  });
});

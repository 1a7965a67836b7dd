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
    ['an e-mail address', 'See cat me@evil.example mailto:me@evil.example'],
  ])('keeps its words and loses %s', (_, text) => {
    const left = withoutLinks(text, []);
    expect(left).toMatch(/^See .*cat/);
    expect(left).not.toMatch(/evil\.example|javascript|\]\(|<img/i);
  });

  it('hides no address behind entities', () => {
    expect(withoutLinks('&#104;ttps://evil.example', [])).toBe('&amp;#104;ttps://evil.example');
  });

  it('loses marks of its own making', () => expect(withoutLinks('It is so [1][23].', [])).toBe('It is so .'));

  it('shows an address of the book’s words as code', () => {
    expect(withoutLinks('See https://gnu.org/octave now', ['It is at https://gnu.org/octave today.'])).toBe(
      'See `https://gnu.org/octave` now',
    );
  });
});

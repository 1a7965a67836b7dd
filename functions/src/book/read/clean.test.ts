import { describe, expect, it } from 'vitest';
import { clean } from './clean.ts';

describe('the characters of a piece', () => {
  it('come as a reader would type them', () => {
    expect(clean('a  na¨ıve\u00a0word').text).toBe('a naïve word');
    expect(clean('\uf0b7 first item').text).toBe('• first item');
    expect(clean('\ufefb').text).toBe('لا');
    expect(clean('self\u00admade').text).toBe('self-made');
    expect(clean('読む\ufe12').text).toBe('読む。');
    expect(clean('\u2fca\u2ed3\uf900').text).toBe('黑长豈');
  });

  it('have the vowel marks of Arabic script at their letter, and the space behind them', () => {
    expect(clean('تقریبا \u064bمشخص میکند').text).toBe('تقریبا\u064b مشخص میکند');
    expect(clean('کاملا \u064b').text).toBe('کاملا\u064b');
    expect(clean('کاملا \u064b مشخص').text).toBe('کاملا\u064b مشخص');
    expect(clean('a \u064bb').text).toBe('a \u064bb');
  });

  it('are left as they are only where nothing is to be done to them', () => {
    const each = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code));
    const unlike = each
      .flatMap((char) => [`ا ${char}a`, `a${char}b`])
      .filter((text) => {
        // Two spaces have everything done to a text.
        const [whole, own] = [clean(`x  x${text}`), clean(text)];
        return whole.text !== `x x${own.text}` || whole.useless !== own.useless;
      });
    expect(unlike).toEqual([]);
  });

  it('leave an accent alone that makes no letter', () => {
    expect(clean('x ¨q').text).toBe('x ¨q');
  });

  it('are counted where they mean nothing, and left out', () => {
    expect(clean('\ue001\ue002ok\u0003')).toEqual({ text: 'ok', useless: 3 });
  });
});

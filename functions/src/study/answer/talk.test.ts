import { expect, it } from 'vitest';
import { sharesScript } from '../../language/detect.ts';
import { allPacks } from '../../language/packs/index.ts';
import { talkIn } from './talk.ts';

it('looks for small talk in every language, whatever the book is in', () => {
  const said = ['hello', 'hallo', 'bonjour', '¡hola!', 'привет', 'привіт', '你好', 'こんにちは', 'سلام', 'مرحبا'];
  for (const book of ['en', 'ru', 'zh', 'fa', null])
    expect(said.map((text) => [text, talkIn(text, book)?.talk])).toEqual(said.map((text) => [text, 'hello']));
});

/** The letters that a pattern's words are written in: its signs and classes taken away. */
const lettersOf = ({ source }: RegExp): string =>
  source
    .replace(/\(\?-i:\(\?.*?\]\)\)|\[[^\]]*\]|\\u[\da-f]{4}|\\p\{L\}|\\./g, '')
    .replace(/[^\p{L}]|\p{Script=Common}/gu, '');

it('takes a text without a letter of a language’s script for none of its small talk, since all of that is written in it', () => {
  for (const { code, requests } of allPacks) {
    const { talk } = requests ?? {};
    for (const one of talk ? [talk.greeting, talk.thanks, talk.help, talk.quiz] : []) {
      const letters = [...lettersOf(one)];
      expect([code, letters.length > 0 && letters.every((letter) => sharesScript(code, letter))]).toEqual([code, true]);
    }
  }
});

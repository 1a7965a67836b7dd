/** Titles of sections as topics: without their numbers, and only those that say what they are about. */
import { CHAPTER_WORD } from '../../../book/chapter-numbers.ts';
import { countWords } from '../../../book/script.ts';

const NUMBER = /^\s*(?:§\s*)?(?:\p{Nd}+(?:\.\p{Nd}+)*|[A-Z](?:\.\p{Nd}+)+|[IVX]{1,5}(?=[.:)]))[.:)]?\s+/u;
const CHAPTER_NUMBER = /^(?:\p{Nd}{1,3}|[ivx]{1,6}|[一二三四五六七八九十]{1,3})\s*[章编編回]?\s*[.:)–—-]?\s*/iu;
const AROUND = /^[\s"“”„«‘'「『(]+|[\s"“”»’'」』:.,;)]+$/gu;

/** Titles that any book could have: they name a part of it, not what it teaches. */
const PLAIN = new RegExp(
  `^(?:${[
    '(?:a |an |the |some |more |simple |further |worked |basic )*(?:introduction|overview|motivation|background|basics|examples?|applications?|implementation|algorithms?|results?|evaluation|discussion|conclusions?|concluding remarks|remarks?|related work|future work|outlook|preliminaries|notations?|conventions|terminology|definitions?|history|getting started|miscellaneous|other topics|afterword|epilogue|prologue|appendix|appendices|abstract|method(?:s|ology)?|together|part|what next|why this (?:book|chapter)|learning (?:objectives|outcomes|goals)|chapter (?:review|outline|objectives)|check your understanding|key (?:takeaways|concepts)|a plan .*|(?:a )?sample .*|installation|download|names?|title|properties)',
    'einleitung|einführung|überblick|motivation|grundlagen|beispiele?|anwendungen?|definition(?:en)?|bildquellen|abkürzungsverzeichnis|symbolverzeichnis|ergänzende .*|ausblick|fazit|anhang|eigenschaften',
    'introduction|aperçu|exemples?|conclusion|annexe|introducci[oó]n|ejemplos?|conclusi[oó]n(?:es)?|introduzione|esempi|introdução|exemplos',
    'введение|обзор|названия|основы|это нужно знать|примеры?|выводы|приложение|история|установка|что дальше',
    '概述|简介|介绍|引言|绪论|概要|基本概念|示例|例子|总结|附录|标题页|.*致谢|其它?|其他|术语表?|安装|概説|例|付録|基本的事項|はじめの一歩|ありがと.*|その他|著者について',
    'مقدمه|مبانی|مثال|معرفی|چیز هایی که باید بدانید|عنوان بازی|پیشگفتار.*|مقدمة|أمثلة|خاتمة|تمهيد',
  ].join('|')})$`,
  'iu',
);

/** Longer than this, a title is a sentence. */
const MOST_WORDS = 9;
/** Signs of programs, formulas and typesetting gone wrong. */
const SIGNS = /[\\{}=<>|@#$^_~*+→∑∫√]|\(\s*\)|\p{Nd}{3}|\uFFFD/u;

/** What a section's title says it is about, as printed but without its number; null where it says nothing. */
export function topicOf(title: string): string | null {
  const flat = title.replace(/\s+/g, ' ').trim();
  const named = CHAPTER_WORD.exec(flat)?.[0] ?? '';
  const rest = flat.slice(named.length);
  const unnumbered = named && CHAPTER_NUMBER.test(rest) ? rest.replace(CHAPTER_NUMBER, '') : flat.replace(NUMBER, '');
  const bare = unnumbered.replace(AROUND, '');
  const topic = flat.endsWith(')') && bare.includes('(') ? `${bare})` : bare;
  if (!/\p{L}{2}/u.test(topic) || countWords(topic) > MOST_WORDS || SIGNS.test(topic)) return null;
  return PLAIN.test(topic) ? null : topic;
}

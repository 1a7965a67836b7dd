/** Where a chapter says of itself what it is about: "In this chapter, we …". */
import { countWords } from '../../../book/script.ts';
import type { BookIndex } from '../../../book/search/build.ts';

const PART = '(?:chapter|section|part|unit|module|lesson)';
const TELLS =
  '(?:is (?:about|concerned|devoted)|are about|argues?|explains?|describes?|introduces?|covers?|presents?|shows?|deals?|teach(?:es)?|aims?|explores?|provides?|discuss(?:es)?|gives?|examines?|treats?|offers?|focus(?:es)?|concerns?|surveys?|develops?|outlines?|documents?|strives?|attempts?|tries|reviews?|considers?|illustrates?|investigates?|looks? at|begins?|will )';
const SAYS = [
  new RegExp(`^(?:[\\w’']+ ){0,2}?this ${PART} (?:\\w+ ){0,2}?${TELLS}`, 'i'),
  new RegExp(
    `^(?:[\\w’']+ ){0,2}?in this ${PART},? (?:we|I|you)(?:['’]ll)? (?:\\w+ ){0,3}?(?!have |had |saw |assume)\\w+`,
    'i',
  ),
  new RegExp(`\\b(?:explored|discussed|covered|introduced|described|presented|examined) in this ${PART}\\b`, 'i'),
  /^(?:(?:in )?diese[ms]? (?:Kapitel|Abschnitt|Teil)|das (?:vorliegende )?Kapitel) (?:wird|werden|geht|behandel|beschreib|erklär|führ|gib|stell|zeig|befass|beschäftig|lern|widme|soll|will)/iu,
  /^(?:dans ce chapitre|ce chapitre|en este capítulo|este capítulo|in questo capitolo|questo capitolo)/iu,
  /^本章(?:的?开头|主要|将|简要|介绍|讨论|讲)|在本章(?:中)?(?:了解|介绍|讨论|将)|^(?:この|本)章で(?:は|，|、).{0,80}(?:説明|紹介|扱|述べ|解説|学)/u,
  /^(?:в этой главе (?:мы|вы|описы|рассматрив|объясня|излага|рассказыва|обсужда)|(?:эта|данная) глава (?:посвящ|рассказ|опис|знаком|содерж|объясн)|(?:первая часть )?этой главы (?:содержит|посвящ))/iu,
  /^(?:در این فصل|این فصل).{0,120}(?:می|خواه)/u,
];
/** What is told of the order of the parts, or of what a reader must know, is not what they are about. */
const ASIDE =
  /^(?:these|those|such|they|it|there|also)\b|structured as follows|organi[sz]ed as follows|presumes|assumes?\b|familiar|previous|earlier|in contrast|however|have (?:learned|seen)|\bexercise|\bfunctions described|see (?:chapter|section)/i;
const SHORTEST = 6;
const LONGEST = 60;
/** A chapter says it among its first sentences. */
const OPENING = 30;

/**
 * The sentence that says what a part of the book is about.
 * @param all the part's sentences, in order
 */
export function statementIn(all: readonly number[], index: BookIndex): number | null {
  const found = all.slice(0, OPENING).find((at) => {
    const text = index.sentences[at]?.text ?? '';
    const words = countWords(text);
    const whole = words >= SHORTEST && words <= LONGEST && /[.!。．！]["”’)]?$/u.test(text);
    return whole && !ASIDE.test(text) && SAYS.some((pattern) => pattern.test(text));
  });
  return found ?? null;
}

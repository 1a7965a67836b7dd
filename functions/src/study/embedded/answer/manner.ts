/** How a question wants to be answered ("simply", "in short"): no book says it, and it is no part of what is asked about. */
import { wordsOf } from '../../../book/search/terms.ts';
import { isUnspacedSubject } from './define.ts';

/** What can be nothing else, wherever a question says it. */
const SURELY = `(?:(?:in|using) (?:(?:very|really|more|the|some|your|my) )*(?:simple|simpler|simplest|plain|easy|everyday|layman['’]?s?|own|other) (?:words|terms|language|english)
|(?:according to|in the (?:view|opinion) of) (?:the|this) (?:author|writer|book|text)|(?:laut|nach) (?:dem |diesem )?(?:autor|buch)|in a nutshell|eli5|please|in (?:einfachen|eigenen|anderen) worten|mit (?:einfachen|eigenen) worten|bitte|en (?:termes|mots) simples|s['’]il (?:te|vous) pla[iî]t
|en (?:palabras|términos) (?:sencill[ao]s|simples)|por favor|простыми словами|пожалуйста|به زبان ساده|لطفا)`;
/** What can be a part of the matter too, but not after "explain". */
const EXPLAINED = `(?:(?:very |more |as )?(?:simply|briefly|concisely|clearly|shortly|in short|in brief|in (?:more |great |some )?detail|step by step)(?: as possible)?
|(?:as if|like|as though) (?:i (?:am|were|was)|i['’]m|to) (?:an? )?(?:\\w+|\\d+)(?:[- ]years?[- ]olds?| years? old)?
|(?:for|to) (?:me|us|an? (?:beginner|child|kid|novice|layman|friend|(?:\\w+|\\d+)[- ]year[- ]old)|beginners|dummies|kids|children)
|(?:ganz )?(?:einfach|kurz|knapp|verständlich)(?: und (?:einfach|knapp|verständlich))?|im detail|simplement|brièvement|brevemente|просто|вкратце|به سادگی)`;
const EXPLAINS =
  /^(?:(?:ok|so|and|now|please|bitte)[, ]+)*(?:(?:can|could|would|will) you (?:please )?)?(?:(?:simply|briefly|clearly) )?(?:explain|describe|define|teach|tell me|erkläre?|beschreibe?|définis|explique|décris|define|describe|объясни|опиши)(?!\p{L})/iu;

const atEnd = (manner: string) => new RegExp(`(?:[,;]? +(?:and +)?${manner.replace(/\n/g, '')})+(?=[\\s?.!؟]*$)`, 'iu');
const SURELY_LAST = atEnd(SURELY);
const EXPLAINED_LAST = atEnd(`(?:${SURELY}|${EXPLAINED})`);
const FIRST = new RegExp(
  `^(?:(?:${SURELY}|simply put|briefly|in short|in brief)[,:]? +|simply (?=explain|describe))+(?=\\p{L})`.replace(
    /\n/g,
    '',
  ),
  'iu',
);
const UNSPACED =
  /(?:请)?(?:简单|简要|简短|通俗)(?:地|的)?(?=解释|说明|介绍|描述|讲)|用(?:简单|通俗)的(?:话|语言)|(?:わかり|分かり)やすく|(?:簡単|簡潔)に(?=説明|教え)/gu;
/** What is left must still be a question. */
const LEAST = 2;

/** A question without the words that only say how it wants to be answered. */
export function withoutManner(text: string): string {
  const opened = text.replace(UNSPACED, '').replace(FIRST, '');
  const plain = opened.replace(EXPLAINS.test(opened) ? EXPLAINED_LAST : SURELY_LAST, '').trim();
  return wordsOf(plain).length >= LEAST || isUnspacedSubject(plain) ? plain : text;
}

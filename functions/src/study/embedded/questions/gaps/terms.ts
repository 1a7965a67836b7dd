/** Words that a gap may ask for, in a language whose grammar we don't know: told from form and company. */
import { isStop } from '../../../../language/analyse.ts';
import { packFor } from '../../../../language/packs/index.ts';
import type { GapSentence, Word } from './sentences.ts';

export interface GapTerm {
  text: string;
  count: number;
  /** The fit sentences (indices) that hold it. */
  sentences: number[];
  chapters: Map<number, number>;
  /** Words found right before and right after it. */
  before: Set<string>;
  after: Set<string>;
}

const MIN_COUNT = 3;

/** Articles and the like: a word right after one is a noun. */
const ARTICLES: Record<string, RegExp> = {
  fr: /^(?:le|la|les|l|un|une|du|des|d|au|aux)$/i,
  es: /^(?:el|la|los|las|un|una|del|al)$/i,
  it: /^(?:il|lo|la|i|gli|le|l|un|uno|una|del|della|dei|delle|al|alla|nel|nella)$/i,
  pt: /^(?:o|a|os|as|um|uma|do|da|dos|das|ao|no|na)$/i,
  nl: /^(?:de|het|een)$/i,
};

/** Endings (and beginnings) of verbs, adjectives and adverbs, where words are inflected. */
const NO_NOUNS: Record<string, RegExp> = {
  ru: /(?:ть|ться|тся|лся|ет|ют|ит|ат|ят|но|ски|ый|ий|ая|ое|ые|ого|ому|ых|их|ым|им|ими|ыми|ую|ешь|йте|ишь|ите|ете|ал|ил|ла|ли|ло|енный|енные|ском|ской|ских|ские|щие|щий|щих|ьше|просто|Поскольку|после|перед)$/u,
  fa: /^(?:می|نمی)|(?:ید|ند|یم|است|دهد|کند|شود|ترین)$/u,
};

/** Common words of languages that mark nouns by nothing we could see. */
const COMMON =
  /^(?:可以|使用|一个|我们|这个|如果|因为|所以|但是|需要|通过|以及|进行|其中|没有|不同|同时|或者|例如|这些|那么|非常|一些|已经|之间|之后|之前|这样|这种|可能|应该|必须|作为|对于|关于|由于|其他|另外|任何|所有|每个|多个|一般|通常|这里|这是|就是|都是|不是|还是|只是|而且|并且|因此|然后|自己|什么|怎么|如何|时候|情况|方法|方式|問題|場合|以下|以上|利用|使用|必要|可能|自分|最初|最後|全体|一般|通常|場所|部分|方法|これ|それ|もの|こと|ため|よう|とき|ところ|さん|的|和|在|是)$/u;

/** Words with a capital after a colon that are no nouns. */
const DETERMINERS =
  /^(?:Jede[rsmn]?|Diese[rsmn]?|Eine[rsmn]?|Alle[rsn]?|Wenn|Dann|Sind|Sein?e?|Angenommen|Bezeichne|Beweis|Bemerkung|Beispiel|Definition|Satz|Außerdem|Dabei|Damit|Also|Nach|Auch)$/;

/** Terms of the sentences, by their text. */
export function gapTerms(sentences: readonly GapSentence[], language: string): Map<string, GapTerm> {
  const base = language.split('-')[0] ?? '';
  const found = new Map<string, GapTerm>();
  const small = new Map<string, number>();
  for (const { words } of sentences)
    for (const { text } of words) small.set(text.toLowerCase(), (small.get(text.toLowerCase()) ?? 0) + 1);
  const frequent = commonest(small, sentences.length);
  sentences.forEach((sentence, index) => {
    sentence.words.forEach((word, at) => {
      if (!isTermlike(sentence, word, at, base) || frequent.has(word.text.toLowerCase())) return;
      const term = found.get(word.text) ?? newTerm(word.text);
      found.set(word.text, term);
      term.count++;
      if (sentence.fit && term.sentences.at(-1) !== index) term.sentences.push(index);
      term.chapters.set(sentence.chapter, (term.chapters.get(sentence.chapter) ?? 0) + 1);
      term.before.add(neighbour(sentence, at, -1));
      term.after.add(neighbour(sentence, at, 1));
    });
  });
  return new Map([...found].filter(([, term]) => term.count >= MIN_COUNT));
}

const newTerm = (text: string): GapTerm => ({
  text,
  count: 0,
  sentences: [],
  chapters: new Map(),
  before: new Set(),
  after: new Set(),
});

/** The word (or the sign) next to a word, lower-cased; empty at the ends. */
export function neighbour(sentence: GapSentence, at: number, step: 1 | -1): string {
  const word = sentence.words[at];
  const other = sentence.words[at + step];
  if (!word) return '';
  const between =
    step > 0 ? sentence.text.slice(word.end, other?.start) : sentence.text.slice(other?.end ?? 0, word.start);
  const sign = /[^\s\p{L}\p{M}\p{N}]/u.exec(between)?.[0];
  return sign ?? other?.text.toLowerCase() ?? '';
}

/** Words in every eighth sentence or more carry grammar, not matter. */
function commonest(counts: ReadonlyMap<string, number>, sentences: number): Set<string> {
  return new Set([...counts].filter(([, count]) => count > Math.max(12, sentences / 8)).map(([word]) => word));
}

function isTermlike(sentence: GapSentence, word: Word, at: number, base: string): boolean {
  const { text } = word;
  if (COMMON.test(text) || DETERMINERS.test(text) || /\p{N}/u.test(text)) return false;
  if (isStop(text.toLowerCase(), packFor(base))) return false;
  if (/[的了是们着过吗呢中上下里后前时]$|^[本这那其各每某该]/u.test(text) && base === 'zh') return false;
  if (base === 'zh') return /^\p{Script=Han}{2,6}$/u.test(text) || /^[A-Za-z]{4,}$/.test(text);
  if (base === 'ja')
    return (
      /^[\p{Script=Katakana}ー]{3,}$/u.test(text) || /^\p{Script=Han}{2,6}$/u.test(text) || /^[A-Za-z]{4,}$/.test(text)
    );
  if ([...text].length < 4 || NO_NOUNS[base]?.test(text)) return false;
  if (base === 'de') return at > 0 && /^\p{Lu}\p{Ll}{3,}/u.test(text);
  const article = ARTICLES[base];
  if (article) return article.test(sentence.words[at - 1]?.text ?? '');
  return [...text].length >= 5;
}

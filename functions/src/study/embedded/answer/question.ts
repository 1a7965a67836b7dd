/** What a question asks for. */
import { idf } from '../../../book/search/bm25.ts';
import type { BookIndex } from '../../../book/search/build.ts';
import { termsOf, wordsOf } from '../../../book/search/terms.ts';
import type { LanguagePack } from '../../../language/pack.ts';
import { aliasesOf, isUnspacedSubject } from './define.ts';
import { tellingPairs, withoutFrames } from './unspaced.ts';
import { isFrameIn, isStopIn, packsOf } from './words.ts';

export type QuestionKind =
  | 'definition'
  | 'person'
  | 'number'
  | 'time'
  | 'place'
  | 'comparison'
  | 'list'
  | 'reason'
  | 'other';

export interface Question {
  text: string;
  kind: QuestionKind;
  /** What is to be defined, as it is written; null where the question has no such subject. */
  subject: string | null;
  /** Terms of the subject and of its other names, each in order. */
  subjectTerms: string[][];
  /** Asks to go on from the last answer ("why?", "tell me more"): what was said isn't said again. */
  goesOn: boolean;
  /** Whether any word says what is asked about; "Explain your reasoning." has none. */
  tells: boolean;
  /** Terms that tell something and stand side by side, as "a b". */
  pairs: string[];
  /** Terms that tell something, each with its weight: how rare it is in the book, and framing words little. */
  weights: Map<string, number>;
}

const DEFINITIONS = [
  /^what (?:does|do|did)\s+.{2,60}?\s+mean by\s+(?:an?\s+|the\s+)?(.{2,80}?)\s*[?.!]*$/i,
  /^(?:(?:so|and|ok|okay|please|can you|could you|tell me|hi|hello)[,\s]+)*(?:what|who)(?:'s|’s|s| is| are| was| were)(?: meant by)?\s+(?:an?\s+|the\s+)?(.{2,80}?)\s*[?.!]*$/i,
  /^(?:please\s+)?(?:define|explain|describe|what does|tell me about|what about|how about|meaning of|definition of|what is the (?:meaning|definition) of|explain what)\s+(?:the (?:term|concept|word|idea|notion|meaning|definition)(?: of)?\s+)?(?:an?\s+|the\s+)?(.{2,80}?)(?:\s+(?:mean|means|is|says?|states?|stand for|refer to))?\s*[?.!]*$/i,
  /^was\s+(?:ist|sind|war|bedeutet|heißt|versteht man unter)\s+(?:ein(?:e[rnms]?)?\s+|d(?:er|ie|as|en|em)\s+)?(.{2,80}?)\s*[?.!]*$/i,
  /^(?:qu['’]est[- ]ce (?:que |qu['’])(?:c['’]est qu(?:e |['’]))?)(?:une?\s+|l[ea]s?\s+|l['’])?(.{2,80}?)\s*[?.!]*$/i,
  /^¿?\s*qu[ée]\s+(?:es|son|significa)\s+(?:una?\s+|el\s+|l[ao]s?\s+)?(.{2,80}?)\s*[?.!]*$/i,
  /^(?:che )?cos['’a ]*[èe]\s+(?:un[ao]?\s+|il\s+|l[ao]\s+)?(.{2,80}?)\s*[?.!]*$/i,
  /^что\s+(?:такое|значит|означает)\s+(.{2,80}?)\s*[?.!]*$/i,
  /^(?:请问)?什么(?:是|叫做?)\s*(.{1,40}?)\s*[？?。]*$/u,
  /^(?:请问)?(.{1,40}?)\s*(?:是什么(?:意思)?|的定义(?:是什么)?|指的是什么|是指什么)\s*[？?。]*$/u,
  /^(.{1,40}?)\s*(?:とは(?:何(?:です)?か?|なんですか|どういう意味ですか)?|って何(?:ですか)?)\s*[？?。]*$/u,
  /^(.{2,80}?)\s+(?:چیست|یعنی چه|چه معنایی دارد|چیستند)\s*[؟?.]*$/u,
  /^(?:ما\s+(?:هو|هي|معنى|المقصود ب))\s*(.{2,80}?)\s*[؟?.]*$/u,
];

/** "When is a set called closed?": what is asked for is a term, and no time. */
const WHEN_CALLED = [
  /^when (?:is|are|do we call)\s+.{2,60}?\s+(?:called|said to be)\s+(?:an?\s+)?(.{2,60}?)\s*[?.!]*$/i,
  /^wann\s+(?:heißt|heißen|nennt man)\s+.{2,60}?\s+(\p{L}+)\s*[?.!]*$/iu,
];

/** Where a question word asks, and does not join clauses ("people who …", "… when solving a problem"). */
const OPENS =
  '(?:^|[,;:.?!—] |\\b(?:and|or|but|by|to|from|since|until|with|for|of|about|tell me|know|say|exactly|explain|describe|is|was) )';

const KINDS: [QuestionKind, RegExp][] = [
  [
    'comparison',
    /\b(?:(?<!^(?:why|warum)\b.*)(?:compare|contrast)|differences?|differ|similarit|versus|vs\.?|distinguish|unterschied)|区别|不同|违い|違い|تفاوت|отлича|différence|diferencia/i,
  ],
  [
    'number',
    /\b(?:how (?:many|much|old|long|far|large|big|tall)|what (?:percentage|percent|number|share|fraction))\b|wie ?viele?|多少|几个|いくつ|چند|сколько|combien|cuánt/i,
  ],
  [
    'time',
    new RegExp(
      `${OPENS}when\\b|\\b(?:what|which) (?:year|date|century|decade|day)\\b|^wann|什么时候|何时|哪一?年|いつ|چه زمانی|когда|quand|cuándo`,
      'iu',
    ),
  ],
  [
    'place',
    new RegExp(`${OPENS}where\\b|^wo\\b|哪里|何处|どこ|کجا|(?<!\\p{L})где(?!\\p{L})|\\boù(?!\\p{L})|dónde`, 'iu'),
  ],
  [
    'person',
    new RegExp(`${OPENS}(?:who|whom|whose)\\b|^wer\\b|谁|誰|چه کسی|(?<!\\p{L})кто(?!\\p{L})|\\bqui\\b|quién`, 'iu'),
  ],
  [
    'list',
    /\b(?:what are the|which are|list|name the|name (?:two|three|four|five|some)|types of|kinds of|stages of|steps|examples of|enumerate)\b|nenne|列出|哪些|فهرست/i,
  ],
  [
    'reason',
    /\b(?:why|how|what causes?|explain|reasons?)\b|^warum|^wieso|^wie\b|为什么|为何|如何|なぜ|چرا|چگونه|почему|зачем|pourquoi|por qué/i,
  ],
];

/** "How long does … last": what kind of number is asked for, and not what about. */
const ASKS_HOW =
  /\bhow (?:many|much|old|long|far|large|big|tall)\b|(?<=\bhow long\b.*)\b(?:lasts?|takes?)\b(?=\s*[?.!]*$)/gi;

/** "How did X describe Y": that it asks for words for Y, which need not be these. */
const ASKS_WORDS = /(?<=\bhow (?:did|does|do|has|have) .{2,60})\b(?:describe|characteri[sz]e)d?\b/gi;

/** How many words a subject of a definition has at most; longer ones are whole questions ("what is the reason that …"). */
const MAX_SUBJECT = 7;
const MAX_GAP_SUBJECT = 4;
const MAX_BARE = 3;
/** Framing words say little, but what little they say may break a tie. */
const FRAME_WEIGHT = 0.15;

/** Reads a question against the book it is asked of. */
export function readQuestion(text: string, index: BookIndex): Question {
  const asked = text.normalize('NFKC').replace(/[’‘]/g, "'").replace(/\s+/g, ' ').trim();
  const plain = asked.replace(/_{2,}/g, ' ').replace(/\s+/g, ' ').trim();
  const packs = packsOf(plain, index.language);
  const kind = KINDS.find(([, pattern]) => pattern.test(plain))?.[0] ?? 'other';
  const special = kind === 'comparison' || kind === 'number' || kind === 'time' || kind === 'place';
  const found =
    firstOf(WHEN_CALLED, plain) ?? (special ? null : (gapSubject(asked) ?? subjectOf(plain) ?? bareTerm(plain, packs)));
  const names = found === null ? [] : aliasesOf(found).map((name) => termsOf(name, index.language));
  const whole = names[0] ?? [];
  const subject = whole.length > 0 && whole.length <= MAX_SUBJECT ? found : null;
  const inSubject = new Set(subject === null ? [] : names.flat());
  const weights = weigh(plain.replace(ASKS_HOW, ' ').replace(ASKS_WORDS, ' '), index, inSubject, packs);
  const terms = termsOf(plain, index.language);
  return {
    text: plain,
    kind: subject === null ? kind : 'definition',
    subject,
    subjectTerms: subject === null ? [] : names,
    weights,
    goesOn: false,
    tells: tellsSomething(plain, packs) || (subject !== null && isTitled(whole, index)),
    pairs: terms
      .slice(1)
      .flatMap((term, at) => (weights.has(term) && weights.has(terms[at] ?? '') ? [`${terms[at]} ${term}`] : [])),
  };
}

/** Whether a text has a word that is no function word and no examiner's word. */
function tellsSomething(text: string, packs: readonly LanguagePack[]): boolean {
  const empty = (word: string) => isStopIn(word, packs) || isFrameIn(word, packs);
  return wordsOf(text.toLowerCase()).some(
    (word) => !empty(word) && (!isUnspacedSubject(word) || termsOf(word, 'und').some((pair) => !empty(pair))),
  );
}

/** Whether a part of the book is about these terms, though examiners use them too ("list", "term", "function"). */
const isTitled = (terms: readonly string[], index: BookIndex): boolean =>
  index.sections.some(({ kind, title }) => {
    const told = kind === 'chapter' ? termsOf(title, index.language) : [];
    return terms.every((term) => told.includes(term));
  });

/** "A mutex is used to ____": what a sentence with a gap at its end is about. */
function gapSubject(text: string): string | null {
  const found = /^(?:an?\s+|the\s+)?(.{2,60}?)\s+(?:is|are|refers? to|means?)\s.{0,120}?_{2,}\s*\.?$/i.exec(text)?.[1];
  return found && found.split(' ').length <= MAX_GAP_SUBJECT && !/[,;]/.test(found) ? found : null;
}

/** "working memory": a text that is nothing but a term asks what that is. */
function bareTerm(text: string, packs: readonly LanguagePack[]): string | null {
  const term = text.replace(/[\s?？؟.!]+$/u, '');
  const words = wordsOf(term.toLowerCase());
  const says = (word: string) => !isStopIn(word, packs) && !isFrameIn(word, packs);
  return words.length > 0 && words.length <= MAX_BARE && words.every(says) && !isUnspacedSubject(term) ? term : null;
}

const subjectOf = (text: string): string | null => firstOf(DEFINITIONS, text);

/** The subject that the first of the patterns finds. */
function firstOf(patterns: readonly RegExp[], text: string): string | null {
  for (const pattern of patterns) {
    const found = pattern.exec(text)?.[1]?.trim();
    if (found && !/^(?:your|you|my|this|that|it|these|those|they|he|she)\b/i.test(found))
      return found.replace(/^["“'«„]|["”'»“]$/g, '');
  }
  return null;
}

/** Weights of the terms that tell something; an unknown word weighs as much as the rarest known one. */
function weigh(
  text: string,
  index: BookIndex,
  subject: ReadonlySet<string>,
  packs: readonly LanguagePack[],
): Map<string, number> {
  const weights = new Map<string, number>();
  const total = index.passages.length;
  for (const word of wordsOf(withoutFrames(text.toLowerCase()))) {
    const stop = isStopIn(word, packs);
    const frame = isFrameIn(word, packs);
    for (const term of tellingPairs(termsOf(word, index.language), (one) => index.postings.has(one))) {
      const inSubject = subject.has(term);
      const isPair = term.length === 2 && isUnspacedSubject(term);
      if (stop && !(inSubject && subject.size <= 2 && word.length > 1 && !isArticle(word, packs))) continue;
      if (isPair && isStopIn(term, packs)) continue;
      const rarity = idf(total, index.postings.get(term)?.passages.length ?? 0);
      const weight = (frame || (isPair && isFrameIn(term, packs))) && !inSubject ? FRAME_WEIGHT * rarity : rarity;
      weights.set(term, Math.max(weight, weights.get(term) ?? 0));
    }
  }
  return weights;
}

/** Words that no subject of two words is about. */
const isArticle = (word: string, packs: readonly LanguagePack[]): boolean =>
  packs.some(({ defining }) => defining.articles.includes(word) || defining.of.includes(word));

/** Statements on one thing, of which one is as the book has it, or all but one: in the others a word is exchanged. */
import type { DraftMcq } from '../../engine.ts';
import { CENTRAL, centrality } from '../central.ts';
import { matters } from '../chapters.ts';
import { type Distractor, likeLength } from '../distractors.ts';
import { type Exchange, exchanged, SIBLINGS } from '../exchange.ts';
import { because, instead } from '../explain.ts';
import { contentWords, likeness } from '../gate/words.ts';
import { choose } from '../options.ts';
import { namesMatter } from '../own-words.ts';
import { framed, type Reading } from '../reading.ts';
import type { Plain } from '../sentences.ts';
import { namesFirst, type Subject, toldOf } from '../told-of.ts';
import { uncited } from '../wording.ts';
import { LAST, type McqCandidate, STATEMENTS, WEAK } from './form.ts';

/** A word that was turned round shows: statements are asked for where terms, subjects and reasons run out. */
const WORTH = -2;
const CHARS = { least: 45, most: 190 };
const UNSPACED = { least: 16, most: 90 };
/** So many are kept to be dealt from. */
const MOST = 300;
/** Two single capitals, or a prime: what was a formula reads as letters strewn over a statement. */
const FORMULA = /[′″]|(?<![\p{L}.])\p{Lu}(?![\p{L}\p{M}.’'-]).*(?<![\p{L}.])\p{Lu}(?![\p{L}\p{M}.’'-])/u;
/** Options are statements on one thing that stand so near one another, in sentences. */
const NEAR = 60;
/** A thing is asked about where so many statements tell of it: the altered one and three others. */
const LEAST = 4;
/** Reading four statements again and again tires, and a word that was exchanged shows: one of ten. */
const SHARE = 0.1;
/** Where no tagger tells more to ask, there are but gaps beside them, which ask for what nobody keeps. */
const UNTAGGED = 0.2;
/**
 * What is lost where only a word of the section's title stands in each statement, where no title names what a section is about
 * and each statement holds a word that is said there alone, where only the section holds them together, and where a pronoun
 * stands in one of them.
 */
const LOOSELY = { titled: 0.8, untitled: 1.2, inSection: 4, last: 5 };
/** Three altered statements read less well than one, and each of them must be wrong. */
const RIGHT = 1.6;
/** A statement so many sentences away is worth one less: near ones go together, and leave others to other questions. */
const FAR = 6;
/** Statements that say so much of the same are not put beside one another. */
const SAME = 0.5;

export function errorForms(
  reading: Reading,
  sentences: readonly Plain[],
  subjects: readonly Subject[],
): McqCandidate[] {
  const bounds = reading.pack.words.unspaced ? UNSPACED : CHARS;
  const central = centrality(reading, sentences);
  const share = reading.frames.tagged ? SHARE : UNTAGGED;
  const fit = sentences.filter(
    (sentence) =>
      sentence.fit &&
      !(FORMULA.test(sentence.text) && !reading.frames.tagged) &&
      sentence.text.length >= bounds.least &&
      sentence.text.length <= bounds.most &&
      reading.inRange(sentence.quote.page) &&
      central(sentence) >= CENTRAL,
  );
  const groupsOf = groups(reading, { fit, sentences, subjects });
  const altered = new Map(fit.map((sentence) => [sentence.at, exchanged(reading, sentence)]));
  const score = (sentence: Plain, group: Group) =>
    WORTH +
    sentence.worth +
    2 * central(sentence) -
    group.loss -
    (isStory(reading, sentence) ? STORY : 0) -
    (group.title === '' || opensWith(reading, sentence, group.title) ? 0 : LATE);
  const right = fit.flatMap((sentence): McqCandidate[] => {
    const group = groupsOf(sentence);
    if (!group) return [];
    return [
      {
        form: STATEMENTS,
        share,
        // Three statements turned round read as made up, unless all of them tell of one thing.
        tier: reading.frames.tagged && group.loss > 0 ? LAST : WEAK,
        firm: true,
        level: 'understand',
        chapter: sentence.chapter,
        score: score(sentence, group) - RIGHT,
        about: [`${sentence.at}`, `right ${stretchOf(group.title, sentence)}`],
        draft: (random) => rightOf(reading, sentence, group, altered, random),
      },
    ];
  });
  return fit
    .flatMap((sentence): McqCandidate[] => {
      const wrongs = altered.get(sentence.at) ?? [];
      const group = wrongs.length > 0 ? groupsOf(sentence) : null;
      // Where a tagger tells much else to ask, a statement on another thing than the one that is named is left alone.
      if (!group || (reading.frames.tagged && !opensWith(reading, sentence, group.title))) return [];
      const kept = isStory(reading, sentence) ? wrongs.filter(({ weight }) => weight >= SIBLINGS) : wrongs;
      return kept.map((wrong) => ({
        form: STATEMENTS,
        share,
        // Where the book speaks of both opposites, and all four statements name one thing, it takes knowing them to tell.
        tier: wrong.weight >= SIBLINGS ? (group.loss === 0 ? 0 : WEAK) : reading.frames.tagged ? LAST : WEAK,
        firm: true,
        level: 'understand' as const,
        chapter: sentence.chapter,
        score: score(sentence, group) + wrong.weight,
        about: [`${sentence.at}`, `error ${stretchOf(group.title, sentence)}`],
        draft: (random: () => number) =>
          draftOf(reading, group.title, { sentence, wrong, inside: group.inside }, random),
      }));
    })
    .concat(right)
    .sort((a, b) => b.score - a.score)
    .slice(0, MOST);
}

/** What is lost where a statement only tells what was or happened, which turns into no rule that is wrong, and where it begins with another thing. */
const STORY = 1;
const LATE = 2;
/** A statement begins with so many tokens. */
const OPENING = 7;

/** Whether a statement tells of the past, by its first verb. */
function isStory({ lexicon }: Reading, { tokens }: Plain): boolean {
  if (!lexicon) return false;
  const { past, pastEndings, verbs } = lexicon;
  const isPast = (text: string) => past.has(text) || pastEndings.some((ending) => text.endsWith(ending));
  const verb = tokens.find(
    ({ text, kind }, at) => kind === 'word' && (past.has(text) || verbs.has(text) || (at > 0 && isPast(text))),
  );
  return verb !== undefined && isPast(verb.text);
}

/** Whether a statement begins with a thing; true where nothing parts words. */
function opensWith({ pack }: Reading, { tokens, text }: Plain, title: string): boolean {
  if (pack.words.unspaced) return true;
  const opening = contentWords(text.slice(0, tokens[OPENING]?.start));
  return [...contentWords(title)].some((word) => opening.has(word));
}

/** A thing is asked about once in so many sentences. */
const stretchOf = (title: string, { at, section }: Plain) => `${title || section} ${Math.floor(at / STRETCH)}`;
const STRETCH = 25;

interface Group {
  /** Empty where no title names what the statements are about. */
  title: string;
  inside: readonly Plain[];
  /** How much less it is worth than statements that name one thing. */
  loss: number;
}

/** By a statement: the thing that it and three others near it name, else the section that states them all, without a pronoun if it can be. */
function groups(
  reading: Reading,
  { fit, sentences, subjects }: Record<'fit' | 'sentences', readonly Plain[]> & { subjects: readonly Subject[] },
): (sentence: Plain) => Group | null {
  const told = toldOf(reading, fit, subjects).filter(({ inside }) => inside.length >= LEAST);
  const matterOf = matters(reading);
  const bySection = Map.groupBy(fit, ({ section }) => section);
  // Where a tagger tells much else to ask, nothing is asked of no thing in particular.
  const ofMatter = reading.frames.tagged ? () => false : namesMatter(reading, sentences);
  return (sentence) => {
    for (const { subject, inside } of told) {
      if (!inside.includes(sentence)) continue;
      const near = inside.filter(({ at }) => Math.abs(at - sentence.at) <= NEAR);
      if (near.length >= LEAST) return { title: subject.text, inside: near, loss: 0 };
    }
    const title = matterOf(sentence.section);
    const named = [...contentWords(title)];
    const inside = (bySection.get(sentence.section) ?? []).filter((one) => namesFirst(reading, one, ''));
    const titled = inside.filter(({ at }) => named.some((word) => reading.contentAt(at).has(word)));
    const near = inside.filter((one) => Math.abs(one.at - sentence.at) <= NEAR && ofMatter(one));
    if (title === '')
      return near.length >= LEAST && near.includes(sentence) ? { title, inside: near, loss: LOOSELY.untitled } : null;
    const found = [
      { title, inside: titled, loss: LOOSELY.titled },
      { title, inside, loss: LOOSELY.inSection },
      { title, inside: bySection.get(sentence.section) ?? [], loss: LOOSELY.last },
    ];
    return found.find((one) => one.inside.length >= LEAST && one.inside.includes(sentence)) ?? null;
  };
}

interface Altered {
  sentence: Plain;
  /** The sentence with its word exchanged. */
  wrong: Exchange;
  /** What else is stated of the same. */
  inside: readonly Plain[];
}

function draftOf(
  reading: Reading,
  title: string,
  { sentence, wrong, inside }: Altered,
  random: () => number,
): DraftMcq | null {
  const own = reading.contentAt(sentence.at);
  const true3 = inside
    .filter((other) => other !== sentence && likeLength(other.text, sentence.text))
    .map((other) => ({ other, same: likeness(own, reading.contentAt(other.at)) }))
    .filter(({ same }) => same < SAME)
    .map(({ other, same }) => ({ other, rank: other.worth + 6 * same - Math.abs(other.at - sentence.at) / FAR }))
    .sort((a, b) => b.rank - a.rank)
    .map(({ other }): Distractor => ({ text: shown(other.text), about: other.quote }));
  const key = shown(wrong.text);
  const others = choose(key, true3, random);
  if (!others) return null;
  return {
    question: asked(reading.frames.error, reading.frames.errorPlain, title),
    options: [key, ...others.map(({ text }) => text)],
    answer_index: 0,
    explanation: instead(reading, wrong.said, wrong.shown, sentence.quote),
    evidence: sentence.quote,
    about: [null, ...others.map(({ about }) => about)],
    level: 'understand',
    form: 'error',
  };
}

/** The one statement that is as the book has it, beside three that are not. */
function rightOf(
  reading: Reading,
  sentence: Plain,
  { title, inside }: Group,
  altered: ReadonlyMap<number, readonly Exchange[]>,
  random: () => number,
): DraftMcq | null {
  const own = reading.contentAt(sentence.at);
  const wrong = inside
    .filter((other) => other !== sentence && likeLength(other.text, sentence.text))
    .filter((other) => likeness(own, reading.contentAt(other.at)) < SAME)
    .sort((a, b) => b.worth - a.worth)
    .flatMap((other): Distractor[] => {
      const [wrong] = altered.get(other.at) ?? [];
      return wrong ? [{ text: shown(wrong.text), about: other.quote }] : [];
    });
  const key = shown(sentence.text);
  const others = choose(key, wrong, random);
  if (!others) return null;
  return {
    question: asked(reading.frames.right, reading.frames.rightPlain, title),
    options: [key, ...others.map(({ text }) => text)],
    answer_index: 0,
    explanation: because(reading, sentence.quote),
    evidence: sentence.quote,
    about: [null, ...others.map(({ about }) => about)],
    level: 'understand',
    form: 'right',
  };
}

/** The frame for a thing, or for nothing in particular. */
const asked = (named: string, plain: string, title: string): string => (title === '' ? plain : framed(named, title));

const shown = (text: string) => uncited(text).trim();

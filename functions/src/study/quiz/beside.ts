/** What a chapter names that can stand beside a phrase: of its sort and number, in its form, and not true of what is asked. */
import { type Distractor, likeLength } from './distractors.ts';
import type { Mention } from './mentions.ts';
import type { Name } from './names.ts';
import { goTogether, sortsOf } from './noun-sorts.ts';
import { couldBeSaidOf, couldBeSaidOfBearer, isKindOf } from './predicates.ts';
import { capital, inside, type Reading } from './reading.ts';
import { areOfOneBreadth, areOfOneMatter, nearness } from './sections.ts';

/** A phrase that is asked for. */
export interface Asked {
  text: string;
  /** Content words of it, stemmed: who shares one could be the same. */
  words: readonly string[];
  number: 'one' | 'several';
  /** What bears it, where it is a name. */
  bears: Name['sort'];
  /** The sentence that it stands in, and the rest of what that says. */
  at: number;
  rest: string;
}

/** A mention so many sentences nearer is worth half a mention more; one of the same sort for sure, one and a half. */
const NEAR = 10;
const SURE = 3;
/** What is told of in just the same sections is worth so many mentions more. */
const MATTER = 12;

/**
 * Mentions that can stand beside what is asked for, nearest first.
 * @param strict only what the book tells of in the same sections; names apart, where there is no tagger
 */
export function standBeside(
  reading: Reading,
  asked: Asked,
  mentions: readonly Mention[],
  strict: boolean,
): Distractor[] {
  const { text, at, bears } = asked;
  const sorts = sortsOf(reading, text);
  const proper = isNamed(reading, text);
  const { frames, lexicon } = reading;
  // Without a tagger only names whose bearers are known; where words are inflected none could be shown as it stands.
  // What bears a name that nobody knows is told at a glance: "The Sonny Bono" beside "The Web".
  if (frames.tagged ? bears === null && sorts === '' : bears === null || lexicon?.articles.size === 0) return [];
  const own = new Set(asked.words);
  const key = reading.knowledge.keyOf(text);
  return mentions
    .filter((other) => {
      if (other.at === at || other.sort !== bears || (other.number ?? asked.number) !== asked.number) return false;
      if (articleOf(reading, other.text) !== articleOf(reading, text)) return false;
      if (isNamed(reading, other.text) !== proper || !likeLength(other.text, text)) return false;
      const found = sortsOf(reading, other.text);
      if (!goTogether(sorts, found) || (bears === null && found === '')) return false;
      if (strict && (bears === null || frames.tagged) && !areOfOneMatter(reading, key, other.key)) return false;
      if ((strict && frames.tagged && !areOfOneBreadth(key, other.key)) || isKindOf(reading, other.key, key))
        return false;
      const words = other.key.split(' ');
      const shared = words.some((word) => own.has(word) || reading.words.keyAt(at).includes(` ${word} `));
      const said = proper ? couldBeSaidOfBearer : couldBeSaidOf;
      return !shared && !said(reading, other.key, asked.rest);
    })
    .map((other) => {
      const sure = sorts !== '' && sortsOf(reading, other.text) !== '' ? SURE : 0;
      const matter = MATTER * nearness(reading, key, other.key);
      return { other, far: Math.abs(other.at - at) / NEAR - 2 * Math.min(3, other.times) - sure - matter };
    })
    .sort((a, b) => a.far - b.far)
    .map(({ other }) => ({ text: capital(inside(reading, other.text)), about: other.quote }));
}

/** Whether a phrase ends in a name, or in a word printed as one: a name stands beside names. */
export function isNamed({ lexicon, isName }: Reading, text: string): boolean {
  const words = text.split(/\s+/);
  const last = words.at(-1)?.replace(/['’].*$/u, '') ?? '';
  return !lexicon?.capitalNouns && (isName(last) || (words.length > 1 && /^\p{Lu}/u.test(last)));
}

/** Whether a phrase opens with "the", with "a", or with neither. */
function articleOf({ lexicon }: Reading, text: string): 'definite' | 'other' | null {
  const first = text.split(/\s/, 1)[0]?.toLowerCase() ?? '';
  return lexicon?.definite.has(first) ? 'definite' : lexicon?.articles.has(first) ? 'other' : null;
}

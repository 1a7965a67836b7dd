/** Of what a book says something, beside what its section speaks of otherwise: "Which of the following …?" */
import type { DraftMcq } from '../../engine.ts';
import { couldFollow, numberOf, subjectWords } from '../clauses.ts';
import { type Distractor, likeLength } from '../distractors.ts';
import { because } from '../explain.ts';
import { contentWords, covered } from '../gate/words.ts';
import type { Mentions } from '../mentions.ts';
import type { Name } from '../names.ts';
import { goTogether, sortsOf } from '../noun-sorts.ts';
import { choose } from '../options.ts';
import { couldBeSaidOf, isBeside, LOOSE, type Predicate } from '../predicates.ts';
import { capital, framed, inside, type Reading } from '../reading.ts';
import { GAP } from '../sentences.ts';
import type { McqCandidate } from './form.ts';
import { ofPredicates } from './of-predicates.ts';

const WORTH = 0.7;
const SHARE = 0.3;
/** What is told in passing is neither asked for nor offered. */
const PASSING = -1;
/** Longer is no name of a thing. */
const SUBJECT = 60;
/** Fewer content words hold of many things. */
const LEAST_WORDS = 3;

export function subjectForms(
  reading: Reading,
  predicates: readonly Predicate[],
  mentions: Mentions,
  names: ReadonlyMap<string, Name>,
): McqCandidate[] {
  const bearerOf = ({ sort, opening }: Predicate) =>
    sort === 'person' || sort === 'place' ? sort : (names.get(opening)?.sort ?? null);
  return ofPredicates(reading, predicates, {
    form: 'subject',
    share: SHARE,
    worth: WORTH,
    fits: ({ sort, opening, weight }) => sort !== LOOSE && opening.length <= SUBJECT && weight > PASSING,
    draft: (one, random) => draftOf(reading, one, { predicates, mentions, bearerOf }, random),
  });
}

interface Material {
  predicates: readonly Predicate[];
  mentions: Mentions;
  /** What bears the name that a sentence begins with; null where it is none, or nothing tells. */
  bearerOf: (one: Predicate) => Name['sort'];
}

function draftOf(reading: Reading, one: Predicate, material: Material, random: () => number): DraftMcq | null {
  const { predicates, bearerOf } = material;
  const asked = contentWords(one.ending);
  const key = shown(reading, one);
  if (asked.size < LEAST_WORDS || covered(contentWords(key), asked) > 0) return null;
  const own = new Set(subjectWords(reading, one));
  const sorts = sortsOf(reading, one.opening);
  const seen = new Set([one.key]);
  const rivals = predicates
    .filter((other) => couldFollow(reading, one, other) && isBeside(one, other) && other.opening.length <= SUBJECT)
    .filter((other) => bearerOf(other) === bearerOf(one) && goTogether(sorts, sortsOf(reading, other.opening)))
    .filter((other) => other.weight > PASSING && isNamed(reading, other) === isNamed(reading, one))
    .sort((a, b) => distance(one, a) - distance(one, b))
    .filter((other) => {
      if (seen.has(other.key) || !likeLength(shown(reading, other), key)) return false;
      const words = subjectWords(reading, other);
      const shared = words.some((word) => own.has(word) || reading.words.keyAt(one.at).includes(` ${word} `));
      if (shared || couldBeSaidOf(reading, other.key, one.ending)) return false;
      seen.add(other.key);
      return true;
    })
    .map((other): Distractor => ({ text: shown(reading, other), about: other.quote }));
  const wrong = choose(key, rivals, random) ?? choose(key, [...rivals, ...named(reading, one, material)], random);
  if (!wrong) return null;
  return {
    question: asking(reading, one),
    options: [key, ...wrong.map(({ text }) => text)],
    answer_index: 0,
    explanation: because(reading, one.quote),
    evidence: one.quote,
    about: [null, ...wrong.map(({ about }) => about)],
    level: 'remember',
    form: 'subject',
  };
}

/** What else the chapter names of the same sort and number, in the same form, nearest first. */
function named(reading: Reading, one: Predicate, { mentions, bearerOf }: Material): Distractor[] {
  const key = shown(reading, one);
  const own = new Set(subjectWords(reading, one));
  const sorts = sortsOf(reading, one.opening);
  const proper = isNamed(reading, one);
  const bears = bearerOf(one);
  const { frames, lexicon } = reading;
  // Without a tagger only names whose bearers are known; where words are inflected none could be shown as it stands.
  if (frames.tagged ? !proper && sorts === '' : bears === null || lexicon?.articles.size === 0) return [];
  const number = numberOf(reading, one);
  return mentions(one.chapter)
    .filter((mention) => {
      if (mention.at === one.at || mention.sort !== bears || (mention.number ?? number) !== number) return false;
      if (articleOf(reading, mention.text) !== articleOf(reading, one.opening)) return false;
      if (isNamed(reading, { opening: mention.text }) !== proper || !likeLength(mention.text, key)) return false;
      // "KDE" is told at a glance from "Sam Hocevar".
      if (proper && bears === null && isSingle(mention.text) !== isSingle(one.opening)) return false;
      const found = sortsOf(reading, mention.text);
      if (!goTogether(sorts, found) || (!proper && found === '')) return false;
      const words = mention.key.split(' ');
      const shared = words.some((word) => own.has(word) || reading.words.keyAt(one.at).includes(` ${word} `));
      return !shared && !couldBeSaidOf(reading, mention.key, one.ending);
    })
    .map((mention) => {
      const sure = sorts !== '' && sortsOf(reading, mention.text) !== '' ? SURE : 0;
      return { mention, far: Math.abs(mention.at - one.at) / NEAR - 2 * Math.min(3, mention.times) - sure };
    })
    .sort((a, b) => a.far - b.far)
    .map(({ mention: { text, quote } }) => ({ text: capital(inside(reading, text)), about: quote }));
}

/** Whether a phrase opens with "the", with "a", or with neither. */
function articleOf({ lexicon }: Reading, text: string): 'definite' | 'other' | null {
  const first = text.split(/\s/, 1)[0]?.toLowerCase() ?? '';
  return lexicon?.definite.has(first) ? 'definite' : lexicon?.articles.has(first) ? 'other' : null;
}

/** A mention so many sentences nearer is worth half a mention more; one of the same sort for sure, one and a half. */
const NEAR = 10;
const SURE = 3;
const isSingle = (text: string) => !/\s/.test(text.trim());

/** "Which of the following took …?"; a gap where the verb would have to agree, or where something stands before the subject. */
function asking({ frames: { which, who, word } }: Reading, { lead = '', ending, sort }: Predicate): string {
  if (lead === '' && sort === 'person' && who !== null) return framed(who, ending);
  const gapped = lead !== '' || which === null || sort === 'person';
  return gapped ? framed(word, `${lead === '' ? '' : `${lead} `}${GAP} ${ending}.`) : framed(which, ending);
}

const shown = (reading: Reading, { opening }: Predicate) => capital(inside(reading, opening));

/** Whether a subject ends in a name, or in a word printed as one: a name stands beside names. */
function isNamed({ lexicon, isName }: Reading, { opening }: Pick<Predicate, 'opening'>): boolean {
  const words = opening.split(/\s+/);
  const last = words.at(-1)?.replace(/['’].*$/u, '') ?? '';
  return !lexicon?.capitalNouns && (isName(last) || (words.length > 1 && /^\p{Lu}/u.test(last)));
}

const distance = (one: Predicate, other: Predicate) =>
  Math.abs(one.at - other.at) + (one.section === other.section ? 0 : 40) + (one.verb === other.verb ? 0 : 10);

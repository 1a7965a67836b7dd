/** Wrong options of one kind with the right one: terms of the book that are its siblings, and what the book says of each. */
import type { ClaimedQuote } from '../engine.ts';
import { kinship as akinness, rarity } from '../grading/wordnet.ts';
import { alike } from './gate/options.ts';
import { contentWords, covered, likeness as overlap } from './gate/words.ts';
import { kinship, likeness } from './kinship.ts';
import type { Mention } from './mentions.ts';
import { goTogether, sortsOf } from './noun-sorts.ts';
import { inside, type Reading } from './reading.ts';
import { sectionsNaming, together } from './sections.ts';
import type { QuizTerm } from './terms.ts';

/** A wrong option and the book's words about it. */
export interface Distractor {
  text: string;
  about: ClaimedQuote;
}

/** A sentence that holds a rival and this share of what is asked could make the rival right. */
const COULD_BE_TRUE = 0.5;
/** Meanings with so much in common are one meaning. */
const SAME_MEANING = 0.4;
/** The longest may be so many times the shortest, or so many characters longer. */
const LENGTH = { ratio: 2.2, slack: 9 };
/** Below this two terms have too little to do with each other to be taken for one another. */
const LEAST_KINSHIP = 3;

/** "A hack is code that …": where a word may name somebody or an animal, and its meaning is neither, the meaning says what it is. */
function sortsOfTerm(reading: Reading, { text, meaning }: QuizTerm): string {
  const [own, said] = [sortsOf(reading, text), sortsOf(reading, meaning)];
  return said !== '' && goTogether(own, LIVING) && !goTogether(own, said) ? said : own;
}

/** Letters of the list of nouns: people, what lives. */
const LIVING = 'al';

/** Terms that a student could take for the one asked for and that it is not, nearest first. `asked`: what the stem says. */
export function rivalsOf(reading: Reading, terms: readonly QuizTerm[], key: QuizTerm, asked: string): QuizTerm[] {
  const said = contentWords(asked);
  const sorts = sortsOfTerm(reading, key);
  return terms
    .filter(
      (other) =>
        other.key !== key.key && other.name === key.name && other.plural === key.plural && other.weight >= LEAST_WEIGHT,
    )
    .map((other) => ({ other, score: kinship(reading, key, other) + Math.min(1, other.weight / 6) }))
    .filter(
      ({ other, score }) =>
        score >= LEAST_KINSHIP &&
        goTogether(sorts, sortsOf(reading, other.text)) &&
        isNear(reading, key, other) &&
        isOfKind(key, other),
    )
    .sort((a, b) => b.score - a.score)
    .slice(0, CLOSELY)
    .filter(({ other }) => isWrong(reading, other, key, said))
    .map(({ other }) => other);
}

/** Those of them that are of the key's length and bound to it closely enough for a student to take one for the other. */
export const closeRivals = (reading: Reading, terms: readonly QuizTerm[], key: QuizTerm, asked: string): QuizTerm[] =>
  rivalsOf(reading, terms, key, asked).filter(
    (other) => likeLength(other.text, key.text) && kinship(reading, key, other) >= CLOSE,
  );

/** A rival of less kinship is told at a glance from what is asked for. */
const CLOSE = 5;

/** What a chapter comes back to that could be taken for a term: phrases of its sort and number, told of in the same places, nearest first. */
export function namedBeside(
  reading: Reading,
  key: QuizTerm,
  mentions: readonly Mention[],
  asked: string,
): Distractor[] {
  const { knowledge, pack } = reading;
  const sorts = sortsOfTerm(reading, key);
  if (key.name || sorts === '') return [];
  const [said, own] = [contentWords(asked), key.key.split(' ')];
  const near = new Set(
    knowledge
      .factsAbout(key.text)
      .flatMap(({ kind, stored: { keys } }) =>
        kind === 'contrast' || kind === 'definition' ? [] : [keys.subject, keys.object, ...keys.items],
      ),
  );
  return mentions
    .filter(({ text, key: other, times, number, sort }) => {
      if (times < OFTEN || sort !== null || number !== (key.plural ? 'several' : 'one') || near.has(other))
        return false;
      if (/^\p{Lu}/u.test(text.split(/\s+/).at(-1) ?? '') || !likeLength(text, key.text)) return false;
      const found = sortsOf(reading, text);
      const rival = contentWords(text);
      if (found === '' || !goTogether(sorts, found) || alike(text, key.text)) return false;
      return covered(rival, contentWords(key.text)) < 1 && covered(contentWords(key.text), rival) < 1;
    })
    .map((mention) => {
      const stems = mention.key.split(' ');
      const shared = !pack.words.unspaced && stems.some((word) => own.includes(word)) ? SHARED : 0;
      const same = stems.length === own.length ? 0.8 : 0;
      const beside = together(key.sections, sectionsNaming(reading, mention.key));
      return { mention, shared, beside, score: shared + same + 4 * beside + Math.min(1, mention.times / 20) };
    })
    .filter(({ beside }) => beside >= TOGETHER)
    .sort((a, b) => b.score - a.score)
    .slice(0, NEARBY)
    .flatMap(({ mention, shared, score }) => {
      // "Contrast" is no rival of "personality", though a chapter on one uses the other all over; "axon" may be one of "synapse".
      const head = mention.key.split(' ').at(-1) ?? '';
      const akin = pack.code === 'en' ? akinness(head, own.at(-1) ?? '') : 1;
      const fits = shared > 0 || akin >= AKIN || rarity(head) >= RARE;
      return fits ? [{ mention, score: score + 6 * Math.min(0.5, akin) }] : [];
    })
    .sort((a, b) => b.score - a.score)
    .slice(0, CLOSELY)
    .filter(({ mention }) => {
      const rival = contentWords(mention.text);
      return covered(rival, said) < 0.5 && !couldBeTrue(reading, mention.key, key.key, said);
    })
    .map(({ mention: { text, quote } }) => ({ text: bare(reading, text), about: quote }));
}

/** A phrase as it stands inside a sentence, without its article. */
function bare(reading: Reading, text: string): string {
  const [first = '', ...rest] = text.split(' ');
  return reading.lexicon?.articles.has(first.toLowerCase()) ? rest.join(' ') : inside(reading, text);
}

/** A chapter that comes back to something so often is about it. */
const OFTEN = 4;
/** Words with so many near words in common have to do with each other (cosine, WordNet). */
const AKIN = 0.08;
/** A word as rare as this is a term more often than not. */
const RARE = 0.48;
/** So many of those told of beside a term are compared with it word by word. */
const NEARBY = 80;
/** A word in common is the reason why two are taken for one another. */
const SHARED = 2;

/** Where both tell what kind of thing they are, it is one kind. */
const isOfKind = (one: QuizTerm, other: QuizTerm) => one.kind < 0 || other.kind < 0 || one.kind === other.kind;

/** Terms of one chapter, of one kind, or told of in the same places. */
const isNear = (reading: Reading, one: QuizTerm, other: QuizTerm): boolean =>
  one.chapter === other.chapter ||
  together(one.sections, other.sections) >= TOGETHER ||
  likeness(reading, one, other) > 1;

const TOGETHER = 0.3;
/** What the book hardly tells of is told at a glance from what it teaches. */
const LEAST_WEIGHT = 1.2;
/** So many of the nearest are looked at closely. */
const CLOSELY = 24;

/** Whether a term cannot be defended as an answer: no kind, part, other word or further case of what is asked for. */
export function isWrong(reading: Reading, other: QuizTerm, key: QuizTerm, asked: ReadonlySet<string>): boolean {
  if (alike(other.text, key.text)) return false;
  const [own, rival] = [contentWords(key.text), contentWords(other.text)];
  if (covered(rival, own) === 1 || covered(own, rival) === 1) return false;
  if (covered(rival, asked) >= 0.5 && rival.size > 0) return false;
  if (overlap(contentWords(other.meaning), contentWords(key.meaning)) >= SAME_MEANING) return false;
  // "A monarchy is a government …": what one is told by is wider or narrower than the other.
  if (covered(own, contentWords(other.meaning)) === 1 || covered(rival, contentWords(key.meaning)) === 1) return false;
  const synonyms = reading.knowledge
    .factsAbout(key.text)
    .some(
      ({ kind, stored: { keys } }) =>
        (kind === 'abbreviation' || kind === 'is-a' || kind === 'example') &&
        [keys.subject, keys.object, ...keys.items].includes(other.key),
    );
  return !synonyms && !couldBeTrue(reading, other.key, key.key, asked);
}

/** Whether the book says of a rival, in a sentence without the key, most of what is asked: "also" makes two answers right. */
function couldBeTrue(reading: Reading, rival: string, key: string, asked: ReadonlySet<string>): boolean {
  if (asked.size === 0) return false;
  return reading.words.withTerm(rival).some((at) => {
    const sentence = reading.sentences[at];
    if (!sentence || (key !== '' && reading.words.keyAt(at).includes(` ${key} `))) return false;
    return saidOfBoth(reading, at, asked);
  });
}

/** Whether a sentence says most of what is asked, of whatever it names. */
export const saidOfBoth = (reading: Reading, at: number, asked: ReadonlySet<string>): boolean =>
  covered(asked, reading.contentAt(at)) >= COULD_BE_TRUE;

export const likeLength = (a: string, b: string): boolean => {
  const [short, long] = a.length < b.length ? [a.length, b.length] : [b.length, a.length];
  return long <= LENGTH.ratio * short || long - short <= LENGTH.slack;
};

/** Of what a book says something, beside what its section speaks of otherwise: "Which of the following …?" */

import { tokensOf } from '../../../knowledge/tokens.ts';
import type { DraftMcq } from '../../engine.ts';
import { isNamed, standBeside } from '../beside.ts';
import { couldFollow, numberOf, subjectWords } from '../clauses.ts';
import { closeRivals, type Distractor, likeLength } from '../distractors.ts';
import { because } from '../explain.ts';
import { contentWords, covered } from '../gate/words.ts';
import type { Mentions } from '../mentions.ts';
import type { Name } from '../names.ts';
import { goTogether, sortsOf } from '../noun-sorts.ts';
import { choose } from '../options.ts';
import { couldBeSaidOf, couldBeSaidOfBearer, isBeside, isKindOf, LOOSE, type Predicate } from '../predicates.ts';
import { capital, framed, inside, type Reading } from '../reading.ts';
import { areOfOneBreadth, areOfOneMatter } from '../sections.ts';
import { GAP } from '../sentences.ts';
import type { QuizTerm } from '../terms.ts';
import { recallsOne } from '../wording.ts';
import { LAST, LEAST, type McqCandidate, WEAK } from './form.ts';
import { ofPredicates } from './of-predicates.ts';

const WORTH = 0.7;
const SHARE = 0.3;
/** What is told in passing is neither asked for nor offered. */
const PASSING = -1;
/** What fewer sentences name is told at a glance from what the book is about. */
const AGAIN = 2;
/** A chapter that names a thing so often tells of it; a book of so few sentences tells of all it names. */
const OFTEN = 4;
const SHORT = 60;
/** Longer is no name of a thing. */
const SUBJECT = 60;
/** People told of so near, in sentences, have to do with each other. */
const SCENE = 40;
/** Fewer content words hold of many things. */
const LEAST_WORDS = 3;

/** What the book tells of, and what can stand beside it. */
export interface Told {
  predicates: readonly Predicate[];
  /** All terms, and what is named as one. */
  named: readonly QuizTerm[];
  mentions: Mentions;
  names: ReadonlyMap<string, Name>;
}

export function subjectForms(reading: Reading, { predicates, named, mentions, names }: Told): McqCandidate[] {
  const bearerOf = ({ sort, opening }: Predicate) =>
    sort === 'person' || sort === 'place' ? sort : (names.get(opening)?.sort ?? null);
  const asked = (strict: boolean) =>
    ofPredicates(reading, predicates, {
      form: 'subject',
      share: SHARE,
      worth: WORTH,
      // Somebody of another time or matter is told at a glance.
      tier: (one) => (strict ? WEAK : bearerOf(one) === null ? LAST : LEAST),
      fits: (one) =>
        one.sort !== LOOSE && one.opening.length <= SUBJECT && one.weight > PASSING && canBeAsked(reading, one, strict),
      draft: (one, random) => draftOf(reading, one, { predicates, mentions, bearerOf, strict }, random),
    });
  const byKey = new Map(named.map((term) => [term.key, term]));
  const close = ofPredicates(reading, predicates, {
    form: 'subject',
    share: SHARE,
    worth: WORTH,
    tier: () => 0,
    fits: (one) => one.weight > PASSING && byKey.get(one.key)?.name === false && canBeAsked(reading, one, true),
    draft: (one, random) => {
      const term = byKey.get(one.key);
      return term ? amongTerms(reading, named, { one, term }, random) : null;
    },
  });
  // Where a tagger tells of much that can stand beside a subject, what the book tells of elsewhere does so last.
  return reading.frames.tagged ? [...close, ...asked(true), ...asked(false)] : [...close, ...asked(true)];
}

interface Material {
  predicates: readonly Predicate[];
  mentions: Mentions;
  /** What bears the name that a sentence begins with; null where it is none, or nothing tells. */
  bearerOf: (one: Predicate) => Name['sort'];
  /** Only beside what the book tells of in the same sections. */
  strict: boolean;
}

function draftOf(reading: Reading, one: Predicate, material: Material, random: () => number): DraftMcq | null {
  const { predicates, bearerOf } = material;
  const strict = material.strict && reading.frames.tagged === true;
  const asked = contentWords(one.ending);
  const key = shown(reading, one);
  if (asked.size < LEAST_WORDS || covered(contentWords(key), asked) > 0 || saysWhatItIs(reading, one)) return null;
  const own = new Set(subjectWords(reading, one));
  const seen = new Set([one.key]);
  const [bearer, number] = [bearerOf(one), numberOf(reading, one)];
  const rivals = predicates
    .filter((other) => couldFollow(reading, one, other) && isBeside(one, other) && other.opening.length <= SUBJECT)
    .filter((other) => bearerOf(other) === bearer && (bearer !== null || areOfOneSort(reading, one, other)))
    .filter((other) => numberOf(reading, other) === number)
    // People and places, too, are told at a glance where the book never tells of them together.
    .filter((other) => !strict || areOfOneMatter(reading, one.key, other.key))
    .filter((other) => !strict || areOfOneBreadth(one.key, other.key))
    .filter((other) => !isKindOf(reading, other.key, one.key))
    .filter((other) => !strict || bearer === null || Math.abs(other.at - one.at) <= SCENE)
    .filter((other) => isNamed(reading, other.opening) || reading.words.withTerm(other.key).length >= AGAIN)
    .filter((other) => other.weight > PASSING && isNamed(reading, other.opening) === isNamed(reading, one.opening))
    .sort((a, b) => distance(one, a) - distance(one, b))
    .filter((other) => {
      if (seen.has(other.key) || !likeLength(shown(reading, other), key)) return false;
      const words = subjectWords(reading, other);
      const shared = words.some((word) => own.has(word) || reading.words.keyAt(one.at).includes(` ${word} `));
      const said = isNamed(reading, other.opening) ? couldBeSaidOfBearer : couldBeSaidOf;
      if (shared || said(reading, other.key, one.ending)) return false;
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

/** Of what the book says something that it names as a term, beside other such things that a student could take for it. */
function amongTerms(
  reading: Reading,
  named: readonly QuizTerm[],
  { one, term }: { one: Predicate; term: QuizTerm },
  random: () => number,
): DraftMcq | null {
  const { frames, lexicon } = reading;
  const asked = contentWords(one.ending);
  if (frames.which === null || lexicon === null || (one.lead ?? '') !== '') return null;
  if (asked.size < LEAST_WORDS || covered(contentWords(term.text), asked) > 0 || saysWhatItIs(reading, one))
    return null;
  // "Anonymous functions make …": a term of one thing would not agree with it.
  if (frames.tagged && term.plural !== (numberOf(reading, one) === 'several')) return null;
  if (term.fact.stored.first === one.at && term.fact.link !== null) return null;
  const rivals = closeRivals(reading, named, term, one.ending).filter(
    ({ key }) => !reading.words.keyAt(one.at).includes(` ${key} `),
  );
  const asOption = ({ text, quote }: Pick<QuizTerm, 'text' | 'quote'>) => ({ text: capital(text), about: quote });
  const key = capital(term.text);
  const wrong = choose(key, rivals.map(asOption), random);
  if (!wrong) return null;
  return {
    question: framed(frames.which, one.ending),
    options: [key, ...wrong.map(({ text }) => text)],
    answer_index: 0,
    explanation: because(reading, one.quote),
    evidence: one.quote,
    about: [null, ...wrong.map(({ about }) => about)],
    level: 'remember',
    form: 'subject',
  };
}

/** A path or an address; whose something is ("Apple's move"). */
const ADDRESS = /[\\/]\S*\.\S|https?:/u;
const OWNED = /\p{L}['’]s?\s/u;

/**
 * Whether something is said that can be asked for by itself: nothing that is only supposed ("would make sense if …"), that goes on
 * from before ("is still …"), or that anybody tells by the name in the subject.
 */
function canBeAsked(
  { frames, leaning, pack, lexicon }: Reading,
  { opening, ending, verb, sort }: Predicate,
  strict: boolean,
): boolean {
  const next = tokensOf(ending, pack.words.elided)[1]?.text ?? '';
  if ((frames.supposing ?? '').split(' ').includes(verb.toLowerCase()) || leaning.has(next)) return false;
  // "The puzzle": one that was named before.
  const [article = '', ...named] = opening.split(/\s+/);
  const pointed =
    strict && sort.startsWith('thing') && named.length === 1 && lexicon?.definite.has(article.toLowerCase());
  // "Slower than the first method": one of several that were named before.
  const said = tokensOf(ending, pack.words.elided).map(({ text }) => text);
  if (frames.tagged && lexicon && recallsOne(lexicon, said)) return false;
  return !pointed && !ADDRESS.test(ending) && !OWNED.test(opening);
}

/** Whether two subjects name things of one sort, both of them known where the language has a list of nouns. */
function areOfOneSort(reading: Reading, one: Predicate, other: Predicate): boolean {
  const [own, found] = [sortsOf(reading, one.opening), sortsOf(reading, other.opening)];
  const known = !reading.frames.tagged || (own !== '' && found !== '');
  return known && goTogether(own, found);
}

/** "Is a long-standing bond …": what something is, is asked by its meaning, beside what is of its kind. */
function saysWhatItIs({ lexicon, pack, frames }: Reading, { ending, sort }: Predicate): boolean {
  const [verb, next] = tokensOf(ending, pack.words.elided);
  if (!lexicon || sort === 'person' || sort === 'place') return false;
  const { agreement, articles, pointingFirst, determiners, meaning } = lexicon;
  // "Refers to …", "means …".
  const words = tokensOf(ending, pack.words.elided);
  const runs = meaning.get(verb?.text ?? '') ?? [];
  if (frames.tagged && runs.some((run) => run.every((word, at) => words[at]?.text === word))) return true;
  const links = agreement.singular.has(verb?.text ?? '') || agreement.plural.has(verb?.text ?? '');
  return links && [articles, pointingFirst, determiners].some((words) => words.has(next?.text ?? ''));
}

/** What else the chapter names that can stand beside a subject. */
function named(reading: Reading, one: Predicate, { mentions, bearerOf, strict }: Material): Distractor[] {
  const { at, chapter, ending } = one;
  const asked = {
    text: shown(reading, one),
    words: subjectWords(reading, one),
    number: numberOf(reading, one),
    bears: bearerOf(one),
    at,
    rest: ending,
  };
  // Of what bears no name, a chapter names much in passing that nobody would take for it.
  const short = reading.sentences.length < SHORT;
  const told = mentions(chapter).filter(({ sort, times }) => short || sort !== null || times >= OFTEN);
  const near = told.filter((other) => !strict || asked.bears === null || Math.abs(other.at - at) <= SCENE);
  return standBeside(reading, asked, near, strict);
}

/** "Which of the following took …?"; a gap where the verb would have to agree, or where something stands before the subject. */
function asking({ frames: { which, who, word } }: Reading, { lead = '', ending, sort }: Predicate): string {
  if (lead === '' && sort === 'person' && who !== null) return framed(who, ending);
  const gapped = lead !== '' || which === null || sort === 'person';
  return gapped ? framed(word, `${lead === '' ? '' : `${lead} `}${GAP} ${ending}.`) : framed(which, ending);
}

const shown = (reading: Reading, { opening }: Predicate) => capital(inside(reading, opening));

const distance = (one: Predicate, other: Predicate) =>
  Math.abs(one.at - other.at) + (one.section === other.section ? 0 : 40) + (one.verb === other.verb ? 0 : 10);

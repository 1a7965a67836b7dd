/**
 * What a question takes for granted ("When did *Edison discover oxygen*?"), looked for in the book before it is answered as though
 * it were true.
 */
import type { BookIndex } from '../../../book/search/build.ts';
import { mayHold, termsOf } from '../../../book/search/terms.ts';
import { packFor } from '../../../language/packs/index.ts';
import type { Presuppositions } from '../../../language/parts/presuppositions.ts';
import { termsAround, termsAt } from '../../find/around.ts';
import { likeness } from '../../find/likeness.ts';
import type { Question } from '../../find/question.ts';
import type { Ranked } from '../../find/rank.ts';
import { isWhole } from '../../find/whole.ts';
import { isFrameTerm, isStopTerm, packsOf } from '../../find/words.ts';
import { leansBack } from '../compose/compose.ts';
import { ALIKE, datedOtherwise, denying, IN_BRACKETS, LOOKED_AT } from './otherwise.ts';

/**
 * `held`: the book says so, or nothing tells that it does not. `apart`: it never tells of the two together. `denied`: the sentence
 * at `at` says otherwise.
 */
export type Presupposed = { is: 'held' | 'apart' } | { is: 'denied'; at: number };

/** What is told of somebody stands in the sentence that names them, in the one before, or in the two after. */
const BEFORE = 1;
const AFTER = 2;
/** So many sentences that name somebody are read; who is named more often is what the book is about. */
const MOST_NAMED = 200;
/** Of what is told of somebody, so much must stand there at least; less of it, and of so many words, where the verb is not one of making. */
const TOGETHER = 0.34;
const HARDLY = 0.2;
const FEWEST = 2;
/** Whoever made something is named in a sentence that has so much of what was made. */
const MOSTLY = 0.7;

const HELD: Presupposed = { is: 'held' };

interface Deed {
  agent: string;
  verb: string | null;
  /** Terms of what was done, each with its weight in the question. */
  rest: ReadonlyMap<string, number>;
  /** The same as it is written. */
  whole: string;
}

/**
 * Whether the book bears out what a question takes for granted.
 * @param ranked sentences of the passages that fit the question, the likeliest first
 */
export function presupposed(asked: Question, ranked: readonly Ranked[], index: BookIndex): Presupposed {
  const dated = datedOtherwise(asked, ranked, index);
  if (dated !== null) return { is: 'denied', at: dated };
  const parts = packsOf(asked.text, index.language).flatMap(({ presuppositions }) => presuppositions ?? []);
  for (const part of parts) {
    const deed = deedIn(asked, part, index);
    const found = deed ? ofDeed(deed, asked.text, ranked, part, index) : HELD;
    if (found.is !== 'held') return found;
    const statement = part.statement.map((one) => one.exec(asked.text)?.[1]).find((one) => one);
    const denied = statement ? denying(statement, ranked, index) : null;
    if (denied !== null) return { is: 'denied', at: denied };
  }
  return HELD;
}

/** Who is said to have done what, in a question; null where it names nobody, or nothing else. */
function deedIn(asked: Question, { asks }: Presuppositions, index: BookIndex): Deed | null {
  const groups = asks.map((one) => one.exec(asked.text)?.groups).find((one) => one);
  const { agent, verb, rest } = groups ?? {};
  if (!agent || !rest) return null;
  const own = new Set(termsOf(agent, index.language));
  const terms = termsOf(rest, index.language).filter(
    (term) => !own.has(term) && asked.weights.has(term) && !isFrameTerm(term, index.language),
  );
  const told = verb && !isStopTerm(termsOf(verb, index.language)[0] ?? '', index.language) ? verb.toLowerCase() : null;
  return terms.length === 0
    ? null
    : { agent, verb: told, whole: rest, rest: new Map(terms.map((term) => [term, asked.weights.get(term) ?? 0])) };
}

function ofDeed(
  deed: Deed,
  asked: string,
  ranked: readonly Ranked[],
  part: Presuppositions,
  index: BookIndex,
): Presupposed {
  const places = naming(deed.agent, index);
  if (places === null) return HELD;
  const makes = deed.verb !== null && part.makes.has(deed.verb);
  const together = (before: number, after: number) =>
    Math.max(0, ...places.map((at) => shareOf(deed.rest, termsAround(at, before, after, index))));
  if (makes && !part.own?.test(deed.whole)) {
    // A sentence may name both and tell of something else: then the verb must be right beside another name.
    const named = together(0, 0) >= MOSTLY;
    const done = named && places.some((at) => doneIn(at, deed, index) === 'agent');
    const other = done ? null : byAnother(deed, asked, ranked, part, index, named);
    if (other !== null) return { is: 'denied', at: other };
  }
  if (places.length > 0 && !namesMeet(deed, places, index)) return { is: 'apart' };
  if (!makes && deed.rest.size < FEWEST) return HELD;
  return together(BEFORE, AFTER) < (makes ? TOGETHER : HARDLY) ? { is: 'apart' } : HELD;
}

/** Names of two words or more, and numbers in pieces ("Little Albert", "3.1"), in what somebody is said to have done. */
const SURELY =
  /(?<!\p{L})\p{Lu}[\p{L}'’-]+(?:\s+(?:\p{Lu}\.\s?)*\p{Lu}[\p{L}'’-]+)+|(?<!\p{Nd})\p{Nd}+(?:[.,]\p{Nd}+)+/gu;
/** Also names of one word, where a capital tells one. */
const NAMED =
  /(?<!\p{L})(?:\p{Lu}[\p{L}'’-]+)(?:\s+(?:\p{Lu}\.\s?)*\p{Lu}[\p{L}'’-]+)*|(?<!\p{Nd})\p{Nd}+(?:[.,]\p{Nd}+)+/gu;
/** What somebody did to somebody is told so near. */
const NAMES_NEAR = 3;

/** Whether a text has a number, and not as a piece of a longer word or number. */
function writes(text: string, number: string): boolean {
  for (let at = text.indexOf(number); at >= 0; at = text.indexOf(number, at + 1)) {
    const [before, behind] = [
      text.slice(Math.max(0, at - 1), at),
      text.slice(at + number.length, at + number.length + 2),
    ];
    if (!/[\p{L}\p{Nd}.]$/u.test(before) && !/^(?:[\p{L}\p{Nd}]|\.\p{Nd})/u.test(behind)) return true;
  }
  return false;
}

/** Whether a text has a name in any form of its words ("den Kleinen Albert"), or its last alone: a book that has told who says "Freud". */
function names(text: string, name: readonly string[], index: BookIndex): boolean {
  return termsOf(text, index.language).includes(name.at(-1) ?? '');
}

/** Whether each name in what was done stands near a sentence that names who is said to have done it. */
function namesMeet({ whole }: Deed, places: readonly number[], index: BookIndex): boolean {
  const { capitalNouns = false } = packFor(index.language).knowledge ?? {};
  return (whole.match(capitalNouns ? SURELY : NAMED) ?? []).every((name) => {
    const number = /^\p{Nd}/u.test(name);
    const terms = number ? [] : termsOf(name, index.language);
    return places.some((place) => {
      const { section } = index.sentences[place] ?? {};
      const around = index.sentences
        .slice(Math.max(0, place - NAMES_NEAR), place + NAMES_NEAR + 1)
        .filter((sentence) => sentence.section === section)
        .map(({ text }) => text);
      // The number of a section is no number that it tells of.
      const title = number ? '' : (index.sections[section ?? -1]?.title ?? '');
      return [...around, title].some((text) => (number ? writes(text, name) : names(text, terms, index)));
    });
  });
}

/** A name stands so near the verb that tells what its bearer did (words). */
const BESIDE_VERB = 5;
const WORDS = /[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}'’-]*/gu;

/** Whose name stands nearest to the verb of a deed in a sentence; null where the verb is not there, or no name beside it. */
function doneIn(at: number, { agent, verb, rest }: Deed, index: BookIndex): 'agent' | 'other' | null {
  // The verb as it stands too: "found" is also a form of another.
  const stems = [...termsOf(verb ?? '', index.language), verb ?? ''];
  const words = (index.sentences[at]?.text ?? '').match(WORDS) ?? [];
  const own = new Set(termsOf(agent, index.language));
  const termOf = (word: string) => termsOf(word, index.language)[0] ?? '';
  const verbs = words.flatMap((word, place) => (place > 0 && stems.includes(termOf(word)) ? [place] : []));
  const names = words.flatMap((word, place) =>
    place > 0 && /^\p{Lu}/u.test(word) && !rest.has(termOf(word)) ? [{ place, own: own.has(termOf(word)) }] : [],
  );
  if (/^\p{Lu}/u.test(words[0] ?? '') && own.has(termOf(words[0] ?? ''))) names.unshift({ place: 0, own: true });
  const near = verbs
    .flatMap((place) => names.map((name) => ({ own: name.own, far: Math.abs(name.place - place) })))
    .filter(({ far }) => far <= BESIDE_VERB)
    .sort((one, two) => one.far - two.far);
  return near.length === 0 ? null : near[0]?.own ? 'agent' : 'other';
}

/** The sentences that name somebody; null where that is what the whole book is about. */
function naming(agent: string, index: BookIndex): number[] | null {
  const name = termsOf(agent, index.language).findLast(
    (term) => index.postings.has(term) && !isStopTerm(term, index.language),
  );
  if (name === undefined) return [];
  const found = new Set<number>();
  for (const passage of index.postings.get(name)?.passages ?? []) {
    const span = index.passages[passage];
    for (let at = span?.first ?? 0; span && at <= span.last; at++)
      if (
        !found.has(at) &&
        mayHold(index.sentences[at]?.text ?? '', name, index.language) &&
        termsAt(at, index).includes(name)
      )
        found.add(at);
    if (found.size > MOST_NAMED) return null;
  }
  return [...found];
}

/** How much of what was done terms hold, in the same words or in near ones. */
function shareOf(rest: ReadonlyMap<string, number>, terms: ReadonlySet<string>): number {
  let [held, whole] = [0, 0];
  for (const [term, weight] of rest) {
    whole += weight;
    if (terms.has(term) || [...terms].some((other) => likeness(term, other) >= ALIKE)) held += weight;
  }
  return whole === 0 ? 1 : held / whole;
}

/** Whether one of some terms is the verb, a form of it, or another verb of making. */
function saysVerb(verb: string, terms: ReadonlySet<string>, { makes }: Presuppositions, index: BookIndex): boolean {
  const same = [verb, ...makes].flatMap((one) => termsOf(one, index.language));
  return [...terms].some((other) => same.some((one) => likeness(one, other) >= ALIKE));
}

/**
 * The likeliest sentence that tells of the whole deed, of a thing made only once, and names somebody else.
 * @param outright the other's name must stand right beside the verb itself
 */
function byAnother(
  deed: Deed,
  asked: string,
  ranked: readonly Ranked[],
  part: Presuppositions,
  index: BookIndex,
  outright: boolean,
): number | null {
  const { agent, verb, rest } = deed;
  if (verb === null) return null;
  const names = (at: number) => namesSomebody(index.sentences[at]?.text ?? '', asked);
  const likeliest = ranked.slice(0, LOOKED_AT).map(({ at }) => at);
  // A form of the verb that the question does not have may be just what no passage was found by.
  const told = outright ? (index.holders.get(verb) ?? []) : [];
  const found = [...likeliest, ...Array.from(told).slice(0, MOST_NAMED)].find((at) => {
    const terms = new Set(termsAt(at, index));
    return (
      isWhole(at, index) &&
      [...rest.keys()].every((term) => terms.has(term)) &&
      !termsOf(agent, index.language).some((term) => terms.has(term)) &&
      (outright ? doneIn(at, deed, index) === 'other' : saysVerb(verb, terms, part, index)) &&
      (names(at) || (leansBack(at, index) && names(at - 1)))
    );
  });
  return found ?? null;
}

const NAME = /\p{Lu}\p{Ll}+(?:\s(?:\p{Lu}\.\s?)*\p{Lu}\p{Ll}+)*/gu;

/** Whether a sentence has a name, of two words or behind its first word, of which the question says nothing. */
const namesSomebody = (text: string, asked: string): boolean =>
  [...text.replace(IN_BRACKETS, ' ').matchAll(NAME)].some(
    ({ 0: name, index }) => (index > 0 || name.includes(' ')) && !name.split(' ').some((word) => asked.includes(word)),
  );

/** What happens to somebody, told from beginning to end in the order of the book. */
import { countWords } from '../../../book/script.ts';
import type { BookIndex } from '../../../book/search/build.ts';
import { mayHold, termsOf, wordsOf } from '../../../book/search/terms.ts';
import { ASKS_BACK } from '../../../book/telling/signs.ts';
import type { KnowledgeBase } from '../../../knowledge/index.ts';
import { isWhole } from '../../find/whole.ts';
import { isStopTerm } from '../../find/words.ts';
import { type Group, leansBack, merge } from '../compose/compose.ts';

/** Told in so many sentences, an ending in so many; of somebody whom a section names so often at least. */
const TOLD = 6;
const ENDING = 3;
const FEWEST = 4;
/** Who stands in more passages is not told of in one place. */
const MOST_PASSAGES = 1_000;
/** An ending stands in this last share of what is told. */
const LAST = 0.25;
const VERY_LAST = 0.08;
/** So many sentences without the subject part one telling of it from another. */
const APART = 24;
/** So many sentences go on about a subject after one that names it. */
const GOES_ON = 6;
/** An earlier telling is the one meant where it names the subject nearly as often as the one that names it most. */
const NEARLY = 0.6;
/** What a sentence that names the subject is worth more than one that goes on about it. */
const NAMES_IT = 2;
/** Whoever is introduced is introduced at more length. */
const LONGEST_OPENING = 56;
/** Ends in the middle of what somebody says. */
const BROKEN_OFF = /(?:\.\s?){3}$|…$/u;
/** A sentence of such length tells one thing. */
const SHORTEST = 7;
const LONGEST = 36;

/**
 * The sentences that tell what happens to a subject, spread from the first to the last in which the book tells of it; empty where
 * no section of it does.
 * @param end only how it ends
 */
export function storyOf(subject: string, end: boolean, index: BookIndex, facts: KnowledgeBase | null): Group[] {
  const events = new Set(facts?.ofKind('event').map(({ stored }) => stored.first));
  const fits = (at: number, longest = LONGEST) => {
    const text = index.sentences[at]?.text ?? '';
    const words = countWords(text);
    return (
      isWhole(at, index) &&
      words >= SHORTEST &&
      words <= longest &&
      !ASKS_BACK.test(text) &&
      !BROKEN_OFF.test(text) &&
      !leansBack(at, index)
    );
  };
  const scene = sceneOf(subject, index);
  const named = new Set(scene);
  const worth = (at: number) =>
    (events.has(at) ? 2 : 0) +
    (/\p{Nd}/u.test(index.sentences[at]?.text ?? '') ? 1 : 0) +
    (named.has(at) ? NAMES_IT : 0);
  const chosen = end
    ? endingOf(
        closing(scene, index).filter((at) => fits(at)),
        worth,
      )
    : spreadOver(
        telling(scene, index).filter((at, place) => fits(at, place === 0 ? LONGEST_OPENING : LONGEST)),
        worth,
      );
  return merge(
    chosen.map((at) => ({ first: at, last: at, main: at })),
    index,
  );
}

/** The sentences of the section that tells most of a subject, among those that name it whole somewhere. */
function sceneOf(subject: string, index: BookIndex): number[] {
  const terms = namesOf(subject, index);
  if (terms.length === 0) return [];
  const found = sentencesOf(terms, index).filter((at) => index.sentences[at]?.kind === 'prose');
  const textAt = (at: number) => index.sentences[at]?.text ?? '';
  const holding = found.filter((at) => terms.some((term) => mayHold(textAt(at), term, index.language)));
  const named = namedBy(subject, terms, holding.map(textAt), index);
  const places = new Map<number, { all: number[]; whole: boolean }>();
  for (const at of holding) {
    const how = named(textAt(at));
    if (!how) continue;
    const { section = -1 } = index.sentences[at] ?? {};
    const place = places.get(section) ?? { all: [], whole: false };
    place.all.push(at);
    place.whole ||= how !== 'part';
    places.set(section, place);
  }
  const [most = []] = [...places.values()]
    .flatMap(({ all, whole }) => (whole ? [all] : []))
    .sort((a, b) => b.length - a.length);
  return most.length < FEWEST ? [] : most;
}

/**
 * Tells how a sentence names somebody: with every word of the name, capitals as in it ("Little Albert" in no "little"), or with
 * a part that these texts never write small ("Gage", but not the "War" of "Civil War"). By terms, for names are inflected too.
 */
function namedBy(
  subject: string,
  terms: readonly string[],
  texts: readonly string[],
  index: BookIndex,
): (text: string) => 'whole' | 'part' | null {
  const words = (text: string) => wordsOf(text).map((word) => [word, termsOf(word, index.language)] as const);
  const wanted = new Set(terms);
  const capitals = isCased(subject);
  const small = new Set(
    capitals ? texts.flatMap((text) => words(text).flatMap(([word, own]) => (/^\p{Ll}/u.test(word) ? own : []))) : [],
  );
  return (text) => {
    const held = new Set(
      words(text).flatMap(([word, own]) =>
        capitals && !/^\p{Lu}/u.test(word) ? [] : own.filter((term) => wanted.has(term)),
      ),
    );
    if (held.size === 0) return null;
    if (held.size === wanted.size) return 'whole';
    return [...held].some((term) => !small.has(term)) ? 'part' : null;
  };
}

/**
 * Of the sentences that name a subject those that tell of it in one place, with those that go on about it before it is named
 * again: the first place that names it about as often as any.
 */
function telling(scene: readonly number[], index: BookIndex): number[] {
  const places: number[][] = [];
  for (const at of scene) {
    const place = places.at(-1);
    if (place && at - (place.at(-1) ?? 0) <= APART) place.push(at);
    else places.push([at]);
  }
  const most = Math.max(...places.map(({ length }) => length));
  const place = places.find(({ length }) => length >= NEARLY * most) ?? [];
  const last = place.at(-1) ?? -1;
  const told = new Set(
    place.flatMap((at) => Array.from({ length: GOES_ON + 1 }, (_, further) => Math.min(at + further, last))),
  );
  const { section } = index.sentences[last] ?? {};
  return [...told].filter((at) => index.sentences[at]?.kind === 'prose' && index.sentences[at]?.section === section);
}

/** The sentences of the passages that name somebody, in order; none where that is what the whole book is about. */
function sentencesOf(names: readonly string[], index: BookIndex): number[] {
  const passages = new Set(names.flatMap((name) => [...(index.postings.get(name)?.passages ?? [])]));
  if (passages.size > MOST_PASSAGES) return [];
  const found = new Set<number>();
  for (const passage of passages) {
    const span = index.passages[passage];
    for (let at = span?.first ?? 0; span && at <= span.last; at++) found.add(at);
  }
  return [...found].sort((a, b) => a - b);
}

/** Terms of the words of a name, as far as the book has them. */
function namesOf(subject: string, index: BookIndex): string[] {
  const words = wordsOf(subject);
  const cased = words.filter((word) => /^\p{Lu}/u.test(word));
  return (isCased(subject) ? cased : words)
    .flatMap((word) => termsOf(word, index.language))
    .filter((term) => index.postings.has(term) && !isStopTerm(term, index.language));
}

/** Whether a text is in a script with capitals, which tell names. */
export const isCased = (text: string): boolean => /[\p{Lu}\p{Ll}]/u.test(text);

/** How the section ends that tells of a subject: its last sentences, and those of its last part that name it. */
function closing(told: readonly number[], index: BookIndex): number[] {
  const section = index.sentences[told[0] ?? -1]?.section;
  const all = index.sentences.flatMap((one, at) => (one.section === section && one.kind === 'prose' ? [at] : []));
  const from = all[Math.floor((1 - LAST) * all.length)] ?? 0;
  const named = told.filter((at) => at >= from);
  return [...new Set([...named, ...all.slice(-Math.ceil(VERY_LAST * all.length))])].sort((a, b) => a - b);
}

/** The first and the last, and the best of each stretch between them. */
function spreadOver(told: readonly number[], worth: (at: number) => number): number[] {
  if (told.length <= TOLD) return [...told];
  const inner = told.slice(1, -Math.ceil(told.length * LAST));
  const stretches = TOLD - 2;
  const between = Array.from({ length: stretches }, (_, step) => {
    const part = inner.slice(
      Math.floor((step * inner.length) / stretches),
      Math.floor(((step + 1) * inner.length) / stretches),
    );
    return part.toSorted((a, b) => worth(b) - worth(a) || a - b)[0];
  });
  return [told[0], ...between, endingOf(told, worth, 1)[0]].filter((at) => at !== undefined);
}

/** The best of the last ones. */
function endingOf(told: readonly number[], worth: (at: number) => number, count = ENDING): number[] {
  const last = told.slice(-Math.max(count, Math.ceil(told.length * LAST)));
  return last
    .toSorted((a, b) => worth(b) - worth(a) || b - a)
    .slice(0, count)
    .sort((a, b) => a - b);
}

/** What happens to somebody, told from beginning to end in the order of the book. */
import { countWords } from '../../../book/script.ts';
import type { BookIndex } from '../../../book/search/build.ts';
import { mayHold, termsOf, wordsOf } from '../../../book/search/terms.ts';
import { ASKS_BACK } from '../../../book/telling/signs.ts';
import type { KnowledgeBase } from '../../../knowledge/index.ts';
import { type Group, leansBack, merge } from '../compose/compose.ts';
import { isStopTerm } from '../question/words.ts';
import { isWhole } from './whole.ts';

/** Told in so many sentences, an ending in so many; of somebody whom a section names so often at least. */
const TOLD = 6;
const ENDING = 3;
const FEWEST = 4;
/** Who stands in more passages is not told of in one place. */
const MOST_PASSAGES = 1_000;
/** An ending stands in this last share of what is told. */
const LAST = 0.25;
const VERY_LAST = 0.08;
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
  const fits = (at: number) => {
    const text = index.sentences[at]?.text ?? '';
    const words = countWords(text);
    return (
      isWhole(at, index) &&
      words >= SHORTEST &&
      words <= LONGEST &&
      !ASKS_BACK.test(text) &&
      !BROKEN_OFF.test(text) &&
      !leansBack(at, index)
    );
  };
  const worth = (at: number) => (events.has(at) ? 2 : 0) + (/\p{Nd}/u.test(index.sentences[at]?.text ?? '') ? 1 : 0);
  const told = sceneOf(subject, index).filter(fits);
  const named = new Set(told);
  const chosen = end
    ? endingOf(closing(told, index).filter(fits), (at) => worth(at) + (named.has(at) ? 1 : 0))
    : spreadOver(told, worth);
  return merge(
    chosen.map((at) => ({ first: at, last: at, main: at })),
    index,
  );
}

/** The sentences of the section that tells most of a subject. */
function sceneOf(subject: string, index: BookIndex): number[] {
  const names = namesOf(subject, index);
  if (names.length === 0) return [];
  const places = new Map<number, number[]>();
  for (const at of sentencesOf(names, index)) {
    const { kind, section, text } = index.sentences[at] ?? { kind: 'furniture', section: -1, text: '' };
    const own = kind === 'prose' && names.some((name) => mayHold(text, name, index.language));
    if (!own || !termsOf(text, index.language).some((term) => names.includes(term))) continue;
    const list = places.get(section);
    if (list) list.push(at);
    else places.set(section, [at]);
  }
  const [most = []] = [...places.values()].sort((a, b) => b.length - a.length);
  return most.length < FEWEST ? [] : most;
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

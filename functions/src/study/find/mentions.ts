/** The sentences that name a subject, and what makes each of them its definition. */
import { countWords } from '../../book/script.ts';
import { type BookIndex, RUNNING } from '../../book/search/build.ts';
import { mayHold, termsOf } from '../../book/search/terms.ts';
import { Marked } from '../../book/telling/marked.ts';
import {
  aliasesOf,
  isUnspacedSubject,
  type Naming,
  naming,
  namingUnspaced,
  together,
} from '../../book/telling/naming.ts';
import { MOST_PIECES } from '../../book/telling/traits.ts';
import { isStop } from '../../language/analyse.ts';
import type { PackCode } from '../../language/codes.ts';
import { packFor } from '../../language/packs/index.ts';
import { behindName } from './behind.ts';
import { exactNames } from './exact.ts';
import type { Question } from './question.ts';
import { otherWords } from './same-word.ts';

export interface Mention {
  /** Index in `index.sentences`. */
  at: number;
  features: number[];
  /** Names it in the way of a definition. */
  defines: boolean;
  /** Says by "is" or "is called" what it is. */
  says: boolean;
  /** Says of any such thing what it is. */
  ofAny: boolean;
  /** Says of some of its kind what they are called. */
  another: boolean;
  /** Says all by itself what the subject is. */
  complete: boolean;
}

/** More mentions than this tell nothing new about where a subject is defined, and cost time. */
const MAX_MENTIONS = 1_500;
/** Of whole sentences a definition has this many words at least; "One of them is called closure." only announces one. */
const SHORTEST = 10;
const ANNOUNCED = 14;
const NEAR = 6;
const MOST_FORENAMES = 2;

/** All mentions of the question's subject in running text, in the order of the book. */
export function mentionsOf(question: Question, index: BookIndex): Mention[] {
  if (question.subject === null) return [];
  const subject = question.subject;
  const names = question.subjectTerms.filter((terms) => terms.length > 0);
  const surfaces = aliasesOf(subject.toLowerCase());
  const unspaced = isUnspacedSubject(question.text);
  const found: { at: number; how: Readonly<Naming>; surface: number }[] = [];
  const held = unspaced ? null : holding(names, index);
  const places = held ?? sentencesWith(names, index);
  for (const at of places) {
    if (found.length >= MAX_MENTIONS) break;
    const sentence = index.sentences[at];
    if (!sentence || !RUNNING.has(sentence.kind)) continue;
    const named = (terms: string[]) => terms.every((term) => mayHold(sentence.text, term, index.language));
    if (!unspaced && !held && !names.some(named)) continue;
    const how = unspaced
      ? namingUnspaced(sentence.text, subject, index.language)
      : namedAs(new Marked(fromName(sentence.text, surfaces, index.language), index.language), names, index.language);
    if (how.named === 0 || (sentence.kind === 'fragment' && index.traits.has(at, 'label'))) continue;
    found.push({ at, how, surface: Number(writes(sentence.text, surfaces)) });
  }
  const other =
    unspaced || names.some(({ length }) => length > 1)
      ? null
      : otherWords(subject, new Set(names.flat()), index.language);
  if (other) {
    const own = found.filter(({ at, surface }) => surface > 0 || other(index.sentences[at]?.text ?? '').length === 0);
    found.splice(0, found.length, ...own);
  }
  const exact = exactNames(question.text === subject ? subject : question.text, index).filter(({ name }) =>
    subject.includes(name),
  );
  const isExact = ({ at }: { at: number }) => exact.every((one) => one.in(index.sentences[at]?.text ?? ''));
  const asWritten = exact.length > 0 ? found.filter(isExact) : [];
  if (asWritten.length > 0) found.splice(0, found.length, ...asWritten);
  const perSection = new Map<number, number>();
  const sectionOf = (at: number) => index.sentences[at]?.section ?? -1;
  for (const { at } of found) perSection.set(sectionOf(at), (perSection.get(sectionOf(at)) ?? 0) + 1);
  const titled = new Map<number, number>();
  const inTitle = (section: number): number => {
    const known = titled.get(section);
    if (known !== undefined) return known;
    const title = termsOf(index.sections[section]?.title ?? '', index.language);
    const named = Number(names.some((name) => name.every((term) => title.includes(term))));
    titled.set(section, named);
    return named;
  };
  return found.map(({ at, how, surface }, order) => {
    const documented = exact.length > 0 && exact.some((one) => one.documentedIn(index.sentences[at]?.text ?? ''));
    const near = neighbours(found, order);
    const behind = behindName(index.sentences[at]?.text ?? '', surfaces, index.language);
    const outright = behind === 'outright';
    const passing = behind === 'passing' && how.isA === 0;
    const least =
      how.isA + how.colon > 0 || outright
        ? SHORTEST
        : how.is + how.says + how.called > 0 && !passing
          ? ANNOUNCED
          : null;
    const isComplete = () => least !== null && countWords(index.sentences[at]?.text ?? '') >= least;
    return {
      at,
      defines: outright || documented || how.called > 0 || (how.is + how.says + how.apposition > 0 && !passing),
      says: outright || how.called > 0 || (how.is > 0 && !passing),
      ofAny: how.ofAny > 0,
      another: how.another > 0,
      get complete() {
        return documented || isComplete();
      },
      features: [
        Math.max(how.opens, Number(documented)),
        how.first,
        Math.max(how.isA, Number(documented || outright)),
        Math.max(passing ? 0 : how.is, Number(documented || outright)),
        passing ? 0 : how.says,
        how.saysLater,
        passing ? 0 : how.apposition,
        how.colon,
        how.called,
        how.aside,
        1 / (1 + order),
        Number(order < 3),
        surface,
        inTitle(sectionOf(at)),
        Math.min(near, 5) / 5,
        (perSection.get(sectionOf(at)) ?? 0) / found.length,
        index.traits.pieces(at) / MOST_PIECES,
      ],
    };
  });
}

/** How many others of these places, which rise, are near the one of this order. */
function neighbours(places: readonly { at: number }[], order: number): number {
  const own = places[order]?.at ?? 0;
  const isNear = (place: number) => Math.abs((places[place]?.at ?? Number.POSITIVE_INFINITY) - own) <= NEAR;
  let [from, to] = [order, order];
  while (isNear(from - 1)) from--;
  while (isNear(to + 1)) to++;
  return to - from;
}

/** A sentence from the name it begins with: before the last of a name's words ("GNU Octave", "Edwin Armstrong") may stand others. */
function fromName(text: string, surfaces: readonly string[], language: PackCode): string {
  if (language !== 'en') return text;
  for (const surface of surfaces) {
    const at = text.toLowerCase().indexOf(surface);
    if (at <= 0 || !/\p{Lu}/u.test(text[at] ?? '')) continue;
    const before = text.slice(0, at).trim().split(/\s+/);
    const isName = (word: string) =>
      /^\p{Lu}[\p{L}.]*$/u.test(word) && !/ing$/.test(word) && !isStop(word.toLowerCase(), packFor(language));
    if (before.length <= MOST_FORENAMES && before.every(isName)) return text.slice(at);
  }
  return text;
}

const namedAs = (tokens: Marked, names: string[][], language: PackCode): Readonly<Naming> =>
  names
    .map((name) => naming(tokens, name, language))
    .reduce((all, one) => together(all, one), naming(tokens, [], language));

/** Whether a sentence writes one of these names as it is. */
function writes(text: string, names: readonly string[]): boolean {
  const plain = text.toLowerCase().replace(/[’‘]/g, "'");
  return names.some((name) => plain.includes(name));
}

/** Sentences that hold all terms of any of the names, each once, in order; null where only their passages are known. */
function holding(names: readonly string[][], index: BookIndex): number[] | null {
  const sentences = new Set<number>();
  for (const name of names) {
    const lists = name.flatMap((term) => {
      const list = index.holders.get(term);
      return list ? [list] : [];
    });
    const [shortest, ...others] = lists.toSorted((a, b) => a.length - b.length);
    if (!shortest) return null;
    const sets = others.map((list) => new Set(Array.from(list)));
    for (const at of Array.from(shortest)) if (sets.every((set) => set.has(at))) sentences.add(at);
  }
  return [...sentences].sort((a, b) => a - b);
}

/** Sentences of the passages that hold all terms of any of the names, each once, in order. */
function sentencesWith(names: string[][], index: BookIndex): number[] {
  const passages = new Set<number>();
  for (const name of names) {
    const lists = name.map((term) => index.postings.get(term)?.passages ?? new Uint32Array());
    const [shortest, ...others] = lists.toSorted((a, b) => a.length - b.length);
    const sets = others.map((list) => new Set(list));
    for (const passage of shortest ?? []) if (sets.every((set) => set.has(passage))) passages.add(passage);
  }
  const sentences = new Set<number>();
  for (const passage of [...passages].sort((a, b) => a - b)) {
    const span = index.passages[passage];
    for (let at = span?.first ?? 0; span && at <= span.last; at++) sentences.add(at);
  }
  return [...sentences].sort((a, b) => a - b);
}

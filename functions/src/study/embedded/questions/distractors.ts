/** Wrong terms from the same book: the same kind of thing, near in topic, and wrong for sure. */
import { alike } from '../../quiz/gate/options.ts';
import { supports } from '../../quiz/gate/support.ts';
import { contentWords, covered } from '../../quiz/gate/words.ts';
import type { BookTerms } from './book-terms.ts';
import { cooccurrenceOf } from './cooccurrence.ts';
import type { Definition } from './definitions.ts';
import type { Facts } from './facts.ts';
import { kindOfTerm } from './kinds.ts';
import { type Entry, keyOf, spelling } from './term-index.ts';

export interface Wanted {
  /** The right option. */
  key: string;
  plural: boolean;
  /** What the question says of the key. */
  about: string;
  quote: string;
  chapter: number;
  section: number;
  genus: string | null;
  /** Of a gap: whether it stands after "a", after nothing, or after another determiner, which any noun may follow. */
  gap?: 'counted' | 'bare' | 'determined';
}

/** A sentence that holds a rival and this share of what is asked could make the rival right. */
const COULD_BE_TRUE = 0.5;
/** So many of the nearest are looked at closely, and so many offered. */
const LOOKED_AT = 40;
const OFFERED = 20;
const ENOUGH = 6;
/** Above this share of "of" behind it, a noun is no thing of its own. */
const OF_SOMETHING = 0.6;
/** A word of the story beside terms of the book is told from them at a glance. */
const OWN_TERM = 2.5;

/** Finds rivals for a term that is the right answer, best first. */
export function termRivals(facts: Facts, terms: BookTerms): (wanted: Wanted) => string[] {
  const nearness = cooccurrenceOf(facts);
  const pool = [...facts.termIndex.entries()]
    .map(([key, entry]) => ({ key, entry, definition: facts.defined.get(key) }))
    .filter(({ entry, definition }) => definition !== undefined || isSpecific(entry));
  return (wanted) => {
    const key = keyOf(wanted.key);
    const own = facts.termIndex.get(key);
    const asked = contentWords(wanted.about);
    const kind = kindOfTerm(wanted.key, facts.defined.get(key)?.genus ?? wanted.genus);
    const scored: { term: string; score: number }[] = [];
    // Terms of other chapters, where this one has too few.
    const others: typeof scored = [];
    for (const rival of pool) {
      const { entry, definition } = rival;
      const term = entry === own || !fitsGap(wanted, entry) ? null : spelling(entry, wanted.plural);
      if (
        term === null ||
        isAdjective(entry, term) ||
        !likeLength(term, wanted.key) ||
        isCapital(term) !== isCapital(wanted.key)
      )
        continue;
      if (isShort(wanted.key) && !isShort(term)) continue;
      if (own && (entry.person !== own.person || entry.name !== own.name)) continue;
      if (own?.name && entry.definite !== own.definite) continue;
      const here = entry.chapters.get(wanted.chapter) ?? 0;
      if (own?.synonyms.has(rival.key)) continue;
      const brothers = own?.siblings.has(rival.key) ?? false;
      if (unfit(wanted, entry, term, definition)) continue;
      const far = here === 0 && !definition && !brothers;
      if (far && !terms.has(rival.key)) continue;
      const kindHere = kindOfTerm(entry.term, definition?.genus ?? null);
      let score =
        (here > 0 ? 1.5 : 0) +
        (entry.sections.has(wanted.section) ? 1.5 : 0) +
        (definition ? 1 : 0) +
        (terms.has(rival.key) ? OWN_TERM : 0) +
        (brothers ? 2 : 0);
      score += kind === null || kindHere === null ? 0 : kind === kindHere ? 2 : -1;
      if (definition?.genus && definition.genus === wanted.genus) score += 1;
      if (entry.head === own?.head && entry.words > 1) score += 1;
      if (own) score += 6 * nearness(own, entry) - 0.5 * Math.abs(entry.words - own.words);
      score -= Math.abs(term.length - wanted.key.length) / 12 + (here / entry.count < 0.3 ? 0.8 : 0);
      (far ? others : scored).push({ term, score });
    }
    const safe = (rivals: typeof scored) =>
      rivals
        .toSorted((a, b) => b.score - a.score)
        .slice(0, LOOKED_AT)
        .map(({ term }) => term)
        .filter((term) => !couldBeTrue(facts, term, wanted.key, asked));
    const near = safe(scored).slice(0, OFFERED);
    return near.length < ENOUGH ? [...near, ...safe(others).slice(0, ENOUGH)] : near;
  };
}

/** A term of some chapters rather than a word of all. */
function isSpecific(entry: Entry): boolean {
  if (entry.count < 3 || !isNoun(entry)) return false;
  const most = Math.max(...entry.chapters.values());
  return entry.words > 1 || most / entry.count >= 0.6;
}

/** Written like a name; abbreviations stand beside terms as well as beside names. */
const isCapital = (term: string) => /^\p{Lu}\p{Ll}/u.test(term);

/** "Propositional" is counted with "propositions": what ends so is a noun only if its own plural stands in the book. */
const isAdjective = (entry: Entry, term: string) =>
  entry.words === 1 && /(?:al|ous|ive|able|ible)$/.test(term) && !entry.forms.plural.has(`${term}s`);

/** An abbreviation, which stands out among words. */
const isShort = (term: string) => /^\S*\p{Lu}\S*\p{Lu}\S*$/u.test(term);

/** A word that the tagger alone takes for a noun never stands with an article or in the plural; "a handful" is no thing. */
function isNoun(entry: Entry): boolean {
  if (entry.ofs > OF_SOMETHING * entry.count) return false;
  return entry.words > 1 || entry.name || entry.counted || entry.definite || spelling(entry, true) !== null;
}

function fitsGap({ gap }: Wanted, entry: Entry): boolean {
  if (gap === 'counted') return entry.counted;
  return gap === 'bare' ? entry.bare : true;
}

function likeLength(a: string, b: string): boolean {
  const [short, long] = a.length < b.length ? [a.length, b.length] : [b.length, a.length];
  return long <= 2.4 * short || long - short <= 6;
}

/** Whether a term is another word for the key, part of it, what it is a kind of, or in the evidence. */
function unfit(wanted: Wanted, entry: Entry, term: string, definition: Definition | undefined): boolean {
  if (alike(wanted.key, term) || initialsOf(wanted.key, term) || supports(wanted.quote, term)) return true;
  const [own, other] = [contentWords(wanted.key), contentWords(term)];
  if (covered(other, contentWords(wanted.about)) >= 0.5) return true;
  // "absolute tolerance" and "absolute error tolerance".
  if (covered(own, other) === 1 || covered(other, own) === 1) return true;
  const keyHead = wanted.key.split(' ').at(-1)?.toLowerCase();
  return entry.words === 1 && (entry.head === wanted.genus || definition?.genus === keyHead || entry.head === keyHead);
}

/** "APA" and "American Psychological Association". */
function initialsOf(a: string, b: string): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  const parts = long.split(/[\s-]+/);
  const initials = parts.map((word) => word.charAt(0)).join('');
  return parts.length > 1 && initials.toLowerCase() === short.replace(/\W/g, '').toLowerCase();
}

function couldBeTrue(facts: Facts, term: string, right: string, asked: ReadonlySet<string>): boolean {
  const key = keyOf(term);
  const meaning = facts.defined.get(key)?.meaning;
  if (meaning && covered(asked, contentWords(meaning)) >= COULD_BE_TRUE) return true;
  const statements = facts.termIndex.get(key)?.statements ?? [];
  const own = new Set(facts.termIndex.get(keyOf(right))?.statements);
  // A sentence that names both says it of the right one.
  return statements.some((at) => !own.has(at) && covered(asked, facts.wordsOf(at)) >= COULD_BE_TRUE);
}

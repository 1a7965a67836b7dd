/** Wrong options from the same book: the same kind of thing, near in topic, and wrong for sure. */
import { alike } from '../../quiz-gate/options.ts';
import { supports } from '../../quiz-gate/support.ts';
import { contentWords, covered } from '../../quiz-gate/words.ts';
import { companyOf } from './company.ts';
import type { Definition } from './definitions.ts';
import type { Facts } from './facts.ts';
import { type Entry, keyOf } from './inventory.ts';

export interface Wanted {
  /** The right option. */
  key: string;
  plural: boolean;
  /** What the question says of the key. */
  about: string;
  quote: string;
  chapter: number;
  genus: string | null;
  /** The word right before a gap, where the option must fit it. */
  before?: string;
}

export interface Rivals {
  terms: (wanted: Wanted) => string[];
  meanings: (wanted: Wanted) => string[];
}

/** A sentence that holds a rival and this share of what is asked could make the rival right. */
const COULD_BE_TRUE = 0.5;

/** Finds rivals for right answers, best first. */
export function rivalsIn(facts: Facts): Rivals {
  const near = companyOf(facts);
  const pool = [...facts.inventory.values()].filter((entry) => worthNaming(facts, entry));
  return {
    terms: (wanted) => rankTerms(facts, pool, near, wanted),
    meanings: (wanted) => rankMeanings(facts, wanted),
  };
}

function worthNaming(facts: Facts, entry: Entry): boolean {
  if (facts.defined.has(keyOf(entry.term))) return true;
  return entry.count >= 3 && (entry.words > 1 || entry.count / entry.chapters.size >= 3);
}

function rankTerms(
  facts: Facts,
  pool: readonly Entry[],
  near: (a: Entry, b: Entry) => number,
  wanted: Wanted,
): string[] {
  const own = facts.inventory.get(keyOf(wanted.key));
  const asked = contentWords(wanted.about);
  const keyDefined = facts.defined.has(keyOf(wanted.key));
  const scored: { term: string; score: number }[] = [];
  for (const entry of pool) {
    if (entry.plural !== wanted.plural || entry === own) continue;
    if (own && (entry.person !== own.person || entry.name !== own.name)) continue;
    const here = entry.chapters.get(wanted.chapter) ?? 0;
    const definition = facts.defined.get(keyOf(entry.term));
    if (here === 0 && !definition) continue;
    if (unfit(wanted, entry, definition)) continue;
    let score = (here > 0 ? 2 : 0) + (definition && keyDefined ? 1.5 : 0) + Math.min(here, 6) * 0.1;
    if (definition?.genus && definition.genus === wanted.genus) score += 1.5;
    if (entry.head === own?.head && entry.words > 1) score += 1;
    if (own) score += 3 * near(own, entry) - 0.5 * Math.abs(entry.words - own.words);
    score -= Math.abs(entry.term.length - wanted.key.length) / 15;
    scored.push({ term: entry.term, score });
  }
  scored.sort((a, b) => b.score - a.score);
  return scored
    .slice(0, 40)
    .filter(({ term }) => !couldBeTrue(facts, term, asked))
    .map(({ term }) => term)
    .slice(0, 16);
}

/** Whether a term is another word for the key, part of it, what it is a kind of, or in the evidence. */
function unfit(wanted: Wanted, entry: Entry, definition: Definition | undefined): boolean {
  if (wanted.before && !entry.before.has(wanted.before)) return true;
  if (alike(wanted.key, entry.term) || initialsOf(wanted.key, entry.term)) return true;
  if (supports(wanted.quote, entry.term) || supports(wanted.about, entry.term)) return true;
  if (sharesWord(entry.term, wanted.about)) return true;
  const keyHead = wanted.key.split(' ').at(-1)?.toLowerCase();
  return entry.words === 1 && (entry.head === wanted.genus || definition?.genus === keyHead || entry.head === keyHead);
}

const sharesWord = (term: string, about: string) => covered(contentWords(term), contentWords(about)) >= 0.5;

/** "APA" and "American Psychological Association". */
function initialsOf(a: string, b: string): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  const initials = long
    .split(/[\s-]+/)
    .map((word) => word.charAt(0))
    .join('');
  return initials.length > 1 && initials.toLowerCase() === short.replace(/\W/g, '').toLowerCase();
}

function couldBeTrue(facts: Facts, term: string, asked: ReadonlySet<string>): boolean {
  const entry = facts.inventory.get(keyOf(term));
  const meaning = facts.defined.get(keyOf(term))?.meaning;
  if (meaning && covered(asked, contentWords(meaning)) >= COULD_BE_TRUE) return true;
  return (entry?.statements ?? []).some((at) => covered(asked, facts.wordsOf(at)) >= COULD_BE_TRUE);
}

/** Meanings of other terms, in the same grammatical form and about as long. */
function rankMeanings(facts: Facts, wanted: Wanted): string[] {
  const key = contentWords(wanted.key);
  const opening = firstWord(wanted.key);
  const scored: { meaning: string; score: number }[] = [];
  for (const fact of facts.facts) {
    const { definition } = fact;
    if (!definition || definition.plural !== wanted.plural || alike(definition.meaning, wanted.key)) continue;
    const words = contentWords(definition.meaning);
    if (covered(key, words) >= 0.4 || covered(words, key) >= 0.4) continue;
    if (covered(contentWords(wanted.about), contentWords(definition.term)) > 0.5) continue;
    if (supports(wanted.quote, definition.meaning)) continue;
    const ratio = definition.meaning.length / wanted.key.length;
    if (ratio < 0.5 || ratio > 2) continue;
    const here = facts.statements[fact.statement]?.chapter === wanted.chapter;
    let score = (here ? 2 : 0) - 2 * Math.abs(Math.log(ratio));
    if (definition.genus === wanted.genus) score += 1.5;
    if (firstWord(definition.meaning) === opening) score += 0.5;
    score += 2 * covered(contentWords(definition.term), contentWords(wanted.about));
    scored.push({ meaning: definition.meaning, score });
  }
  scored.sort((a, b) => b.score - a.score);
  return [...new Set(scored.map(({ meaning }) => meaning))].slice(0, 16);
}

const firstWord = (text: string) => text.split(' ')[0]?.replace(/^an$/, 'a') ?? '';

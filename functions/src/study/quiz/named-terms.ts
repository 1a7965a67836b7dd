/** What a book names as a thing of its subject without saying in a phrase what it means: no question's key, but a term's rival. */
import type { Fact } from '../../knowledge/index.ts';
import { tokensOf } from '../../knowledge/tokens.ts';
import type { ClaimedQuote } from '../engine.ts';
import { genusOf, kindOf } from './kinds.ts';
import { inOtherLetters } from './letters.ts';
import { endsInNoun } from './noun-sorts.ts';
import { inside, type Reading } from './reading.ts';
import { isPlural, isTerm } from './term-words.ts';
import type { QuizTerm } from './terms.ts';
import { told } from './wording.ts';

/** Facts whose subject is a thing that the book tells of for its own sake. */
const TELLING = ['definition', 'is-a'] as const;
/** Facts whose members are things of one sort. */
const LISTING = ['list', 'part'] as const;

/**
 * All terms, and besides them what the book says something of as it does of its terms: "the cerebellum receives …", the members of its
 * lists. Each with the quote that tells of it; of one told of in a sentence of its own, what that says is kept as its meaning, so that
 * nothing stands beside it that is the same.
 * @param terms those with a meaning, which come first
 */
export function namedTermsOf(reading: Reading, terms: readonly QuizTerm[]): QuizTerm[] {
  const { knowledge, frames } = reading;
  const found = new Map(terms.map((term) => [term.key, term]));
  const add = (fact: Fact, text: string, key: string, said: string) => {
    const quote = fact.quotes.length === 1 ? fact.quotes[0] : undefined;
    if (!quote || found.has(key) || (frames.tagged && !endsInNoun(fact.statement, text))) return;
    const one = named(reading, { fact, text: inside(reading, told(text)), key, said, quote });
    if (one) found.set(key, one);
  };
  for (const kind of TELLING)
    for (const fact of knowledge.ofKind(kind))
      if (!fact.negated) add(fact, fact.subject, fact.stored.keys.subject, fact.object ?? '');
  // Where no tagger tells nouns from what only says more of one ("sexual and economic exploitation"), a list's members may be either.
  if (frames.tagged)
    for (const kind of LISTING)
      for (const fact of knowledge.ofKind(kind))
        fact.items.forEach((item, at) => {
          add(fact, item, fact.stored.keys.items[at] ?? '', '');
        });
  return [...found.values()];
}

interface Found {
  fact: Fact;
  text: string;
  key: string;
  said: string;
  quote: ClaimedQuote;
}

function named(reading: Reading, { fact, text, key, said, quote }: Found): QuizTerm | null {
  const { lexicon, pack, words, sentences, titles, frames } = reading;
  const sentence = sentences[fact.stored.first];
  const tokens = tokensOf(text, pack.words.elided);
  if (!lexicon || !sentence || key === '' || tokens.length > LONGEST) return null;
  const plain = tokens.map(({ text: word }) => word);
  if (!isTerm(reading, text, plain) || plain.some((word) => lexicon.prepositions.has(word))) return null;
  const { articles, modals, verbs, adverbs, relatives, and, or } = lexicon;
  if (plain.some((word) => [articles, modals, adverbs, relatives, and, or].some((list) => list.has(word)))) return null;
  if (/\p{L}['’]s?$/u.test(text) || verbs.has(plain[0] ?? '')) return null;
  // "Optional second argument": one of several.
  if (frames.tagged && plain.some((word) => lexicon.recalling.has(word))) return null;
  const places = words.withTerm(key);
  if (places.length < OFTEN) return null;
  const sections = new Map<number, number>();
  for (const at of places) {
    const section = sentences[at]?.section ?? -1;
    sections.set(section, (sections.get(section) ?? 0) + 1);
  }
  const titled = titles.some((title) => title.includes(` ${key} `));
  const genus = fact.link !== null && said !== '' ? genusOf(reading, said) : '';
  return {
    key,
    text,
    meaning: said,
    quote,
    fact,
    page: fact.page,
    chapter: reading.chapterOf(sentence),
    section: fact.section,
    plural: isPlural(reading, text, (fact.link ?? '').toLowerCase().split(/\s+/)),
    name:
      inOtherLetters(lexicon, tokens) ||
      (!lexicon.capitalNouns && tokens.every(({ text: word, capital }) => capital || lexicon.prepositions.has(word))),
    labelled: false,
    mentions: places.length,
    genus: '',
    kind: kindOf(reading, genus),
    opening: 'bare',
    sections,
    weight: Math.min(2.5, 0.6 * Math.log2(1 + places.length)) + (titled ? 1.2 : 0),
  };
}

/** What is named less often is told at a glance from what the book teaches. */
const OFTEN = 4;
/** Words of a thing that a book names as it does a term. */
const LONGEST = 4;

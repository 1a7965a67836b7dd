/** A language's pack made ready for matching. */
import type { LanguagePack } from '../language/pack.ts';
import type { Knowledge } from '../language/parts/knowledge.ts';
import type { Words } from '../language/parts/words.ts';
import { compile, type PatternIndex } from './pattern.ts';
import { tokensOf } from './tokens.ts';

type Lists = Exclude<
  keyof Knowledge,
  | 'anaphors'
  | 'agreement'
  | 'patterns'
  | 'asides'
  | 'capitalNouns'
  | 'headFirst'
  | 'connectives'
  | 'exampleOpeners'
  | 'contrastOpeners'
  | 'meaning'
  | 'naming'
  | 'adverbEndings'
  | 'pastEndings'
  | 'pluralEndings'
  | 'singularEndings'
  | 'obliqueEndings'
  | 'gerundEndings'
>;

export interface Lexicon extends Record<Lists, ReadonlySet<string>> {
  anaphors: Record<'it' | 'they' | 'person', ReadonlySet<string>>;
  agreement: Record<'singular' | 'plural', ReadonlySet<string>>;
  connectives: Openers;
  exampleOpeners: Openers;
  contrastOpeners: Openers;
  meaning: Openers;
  naming: Openers;
  adverbEndings: readonly string[];
  pastEndings: readonly string[];
  pluralEndings: readonly string[];
  singularEndings: readonly string[];
  obliqueEndings: readonly string[];
  gerundEndings: readonly string[];
  numberWords: readonly string[];
  patterns: PatternIndex;
  /** All words that may point out of a sentence: most tokens are none of them. */
  pointers: ReadonlySet<string>;
  unspaced: boolean;
  asides: boolean;
  capitalNouns: boolean;
  headFirst: boolean;
  /** What its words are looked up by. */
  words: Words;
}

/** Runs of words by their first. */
export type Openers = ReadonlyMap<string, readonly (readonly string[])[]>;

const words = (list = ''): string[] => list.split(/\s+/).filter((word) => word !== '');
const set = (list = ''): ReadonlySet<string> => new Set(words(list).map((word) => word.replaceAll('’', "'")));

function openers(list: readonly string[] = []): Openers {
  const found = new Map<string, string[][]>();
  for (const phrase of list) {
    const run = tokensOf(phrase).map(({ text }) => text);
    const first = run[0];
    if (first === undefined) continue;
    const runs = found.get(first) ?? [];
    runs.push(run);
    found.set(first, runs);
  }
  for (const runs of found.values()) runs.sort((a, b) => b.length - a.length);
  return found;
}

const cache = new WeakMap<LanguagePack, Lexicon>();

/** A language's pack as sets and compiled patterns, made once; null where the pack does not know how facts are told. */
export function lexiconOf(language: LanguagePack): Lexicon | null {
  const known = cache.get(language);
  if (known) return known;
  const { knowledge: pack, words: languageWords } = language;
  if (!pack) return null;
  const { it, they, person } = pack.anaphors ?? { it: '', they: '', person: '' };
  const lexicon: Lexicon = {
    anaphors: { it: set(it), they: set(they), person: set(person) },
    articles: set(pack.articles),
    definite: set(pack.definite),
    apposing: set(pack.apposing),
    determiners: set(pack.determiners),
    agreement: { singular: set(pack.agreement?.singular), plural: set(pack.agreement?.plural) },
    pointing: set(pack.pointing),
    pointingFirst: set(pack.pointingFirst),
    expletives: set(pack.expletives),
    pronouns: set(pack.pronouns),
    writer: set(pack.writer),
    reader: set(pack.reader),
    prepositions: set(pack.prepositions),
    conjunctions: set(pack.conjunctions),
    infinitive: set(pack.infinitive),
    subordinating: set(pack.subordinating),
    and: set(pack.and),
    clause: set(pack.clause),
    opposing: set(pack.opposing),
    describing: set(pack.describing),
    or: set(pack.or),
    meaning: openers(pack.meaning),
    naming: openers(pack.naming),
    carriers: set(pack.carriers),
    pluralEndings: words(pack.pluralEndings),
    singularEndings: words(pack.singularEndings),
    obliqueEndings: words(pack.obliqueEndings),
    gerundEndings: words(pack.gerundEndings),
    genitive: set(pack.genitive),
    relatives: set(pack.relatives),
    verbs: set(pack.verbs),
    modals: set(pack.modals),
    negations: set(pack.negations),
    hedges: set(pack.hedges),
    adverbs: set(pack.adverbs),
    adverbEndings: words(pack.adverbEndings),
    connectives: openers(pack.connectives),
    exampleOpeners: openers(pack.exampleOpeners),
    contrastOpeners: openers(pack.contrastOpeners),
    nouns: set(pack.nouns),
    generic: set(pack.generic),
    recalling: set(pack.recalling),
    genera: set(pack.genera),
    universal: set(pack.universal),
    standIns: set(pack.standIns),
    vague: set(pack.vague),
    places: set(pack.places),
    past: set(pack.past),
    pastEndings: words(pack.pastEndings),
    quantifiers: set(pack.quantifiers),
    numbers: set(pack.numbers),
    numberWords: words(pack.numbers),
    members: set(pack.members),
    ordered: set(pack.ordered),
    patterns: compile(pack.patterns ?? {}, set(pack.hedges)),
    pointers: set([pack.pointing, pack.pointingFirst, pack.writer, pack.places].join(' ')),
    unspaced: languageWords.unspaced,
    asides: pack.asides ?? false,
    capitalNouns: pack.capitalNouns ?? false,
    headFirst: pack.headFirst ?? false,
    words: languageWords,
  };
  cache.set(language, lexicon);
  return lexicon;
}

/** The terms that a book teaches: each with what the book says it means, in words that can be asked for by themselves. */
import { pageOf } from '../../book/pages.ts';
import type { Fact } from '../../knowledge/index.ts';
import { type Token, tokensOf } from '../../knowledge/tokens.ts';
import type { ClaimedQuote } from '../engine.ts';
import { contentWords, covered } from '../gate/words.ts';
import { inside, oncePerBook, plain, type QuizContext, remembered } from './context.ts';
import { genusOf } from './genus.ts';
import { agrees, isNarrowed, isWholeMeaning, meaningUpTo, statesMeaning } from './meanings.ts';
import { tagged } from './tagger.ts';

export interface Term {
  key: string;
  /** As it stands inside a sentence, without its article. */
  text: string;
  /** What the book says it means: a whole phrase, without citations and full stop. */
  meaning: string;
  /** The words that say so. */
  quote: ClaimedQuote;
  page: number;
  section: number;
  chapter: number;
  plural: boolean;
  /** Whether the meaning opens with an article. */
  article: boolean;
  /** In how many sentences each section names it. */
  sections: ReadonlyMap<number, number>;
  /** Whether the book says that this is what it means ("refers to"), or has a section of its title. */
  named: boolean;
  /** How much the book teaches it, about 0 to 6. */
  weight: number;
}

/** Words of a term; characters in a script without spaces. */
const TERM = { words: 4, chars: 10 };
/** What is defined with a plain "is" is taught where so many sentences name it, or a title does. */
const LEAST_MENTIONS = 2;
const NAMED_OFTEN = 3;
/** In so many sentences something of what a term means comes up again: a likeness ("layers of rock") does not. */
const OFTEN = 6;
const SUPPORTED = 0.15;

/** So many definitions of a book are looked at, spread over all of it: textbooks of 300 to 430 pages have 614 and 823. */
const MOST_DEFINITIONS = 5_000;
/**
 * Questions are made of so many defined terms, each compared with all others; the same textbooks have 100 and 130. A book of 1,000
 * definitions in one chapter took 78 s of processor for one quiz.
 */
const MOST_ASKED = 500;

/** All of them, or as many as `most`, evenly spread. */
export function spread<T>(all: readonly T[], most: number): readonly T[] {
  const every = Math.max(1, all.length / most);
  return all.filter((_, at) => at === 0 || Math.floor(at / every) > Math.floor((at - 1) / every));
}

/** The defined terms that questions are made of, the most taught first; where there are too many, those of the pages that are asked about. */
export function askedTerms(context: QuizContext): readonly Term[] {
  const all = termsOf(context);
  if (!isCut(context)) return all;
  const [within, without] = [true, false].map((wanted) => all.filter(({ page }) => context.inRange(page) === wanted));
  return [...(within ?? []), ...(without ?? [])].slice(0, MOST_ASKED);
}

/** Whether the book defines more than questions are made of, so that what is asked depends on the pages. */
export const isCut = (context: QuizContext): boolean => termsOf(context).length > MOST_ASKED;

/** Those of them that choices are made of: the book names them again. What it names once is a passing remark as often as a term. */
export const namedAgain = (context: QuizContext): Term[] =>
  askedTerms(context).filter(({ key }) => context.index.withTerm(key).length >= LEAST_MENTIONS);

/** All terms that the book defines in words that can be asked for, the best statement of each, the most taught first; those outside the range may be wrong options. */
export const termsOf = oncePerBook((context): readonly Term[] => {
  const best = new Map<string, Term>();
  for (const fact of spread(context.knowledge.ofKind('definition'), MOST_DEFINITIONS)) {
    const term = termFrom(context, fact);
    const other = term && best.get(term.key);
    if (term && (!other || other.weight < term.weight)) best.set(term.key, term);
  }
  // Where a page shows a call, a plain "is" says what this takes and gives: "optional argument tol", "map name".
  const showsCall = remembered((page: number) => CALL.test(pageOf(context.book, page)?.text ?? ''));
  return [...best.values()].filter((term) => term.named || !showsCall(term.page)).sort((a, b) => b.weight - a.weight);
});

/** Lines that show how something is called: what it gives, its name, what it takes in brackets, and nothing else. */
const CALL = /^(?:(?:\[[^\]\n]{1,60}\]|[\w.]{1,60})\s{0,3}=\s{0,3})?[A-Za-z][\w.]{2,60}\s?\([^()\n]{0,80}\)$/mu;

function termFrom(context: QuizContext, fact: Fact): Term | null {
  const { lexicon, pack, index, sentences } = context;
  const { key, text } = nameOf(context, fact);
  const sentence = sentences[fact.stored.first];
  const [quote, second] = fact.quotes;
  if (!lexicon || !sentence || !quote || key === '' || !fact.object) return null;
  const tokens = tokensOf(text, pack.words.elided);
  if (!isName(context, text, tokens) || !endsInNoun(context, fact.statement, text)) return null;
  const places = index.withTerm(key);
  const titled = context.titles.some((title) => isMostOf(title, key));
  const link = (fact.link ?? '').toLowerCase().split(/\s+/).filter(Boolean);
  const copula = link.every((word) => agrees(lexicon, word) || lexicon.hedges.has(word));
  const said = plain(fact.object);
  const narrowed = isNarrowed(lexicon, tokensOf(said, pack.words.elided));
  const taught = titled || places.length >= LEAST_MENTIONS || narrowed;
  if (!taught && (copula || link.length === 0)) return null;
  const candidate = inside(context, meaningUpTo(context, said));
  const sure = link.length > 0 && !copula;
  const genus = genusOf(context, candidate);
  if (!sure && !titled && isChancePhrase(context, tokens, places.length)) return null;
  const support = supportOf(context, places, fact, candidate);
  const isMeaning =
    second === undefined &&
    !context.frames.ofWords?.split(' ').includes(genus) &&
    statesMeaning(context, fact, link, copula, titled) &&
    isWholeMeaning(context, candidate, sure) &&
    covered(contentWords(text), contentWords(candidate)) <= 0.5 &&
    (sure || narrowed || support >= SUPPORTED || (places.length < OFTEN && (titled || !isAtHand(context, fact)))) &&
    (link.length > 0 || support > 0) &&
    (sure || !/\p{Nd}/u.test(candidate));
  if (!isMeaning) return null;
  return {
    key,
    text,
    meaning: candidate,
    quote,
    page: fact.page,
    section: fact.section,
    chapter: context.chapterOf(sentence),
    plural: isPlural(context, text, link),
    article: lexicon.articles.has(tokensOf(candidate, pack.words.elided)[0]?.text ?? ''),
    sections: sectionsNaming(context, key),
    named: sure || titled,
    weight: Math.min(2.5, 0.6 * Math.log2(1 + places.length)) + support + (titled ? 1.2 : 0) + (sure ? 1 : 0),
  };
}

/** Whether a title names a term and little else: "Social Stratification", but not "The Context of Learning". */
export const isMostOf = (title: string, key: string): boolean =>
  title.includes(` ${key} `) && title.trim().split(' ').length <= 2 * key.split(' ').length;

/** "The highest need", "access to safe water": words that a plain "is" joins to something once, or that a preposition joins, name nothing. */
const isChancePhrase = ({ lexicon, pack }: QuizContext, tokens: readonly Token[], mentions: number): boolean =>
  !pack.words.unspaced &&
  tokens.length > 1 &&
  (mentions < LEAST_MENTIONS || tokens.some(({ text }) => lexicon?.prepositions.has(text)));

/** Whether a definite article stands before the term: "the context is the reward structure" may tell of one at hand. */
function isAtHand({ lexicon, pack, sentences }: QuizContext, { stored: { subject } }: Fact): boolean {
  const before = tokensOf((sentences[subject.sentence]?.text ?? '').slice(0, subject.start), pack.words.elided);
  return lexicon?.definite.has(before.at(-1)?.text ?? '') ?? false;
}

function nameOf(context: QuizContext, fact: Fact): { key: string; text: string } {
  return { key: fact.stored.keys.subject, text: inside(context, plain(fact.subject)) };
}

/** Whether words can be the name of something taught: no sign, no pronoun, no general noun alone, nobody's name. */
function isName(context: QuizContext, text: string, tokens: readonly Token[]): boolean {
  const { lexicon, pack } = context;
  if (!lexicon || text.length < 2) return false;
  const long = pack.words.unspaced ? text.length > TERM.chars : tokens.length > TERM.words;
  // "Return value h": named by its sign. "Harbour's": in the genitive.
  if (long || /[\p{Nd}=<>|{}\\@#$%^~_()[\]/:;"“”«»„]|\s\p{L}$|['’]s?(?:\s|$)/u.test(text)) return false;
  const { generic, vague, pronouns, pointing, pointingFirst, determiners, verbs, obliqueEndings, recalling } = lexicon;
  if (obliqueEndings.some((ending) => tokens[0]?.text.endsWith(ending))) return false;
  const words = tokens.map((token) => token.text);
  // "Study" says nothing by itself, "case study" does.
  if (words.length === 1 && generic.has(words[0] ?? '')) return false;
  if (words.every((word) => vague.has(word) || lexicon.prepositions.has(word))) return false;
  if (recalling.has(words[0] ?? '') || pointingFirst.has(words[0] ?? '')) return false;
  // "A good reason" is said once; "false consciousness" comes again.
  const comesAgain = () => context.index.withTerm(context.knowledge.keyOf(text)).length >= NAMED_OFTEN;
  if (vague.has(words[0] ?? '') && (words.length === 1 || !comesAgain())) return false;
  // Where a tagger knows nouns, it says in the sentence itself whether this is one.
  if (words.length === 1 && verbs.has(words[0] ?? '') && tagged(pack, text) === null) return false;
  if (words.some((word) => pronouns.has(word) || pointing.has(word) || determiners.has(word))) return false;
  const isProper = (token: Token) => token.capital && context.isName(text.slice(token.start, token.end));
  const proper =
    !lexicon.capitalNouns && tokens.every((token) => isProper(token) || lexicon.prepositions.has(token.text));
  return !proper || /^\p{Lu}{2,5}$/u.test(text);
}

/** Whether a tagger, where there is one, takes the last word of a term for a noun in its sentence. */
function endsInNoun({ pack }: QuizContext, sentence: string, term: string): boolean {
  const tokens = tagged(pack, sentence);
  const at = sentence.toLowerCase().indexOf(term.toLowerCase());
  if (!tokens || at < 0) return true;
  let from = 0;
  for (const { text, pos } of tokens) {
    const start = sentence.indexOf(text, from);
    if (start < 0) continue;
    from = start + text.length;
    if (from >= at + term.length) return pos === 'NOUN' || pos === 'PROPN';
  }
  return true;
}

/** Share of a meaning's rarer words that the book uses of the term elsewhere too, 0 to 1. */
function supportOf(context: QuizContext, places: readonly number[], { stored }: Fact, meaning: string): number {
  const common = Math.max(20, context.sentences.length / 100);
  const words = [...contentWords(meaning)].filter((word) => context.index.withTerm(word).length <= common);
  const elsewhere = places.filter((at) => at < stored.first || at > stored.last).slice(0, 60);
  const said = words.filter((word) => elsewhere.some((at) => context.contentAt(at).has(word)));
  return said.length / Math.max(1, words.length);
}

/** Whether a term names several things: by the verb that joins it to its meaning, else by its ending. */
function isPlural({ lexicon, pack }: QuizContext, text: string, link: readonly string[]): boolean {
  if (!lexicon || pack.words.unspaced) return false;
  if (link.some((word) => lexicon.agreement.plural.has(word))) return true;
  if (link.some((word) => lexicon.agreement.singular.has(word))) return false;
  const head = text.toLowerCase().split(/\s+/).at(-1) ?? '';
  const ends = (endings: readonly string[]) => endings.some((ending) => ending !== '' && head.endsWith(ending));
  return ends(lexicon.pluralEndings) && !ends(lexicon.singularEndings);
}

/** In how many sentences each section names a term. */
export function sectionsNaming({ index, sentences }: QuizContext, key: string): Map<number, number> {
  const counts = new Map<number, number>();
  for (const at of index.withTerm(key)) {
    const section = sentences[at]?.section ?? -1;
    counts.set(section, (counts.get(section) ?? 0) + 1);
  }
  return counts;
}

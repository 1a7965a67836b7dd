/** The terms that a book teaches: each with what the book says it means, in words that can be asked for by themselves. */
import { pageOf } from '../../book/pages.ts';
import type { Fact } from '../../knowledge/index.ts';
import type { Lexicon } from '../../knowledge/lexicon.ts';
import { isPastForm } from '../../knowledge/reading.ts';
import { type Token, tokensOf } from '../../knowledge/tokens.ts';
import type { ClaimedQuote } from '../engine.ts';
import { standsAlone } from '../gate/stem.ts';
import { contentWords, covered } from '../gate/words.ts';
import { inside, oncePerBook, plain, type QuizContext, remembered } from './context.ts';
import { type BookList, listsOf } from './lists.ts';
import { genusOf, sortsOf, sortsOfNoun } from './sorts.ts';
import { type Tagged, tagged } from './tagger.ts';

export interface Term {
  key: string;
  /** As it stands inside a sentence, without its article. */
  text: string;
  /** What the book says it means: a whole phrase, without citations and full stop. Null where that cannot be asked for: it may be a wrong option. */
  meaning: string | null;
  /** The words that say so. */
  quote: ClaimedQuote;
  page: number;
  section: number;
  chapter: number;
  plural: boolean;
  /** Stem of the noun that says what kind of thing it is; empty where none tells. */
  genus: string;
  /** Letters of the sorts of things that it can be (`sorts.ts`). */
  sorts: string;
  /** Whether the meaning opens with an article. */
  article: boolean;
  /** In how many sentences each section names it. */
  sections: ReadonlyMap<number, number>;
  /** Whether the book says what it means, names it in a list, or has a section of its title. */
  taught: boolean;
  /** Whether the book says that this is what it means ("refers to"), or has a section of its title. */
  named: boolean;
  /** Whether all that the book does is name it in a list. */
  listed: boolean;
  /** How much the book teaches it, about 0 to 6. */
  weight: number;
}

/** A term whose meaning can be asked for. */
export type Defined = Term & { meaning: string };
export const isDefined = (term: Term): term is Defined => term.meaning !== null;

/** Words of a term, and of a meaning; characters in a script without spaces. */
const TERM = { words: 4, chars: 10 };
const MEANING = { least: 4, most: 32 };
const UNSPACED_MEANING = { least: 8, most: 70 };
/** What is defined with a plain "is" is taught where so many sentences name it, or a title does. */
const LEAST_MENTIONS = 2;
const NAMED_OFTEN = 3;
/** A pronoun among so many words has nothing before it that it could stand for. */
const LEANING = 4;
/** What tells a noun from others of its name follows within so many words: "the scientific and systematic study of". */
const PHRASE = 8;
/** In so many sentences something of what a term means comes up again: a likeness ("layers of rock") does not. */
const OFTEN = 6;
const SUPPORTED = 0.15;
/** Words between a meaning and the name that it is given: "is also known as the". */
const MOST_CALLED = 5;

/** All terms that the book defines, the best statement of each, the most taught first; those outside the range may be wrong options. */
export const termsOf = oncePerBook((context): readonly Term[] => {
  const best = new Map<string, Term>();
  for (const fact of context.knowledge.ofKind('definition')) {
    const term = termFrom(context, fact);
    const other = term && best.get(term.key);
    if (term && (!other || rank(other) < rank(term))) best.set(term.key, term);
  }
  for (const list of listsOf(context)) {
    for (const item of list.items) {
      const term = best.has(item.key) ? null : memberFrom(context, list, item);
      if (term) best.set(term.key, term);
    }
  }
  // Where a page shows a call, a plain "is" says what this takes and gives: "optional argument tol", "map name".
  const showsCall = remembered((page: number) => CALL.test(pageOf(context.book, page)?.text ?? ''));
  return [...best.values()]
    .map((term) => (!term.named && isDefined(term) && showsCall(term.page) ? { ...term, meaning: null } : term))
    .sort((a, b) => rank(b) - rank(a));
});

/** Lines that show how something is called: what it gives, its name, what it takes in brackets, and nothing else. */
const CALL = /^(?:(?:\[[^\]\n]{1,60}\]|[\w.]{1,60})\s{0,3}=\s{0,3})?[A-Za-z][\w.]{2,60}\s?\([^()\n]{0,80}\)$/mu;

/** A member of a list as a term of which only the name is known; null where it is none. */
function memberFrom(
  context: QuizContext,
  list: BookList,
  { text, key, quote }: BookList['items'][number],
): Term | null {
  const { index, lexicon, pack } = context;
  const name = withoutArticle(context, text);
  const places = index.withTerm(key);
  const tokens = tokensOf(name, pack.words.elided);
  if (places.length < LEAST_MENTIONS || !isName(context, name, tokens)) return null;
  // "Access to safe water": said of something rather than its name.
  if (tokens.some(({ text }) => lexicon?.prepositions.has(text))) return null;
  if (!endsInNoun(context, quote.quote, name)) return null;
  const sections = sectionsNaming(context, key);
  const place = { quote, page: list.page, section: list.section, chapter: list.chapter, sections };
  const shape = {
    plural: isPlural(context, name, []),
    genus: '',
    sorts: sortsOf(context, name),
    article: false,
    taught: true,
    named: false,
    listed: true,
  };
  return { key, text: name, meaning: null, ...place, ...shape, weight: 0.5 * Math.log2(1 + places.length) };
}

function withoutArticle({ lexicon }: QuizContext, text: string): string {
  const [first = '', ...rest] = text.split(' ');
  return rest.length > 0 && lexicon?.articles.has(first.toLowerCase()) ? rest.join(' ') : text;
}

const rank = (term: Term) => term.weight + (isDefined(term) ? 10 : 0);

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
  const own = sortsOf(context, text);
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
  return {
    key,
    text,
    meaning: isMeaning ? candidate : null,
    quote,
    page: fact.page,
    section: fact.section,
    chapter: context.chapterOf(sentence),
    plural: isPlural(context, text, link),
    genus: isMeaning && genus !== '' ? pack.words.stem(genus) : '',
    sorts: isMeaning ? sortsOfNoun(context, genus) || own : own,
    article: lexicon.articles.has(tokensOf(candidate, pack.words.elided)[0]?.text ?? ''),
    sections: sectionsNaming(context, key),
    taught: isMeaning || titled || (sure && places.length >= NAMED_OFTEN),
    named: sure || titled,
    listed: false,
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

/** Whether a relative clause says more of a noun. */
const isNarrowed = ({ relatives }: Lexicon, tokens: readonly Token[]) =>
  tokens.some(({ text }, at) => at > 1 && relatives.has(text));

const agrees = ({ agreement }: Lexicon, word: string) => agreement.singular.has(word) || agreement.plural.has(word);

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

/**
 * Whether the words that join term and meaning say what the term means: now, of any such thing, and not of one at hand ("the
 * display is a table").
 */
function statesMeaning(
  { lexicon, pack, sentences }: QuizContext,
  fact: Fact,
  link: readonly string[],
  copula: boolean,
  titled: boolean,
): boolean {
  if (!lexicon) return false;
  const { subject, object } = fact.stored;
  const sentence = sentences[subject.sentence]?.text ?? '';
  const before = tokensOf(sentence.slice(0, subject.start), pack.words.elided).filter(({ kind }) => kind !== 'sign');
  const words = tokensOf(fact.object ?? '', pack.words.elided).map(({ text }) => text);
  const narrowed = words.some((word) => lexicon.relatives.has(word));
  const told = words
    .slice(1, PHRASE)
    .some((word) => [lexicon.prepositions, lexicon.relatives, lexicon.infinitive].some((list) => list.has(word)));
  if (link.length === 0) {
    if (!object || object.sentence !== subject.sentence || !lexicon.articles.has(words[0] ?? '')) return false;
    // "A graph in the shape of a bell is called a bell curve."
    const called = tokensOf(sentence.slice(object.end, subject.start), pack.words.elided).map(({ text }) => text);
    const named = called.some((word) => pack.defining.named.includes(word));
    if (object.end <= subject.start) return named && called.length <= MOST_CALLED && object.start === 0;
    // "…, a law stating that …", "thanatology: the study of …"; "the job, a goal that …" tells of one at hand.
    const beside = /^\s*[,،:：]\s*$/u.test(sentence.slice(subject.end, object.start));
    const ends = /^\s*(?:[.。]\s*)?$/u.test(sentence.slice(object.end));
    const atHand = lexicon.definite.has(before.at(-1)?.text ?? '') && !fact.subject.includes(' ');
    // "In World War II, the …": where or when.
    const places = before.length <= 2 && lexicon.prepositions.has(before[0]?.text ?? '');
    return beside && ends && !atHand && !places && !/^\p{Lu}+$/u.test(fact.subject);
  }
  if (link.some((word) => lexicon.past.has(word) || lexicon.or.has(word))) return false;
  // "Occurs when …", "means that …": a sentence follows, and no phrase; one does behind "is defined as".
  const last = link.at(-1) ?? '';
  if (link.length > 1 && lexicon.conjunctions.has(last) && !lexicon.prepositions.has(last)) return false;
  if (!copula && /^\p{Lu}+$/u.test(fact.subject)) return false;
  if (!copula) return link.some((word) => agrees(lexicon, word)) || !link.some((word) => isPastForm(lexicon, word));
  // The term opens the sentence, or a clause of it: "…, and the iris is the …".
  const opening =
    sentence
      .slice(0, subject.start)
      .split(/[,;:：，；]\s/u)
      .at(-1) ?? '';
  const [first, second, ...more] = tokensOf(opening, pack.words.elided).map(({ text }) => text);
  const lead = first !== undefined && lexicon.and.has(first) ? [second, ...more] : [first, second, ...more];
  if (lead.some((word) => word !== undefined && !lexicon.articles.has(word))) return false;
  const definite = lexicon.definite.has(before.at(-1)?.text ?? '');
  // "The context is the reward structure for …" tells of one at hand; "the pupil is the opening through which …" of any.
  if (definite && !titled && !narrowed && (!told || lexicon.definite.has(words[0] ?? ''))) return false;
  // "Sensation is the receptors detecting …": what a definite noun means is told right behind it.
  if (lexicon.definite.has(words[0] ?? '') && !narrowed && !told) return false;
  const several = link.some((word) => lexicon.agreement.plural.has(word));
  const one = lexicon.articles.has(words[0] ?? '') && !lexicon.definite.has(words[0] ?? '');
  // "Profilers are a small part of …" counts them; "inventories are a kind of test" says what they are.
  return !(several && one) || words.slice(1, 3).some((word) => lexicon.genera.has(word));
}

/** A meaning up to where the sentence says more of the term, or lists examples: "a gland that secretes hormones: insulin and …". */
function meaningUpTo({ lexicon, pack }: QuizContext, meaning: string): string {
  const cut = meaning.split(/\s[-–—]\s|[:：]\s|;\s/u, 1)[0] ?? '';
  if (!lexicon || pack.words.unspaced) return plain(cut);
  const parts = tokensOf(cut, pack.words.elided);
  const end = parts.findIndex(({ text }, at) => {
    const next = parts[at + 1]?.text ?? '';
    const comma = /^[,،]$/.test(parts[at - 1]?.text ?? '');
    const joins = lexicon.and.has(text) && !lexicon.or.has(text);
    // ", which means that …" says more of what was said.
    const adds =
      comma && lexicon.relatives.has(text) && !parts.slice(0, at).some((one) => lexicon.relatives.has(one.text));
    return (
      at >= MEANING.least && (adds || (joins && (agrees(lexicon, next) || (comma && lexicon.conjunctions.has(next)))))
    );
  });
  return plain(end < 0 ? cut : cut.slice(0, parts[end]?.start));
}

/** Whether a meaning is a whole noun phrase that says enough by itself: no clause, no pointer, nobody who speaks. */
function isWholeMeaning({ lexicon, pack, frames }: QuizContext, meaning: string, sure: boolean): boolean {
  if (!lexicon) return false;
  const tokens = tokensOf(meaning, pack.words.elided);
  const words = tokens.filter(({ kind }) => kind !== 'sign').map(({ text }) => text);
  const { least, most } = pack.words.unspaced ? UNSPACED_MEANING : MEANING;
  if (words.length < least || words.length > most || !standsAlone(meaning)) return false;
  if (/[?!=<>|{}\\@#^~_"“”]|https?:|www\./u.test(meaning) || !isClosed(meaning)) return false;
  const { articles, vague, generic, genera, pronouns, pointing, relatives, prepositions, conjunctions, verbs } =
    lexicon;
  const first = words[0] ?? '';
  const closed = [prepositions, conjunctions, verbs, lexicon.determiners, relatives];
  if (!articles.has(first) && [...closed, lexicon.standIns].some((list) => list.has(first))) return false;
  const opening = words.filter((word) => !articles.has(word)).slice(0, 2);
  const says = words.length >= (sure ? 1.5 : 2) * MEANING.least || words.some((word) => relatives.has(word));
  const isVague = (word: string) => vague.has(word) && !(says && (sure || genera.has(word)));
  if (!pack.words.unspaced && opening.some(isVague)) return false;
  if (opening.some((word) => generic.has(word)) && !says) return false;
  if (!sure && lexicon.definite.has(first) && opening.some((word) => lexicon.recalling.has(word))) return false;
  if (words.slice(0, LEANING).some((word) => pronouns.has(word))) return false;
  const speakers = new Set(frames.speaker.split(' '));
  const anyone = new Set(frames.anyone?.split(' '));
  const opens = words.findIndex((word) => relatives.has(word));
  if (words.some((word, at) => speakers.has(word) && !(anyone.has(word) && opens >= 0 && at > opens))) return false;
  const points = (word: string, at: number) =>
    pointing.has(word) && (!prepositions.has(word) || at === words.length - 1 || articles.has(words[at - 1] ?? ''));
  if (words.some((word) => lexicon.opposing.has(word))) return false;
  if (words.some(points) || /['’]s\b(?<=\p{Lu}\p{L}+['’]s)/u.test(meaning) || isCutOff(lexicon, tokens)) return false;
  return isNounPhrase(lexicon, pack, meaning);
}

/** "The beliefs, thoughts, feelings", "the idea that the": what was to come is cut off. */
function isCutOff(
  { and, prepositions, articles, conjunctions, relatives }: Lexicon,
  tokens: readonly Token[],
): boolean {
  const comma = tokens.findLastIndex(({ text }) => /^[,،，]$/.test(text));
  const behind = tokens.slice(comma + 1);
  const last = tokens.at(-1)?.text ?? '';
  const stranded = prepositions.has(last) && tokens.some(({ text }, at) => at > 1 && relatives.has(text));
  if (!stranded && [and, prepositions, articles, conjunctions, relatives].some((list) => list.has(last))) return true;
  return comma >= 0 && behind.length < 3 && !behind.some(({ text }) => and.has(text));
}

const isClosed = (text: string) => (text.match(/[([]/g) ?? []).length === (text.match(/[)\]]/g) ?? []).length;

const OBJECT: ReadonlySet<string> = new Set(['DET', 'PRON', 'NOUN', 'PROPN', 'ADJ']);

/** Whether a tagger, where there is one, finds a noun phrase: nothing acts in it but in clauses that say more of a noun. */
function isNounPhrase(lexicon: Lexicon, pack: QuizContext['pack'], meaning: string): boolean {
  const tokens = tagged(pack, meaning);
  if (!tokens) return true;
  const isVerb = (token: Tagged | undefined) => token?.pos === 'VERB' || token?.pos === 'AUX';
  const isParticiple = ({ text }: Tagged) =>
    isPastForm(lexicon, text) || lexicon.gerundEndings.some((ending) => text.endsWith(ending));
  const isNoun = (token: Tagged) => token.pos === 'NOUN' || token.pos === 'PROPN' || token.text.endsWith('ing');
  // "The Japanese forced Korean women": a participle has no object behind it.
  const hasObject = (next: Tagged | undefined) => next !== undefined && OBJECT.has(next.pos);
  const acts = (token: Tagged, next: Tagged | undefined) =>
    isVerb(token) && (!isParticiple(token) || (isPastForm(lexicon, token.text) && hasObject(next)));
  // "The way words are arranged": a clause without a word that opens it.
  const opensClause = ({ pos, text }: Tagged, next: Tagged | undefined) =>
    pos === 'SCONJ' ||
    lexicon.relatives.has(text) ||
    text === 'how' ||
    (text === 'way' && hasObject(next)) ||
    (lexicon.infinitive.has(text) && isVerb(next));
  const [first] = tokens;
  if (!first || first.pos === 'ADV' || (first.pos === 'VERB' && !isParticiple(first))) return false;
  if (isHappening(lexicon, tokens) || isOwned(lexicon, tokens)) return false;
  let [nouns, clauses, acting] = [0, 0, 0];
  for (const [at, token] of tokens.entries()) {
    const before = tokens.slice(0, at).findLast(({ pos }) => pos !== 'ADV');
    if (isNoun(token)) nouns++;
    if (opensClause(token, tokens[at + 1])) clauses++;
    const goesOn = before && (isVerb(before) || before.pos === 'CCONJ');
    // "Specialized neurons", "a cluster of related concepts": a participle that opens a phrase says of which sort they are.
    const opens = isParticiple(token) && (before === undefined || before.pos === 'DET' || before.pos === 'ADP');
    if (acts(token, tokens[at + 1]) && !goesOn && !opens) acting++;
    if (nouns === 0 && (clauses > 0 || acting > 0)) return false;
    if (acting > (clauses > 0 ? clauses + 1 : 0)) return false;
  }
  return nouns > 0;
}

/** "The patient talking about …", "a group being forced": it means what is done, and its noun is who does it. */
function isHappening(lexicon: Lexicon, tokens: readonly Tagged[]): boolean {
  const definite = lexicon.definite.has(tokens[0]?.text.toLowerCase() ?? '');
  const isNoun = (token: Tagged | undefined) => token?.pos === 'NOUN' || token?.pos === 'PROPN';
  const at = tokens.findIndex(
    ({ text }, i) => isNoun(tokens[i - 1]) && lexicon.gerundEndings.some((ending) => text.endsWith(ending)),
  );
  if (at < 0 || tokens.slice(0, at).some(({ pos }) => pos === 'ADP' || pos === 'SCONJ')) return false;
  const next = tokens[at + 1]?.pos ?? '';
  return tokens[at]?.pos === 'AUX' || (definite && (next === 'ADP' || next === 'DET'));
}

/** "The group's shared practices": whose they are was said before. */
const isOwned = (lexicon: Lexicon, tokens: readonly Tagged[]): boolean =>
  lexicon.definite.has(tokens[0]?.text.toLowerCase() ?? '') &&
  tokens.slice(1, 3).some(({ text }) => /^['’]s?$/u.test(text));

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

/** Which sentences of a book can be read by themselves: nothing in them leans on what stands around them. */
import { quotable } from '../../book/sentences.ts';
import type { Lexicon } from '../../knowledge/lexicon.ts';
import { openerAt } from '../../knowledge/reading.ts';
import { type Token, tokensOf } from '../../knowledge/tokens.ts';
import { allPacks } from '../../language/packs/index.ts';
import type { ClaimedQuote } from '../engine.ts';
import { standsAlone } from '../gate/stem.ts';
import { contentWords } from '../gate/words.ts';
import { inside, oncePerBook, plain, type QuizContext } from './context.ts';
import { type Tagged, tagged } from './tagger.ts';

export interface Statement {
  /** Index among the sentences of the book. */
  at: number;
  /** Without citations and full stop. */
  text: string;
  quote: ClaimedQuote;
  section: number;
  chapter: number;
  paragraph: number;
}

/** Words of a statement; characters in a script without spaces. */
const LENGTH = { spaced: { least: 6, most: 40 }, unspaced: { least: 12, most: 100 } };
const LEAST_CONTENT = 3;
/** A pronoun behind so many words has mostly what it stands for before it. */
const SAFE = 5;
/** What no prose holds: signs of code and formulas, its names ("findItem"), addresses and paths, cut words. */
const STRANGE =
  /(?<!\p{L})\p{Ll}{2,}\p{Lu}\p{L}|\w\/\w+\/\w|[?!•⟨⟩{}\\@#^_→©…\p{Sm}]|\(\s*(?:\p{Ll}{1,3}\s*)?\)|\p{L}[$]\p{L}|[-–—]\s*[.。]|(?:https?|ftp):|www\.|\.\.\./u;
/** "Note: …", "Proof: …". */
const LABELLED = /^\p{L}+\s?[:：]/u;
/** A letter by itself, but no initial: "the value h", "clauses M and N". */
const SMALL_SIGN = /(?<![\p{L}\p{N}.'’-])[a-z](?![\p{L}\p{N}.'’-])/gu;
const LARGE_SIGN = /(?<![\p{L}\p{N}.'’-])[B-HJ-Z]\p{Nd}?(?![\p{L}\p{N}.'’-])/gu;
/** What somebody says, without who it is; "D. Finally, …": one of a list. */
const SAID = /^[“„«「"].*[”“»」"][.。]?$|^[A-HJ-Z]\.\s\p{Lu}/u;
const ENDS = /[.。．۔।]["”»’」]?$/u;
const NUMBERED = new Set(allPacks.flatMap(({ quiz }) => quiz?.numbered.split(' ') ?? []));

/** All sentences of a book's prose that can be read by themselves, in order. */
export const statementsOf = oncePerBook((context): readonly Statement[] =>
  context.sentences.flatMap((sentence, at): Statement[] => {
    const { kind, page, rest } = sentence;
    if (kind !== 'prose' || context.chapterOf(sentence) < 0 || (rest && rest.page !== page)) return [];
    const text = plain(sentence.text);
    const tokens = tokensOf(text, context.pack.words.elided);
    return ENDS.test(sentence.text.trim()) && isSelfContained(context, text, tokens) ? [statementAt(context, at)] : [];
  }),
);

/** A sentence as a statement, by its index. */
export function statementAt(context: QuizContext, at: number): Statement {
  const sentence = context.sentences[at];
  if (!sentence) throw new RangeError('The book has no such sentence.');
  const { section, paragraph, text } = sentence;
  const place = { section, chapter: context.chapterOf(sentence), paragraph };
  return { at, text: plain(text), quote: quotable(context.book, sentence), ...place };
}

function isSelfContained(context: QuizContext, text: string, tokens: readonly Token[]): boolean {
  const { lexicon, pack, frames } = context;
  const { unspaced } = pack.words;
  const { least, most } = unspaced ? LENGTH.unspaced : LENGTH.spaced;
  const words = tokens.filter(({ kind }) => kind !== 'sign');
  if (words.length < least || words.length > most || contentWords(text).size < LEAST_CONTENT) return false;
  if (STRANGE.test(text) || !isClosed(text) || !standsAlone(text)) return false;
  if (!/^[\p{Lu}\p{Lo}\p{Lt}“„«「]/u.test(text) || LABELLED.test(text) || SAID.test(text) || hasSigns(pack, text))
    return false;
  const numbered = (at: number) => [at - 2, at - 1, at + 1].some((near) => NUMBERED.has(tokens[near]?.text ?? ''));
  if (tokens.some(({ kind }, at) => kind === 'number' && numbered(at))) return false;
  const speaker = new Set(frames.speaker.split(' '));
  const leaning = new Set(frames.leaning.split(' '));
  if (unspaced ? [...leaning].some((word) => text.includes(word)) : words.some(({ text: word }) => leaning.has(word)))
    return false;
  if (words.some(({ text: word }) => speaker.has(word) || speaker.has(word.replace(/['’].*$/, '')))) return false;
  const pronouns = lexicon?.pronouns ?? new Set(pack.words.pronouns);
  const early = unspaced ? 2 * SAFE : SAFE;
  if (words.slice(0, early).some(({ text: word }) => pronouns.has(word))) return false;
  if (!lexicon) return true;
  const { pointing, pointingFirst, conjunctions, prepositions, relatives, subordinating, modals, verbs } = lexicon;
  if (
    isExample(lexicon, tokens) ||
    isCutOff(lexicon, words) ||
    opensWithKnown(context, tokens) ||
    hasNobody(context, text, tokens) ||
    !isClause(context, text)
  )
    return false;
  const first = words[0]?.text ?? '';
  const opens = pointingFirst.has(first) || relatives.has(first) || subordinating.has(first) || modals.has(first);
  if (opens || openerAt(lexicon.connectives, tokens, 0) > 0 || (conjunctions.has(first) && !prepositions.has(first)))
    return false;
  if (lexicon.articles.size > 0 && verbs.has(first)) return false;
  const says = (at: number) =>
    prepositions.has(words[at]?.text ?? '') &&
    words[at + 1]?.kind === 'word' &&
    !lexicon.articles.has(words[at - 1]?.text ?? '');
  return unspaced || !words.some(({ text: word }, at) => pointing.has(word) && !says(at));
}

/** "…, for example, …", "…, in contrast, …": of something said before. */
const isExample = ({ exampleOpeners, contrastOpeners }: Lexicon, tokens: readonly Token[]): boolean =>
  tokens.some((_, at) => openerAt(exampleOpeners, tokens, at) > 0 || openerAt(contrastOpeners, tokens, at) > 0);

/** "…, as shown in": what it points at was taken out, or stands on another page. */
function isCutOff({ prepositions, articles, conjunctions, and, unspaced }: Lexicon, words: readonly Token[]): boolean {
  const last = words.at(-1)?.text ?? '';
  return !unspaced && [articles, conjunctions, and, prepositions].some((list) => list.has(last));
}

/** Signs that were introduced before; "vitamin C" is none. */
function hasSigns({ words }: QuizContext['pack'], text: string): boolean {
  const small = text.match(SMALL_SIGN) ?? [];
  return (text.match(LARGE_SIGN) ?? []).length > 1 || small.some((letter) => letter !== 'a' && !words.stop.has(letter));
}

/** Where a tagger knows: something acts in it, and it tells no reader what to do. "Position of the figure", "Print the size". */
function isClause({ pack, lexicon }: QuizContext, text: string): boolean {
  const tokens = tagged(pack, text);
  if (!tokens || !lexicon) return true;
  const isVerb = ({ pos }: Tagged) => pos === 'VERB' || pos === 'AUX';
  const isGerund = (word: string) => lexicon.gerundEndings.some((ending) => word.endsWith(ending));
  const [first, second] = tokens;
  if (!first || !second) return false;
  // The same word behind a subject: what acts there is an order here.
  const acts = tagged(pack, `They ${inside({ isName: () => false, lexicon }, text)}`)?.[1];
  if (!isGerund(first.text) && !isVerb(second) && (isVerb(first) || (acts && isVerb(acts)))) return false;
  return tokens.some((token, at) => {
    const before = tokens[at - 1];
    const finite = isVerb(token) && !isGerund(token.text) && !lexicon.infinitive.has(before?.text.toLowerCase() ?? '');
    return finite && before !== undefined && before.pos !== 'PUNCT';
  });
}

/** "The ordering is …", "the first component …": a definite noun that nothing tells from others was named before; a title's is known. */
function opensWithKnown({ lexicon, knowledge, titles }: QuizContext, tokens: readonly Token[]): boolean {
  const [article, noun, next] = tokens;
  if (!lexicon || !article || !noun || !lexicon.articles.has(article.text)) return false;
  if (lexicon.pointingFirst.has(noun.text)) return true;
  if (!lexicon.definite.has(article.text)) return false;
  if (lexicon.recalling.has(noun.text)) return true;
  const key = ` ${knowledge.keyOf(noun.text)} `;
  const { singular, plural } = lexicon.agreement;
  const isVerb = singular.has(next?.text ?? '') || plural.has(next?.text ?? '');
  return isVerb && !titles.some((title) => title.includes(key));
}

/** "Things don't go as he planned": nobody is named before it whom "he" could stand for. */
function hasNobody({ lexicon, isName }: QuizContext, text: string, tokens: readonly Token[]): boolean {
  if (!lexicon || lexicon.unspaced) return false;
  const { pronouns, anaphors, articles, definite } = lexicon;
  const at = tokens.findIndex(({ text: word }) => pronouns.has(word) && anaphors.person.has(word));
  const before = tokens.slice(0, at);
  const isSomebody = ({ text: word, capital, start, end }: Token, i: number) =>
    (articles.has(word) && !definite.has(word)) || (capital && (i > 0 || isName(text.slice(start, end))));
  return at >= 0 && !before.some(isSomebody);
}

function isClosed(text: string): boolean {
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  return count(/[([（]/g) === count(/[)\]）]/g) && count(/[“„«「]/g) === count(/[”»」]/g) && count(/"/g) % 2 === 0;
}

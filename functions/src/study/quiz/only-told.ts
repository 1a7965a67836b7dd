/** Which sentences that join a term with words do not say what it means: they tell of one thing at hand, of a date, of what to do. */
import type { Fact } from '../../knowledge/index.ts';
import { tokensOf } from '../../knowledge/tokens.ts';
import { collectives, genusOf } from './kinds.ts';
import { hasRelative } from './meaning.ts';
import type { Reading } from './reading.ts';
import type { QuizTerm } from './terms.ts';

export const agrees = ({ lexicon }: Reading, word: string) =>
  lexicon !== null && (lexicon.agreement.singular.has(word) || lexicon.agreement.plural.has(word));

/** "Prior to 1973, the association defined … as": what somebody held at a date is not what a thing is. */
export function isHeldOnce({ sentences }: Reading, { stored: { first, subject, link } }: Fact): boolean {
  const text = sentences[first]?.text ?? '';
  return link !== null && link.start < subject.start && /\b(?:1[5-9]|20)\d\d\b/.test(text.slice(0, subject.start));
}

/** "refers to", "is defined as", "is called": says that it defines. */
export const isSure = (link: readonly string[], reading: Reading) =>
  !link.every((word) => agrees(reading, word) || reading.lexicon?.hedges.has(word));

/**
 * Whether a plain "is" tells of one thing at hand, or likens, and does not say what the term means: "the display is a table",
 * "search engines are a measure". What a relative clause narrows down, or an aside explains, is a meaning.
 */
export function isOnlyTold(reading: Reading, fact: Fact, meaning: string, link: readonly string[]): boolean {
  const { lexicon, pack, sentences } = reading;
  const { subject, link: joined } = fact.stored;
  const sentence = sentences[subject.sentence];
  if (!lexicon || !sentence || lexicon.articles.size === 0) return false;
  const words = tokensOf(meaning, pack.words.elided).map(({ text }) => text);
  const between = joined?.sentence === subject.sentence ? sentence.text.slice(subject.end, joined.start) : '';
  // "…, which is a tower": the aside says it of the term alone.
  const aside = tokensOf(between, pack.words.elided).some(({ text }) => lexicon.relatives.has(text));
  const before = tokensOf(sentence.text.slice(0, subject.start), pack.words.elided).at(-1)?.text ?? '';
  const headed = reading.titles.includes(` ${fact.stored.keys.subject} `);
  const atHand = lexicon.definite.has(before) && !aside && !headed && !hasRelative(lexicon, words);
  const one = lexicon.articles.has(words[0] ?? '') && !lexicon.definite.has(words[0] ?? '');
  const several = link.some((word) => lexicon.agreement.plural.has(word));
  return atHand || (several && one && !collectives(reading).has(genusOf(reading, meaning)));
}

/** "Plotting means plot …": what to do, and no meaning. */
export function tellsToDo(
  { lexicon }: Reading,
  tokens: readonly string[],
  opening: QuizTerm['opening'],
  meaning: string,
) {
  const gerund = (word: string) => lexicon?.gerundEndings.some((ending) => word.endsWith(ending)) ?? false;
  const first = meaning.split(/\s+/)[0]?.toLowerCase() ?? '';
  return tokens.length > 1 && gerund(tokens[0] ?? '') && opening === 'bare' && !gerund(first);
}

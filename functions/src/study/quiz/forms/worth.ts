/** What a book tells in passing: people and places of an example, plain words that it happens to say something of. */
import { tokensOf } from '../../../knowledge/tokens.ts';
import { rarity } from '../../grading/wordnet.ts';
import { isSure } from '../only-told.ts';
import type { Reading } from '../reading.ts';
import type { QuizTerm } from '../terms.ts';

/** A book of fewer sentences names nothing often. */
const LONG = 400;
/** Whoever is named in fewer sentences stands in an example. */
const OFTEN = 6;
/** Below this a word is one of everyday language (WordNet). */
const RARE = 0.48;

/** Tells whether words name somebody or something that a long book hardly comes back to: "Bettina", "Hurricane Floyd". */
export function seldomNamed({
  words,
  sentences,
  pack,
  lexicon,
  isName,
  isOrdinary,
}: Reading): (text: string) => boolean {
  if (sentences.length < LONG || !lexicon || lexicon.capitalNouns || pack.words.unspaced) return () => false;
  return (text) =>
    tokensOf(text, pack.words.elided).some(({ start, end, capital, text: word }) => {
      const written = text.slice(start, end);
      return capital && isName(written) && !isOrdinary(written) && words.withTerm(pack.words.stem(word)).length < OFTEN;
    });
}

/** Whether a term is one everyday word that the book says something of without saying that it defines it: "the display is …". */
export function isPlainWord(reading: Reading, { text, fact }: QuizTerm): boolean {
  const { pack } = reading;
  if (pack.code !== 'en' || /\s/u.test(text) || fact.link === null) return false;
  return !isSure(fact.link.toLowerCase().split(/\s+/), reading) && rarity(pack.words.stem(text.toLowerCase())) < RARE;
}

/**
 * Sentences that say what a term means and can be read by themselves, where their meaning is no phrase to be asked for by itself: "A
 * factor is a vector object used to …". The sentence whole is the answer.
 */
import type { Fact } from '../../knowledge/index.ts';
import { tokensOf } from '../../knowledge/tokens.ts';
import { contentWords } from '../gate/words.ts';
import { oncePerBook, plain, type QuizContext } from './context.ts';
import { genusOf } from './genus.ts';
import { agrees, isNarrowed, statesMeaning } from './meanings.ts';
import { type Statement, statementsOf } from './self-contained.ts';
import {
  endsInNoun,
  isChancePhrase,
  isMostOf,
  isName,
  LEAST_MENTIONS,
  MOST_DEFINITIONS,
  nameOf,
  spread,
  termsOf,
} from './terms.ts';

export interface Stated {
  key: string;
  /** The term as it stands inside a sentence. */
  text: string;
  statement: Statement;
  /** In how many sentences the book names it. */
  mentions: number;
  titled: boolean;
}

/** Content words that a meaning has at least, where no clause says which of its kind it is. */
const LEAST = 4;
/** "Industrial psychology (I-O psychology) is …". */
const ASIDE = /^\s*(?:\([^()]{1,60}\))?\s*/u;

/** The terms whose meaning one sentence says, each once; those of `termsOf` are not among them. */
export const statedOf = oncePerBook((context): readonly Stated[] => {
  const known = new Set(termsOf(context).map(({ key }) => key));
  const statements = new Map(statementsOf(context).map((one) => [one.at, one]));
  const found = new Map<string, Stated>();
  for (const fact of spread(context.knowledge.ofKind('definition'), MOST_DEFINITIONS)) {
    const { first, last, subject, object } = fact.stored;
    const statement = statements.get(first);
    if (!statement || last !== first || subject.sentence !== first || object?.sentence !== first) continue;
    if (known.has(fact.stored.keys.subject) || found.has(fact.stored.keys.subject)) continue;
    const stated = statedFrom(context, fact, statement);
    if (stated) found.set(stated.key, stated);
  }
  return [...found.values()];
});

function statedFrom(context: QuizContext, fact: Fact, statement: Statement): Stated | null {
  const { lexicon, pack, index, sentences } = context;
  const { key, text } = nameOf(context, fact);
  if (!lexicon || key === '' || !fact.object) return null;
  const tokens = tokensOf(text, pack.words.elided);
  if (!isName(context, text, tokens) || !endsInNoun(context, fact.statement, text)) return null;
  const opening = tokensOf(
    (sentences[statement.at]?.text ?? '').slice(0, fact.stored.subject.start),
    pack.words.elided,
  );
  const titled = context.titles.some((title) => isMostOf(title, key));
  const mentions = index.withTerm(key).length;
  if (opening.length > 1 || opening.some(({ text: word }) => !lexicon.articles.has(word))) return null;
  // "The plug at the end is …": of one at hand.
  if (!titled && opening.some(({ text: word }) => lexicon.definite.has(word))) return null;
  if (!titled && (mentions < LEAST_MENTIONS || isChancePhrase(context, tokens, mentions))) return null;
  const link = (fact.link ?? '').toLowerCase().split(/\s+/).filter(Boolean);
  const copula = link.every((word) => agrees(lexicon, word) || lexicon.hedges.has(word));
  if (link.length === 0 || !statesMeaning(context, fact, link, copula, titled)) return null;
  // "…, on the other hand, refers to", "…, which is …, was growing".
  const behind = (sentences[statement.at]?.text ?? '').slice(fact.stored.subject.end).replace(ASIDE, '');
  if (!behind.toLowerCase().startsWith(link[0] ?? '')) return null;
  const said = plain(fact.object);
  const words = tokensOf(said, pack.words.elided);
  const first = words[0]?.text ?? '';
  const narrowed = isNarrowed(lexicon, words);
  // "Is becoming", "is one of".
  if (copula && !lexicon.articles.has(first) && !narrowed) return null;
  // "A special feature of the Internet" is said of many things.
  if (!narrowed && contentWords(said).size < LEAST) return null;
  if (context.frames.ofWords?.split(' ').includes(genusOf(context, said))) return null;
  return { key, text, statement, mentions, titled };
}

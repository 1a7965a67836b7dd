/** The word that a negation denies first, on one side only: "which functions never use for input" for "for input and output". */
import type { AnswerGrammar } from '../../language/parts/marking.ts';
import { grammarOf } from './languages.ts';
import { areContraries, areOpposites } from './lexicon.ts';
import { relate } from './similarity.ts';
import type { ReadText, Token } from './text.ts';

type Words = readonly Token[];

/** A denied word of one text, and the word of the other that says it plainly. */
export interface DeniedHead {
  denied: Token;
  plain: Token;
}

const SAME = new Set(['same', 'slip', 'synonym', 'related']);
const says = (one: Token, other: Token) => SAME.has(relate(one, other));
const full = ({ weight }: Token) => weight >= 1;

/** Two words of which one turns the other round: then a denial may say the same ("does not lose" for "keeps"). */
const turnsRound = (one: Words, other: Words) =>
  one.some((word) => other.some(({ stem }) => areOpposites(word.stem, stem) || areContraries(word.stem, stem)));

/**
 * The first word that a negation of `tokens` governs, where `other` says it and denies nothing. Light words before it that
 * `other` lacks are passed over; a full one means that something else is denied. Null also where either text denies in
 * another way: by an opposite, by a word such as "refuse", or under a condition.
 */
export function deniedHead(tokens: Words, other: Words, grammar: AnswerGrammar, known: Words = []): DeniedHead | null {
  const content = (words: Words) => words.filter(({ weight }) => weight > 0);
  const denies = ({ text, quantity }: Token) => grammar.implicit.has(text) || quantity?.value === 0;
  const implied = ({ clause }: Token) => other.some((word) => word.clause === clause && denies(word));
  if (tokens.some(({ text }) => grammar.conditions.has(text)) && tokens.filter(({ negator }) => negator).length > 1)
    return null;
  const plainly = content(other);
  // Each word is compared once, however many negations follow it: answers may be 10,000 characters long.
  const compared = new Map<Token, boolean>();
  const isKnown = (word: Token): boolean => {
    const held = compared.get(word) ?? [...plainly, ...known].some((one) => says(one, word));
    compared.set(word, held);
    return held;
  };
  for (const [at, { negator, sentence, clause: own }] of tokens.entries()) {
    if (!negator) continue;
    const subject = tokens.slice(0, at).filter((word) => word.clause === own && full(word) && !word.denied);
    if (subject.length > 0 && !subject.some(isKnown)) continue;
    const governed = grammar.verbLast ? tokens.slice(0, at).reverse() : tokens.slice(at + 1);
    const clause = governed.filter((word) => word.sentence === sentence && word.denied && word.weight > 0);
    for (const word of clause) {
      const plain = plainly.find((one) => !one.denied && one.denials % 2 === 0 && says(one, word));
      const elsewhere = tokens.some((one) => !one.denied && (one.stem === word.stem || one.stem === plain?.stem));
      // The very word that the claim begins with is denied, whatever else the claim says.
      const opening = plain?.stem === word.stem && plain === plainly.find(full);
      // "Does not take much space" for "keeps the space small": a light word turns the denial round.
      const led = clause.filter((one) => !full(one) && clause.indexOf(one) < clause.indexOf(word));
      const isPlain = opening ? !turnsRound(led, plainly) : !turnsRound(clause, plainly);
      if (plain && !elsewhere && !implied(plain) && isPlain) return { denied: word, plain };
      if (full(word) || plainly.some((one) => says(one, word))) break;
    }
  }
  return null;
}

/** Whether a negation governs the contrary of what `other` says: "does not keep its needles" for "sheds its needles". */
export function deniesContrary(tokens: Words, other: Words): boolean {
  return tokens.some(({ negator, sentence }, at) => {
    if (!negator) return false;
    const behind = tokens.slice(at + 1).filter((word) => word.weight > 0 && word.sentence === sentence && word.denied);
    // "Does not take much space": the light words that lead to what is denied.
    const end = behind.findIndex(full);
    const governed = behind.slice(0, end < 0 ? undefined : end + 1);
    return governed.some(
      (word) =>
        !other.some((one) => says(one, word)) &&
        other.some(({ stem, denied }) => !denied && areContraries(stem, word.stem)),
    );
  });
}

/** An answer that denies in every clause must hold so many of the point's words. */
const FLAT_DENIAL = 2;

/**
 * Whether an answer does nothing but deny what a point says, which denies nothing: "the crop was never affected, and no cattle
 * died". What the point undoes by its own words ("the loss of the crop") may be said with a "not", but not that nothing happened.
 */
export function isFlatDenial(point: ReadText, answer: ReadText): boolean {
  const { implicit, happening, conditions } = grammarOf(point.language);
  if (point.tokens.some(({ negator }) => negator) || answer.tokens.some(({ text }) => conditions.has(text)))
    return false;
  if (deniesContrary(answer.tokens, point.content)) return false;
  const clauses = [...Map.groupBy(answer.content, ({ clause }) => clause).keys()];
  const inClause = (tokens: Words, own: number) => tokens.filter(({ clause }) => clause === own);
  if (clauses.length === 0 || !clauses.every((own) => inClause(answer.tokens, own).some(({ negator }) => negator)))
    return false;
  // What stands before the "not" of a clause is what it denies something of.
  const ofAnother = clauses.some((own) => {
    const words = inClause(answer.tokens, own);
    const subject = words
      .slice(
        0,
        words.findIndex(({ negator }) => negator),
      )
      .filter(full);
    return subject.length > 0 && !subject.some((word) => point.content.some((one) => says(one, word)));
  });
  if (ofAnother) return false;
  const nothingIn = new Set(answer.tokens.filter(({ text }) => happening.has(text)).map(({ clause }) => clause));
  const held = point.content.filter((word) => {
    const undone = inClause(point.tokens, word.clause).some(({ text }) => implicit.has(text));
    return answer.content.some((own) => {
      return full(word) && says(word, own) && (nothingIn.has(own.clause) || (own.denied && !undone));
    });
  });
  return held.length >= FLAT_DENIAL;
}

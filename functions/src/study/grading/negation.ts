/** Which words of a text are denied: "not", "no longer", each over its own clause. */

import type { AnswerGrammar } from '../../language/parts/marking.ts';
import { CLAUSE_OPENERS } from './languages.ts';
import type { Token } from './token.ts';

/** Marks `denied` and `denials` on every token, and turns an answering "no" or "yes" into a content word. */
export function negationReach(source: string, tokens: Token[], grammar: AnswerGrammar): void {
  for (const [at, token] of tokens.entries()) answerParticle(source, tokens, at, token, grammar);
  for (const [at, token] of tokens.entries()) if (token.negator && isOpen(tokens, at, grammar)) token.negator = false;
  let denied = false;
  let left = Number.POSITIVE_INFINITY;
  let clause = -1;
  /** The statement that is read: its tokens, and how often it denies. */
  let statement: Token[] = [];
  let denials = 0;
  const close = () => {
    for (const token of statement) {
      token.denials = denials;
      if (grammar.verbLast && denials % 2 === 1) token.denied = !token.negator;
    }
    statement = [];
    denials = 0;
  };
  for (const [at, token] of tokens.entries()) {
    if (token.clause !== clause || CLAUSE_OPENERS.has(token.text)) {
      close();
      clause = token.clause;
      denied = false;
    }
    statement.push(token);
    if (token.negator && reaches(tokens, at, grammar)) {
      left = grammar.denyingNouns.has(token.text) ? 1 : Number.POSITIVE_INFINITY;
      denied = !undoes(tokens, at, grammar) || !denied;
      const enclosed = tokens[at - 1];
      if (enclosed && encloses(source, tokens, at, grammar)) enclosed.denied = denied;
      // "Without interacting" denies what stands behind it, and nothing of the statement before.
      if (!grammar.conditions.has(token.text) && !(grammar.concord && denials > 0)) denials++;
      token.denied = false;
      continue;
    }
    token.denied = denied;
    // "A lack of food makes people starve": a noun denies the one next to it.
    if (denied && token.weight > 0 && --left === 0) denied = false;
  }
  close();
  conditionsDenied(tokens, grammar);
}

/** "Whether it holds or not", "whether or not it holds", "tanto si vale como si no" deny nothing. */
function isOpen(tokens: readonly Token[], at: number, { or, whether }: AnswerGrammar): boolean {
  const own = tokens[at];
  const before = tokens[at - 1]?.text ?? '';
  const again =
    whether.has(before) && tokens.slice(0, at - 1).some((one) => one.clause === own?.clause && whether.has(one.text));
  if (!or.has(before) && !again) return false;
  if (whether.has(tokens[at - 2]?.text ?? '')) return true;
  if (tokens[at + 1]?.clause === own?.clause) return false;
  return tokens.some(({ text, clause }) => clause === own?.clause && whether.has(text));
}

/** "Without food nothing grows", "if it is not fed it does not grow": both sides denied say that one needs the other. */
function conditionsDenied(tokens: Token[], { conditions }: AnswerGrammar): void {
  for (const sentence of Map.groupBy(tokens, (token) => token.sentence).values()) {
    const opens = sentence.findIndex(({ text }) => conditions.has(text));
    if (opens < 0) continue;
    const negators = sentence.filter(({ negator }) => negator).length;
    const behind = sentence.slice(opens).some(({ negator }) => negator);
    if (negators !== 2 || !behind) continue;
    for (const token of sentence) {
      token.denied = false;
      token.denials = 0;
    }
  }
}

/** Whether a denial opens before the word that stands before the negator: "n'avance jamais", "ne vient pas". */
function encloses(source: string, tokens: readonly Token[], at: number, { enclosing }: AnswerGrammar): boolean {
  const [opens, verb] = [tokens[at - 2], tokens[at - 1]];
  if (!verb || enclosing.size === 0 || verb.sentence !== tokens[at]?.sentence) return false;
  const [elided = ''] = /^\p{L}+(?=['’])/u.exec(source.slice(verb.start)) ?? [];
  return enclosing.has(opens?.text ?? '') || [...enclosing].some((word) => elided.toLowerCase() === word.slice(0, -1));
}

/** How many words a second negation may stand behind the first to undo it ("not without", "not be unable"). */
const UNDOING = 3;

/** Whether a negation takes back the one right before it. "Not x and no y", "neither x nor y" deny twice over. */
function undoes(tokens: Token[], at: number, grammar: AnswerGrammar): boolean {
  if (grammar.concord) return false;
  const lists = (token: Token | undefined) =>
    token !== undefined &&
    (grammar.and.has(token.text) || grammar.or.has(token.text) || grammar.neither.has(token.text));
  const { sentence, clause } = tokens[at] ?? { sentence: 0, clause: 0 };
  for (let before = at - 1; before >= Math.max(0, at - UNDOING); before--) {
    const token = tokens[before];
    if (!token || token.sentence !== sentence || token.clause !== clause || lists(token)) return false;
    if (token.negator) return !lists(tokens[at]);
  }
  return false;
}

/** "not only", "not just", "no matter", "no doubt" deny nothing. */
function reaches(tokens: Token[], at: number, { notDenying, conditions }: AnswerGrammar): boolean {
  const next = tokens[at + 1]?.text;
  return next === undefined || conditions.has(tokens[at]?.text ?? '') || !notDenying.has(next);
}

const deniesAgain = (tokens: Token[], first: Token) =>
  tokens.some((token) => token !== first && token.negator && token.sentence === first.sentence);

function answerParticle(source: string, tokens: Token[], at: number, token: Token, grammar: AnswerGrammar): void {
  const { no, yes, afterParticle } = grammar;
  if (!no.has(token.text) && !yes.has(token.text)) return;
  const before = tokens[at - 1];
  const next = tokens[at + 1];
  const opens = !before || before.clause !== token.clause;
  const closes =
    !next || next.clause !== token.clause || afterParticle.has(next.text) || (at === 0 && deniesAgain(tokens, token));
  if (
    !/^no$/.test(token.text) ||
    (opens && closes && !/^no (?:longer|one)/i.test(source.slice(token.start, token.start + 9)))
  ) {
    token.negator = false;
    token.stem = token.text.startsWith('n') ? 'no' : 'yes';
    token.weight = 0.5;
  }
}

/** Who does it, where that stands behind a preposition: "is watered by canals". */
import type { AnswerGrammar } from '../../language/parts/marking.ts';
import type { Token } from './text.ts';

/** A helper of the passive stands so many words before what its doer stands behind ("was built in stone by"). */
const HELPED = 5;

/** "by X" in the point, and in the answer "by Y" behind a passive with X elsewhere: another one does it. */
export function otherAgent(point: readonly Token[], stretch: readonly Token[], grammar: AnswerGrammar): boolean {
  const own = agentsOf(point, grammar);
  const [wanted] = own;
  const given = agentsOf(stretch, grammar, doneIn(point, grammar));
  if (!wanted || given.length === 0) return false;
  const names = new Set(wanted.filter(({ weight }) => weight >= 1).map(({ stem }) => stem));
  const there = names.size > 0 && [...names].every((name) => stretch.some(({ stem }) => stem === name));
  const meant = new Set(own.flat().map(({ stem }) => stem));
  return there && given.every((agent) => !agent.some(({ stem }) => meant.has(stem)));
}

/**
 * The words of each doer behind its preposition; where `done` is given of passives alone, which are told by their helper or are
 * among those stems: "by the river" and "by pumping" are none, and who does it in "a process by which a group …" is one.
 */
function agentsOf(
  tokens: readonly Token[],
  { by, be, doing, joints }: AnswerGrammar,
  done?: ReadonlySet<string>,
): Token[][] {
  return tokens.flatMap(({ text, clause, sentence }, at) => {
    if (!by.has(text)) return [];
    const before = tokens.slice(Math.max(0, at - HELPED), at);
    const helped =
      before.some((word) => word.clause === clause && be.has(word.text)) || done?.has(before.at(-1)?.stem ?? '');
    const next = tokens[at + 1]?.text ?? '';
    if (done && !joints.has(next) && (!helped || doing.test(next))) return [];
    const from = tokens.findIndex((word, place) => place > at && word.weight >= 1);
    const noun = tokens.slice(from).slice(0, 3);
    const end = noun.findIndex(({ weight }) => weight === 0);
    return from > 0 && noun[0]?.sentence === sentence ? [noun.slice(0, end < 0 ? undefined : end)] : [];
  });
}

/** The stems right before a doer's preposition: "surrounded" in "land surrounded by water". */
const doneIn = (tokens: readonly Token[], { by }: AnswerGrammar): ReadonlySet<string> =>
  new Set(tokens.flatMap(({ text }, at) => (by.has(text) ? [tokens[at - 1]?.stem ?? ''] : [])));

/** What sets a thing apart from others of its kind: "… that moves slowly" of a glacier, behind "a mass of ice". */
import { grammarOf } from './languages.ts';
import { agreementOf, STANDS_FOR } from './meaning.ts';
import type { ReadText, Token } from './text.ts';

/** The full words before and behind the word or comma that opens what a thing does; none behind where nothing does. */
function cut(tokens: readonly Token[], joints: ReadonlySet<string>): readonly [Token[], Token[]] {
  const at = tokens.findIndex(({ text, clause }, i) => i > 0 && (joints.has(text) || clause !== tokens[i - 1]?.clause));
  const full = (words: readonly Token[]) => words.filter(({ weight }) => weight >= 1);
  return at < 0 ? [full(tokens), []] : [full(tokens.slice(0, at)), full(tokens.slice(at))];
}

/** Whether an answer names a kind as the definition does and tells, as it does, what things of it do. */
export function setsApart({ tokens, language }: ReadText, said: readonly Token[]): boolean {
  const { joints } = grammarOf(language);
  const [kind, own] = cut(tokens, joints);
  const [named, told] = cut(said, joints);
  const meet = (one: readonly Token[], other: readonly Token[]) =>
    one.some((word) => other.some((given) => agreementOf(word, given) >= STANDS_FOR));
  return meet(kind, named) && meet(own, told);
}

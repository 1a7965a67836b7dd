/** Whether an answer denies what a point says: most of what it holds of it, or the very word that the point is about. */
import type { AnswerGrammar } from '../../language/parts/marking.ts';
import { alignWords } from './align.ts';
import type { PointContext } from './features.ts';
import { deniedHead, deniesContrary } from './heads.ts';
import { grammarOf } from './languages.ts';
import { relate } from './similarity.ts';
import { contentOf, type Stance, weigh } from './stance.ts';
import type { Token } from './text.ts';

const says = (words: readonly Token[], word: Token) => words.some((other) => relate(other, word) === 'same');
const isFull = (word: Token | undefined) => word !== undefined && word.weight >= 1 && word.denials % 2 === 0;
/** Less of the point is not denied as the point. */
export const LEAST_HELD = 0.35;
/** One light word that is denied is said of something else. */
const LEAST_DENIED = 1;

/** From this share of what is said of the point on, being denied on one side only means that the point is denied. */
const DENIED_SHARE = 0.6;

/**
 * The statement that holds most of the point, where most of what it holds is denied although the point says it, or said
 * although the point denies it, and nothing else in the answer says it rightly.
 */
export function mostlyDenied(
  context: PointContext,
  stretches: readonly (readonly Token[])[],
  question: readonly Token[],
): readonly Token[] | null {
  const { point, asked } = context;
  const grammar = grammarOf(point.language);
  let most: { stretch: readonly Token[]; held: number; denied: number } | null = null;
  let rightly = 0;
  for (const stretch of stretches) {
    const said = contentOf(stretch);
    const matches = alignWords(point.content, said, 'literal', context.whole.content);
    const counts = (i: number) =>
      asked[i] || matches[i]?.relation === 'opposite' || (matches[i]?.at ?? -1) < 0 ? 0 : 1;
    const held = weigh(point.content, counts);
    const used = new Set(matches.map(({ at }) => at));
    // What is denied of another subject is not denied of the point's.
    const ofAnother = new Set(
      said.filter((word, at) => !word.denied && !used.has(at) && !says(question, word)).map(({ clause }) => clause),
    );
    const conflicts = (i: number) =>
      matches[i]?.conflict === true && !ofAnother.has(said[matches[i]?.at ?? -1]?.clause ?? -1);
    const deniedIn = new Set(
      matches.flatMap(({ at }, i) => (counts(i) && conflicts(i) && isFull(point.content[i]) ? [said[at]?.clause] : [])),
    );
    // A "not" denies the whole statement that it stands in, with what is said before it.
    const turned = deniesContrary(stretch, point.content);
    const withIt = (i: number) => {
      const word = said[matches[i]?.at ?? -1];
      return (
        word !== undefined &&
        deniedIn.has(word.clause) &&
        !joined(stretch, word, grammar) &&
        word.denials % 2 !== (point.content[i]?.denials ?? 0) % 2
      );
    };
    const denied = weigh(point.content, (i) => (counts(i) && !turned && (conflicts(i) || withIt(i)) ? 1 : 0));
    if (denied < DENIED_SHARE * held) rightly = Math.max(rightly, held);
    if (!most || held > most.held || (held === most.held && denied < most.denied)) most = { stretch, held, denied };
  }
  const whole = weigh(point.content, (i) => (asked[i] ? 0 : 1));
  if (
    !most ||
    most.held < LEAST_HELD * whole ||
    most.held === 0 ||
    most.denied < DENIED_SHARE * most.held ||
    rightly >= most.held
  )
    return null;
  return most.denied >= LEAST_DENIED ? most.stretch : null;
}

/** A sentence that denies just what the point says, or says just what it denies, though most of the rest agrees. */
export function headDenied(
  { point, whole, kind, asked }: PointContext,
  stretches: readonly (readonly Token[])[],
  question: readonly Token[],
): Pick<Stance, 'against' | 'why'> | null {
  // Of several sentences one may be left out, and its words be said of something else.
  if (kind === 'reference' && point.tokens.length < whole.tokens.length) return null;
  const grammar = grammarOf(point.language);
  const sentences = Map.groupBy(stretches, ([first]) => first?.sentence ?? 0).values();
  const all = stretches.flat();
  for (const group of sentences) {
    const sentence = group.reduce((a, b) => (b.length > a.length ? b : a));
    const matches = alignWords(point.content, contentOf(sentence), 'literal');
    const held = weigh(point.content, (i) => ((matches[i]?.at ?? -1) < 0 ? 0 : 1));
    const denied = deniedHead(sentence, point.tokens, grammar, question);
    // Whoever denies what a claim begins with denies the claim, whatever else is left out.
    const opening = denied !== null && denied.plain === point.content.find((word, i) => word.weight >= 1 && !asked[i]);
    if (!opening && held < LEAST_HELD * weigh(point.content, () => 1)) continue;
    const said = denied || all.some(({ negator }) => negator) ? null : deniedHead(point.tokens, all, grammar);
    const found = denied
      ? { wanted: [denied.plain], given: [denied.denied] }
      : said && sentence.includes(said.plain) && { wanted: [said.denied], given: [said.plain] };
    if (found) return { against: sentence, why: { kind: 'denied', ...found } };
  }
  return null;
}

/** Whether the word stands before an "and" or "so" of its clause, and the denial behind that. */
function joined(stretch: readonly Token[], word: Token, { links }: AnswerGrammar): boolean {
  const from = stretch.indexOf(word);
  const negator = stretch.findIndex((token) => token.negator && token.clause === word.clause);
  return stretch.slice(from, negator).some(({ text }) => links.has(text));
}

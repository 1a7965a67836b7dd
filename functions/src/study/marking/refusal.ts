/** What earns nothing with any engine: a blank, "I don't know", the question given back, words addressed to the marker. */
import { LANGUAGES, type PackCode } from '../../language/codes.ts';
import { languageOfQuestion } from '../../language/detect.ts';
import { lowerCased } from '../../language/match.ts';
import { packFor } from '../../language/packs/index.ts';
import type { Marking } from '../../language/parts/marking.ts';
import type { MarkInput, Rubric } from '../engine.ts';

/** Lower case, compatibility forms as what they stand for, straight apostrophes: what the packs' patterns are laid on. */
export const folded = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[’‘`´]/gu, "'");

const bare = (text: string) =>
  folded(text)
    .replace(/[^\p{L}\p{M}\p{N}%]+/gu, ' ')
    .trim();

/** The same letters and digits in the same order, whatever the case and the marks between them. */
export const sameWords = (one: string, other: string) => bare(one) === bare(other);

/** Students change languages: these patterns are taken of all packs at once. */
function anyOf(of: (part: Marking) => RegExp): (text: string) => boolean {
  const patterns = [...LANGUAGES, 'und' as const].flatMap((code) => {
    const part = packFor(code).marking;
    return part ? [lowerCased(of(part))] : [];
  });
  return (text) => {
    const plain = folded(text);
    return patterns.some((pattern) => pattern.test(plain));
  };
}

const speaksToMarker = anyOf(({ orders }) => orders);
const saysUnknown = anyOf(({ dontKnow }) => dontKnow);

const SENTENCES = /[^.!?\n]+[.!?\n]*/gu;

/** The answer with sentences that instruct the marker blanked out; every other character keeps its place. */
export function withoutInstructions(answer: string): string {
  return answer.replace(SENTENCES, (sentence) => (speaksToMarker(sentence) ? ' '.repeat(sentence.length) : sentence));
}

export const acceptedIn = (rubric: Rubric): readonly string[] =>
  rubric.kind === 'reference' ? rubric.references : rubric.entries;

/** The language of a question and what answers it; English where that cannot be told. */
export const languageOfRubric = ({ question, rubric }: Pick<MarkInput, 'question' | 'rubric'>): PackCode =>
  languageOfQuestion(`${question} ${acceptedIn(rubric).join(' ')}`, null);

/** Longer answers say something. */
const DONT_KNOW_CHARS = 120;
/** From this share of a sentence of the question on, in its order, an answer that holds no word of its own repeats it. */
const REPEATED = 0.75;
const WORDS = /[\p{L}\p{N}]/u;

/** The stems of a text's words; pairs of signs where words are not written apart. */
function stemsOf(text: string, language: PackCode): string[] {
  const { words } = packFor(language === 'und' ? 'en' : language);
  return (bare(text).match(/[\p{L}\p{M}\p{N}%]+/gu) ?? [])
    .filter((word) => !words.stop.has(word))
    .flatMap((word) => {
      const signs = words.unspaced ? [...word] : [];
      return words.unspaced ? signs.slice(0, -1).map((sign, i) => sign + signs[i + 1]) : [words.stem(word)];
    });
}

/** How many of `words` come in `order`, in its order. */
function inOrder(words: readonly string[], order: readonly string[]): number {
  let from = 0;
  return words.filter((word) => {
    const at = order.indexOf(word, from);
    if (at >= 0) from = at + 1;
    return at >= 0;
  }).length;
}

/** Whether an answer is the question over again: none of its words is its own, and most of one sentence is there. */
function repeatsQuestion(question: string, answer: string, language: PackCode): boolean {
  const said = stemsOf(answer, language);
  const sentences = [question, ...question.split(/[.!?。！？\n]+/u)].map((text) => stemsOf(text, language));
  const [whole = []] = sentences;
  if (said.length < 2 || said.some((word) => !whole.includes(word))) return false;
  return sentences.some(
    (asked) => asked.length > 0 && inOrder(said, asked) >= REPEATED * Math.max(asked.length, said.length),
  );
}

/** Why an answer earns nothing whoever marks it, in words for the student; null where its points decide. */
export function refusalOf({
  question,
  rubric,
  answer,
}: Pick<MarkInput, 'question' | 'rubric' | 'answer'>): string | null {
  if (!WORDS.test(answer)) return 'No answer was given.';
  if (acceptedIn(rubric).some((reference) => sameWords(reference, answer))) return null;
  if (answer.trim().length <= DONT_KNOW_CHARS && saysUnknown(answer.trim().replace(/\s+/gu, ' ')))
    return 'You wrote that you do not know, so there is nothing to mark yet.';
  const kept = withoutInstructions(answer);
  if (!WORDS.test(kept)) return 'This speaks to the marker instead of answering the question.';
  return repeatsQuestion(question, kept, languageOfRubric({ question, rubric }))
    ? 'This repeats the question without answering it.'
    : null;
}

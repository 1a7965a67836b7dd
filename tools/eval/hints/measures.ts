/** What a hint tells of its answer, and how much it leaves to go by. */
import type { Hint, Masked } from '../../../functions/src/contract/hints.ts';
import { isStop } from '../../../functions/src/language/analyse.ts';
import type { PackCode } from '../../../functions/src/language/codes.ts';
import { packFor } from '../../../functions/src/language/packs/index.ts';
import { readText } from '../../../functions/src/study/grading/text.ts';

export interface HintCase {
  question: string;
  answer: readonly string[];
  language: PackCode;
  hints: readonly Hint[];
}

export interface HintFigures {
  questions: number;
  /** Questions of which a hint holds a content stem of the answer that the question lacks. */
  leaks: number;
  /** Questions with all three steps, and those whose last step still shows two content words or first letters. */
  whole: number;
  telling: number;
  found: string[];
}

const visible = (text: Masked): string => text.map((piece) => (typeof piece === 'string' ? piece : ' ▁ ')).join('');
/** Only whole words of the content count: "most", stop words and pairs of characters across two words tell nothing. */
function stemsOf(text: string, language: PackCode): Set<string> {
  const pack = packFor(language);
  const content = readText(text, language).content.filter((token) => token.weight >= 1 && !isStop(token.text, pack));
  return new Set(content.map(({ stem }) => stem));
}

const textOf = (hint: Hint): string => {
  if (hint.kind === 'pages') return hint.pages.map(({ page, label }) => label ?? String(page)).join(' ');
  return visible(hint.kind === 'chapter' ? hint.title : hint.words);
};

/** The stems that a question's hints give away. */
export function leaked({ question, answer, language, hints }: HintCase): string[] {
  const known = stemsOf(question, language);
  const secret = new Set([...stemsOf(answer.join('\n'), language)].filter((stem) => !known.has(stem)));
  return hints.flatMap((hint) => [...stemsOf(textOf(hint), language)].filter((stem) => secret.has(stem)));
}

export function measureHints(cases: readonly HintCase[]): HintFigures {
  const found = cases.flatMap((one) => {
    const stems = leaked(one);
    return stems.length > 0
      ? [`${stems.join(', ')}: ${one.question} → ${one.answer.join(' / ')} | ${one.hints.map(textOf).join(' | ')}`]
      : [];
  });
  const last = cases.flatMap(({ hints, language }) => {
    const words = hints.find((hint) => hint.kind === 'words');
    return words?.kind === 'words' ? [{ words: words.words, language }] : [];
  });
  const telling = last.filter(
    ({ words, language }) =>
      readText(visible(words), language).content.length >= 2 ||
      words.some((piece) => typeof piece !== 'string' && piece.gap !== ''),
  );
  return {
    questions: cases.length,
    leaks: found.length,
    whole: cases.filter(({ hints }) => hints.length === 3).length,
    telling: telling.length,
    found,
  };
}

/** The figures of all books together, shares of all questions. */
export function summed(all: readonly HintFigures[]) {
  const sum = (pick: (figures: HintFigures) => number) => all.reduce((total, one) => total + pick(one), 0);
  const questions = sum(({ questions }) => questions);
  const share = (count: number) => Math.round((count / Math.max(1, questions)) * 1_000) / 1_000;
  const leaks = sum(({ leaks }) => leaks);
  return {
    questions,
    leaks,
    leaking: share(leaks),
    whole: share(sum(({ whole }) => whole)),
    telling: share(sum(({ telling }) => telling)),
  };
}

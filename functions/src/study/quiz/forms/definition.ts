/** "Which of the following best describes X?": wrong options are what terms of one sort with X mean. */
import type { DraftMcq } from '../../engine.ts';
import { contentWords, sharesRoot } from '../../gate/words.ts';
import { capital, framed, oncePerBook, type QuizContext, remembered } from '../context.ts';
import { choose, closeness, type Distractor, rivalsOf } from '../rivals.ts';
import { askedTerms, type Defined, type Term } from '../terms.ts';
import { because, type Candidate, type McqForm } from './form.ts';

/** How easily a term is taken for another that is defined. */
const nearDefined = oncePerBook((context) => {
  const pool = askedTerms(context);
  return remembered((term: Term) => closeness(context, pool, term));
});

const asked = (context: QuizContext): Defined[] =>
  askedTerms(context).filter(({ page, chapter }) => chapter >= 0 && context.inRange(page));

export const bestDescribes: McqForm = {
  level: 'remember',
  candidates: (context) =>
    asked(context).map((term) => ({
      ...shared('meaning', term),
      score: 1 + term.weight / 2 + nearDefined(context)(term) / 2,
      draft: (random, shown) => {
        const pool = askedTerms(context);
        const rivals = [...rivalsOf(context, pool, term, 'name')]
          .filter((other) => other.article === term.article)
          .map(({ meaning, quote }) => ({ text: capital(meaning), about: quote }));
        const question = framed(context.frames.meaning, term.text);
        return draftOf(
          context,
          term,
          question,
          capital(term.meaning),
          choose(capital(term.meaning), rivals, random, shown),
        );
      },
    })),
};

/**
 * Whether a word of the term, or of its root, stands in its meaning, and in no second of the terms or meanings beside it: "the degree to
 * which individuals enjoy their job" is job satisfaction. What a textbook asks may do so (the gate lets one word of two pass); of eight
 * of our choices that an examiner refused as given away, seven did.
 */
export function tellsItself(
  { text, meaning }: Pick<Defined, 'text' | 'meaning'>,
  others: readonly string[] = [],
): boolean {
  const isIn = (words: ReadonlySet<string>, word: string) =>
    [...words].some((one) => one === word || sharesRoot(one, word));
  const meant = contentWords(meaning);
  return [...contentWords(text)].some(
    (word) => isIn(meant, word) && others.filter((other) => isIn(contentWords(other), word)).length < 2,
  );
}

const shared = (form: string, { chapter, key, text, meaning }: Term): Omit<Candidate<DraftMcq>, 'score' | 'draft'> => ({
  ...{ form, chapter, about: [key] },
  names: meaning === null ? [text] : [text, meaning],
});

function draftOf(
  context: QuizContext,
  term: Defined,
  question: string,
  key: string,
  wrong: readonly Distractor[] | null,
): DraftMcq | null {
  if (
    !wrong ||
    tellsItself(
      term,
      wrong.map(({ text }) => text),
    )
  )
    return null;
  const { quote } = term;
  return {
    question,
    options: [key, ...wrong.map(({ text }) => text)],
    answer_index: 0,
    explanation: because(context, quote),
    evidence: quote,
    about: [null, ...wrong.map(({ about }) => about)],
  };
}

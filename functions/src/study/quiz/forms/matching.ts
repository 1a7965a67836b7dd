/** Three terms of one sort and their meanings, to be matched. */
import type { DraftMcq } from '../../engine.ts';
import { alike } from '../../gate/options.ts';
import { shuffled } from '../../gate/seed.ts';
import { framed, type QuizContext } from '../context.ts';
import { rivalsOf } from '../rivals.ts';
import { askedTerms, type Defined } from '../terms.ts';
import { because, LETTERS, type McqForm } from './form.ts';
import { orders } from './order.ts';

/** A meaning is read beside two others. */
const LONGEST = 130;

export const matching: McqForm = {
  level: 'understand',
  most: (count) => Math.ceil(count / 5),
  candidates: (context) => {
    const terms = askedTerms(context);
    const short = terms.filter(({ meaning }) => meaning.length <= LONGEST);
    return short
      .filter(({ page, chapter }) => chapter >= 0 && context.inRange(page))
      .flatMap((term) => {
        const three = threeOf(term, rivalsOf(context, short, term, 'meaning'));
        const [, second, third] = three;
        if (!second || !third) return [];
        return {
          form: 'match',
          chapter: term.chapter,
          score: (term.weight + second.weight + third.weight) / 3 - 1.5,
          about: three.map(({ key }) => key),
          names: three.map(({ text }) => text),
          draft: (random) => draftOf(context, three, random),
        };
      });
  },
};

/** A term with two others that are told of in its section and as different from one another as from it. */
function threeOf(term: Defined, rivals: Iterable<Defined>): Defined[] {
  const three = [term];
  for (const other of rivals) {
    if (other.chapter !== term.chapter || other.article !== term.article) continue;
    if (three.every(({ text, meaning }) => !alike(text, other.text) && !alike(meaning, other.meaning)))
      three.push(other);
    if (three.length === 3) break;
  }
  return three;
}

function draftOf(context: QuizContext, three: readonly Defined[], random: () => number): DraftMcq | null {
  const [first] = three;
  if (!first) return null;
  const meanings = shuffled(three, random);
  const listed = [
    ...three.map(({ text }, at) => `${at + 1}. ${text}`),
    ...meanings.map(({ meaning }, at) => `${LETTERS[at]}. ${meaning}`),
  ].join('\n');
  const shown = (order: readonly number[]) => order.map((at, i) => `${i + 1} – ${LETTERS[at]}`).join(', ');
  const key = three.map((term) => meanings.indexOf(term));
  return {
    question: framed(context.frames.match, `\n${listed}`),
    options: [key, ...orders(key, random)].map(shown),
    answer_index: 0,
    explanation: because(context, ...three.map(({ quote }) => quote)),
    evidence: first.quote,
    parts: three.map(({ meaning, quote }) => ({ text: meaning, quote })),
  };
}

/** "Which of the following best describes X?": wrong options are what terms of one sort with X mean. */
import { capital, framed, oncePerBook, type QuizContext, remembered } from '../context.ts';
import { areSiblings, choose, nearestKin, rivalsOf } from '../rivals.ts';
import { tellsItself } from '../tells-itself.ts';
import { isCut, namedAgain, type Term } from '../terms.ts';
import { because, type McqForm } from './form.ts';

/** How near the nearest sibling of a term is; 0 where none is. */
const kinIn = (pool: readonly Term[]) => remembered((term: Term) => nearestKin(pool, term));
const kinInBook = oncePerBook((context) => kinIn(namedAgain(context)));
/** Kept with the book where these are its terms whatever pages are asked about. */
const kinOf = (context: QuizContext, pool: readonly Term[]) => (isCut(context) ? kinIn(pool) : kinInBook(context));

/** Nearer siblings make better options: an area of .81 under the curve, the weight of a term .33 (decision 9). */
const KIN = 5;

export const bestDescribes: McqForm = {
  level: 'remember',
  candidates: (context) => {
    const pool = namedAgain(context);
    const kin = kinOf(context, pool);
    return pool
      .filter(({ page, chapter }) => chapter >= 0 && context.inRange(page))
      .filter((term) => kin(term) > 0 && !tellsItself(term, context.pack))
      .map((term) => ({
        ...{ form: 'meaning', chapter: term.chapter, score: 2 + KIN * kin(term), about: [term.key] },
        names: [term.text, term.meaning],
        draft: (random, shown) => {
          const key = capital(term.meaning);
          const wrong = choose(key, distractorsOf(context, term), random, shown);
          return (
            wrong && {
              question: framed(context.frames.meaning, term.text),
              options: [key, ...wrong.map(({ text }) => text)],
              answer_index: 0,
              explanation: because(context, term.quote),
              evidence: term.quote,
              about: [null, ...wrong.map(({ about }) => about)],
            }
          );
        },
      }));
  },
};

const distractorsOf = (context: QuizContext, term: Term) =>
  [...rivalsOf(context, namedAgain(context), term, 'name')]
    .filter((other) => other.article === term.article)
    .map((other) => ({ text: capital(other.meaning), about: other.quote, sibling: areSiblings(term, other) }));

/** Long questions: terms of one sort set apart from one another, a list explained. */
import type { DraftLaq } from '../../engine.ts';
import { alike } from '../../gate/options.ts';
import { capital, framed, plain, type QuizContext, statement } from '../context.ts';
import { type BookList, listsOf } from '../lists.ts';
import { rivalsOf } from '../rivals.ts';
import { askedTerms, type Term, termsOf } from '../terms.ts';
import type { LaqForm } from './form.ts';

const POINTS = { least: 3, most: 5, words: 5 };

/** "Define A, B and C, and make clear how they differ." */
export const compare: LaqForm = {
  level: 'understand',
  candidates: (context) => {
    const terms = askedTerms(context);
    return terms
      .filter(({ page, chapter }) => chapter >= 0 && context.inRange(page))
      .flatMap((term) => {
        const three = [term];
        for (const other of rivalsOf(context, terms, term, 'name')) {
          if (other.section !== term.section) continue;
          if (three.every(({ meaning }) => !alike(meaning, other.meaning))) three.push(other);
          if (three.length === POINTS.least) break;
        }
        if (three.length < POINTS.least) return [];
        const texts = three.map(({ text }) => text);
        return {
          ...{ form: 'compare', chapter: term.chapter, score: 4 + term.weight / 2 },
          about: three.map(({ key }) => key),
          names: texts,
          draft: () =>
            draftOf(
              framed(context.frames.long.three, ...texts),
              three.map((one) => pointOf(context, one)),
            ),
        };
      });
  },
};

/** "Name and explain each of them": a list whose members are statements, or terms that the book defines. */
export const explainList: LaqForm = {
  level: 'understand',
  candidates: (context) => {
    const byKey = new Map(termsOf(context).map((term) => [term.key, term]));
    return listsOf(context).flatMap((list) => {
      const points = list.items.flatMap((item) => {
        const term = byKey.get(item.key);
        if (term) return [pointOf(context, term)];
        const says = item.text.split(' ').length >= POINTS.words;
        return says ? [{ text: statement(context, item.text), quote: item.quote }] : [];
      });
      const whole =
        points.length === list.items.length && points.length >= POINTS.least && points.length <= POINTS.most;
      if (!whole || list.chapter < 0 || !context.inRange(list.page)) return [];
      const { steps, list: named } = context.frames.long;
      const question = list.ordered ? framed(steps, list.placed) : framed(named, list.placed);
      return {
        ...{ form: list.ordered ? 'steps' : 'list', chapter: list.chapter, score: 6 },
        about: aboutOf(list),
        names: [list.lead],
        draft: () => draftOf(question, points),
      };
    });
  },
};

const aboutOf = ({ at, items }: BookList) => [`list ${at}`, ...items.map(({ key }) => key).filter((key) => key !== '')];

interface Point {
  text: string;
  quote: Term['quote'];
}

/** What the book says of a term: its own sentence where that opens with the term, else the meaning. */
function pointOf(context: QuizContext, { text, meaning, quote }: Term): Point {
  const said = plain(quote.quote);
  const opens = said
    .toLowerCase()
    .replace(/^\P{L}+/u, '')
    .indexOf(text.toLowerCase());
  const whole = opens >= 0 && opens <= ARTICLE && said.length <= SENTENCE;
  return { text: whole ? statement(context, said) : statement(context, `${capital(text)}: ${meaning}`), quote };
}

/** Characters that an article takes. */
const ARTICLE = 4;
const SENTENCE = 220;

const draftOf = (question: string, points: readonly Point[]): DraftLaq => ({
  question,
  answer_outline: points.map(({ text }) => text),
  evidence: points.map(({ quote }) => quote),
});

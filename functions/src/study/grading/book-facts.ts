/**
 * What a book says elsewhere of a rubric's points: the same claim in other words, and the terms it sets against theirs.
 * Found when a quiz is written, while the book is open, and stored beside its questions.
 */
import type { Questions } from '../../contract/quiz.ts';
import type { Fact, KnowledgeBase } from '../../knowledge/index.ts';
import type { PointFacts } from '../engine.ts';
import { asksWhatItMeans, folded, languageOfRubric } from './languages.ts';
import { nearnessOf } from './meaning.ts';
import { readText } from './text.ts';

/** More wordings of one claim, or more opposites, say nothing new. */
const MOST = 4;
/** A term of a question has at most so many words. */
const TERM_WORDS = 5;
/** From this nearness to the point on another definition of the term is of the same thing, not of another sense of the word. */
const SAME_SENSE = 0.12;
/** A side of a contrast has at most so many words: a longer one is a statement. */
const SIDE_WORDS = 3;

const bare = (text: string) =>
  folded(text)
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
const wordsIn = (text: string) => bare(text).split(' ').filter(Boolean);

/** The facts for each point of a quiz that has any, by the point as its question has it. */
export function factsFor({ saqs, laqs }: Pick<Questions, 'saqs' | 'laqs'>, knowledge: KnowledgeBase): PointFacts[] {
  const points = [
    ...saqs.map(({ question, answer }) => ({ question, point: answer })),
    ...laqs.flatMap(({ question, answer_outline }) => answer_outline.map((point) => ({ question, point }))),
  ];
  return points
    .map(({ question, point }) => ({
      point,
      restatements: restatementsOf(question, point, knowledge),
      opposites: oppositesOf(point, knowledge),
    }))
    .filter(({ restatements, opposites }) => restatements.length + opposites.length > 0);
}

const defines = ({ kind, negated, context, object, link }: Fact) =>
  kind === 'definition' && !negated && context === null && (object ?? '') !== '' && (link ?? '') !== '';

/** What the book says a term means, of the terms that the point defines or that the question asks the meaning of. */
function restatementsOf(question: string, point: string, knowledge: KnowledgeBase): string[] {
  const own = bare(point);
  const names = knowledge
    .ofKind('abbreviation')
    .flatMap(({ subject, object }) => otherForm(point, { short: subject, long: object ?? '' }));
  const stated = knowledge
    .ofKind('definition')
    .filter((fact) => defines(fact) && own.includes(bare(fact.object ?? '')));
  const terms = stated.length > 0 ? stated.map(({ subject }) => subject) : termAsked(question, point, knowledge);
  const language = languageOfRubric(question, [point]);
  const [wanted, asked] = [readText(point, language).content, readText(question, language).content];
  const meanings = terms
    .flatMap((term) => knowledge.definitionsOf(term))
    .filter(defines)
    .map((fact) => fact.object ?? '')
    .filter((meaning) => !own.includes(bare(meaning)))
    .filter((meaning) => nearnessOf(wanted, readText(meaning, language).content, asked).both >= SAME_SENSE);
  return [...new Set([...names, ...meanings])].filter((text) => text !== '').slice(0, MOST);
}

/** The point with a term's long form for its short one ("WHO", never "who"), or the other way round. */
function otherForm(point: string, { short, long }: { short: string; long: string }): string[] {
  if (short === '' || long === '') return [];
  if (wholeWord(short, 'u').test(point)) return [point.replace(wholeWord(short, 'gu'), () => long)];
  return wholeWord(long, 'iu').test(point) ? [point.replace(wholeWord(long, 'giu'), () => short)] : [];
}
const wholeWord = (words: string, flags: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])${words.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')}(?![\\p{L}\\p{N}])`, flags);

/** The term of "What is …?" as the book defines it: all that the question says, and no part of it. */
function termAsked(question: string, point: string, knowledge: KnowledgeBase): string[] {
  const language = languageOfRubric(question, [point]);
  if (!asksWhatItMeans(question, language)) return [];
  const words = wordsIn(question);
  const said = readText(question, language).content.filter(({ weight }) => weight >= 1).length;
  for (let length = Math.min(TERM_WORDS, words.length); length > 0; length--) {
    for (let from = 0; from + length <= words.length; from++) {
      const term = words.slice(from, from + length).join(' ');
      const isAll = readText(term, language).content.filter(({ weight }) => weight >= 1).length >= said;
      if (isAll && knowledge.definitionsOf(term).some(defines)) return [term];
    }
  }
  return [];
}

/** The terms that the book contrasts with terms of the point. */
function oppositesOf(point: string, knowledge: KnowledgeBase): PointFacts['opposites'] {
  const holds = (term: string) => ` ${bare(point)} `.includes(` ${bare(term)} `);
  const found = knowledge.ofKind('contrast').flatMap((fact) => {
    const sides = [fact.subject, fact.object ?? ''];
    if (fact.negated || sides.some((side) => side === '' || wordsIn(side).length > SIDE_WORDS)) return [];
    const [one = '', other = ''] = sides;
    if (holds(one) === holds(other)) return [];
    return [holds(one) ? { own: one, other } : { own: other, other: one }];
  });
  return [...new Map(found.map((pair) => [`${bare(pair.own)} ${bare(pair.other)}`, pair])).values()].slice(0, MOST);
}

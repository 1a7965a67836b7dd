/** Short-answer questions from what the book states. */
import { tokensOf } from '../../../knowledge/tokens.ts';
import type { DraftSaq } from '../../engine.ts';
import { askedWhy, isStiff } from '../asking-why.ts';
import { matters } from '../chapters.ts';
import type { Command } from '../commands.ts';
import type { Name } from '../names.ts';
import { framed, type Reading, statement } from '../reading.ts';
import type { Reason } from '../reasons.ts';
import { isForeign, withGap } from '../sentences.ts';
import type { QuizTerm } from '../terms.ts';
import { told } from '../wording.ts';
import { askedFigure, askedYear, type Figure, isAsked } from './figures.ts';
import { type Candidate, LAST, WEAK } from './form.ts';
import { askedName, isAskedFor, isCited } from './names.ts';
import { fromFact } from './stated.ts';
import { isPlainWord, seldomNamed } from './worth.ts';

export interface SaqCandidate extends Candidate<DraftSaq> {
  /** Index of the sentence that it rests on. */
  at: number;
  /** Whether its sentence tells something in passing. */
  passing?: boolean;
  /** The question where what is asked around it names the section already; left out where it is the same. */
  inside?: string;
}

/** How much more a form is worth than a figure out of a sentence. */
const WORTH = { list: 3.4, contrast: 2.8, meaning: 2.2, cause: 2.6, purpose: 2.2, part: 2.4, reason: 2.8, does: 2 };
/** What a story tells in passing is asked for its reason where there is nothing better. */
const PASSING = 1.5;
/** A number is worth so much less than a year: few keep it. */
const NUMBER = 1.5;

/** What a book holds that can be asked for. */
interface Material {
  terms: readonly QuizTerm[];
  figures: readonly Figure[];
  names: ReadonlyMap<string, Name>;
  reasons: readonly Reason[];
  commands: readonly Command[];
}

export function shortForms(reading: Reading, material: Material): SaqCandidate[] {
  const { terms, figures, names, reasons, commands } = material;
  const { short } = reading.frames;
  const matterOf = matters(reading);
  const isNamed = (text: string) => reading.lexicon?.capitalNouns === true && names.has(text);
  const seldom = seldomNamed(reading);
  const meanings = terms
    .filter(({ page, name, text }) => reading.inRange(page) && !name && !isNamed(text))
    .map((term) => ({
      ...candidate('meaning', term.fact.stored.first, term.chapter, WORTH.meaning + term.weight / 2, term.key, {
        question: framed(reading.frames.short.meaning, term.text),
        answer: statement(reading, term.meaning),
        evidence: term.quote,
      }),
      tier: isPlainWord(reading, term) ? WEAK : 0,
    }));
  const stated = reading.knowledge.facts.flatMap((fact) => {
    const quote = fact.quotes.length === 1 ? fact.quotes[0] : undefined;
    const sentence = reading.sentences[fact.stored.first];
    if (!quote || !sentence || fact.negated || !reading.inRange(fact.page)) return [];
    if (isForeign(reading, tokensOf(sentence.text, reading.pack.words.elided))) return [];
    const made = fromFact(reading, fact, quote, matterOf(sentence.section));
    const worth = WORTH[fact.kind as keyof typeof WORTH] ?? 0; // kinds without a worth make no question
    const key = fact.stored.keys.subject || `${fact.stored.first}`;
    return made
      ? [
          {
            ...candidate(
              fact.kind,
              fact.stored.first,
              reading.chapterOf(sentence),
              worth + fact.importance / 80,
              key,
              made,
            ),
            tier: seldom(fact.subject) ? LAST : isStiff(reading, made.question) ? WEAK : 0,
            ...(fact.kind === 'list' ? { inside: fromFact(reading, fact, quote, '')?.question } : {}),
          },
        ]
      : [];
  });
  const gaps = figures
    .filter(
      ({ sentence, text, unit, dated }) =>
        isAsked({ unit, dated }) &&
        sentence.fit &&
        reading.inRange(sentence.quote.page) &&
        sentence.text.split(text).length === 2,
    )
    .map((figure) => {
      const { sentence, token, text, unit } = figure;
      return candidate(
        unit === null ? 'year' : 'number',
        sentence.at,
        sentence.chapter,
        sentence.worth / 2 - (unit === null ? 0 : NUMBER),
        `${sentence.at}`,
        {
          question: askedYear(reading, figure) ?? askedFigure(reading, withGap(sentence, token, token + 1), unit),
          answer: text,
          evidence: sentence.quote,
        },
      );
    });
  const named = [...names.values()]
    .filter((name) => name.uses.length > 1 && isAskedFor(reading, name))
    .flatMap(({ text, uses }) =>
      uses
        .filter(
          ({ sentence: one, to }) =>
            one.fit && reading.inRange(one.quote.page) && one.text.split(text).length === 2 && !isCited(one, to),
        )
        .slice(0, 1)
        .map(({ sentence, from, to }) =>
          candidate('name', sentence.at, sentence.chapter, sentence.worth / 2 - 2, `${sentence.at}`, {
            question: askedName(reading, text, withGap(sentence, from, to)),
            answer: text,
            evidence: sentence.quote,
          }),
        ),
    );
  const why = reasons
    .filter(({ sentence }) => reading.inRange(sentence.quote.page))
    .map(({ sentence, fact, text, quote, central }): SaqCandidate => {
      const worth = WORTH.reason + sentence.worth - (central ? 0 : PASSING);
      const question = askedWhy(reading, fact, matterOf(sentence.section));
      const asked = candidate('reason', sentence.at, sentence.chapter, worth, `${sentence.at}`, {
        question,
        answer: statement(reading, text),
        evidence: quote,
      });
      return {
        ...asked,
        passing: !central,
        tier: seldom(fact) ? LAST : central && !isStiff(reading, question) ? 0 : WEAK,
      };
    });
  const done = commands
    .filter(({ quote }) => reading.inRange(quote.page))
    .map(({ name, does, place, opening, quote, at, chapter }) =>
      candidate('does', at, chapter, WORTH.does, name, {
        question: framed(place === 'label' ? reading.frames.short.meaning : (short.does ?? short.purpose), name),
        answer: statement(reading, opening === null ? does : told(quote.quote)),
        evidence: quote,
      }),
    );
  const blanks = [...gaps, ...named].map((one) => ({ ...one, tier: LAST }));
  return [...meanings, ...stated, ...why, ...done, ...blanks];
}

const candidate = (
  form: string,
  at: number,
  chapter: number,
  score: number,
  key: string,
  draft: DraftSaq,
): SaqCandidate => ({
  form,
  at,
  level: form === 'cause' || form === 'contrast' || form === 'reason' ? 'understand' : 'remember',
  chapter,
  score,
  about: [key],
  draft: () => draft,
});

/** Examples tied to what they exemplify, and statements set against the one before. */

import { standsAlone } from '../alone.ts';
import type { FactPlaces } from '../model.ts';
import type { Match } from '../pattern.ts';
import { nounPhrase } from '../phrase.ts';
import { isPastForm, type Reading } from '../reading.ts';
import { aboutOf, fact, linkOf, place, restIn, subjectIn } from './parts.ts';
import { comparable } from './relations.ts';

/** "An example of X is Y", "Y is an example of X". */
export function exampleFrom(reading: Reading, match: Match): FactPlaces[] {
  const { S, O } = match.slots;
  if (!S || !O) return [];
  const link = linkOf(reading, match);
  if (S.from < O.from) {
    const concept = nounPhrase(reading.lexicon, reading.tokens, S, 'phrase');
    const told = isPastForm(reading.lexicon, reading.tokens[O.from]?.text ?? '');
    const shown = told ? null : restIn(reading, O.from);
    return concept && shown
      ? [fact(reading, 'example', place(reading, concept), { object: place(reading, shown), link })]
      : [];
  }
  const concept = restIn(reading, S.from);
  const shown = subjectIn(reading, O);
  return concept && shown && concept.to - concept.from <= 8
    ? [fact(reading, 'example', place(reading, concept), { object: shown, link })]
    : [];
}

/** "For example, …": an example of what the paragraph has defined last, or of what the sentence before is about. */
export function exampleOf(reading: Reading, concept: FactPlaces | null, defined: Reading | null): FactPlaces[] {
  if (reading.opener !== 'example' || !concept || reading.isQuestion) return [];
  const told = { from: reading.context?.from ?? reading.from, to: reading.to };
  if (told.to - told.from < 4 || !standsAlone(reading, told, true)) return [];
  if (!defined || !(isCase(reading, told.from) || sharesWord(reading, defined))) return [];
  return [
    fact(reading, 'example', concept.subject, { object: place(reading, told), first: concept.first, context: null }),
  ];
}

/** "a rat gets …", "if you see …", "someone who …": opens as a case that was not told of before. */
function isCase({ tokens, lexicon }: Reading, at: number): boolean {
  const { articles, definite, reader, standIns, subordinating } = lexicon;
  const text = tokens[at]?.text ?? '';
  if (articles.size === 0 || reader.size === 0) return true;
  return (
    (articles.has(text) && !definite.has(text)) || [reader, standIns, subordinating].some((words) => words.has(text))
  );
}

const LONG_WORD = 5;

/** Whether two sentences have a longer word in common, however it ends. */
function sharesWord({ tokens, lexicon: { verbs, prepositions } }: Reading, other: Reading): boolean {
  const wordsOf = (list: Reading['tokens']) =>
    list.flatMap(({ text }) =>
      text.length < LONG_WORD || verbs.has(text) || prepositions.has(text) ? [] : [text.slice(0, LONG_WORD)],
    );
  const known = new Set(wordsOf(other.tokens));
  return wordsOf(tokens).some((word) => known.has(word));
}

/** "In contrast, B …": its subject against that of the sentence before. */
export function contrastWith(reading: Reading, before: Reading | null): FactPlaces[] {
  if (
    reading.opener !== 'contrast' ||
    !before ||
    reading.isQuestion ||
    reading.topic ||
    before.sentence.kind !== 'prose'
  )
    return [];
  const [one, other] = [aboutOf(before), aboutOf(reading)];
  if (!one || !other || before.isQuestion || one.sentence !== before.at || !comparable(one, other, before, reading))
    return [];
  const whole = (side: Reading) => ({ from: side.context?.from ?? side.from, to: side.to });
  if (!standsAlone(reading, whole(reading), true) || !standsAlone(before, whole(before), true)) return [];
  return [fact(reading, 'contrast', one, { object: other, first: before.at, context: null })];
}

/** "Unlike A, B …": what the sentence opens with against its subject. */
export function unlike(reading: Reading): FactPlaces[] {
  const { tokens, lexicon, context, subject } = reading;
  if (!context || !subject || !lexicon.unlike.has(tokens[context.from]?.text ?? '')) return [];
  const other = nounPhrase(lexicon, tokens, { from: context.from + 1, to: context.to }, 'phrase');
  const alone = standsAlone(reading, { from: reading.from, to: reading.to }, true);
  const link = place(reading, { from: context.from, to: context.from + 1 });
  return other && alone
    ? [fact(reading, 'contrast', place(reading, subject), { object: place(reading, other), link, context: null })]
    : [];
}

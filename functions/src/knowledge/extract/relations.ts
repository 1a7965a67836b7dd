/** What joins two things: is-a, parts, causes, purposes, contrasts, and things named as examples of a kind. */

import { standsAlone } from '../alone.ts';
import type { FactKind, FactPlaces, Wording } from '../model.ts';
import type { Match, Slot } from '../pattern.ts';
import { nounPhrase, type Range } from '../phrase.ts';
import { isPast, type Reading } from '../reading.ts';
import { itemsIn } from './items.ts';
import { clauseEnd, fact, linkOf, phraseBefore, place, restIn, subjectIn, termFrom } from './parts.ts';

const LAST_ITEM = 4;
const LONGEST_BARE = 3;

/** A slot behind the pattern's words: a term or phrase that ends by itself, or the rest of the clause. */
function objectIn(reading: Reading, slot: Slot): Range | null {
  if (slot.form === 'rest') return restIn(reading, slot.from);
  if (slot.form === 'term') return termFrom(reading, slot.from, slot.to);
  const end = Math.min(slot.to, clauseEnd(reading, slot.from));
  return nounPhrase(reading.lexicon, reading.tokens, { from: slot.from, to: end }, 'phrase');
}

/** A match of an `is-a`, `cause`, `purpose` or `contrast` pattern, whichever side comes first in the sentence. */
export function relationFrom(reading: Reading, match: Match, kind: FactKind): FactPlaces[] {
  const { S, O } = match.slots;
  if (!S || !O) return [];
  const subject = S.from < O.from ? subjectIn(reading, S) : rangeAsPlace(reading, objectIn(reading, S));
  const object = O.from < S.from ? subjectIn(reading, O) : rangeAsPlace(reading, objectIn(reading, O));
  if (!subject || !object) return [];
  // "two causes for …" is no verb.
  const opening = reading.tokens[O.from]?.text ?? '';
  const { singular, plural } = reading.lexicon.agreement;
  const clause = singular.has(opening) || plural.has(opening);
  if (kind === 'cause' && S.from < O.from && (reading.lexicon.prepositions.has(opening) || clause)) return [];
  return [fact(reading, kind, subject, { object, link: linkOf(reading, match) })];
}

const rangeAsPlace = (reading: Reading, range: Range | null) => range && place(reading, range);

/** "X consists of a, b and c"; "a is part of X". */
export function partFrom(reading: Reading, match: Match): FactPlaces[] {
  const { S, O, I } = match.slots;
  if (!S) return [];
  const link = linkOf(reading, match);
  if (I) {
    const whole = subjectIn(reading, S);
    const items = itemsIn(reading, { from: I.from, to: clauseEnd(reading, I.from) });
    return whole && items.length > 0
      ? [fact(reading, 'part', whole, { items: items.map((item) => place(reading, item)), link })]
      : [];
  }
  const whole = termFrom(reading, S.from, S.to);
  const part = O && subjectIn(reading, O);
  return whole && part ? [fact(reading, 'part', place(reading, whole), { items: [part], link })] : [];
}

/** "emotions such as fear, anger, and joy", "apples, pears, and other fruit". */
export function membersFrom(reading: Reading, match: Match): FactPlaces[] {
  const { S, I } = match.slots;
  if (!S || !I) return [];
  const { lexicon, tokens } = reading;
  const concept = S.from < I.from ? kindBefore(reading, S.to) : termFrom(reading, S.from, S.to);
  const range = S.from < I.from ? { from: I.from, to: listEnd(reading, I.from) } : null;
  if (!concept || !range || range.to <= range.from) return [];
  if (lexicon.generic.has(tokens[concept.to - 1]?.text ?? '') && concept.to - concept.from === 1) return [];
  // Without articles nothing tells where a long phrase begins.
  if (lexicon.articles.size === 0 && concept.to - concept.from > LONGEST_BARE && !lexicon.unspaced) return [];
  // "… or other": cut short, it is no member.
  const empty = ({ from, to }: Range) =>
    tokens.slice(from, to).every(({ text }) => lexicon.pointingFirst.has(text) || lexicon.determiners.has(text));
  const items = itemsIn(reading, range).filter((item) => !empty(item));
  // Nothing tells where the last member ends but the sentence: only a short one is sure.
  const last = items.at(-1);
  const open = range.to === reading.to || lexicon.capitalNouns;
  if (last && open && last.to - last.from > LAST_ITEM) return [];
  const link = linkOf(reading, match);
  return items.length > 0
    ? [
        fact(reading, 'example', place(reading, concept), {
          items: items.map((item) => place(reading, item)),
          link,
          context: null,
        }),
      ]
    : [];
}

/** The kind of thing that examples follow: no last member of a list, and without the gerund it belongs to ("using tools"). */
function kindBefore(reading: Reading, end: number): Range | null {
  const { tokens, lexicon } = reading;
  const whole = phraseBefore(reading, end);
  if (!whole) return null;
  // "a variety of symptoms, including": the nearest noun.
  let phrase = whole;
  for (let at = whole.from + 1; at < whole.to - 1; at++)
    if (lexicon.genitive.has(tokens[at]?.text ?? '')) phrase = { from: at + 1, to: whole.to };
  while (phrase.from < phrase.to - 1 && lexicon.articles.has(tokens[phrase.from]?.text ?? ''))
    phrase = { from: phrase.from + 1, to: phrase.to };
  const [first, before] = [tokens[phrase.from]?.text ?? '', tokens[phrase.from - 1]?.text ?? ''];
  if (/^[)）]$/.test(before)) return null;
  if (lexicon.and.has(before) && /^[,，、]$/.test(tokens[phrase.from - 2]?.text ?? '')) return null;
  const opens = phrase.from === reading.from || lexicon.prepositions.has(before) || lexicon.conjunctions.has(before);
  const gerund = opens && phrase.to - phrase.from > 1 && lexicon.gerundEndings.some((ending) => first.endsWith(ending));
  return gerund ? { from: phrase.from + 1, to: phrase.to } : phrase;
}

/** Where a list inside a sentence ends for certain: at the end, a bracket, a verb or a relative; else its own beginning. */
function listEnd({ tokens, lexicon, to }: Reading, from: number): number {
  let joined = -1;
  for (let at = from; at < to; at++) {
    const text = tokens[at]?.text ?? '';
    if (/^[;:)）—–]$/.test(text)) return at;
    const stops =
      (joined >= 0 && isPast(lexicon, tokens, at, from)) ||
      lexicon.verbs.has(text) ||
      lexicon.relatives.has(text) ||
      lexicon.hedges.has(text);
    if (stops) return joined >= 0 ? at : from;
    if (/^[,，]$/.test(text) && joined >= 0) {
      const more = tokens
        .slice(at + 1, to)
        .some(
          (token, step, rest) =>
            lexicon.and.has(token.text) && (step === 0 || /^[,，]$/.test(rest[step - 1]?.text ?? '')),
        );
      return more ? from : at;
    }
    if (lexicon.and.has(text)) joined = at;
  }
  return to;
}

/** "A …, whereas B …": the subjects of the two clauses. */
export function whereas(reading: Reading): FactPlaces[] {
  const { tokens, lexicon, from, to, subject } = reading;
  if (!subject || reading.context) return [];
  for (let at = from + 4; at < to - 3; at++) {
    if (!/^[,，;]$/.test(tokens[at - 1]?.text ?? '') || !lexicon.opposing.has(tokens[at]?.text ?? '')) continue;
    for (let verb = at + 2; verb < Math.min(to, at + 12); verb++) {
      if (!lexicon.verbs.has(tokens[verb]?.text ?? '')) continue;
      const other = nounPhrase(lexicon, tokens, { from: at + 1, to: verb }, 'phrase');
      const clause = other && tokens.slice(other.from, other.to).some(({ text }) => lexicon.relatives.has(text));
      const said = tokens.slice(subject.to, at).some(({ text }) => lexicon.relatives.has(text));
      if (
        !other ||
        clause ||
        said ||
        !comparable(place(reading, subject), place(reading, other), reading, reading) ||
        !standsAlone(reading, { from, to }, true)
      )
        return [];
      return [
        fact(reading, 'contrast', place(reading, subject), {
          object: place(reading, other),
          link: place(reading, { from: at, to: at + 1 }),
        }),
      ];
    }
  }
  return [];
}

const SHORT_SIDE = 2;

/** Whether two sides can be set against each other: both are short terms, or they share a word ("people with …"). */
export function comparable(one: Wording, other: Wording, first: Reading, second: Reading): boolean {
  const wordsOf = ({ start, end }: Wording, { tokens }: Reading) =>
    tokens.filter((token) => token.start >= start && token.end <= end);
  const [left, right] = [wordsOf(one, first), wordsOf(other, second)];
  // In one sentence two short terms are set against each other, in two they may be of different things.
  if (first === second && left.length <= SHORT_SIDE && right.length <= SHORT_SIDE) return true;
  const { prepositions, articles, and } = first.lexicon;
  const told = new Set(
    left.map(({ text }) => text).filter((text) => ![prepositions, articles, and].some((words) => words.has(text))),
  );
  return right.some(({ text }) => told.has(text));
}

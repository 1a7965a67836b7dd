/** Questions for the reason of a statement, for its year or for what something leads to: its own words put in the order of a question, where its language lets them. */
import { type Token, tokensOf } from '../../knowledge/tokens.ts';
import { type Token as Tagged, tag } from '../embedded/questions/tagger.ts';
import { clauseIn } from './clauses.ts';
import { contentWords } from './gate/words.ts';
import { capital, framed, inside, type Reading } from './reading.ts';
import type { Plain } from './sentences.ts';
import { told, uncited } from './wording.ts';

/**
 * Asks why something is so: "Why did the farms keep sheep?"
 * @param fact what is so, as the book tells it, without its full stop
 * @param title what its section is about, which is named where the statement shares no word with it; empty: not known
 */
export function askedWhy(reading: Reading, fact: string, title: string): string {
  const { why, reason } = reading.frames.short;
  if (!why) return framed(reason, fact);
  const words = ordered(reading, fact);
  if (words === null) {
    const led = why.led ? behindLead(reading, fact) : null;
    if (led && why.led) return framed(why.led, led.lead, led.words);
    return why.that ? framed(why.that, opened(reading, fact)) : framed(reason, fact);
  }
  const said = contentWords(fact);
  const named = title === '' || [...contentWords(title)].some((word) => said.has(word));
  return named || !why.within ? framed(why.asked, words) : framed(why.within, title, words);
}

/** Whether a question is put around the book's words as they stand ("why is it that …?"), where the language can say it as people do. */
export function isStiff({ frames: { short } }: Reading, question: string): boolean {
  const { that, what } = short.why ?? {};
  return [that, what && short.effect].some((frame) => frame && question.startsWith(frame.split('%', 1)[0] ?? frame));
}

/** "In the old town, people were poor": what says where or when, and the rest in the order of a question; null where nothing does. */
function behindLead(reading: Reading, fact: string): { lead: string; words: string } | null {
  const tokens = tokensOf(fact, reading.pack.words.elided);
  const clause = clauseIn(reading, { text: fact, tokens });
  const first = tokens[clause?.subject ?? 0];
  if (!clause || clause.subject === 0 || !first) return null;
  const words = ordered(reading, capital(fact.slice(first.start)));
  return words === null ? null : { lead: told(fact.slice(0, first.start)), words };
}

/**
 * Asks when something was: "In which year did the farms keep sheep?"
 * @param token which token of the statement is its year
 * @returns null where the year is not that of the whole statement, or the rest cannot be put in the order of a question
 */
export function askedWhen(
  reading: Reading,
  { text, tokens }: Pick<Plain, 'text' | 'tokens'>,
  token: number,
): string | null {
  const { when, short } = reading.frames;
  const year = tokens[token];
  const run = (when?.inYear ?? '')
    .split('|')
    .map((words) => words.trim().split(' ').filter(Boolean))
    .find((words) => words.every((word, i) => tokens[token - words.length + i]?.text === word));
  if (!when || !year || !run) return null;
  const from = token - run.length;
  const before = tokens[from - 1];
  // "Nach 1890": not in that year.
  if (run.length === 0 && before && reading.lexicon?.prepositions.has(before.text)) return null;
  const last = when.behind?.split(' ').includes(tokens[token + 1]?.text ?? '') ? token + 1 : token;
  const opens = from === 0;
  const lead = text.slice(0, tokens[from]?.start);
  const rest = text.slice(tokens[last]?.end).replace(/^\s*[.,]?\s*/u, '');
  // "The storm in 1999 caused …": the year of what is told of, and not of what is told.
  const clause = clauseIn(reading, { text, tokens });
  const verb = opens || (!clause && rest === '' && isOneClause(reading, tokens)) ? 0 : (clause?.verb ?? token);
  if (!opens && (verb >= from || (rest !== '' && tokens[last + 1]?.kind !== 'word'))) return null;
  const fact = opens ? capital(rest) : `${lead}${rest}`;
  // What is set off by marks would have to be put in order by itself; behind a comma another thing may have happened then.
  const said = told(uncited(fact));
  if (/[;:?!"“”«»„()[\]]|\s[-–—]|[-–—]\s/u.test(said) || (!opens && said.includes(','))) return null;
  // "1835 wurde … eröffnet": behind the year the verb comes first as it is.
  const asIs = opens && short.why?.order === 'verb first';
  const words = asIs ? said.charAt(0).toLowerCase() + said.slice(1) : ordered(reading, said);
  return words === null ? null : framed(when.asked, words.replace(/\s+/gu, ' ').trim());
}

/**
 * Asks what something leads to: "What does a long drought lead to?"
 * @param cause with its article; `link`: the verb, with its modal and preposition, as the sentence has them between cause and effect
 * @returns null where the language has no such question, or the words cannot be put in its order
 */
export function askedEffect(reading: Reading, cause: string, link: string, effect: string): string | null {
  const { what, order } = reading.frames.short.why ?? {};
  if (!what || order !== 'auxiliary first') return null;
  const { lexicon, pack } = reading;
  // "May also lead to": to whoever is asked, it is the first.
  const verb = link
    .split(/\s+/)
    .filter((word) => !lexicon?.hedges.has(word.toLowerCase()))
    .join(' ');
  const clause = { subject: 0, verb: tokensOf(cause, pack.words.elided).length };
  // What follows the effect is told of it; the effect itself shows the tagger what is a verb.
  const told = effect.split(/[,;(]|\s[-–—]\s/u, 1)[0]?.trim() ?? effect;
  const words = auxiliaryFirst(reading, `${capital(cause)} ${verb} ${told}`, clause);
  return words?.endsWith(` ${told}`) ? framed(what, words.slice(0, -told.length - 1)) : null;
}

/** Whether a year at a statement's end is that of all of it, where the statement is asked as it stands: no clause of its own holds it. */
function isOneClause({ lexicon, frames }: Reading, tokens: readonly Token[]): boolean {
  if (!lexicon || frames.short.why?.order !== 'as it stands') return false;
  const { relatives, conjunctions, and, subordinating } = lexicon;
  const joins = [relatives, conjunctions, and, subordinating];
  return !tokens.some(({ text }) => /^[,،，]$/.test(text) || joins.some((words) => words.has(text)));
}

/** The words of a statement in the order of a question; null where that cannot be told. */
function ordered(reading: Reading, fact: string): string | null {
  switch (reading.frames.short.why?.order) {
    case 'as it stands':
      return opened(reading, fact);
    case 'verb first':
      return verbFirst(reading, fact);
    default:
      return auxiliaryFirst(reading, fact);
  }
}

/** A statement as it stands inside a question: a small word at its beginning loses its capital where nouns have one as well. */
function opened(reading: Reading, fact: string): string {
  const { lexicon, pack } = reading;
  const first = tokensOf(fact, pack.words.elided)[0]?.text ?? '';
  const small = [lexicon?.prepositions, lexicon?.determiners, lexicon?.adverbs, lexicon?.conjunctions];
  return small.some((words) => words?.has(first))
    ? fact.charAt(0).toLowerCase() + fact.slice(1)
    : inside(reading, fact);
}

/** What stands before a verb that comes second has at most so many words. */
const FIELD = 8;

/** "Warum hielten die Bauern Schafe": the verb, whatever stood before it, the rest. */
function verbFirst(reading: Reading, fact: string): string | null {
  const { lexicon, pack } = reading;
  if (!lexicon) return null;
  const tokens = tokensOf(fact, pack.words.elided);
  const { agreement, modals, verbs, past } = lexicon;
  const acts = ({ text, kind, capital }: Token) =>
    kind === 'word' &&
    !capital &&
    [agreement.singular, agreement.plural, modals, verbs, past].some((one) => one.has(text));
  const at = tokens.findIndex((token, i) => i > 0 && acts(token));
  const [verb, before] = [tokens[at], tokens.slice(0, at)];
  if (!verb || at > FIELD || before.some(({ kind }) => kind === 'sign')) return null;
  const field = opened(reading, fact.slice(0, before.at(-1)?.end));
  return `${fact.slice(verb.start, verb.end)} ${field}${fact.slice(verb.end)}`;
}

/** "Why did the farms keep sheep": the auxiliary, the subject, the rest; a plain verb gets an auxiliary and loses its ending. */
function auxiliaryFirst(reading: Reading, fact: string, known?: { subject: number; verb: number }): string | null {
  const { pack, frames, lexicon } = reading;
  const tokens = tokensOf(fact, pack.words.elided);
  const clause = known ?? clauseIn(reading, { text: fact, tokens });
  const support = frames.short.why?.support;
  if (!clause || !support || !lexicon || clause.subject > 0) return null;
  const parts = placed(fact);
  const partAt = (i: number) => parts.get(tokens[i]?.start ?? -1);
  const at = tokens.findIndex((_, i) => i >= clause.verb && isVerb(partAt(i)));
  const [verb, part, opens] = [tokens[at], partAt(at), tokens[clause.verb]];
  if (!verb || !part || !opens || (known && at - known.verb > CLOSE)) return null;
  const subject = opened(reading, fact.slice(0, tokens[clause.verb - 1]?.end));
  const adverbs = fact.slice(opens.start, verb.start);
  const rest = fact.slice(verb.end);
  const next = tokens.findIndex((_, i) => i > at && isVerb(partAt(i)));
  // "Has" and "did" help a verb right behind them; "had to turn" and "did the work" are verbs by themselves.
  const ownVerb = lexicon.infinitive.has(tokens[at + 1]?.text ?? '') || partAt(at + 1)?.pos === 'DET';
  const follows = next >= 0 && next - at <= CLOSE && !ownVerb;
  const helps = part.pos === 'AUX' && (!['have', 'do'].includes(part.lemma) || follows);
  if (goesOnAfter(tokens, at, (i) => isVerb(partAt(i)))) return null;
  if (helps) return `${fact.slice(verb.start, verb.end)} ${subject} ${adverbs}${rest.trimStart()}`.trim();
  const word = verb.text;
  // "The hens lay eggs": no past of "lie", which takes no object.
  const lemma = frames.short.why?.pastOrPlain?.has(word) && takesObject(partAt(at + 1)) ? word : part.lemma;
  const ends = frames.verbEndings !== undefined && word.endsWith(frames.verbEndings);
  const plain = word === lemma;
  const several = isSeveral(parts, tokens.slice(0, clause.verb));
  const past = plain ? lexicon.past.has(word) && !several : !ends;
  // "The accident lead to …": misprinted.
  if (known && plain && !past && !several) return null;
  const auxiliary = past ? support.past : plain ? support.several : support.one;
  return `${auxiliary} ${subject} ${adverbs}${lemma}${rest}`;

  function isGerund(word: string): boolean {
    return lexicon?.gerundEndings.some((ending) => word.endsWith(ending)) ?? false;
  }

  /** Whether, behind a word that joins or a comma, what is said of the subject goes on with another verb. */
  function goesOnAfter(all: readonly Token[], verb: number, isOther: (at: number) => boolean): boolean {
    return all.some(({ text, kind }, i) => {
      const joins = lexicon?.and.has(text) || lexicon?.clause.has(text) || kind === 'sign';
      return i > verb && joins && [1, 2].some((step) => isOther(i + step) && !isGerund(all[i + step]?.text ?? ''));
    });
  }
}

/** Words between "has" and the participle that it helps. */
const CLOSE = 3;

const OBJECTS: readonly (Tagged['pos'] | undefined)[] = ['NOUN', 'PROPN', 'DET', 'PRON', 'NUM', 'ADJ'];
/** Whether an object begins right behind a verb. */
const takesObject = (next: Tagged | undefined): boolean => OBJECTS.includes(next?.pos);

const isVerb = (part: Tagged | undefined): boolean => part?.pos === 'VERB' || part?.pos === 'AUX';

/** Parts of speech by where a word begins. */
function placed(text: string): Map<number, Tagged> {
  const parts = new Map<number, Tagged>();
  let from = 0;
  for (const part of tag(text)) {
    const at = text.indexOf(part.text, from);
    if (at < 0) continue;
    parts.set(at, part);
    from = at + part.text.length;
  }
  return parts;
}

/** Whether a subject names several things by the noun before any preposition. */
function isSeveral(parts: ReadonlyMap<number, Tagged>, subject: readonly Token[]): boolean {
  const found = subject.map(({ start }) => parts.get(start));
  const ends = found.findIndex((part) => part?.pos === 'ADP');
  const nouns = (ends < 0 ? found : found.slice(0, ends)).filter((part) => part?.pos === 'NOUN');
  const last = nouns.at(-1);
  return found.some((part) => part?.pos === 'CCONJ') || (last !== undefined && last.lemma !== last.text.toLowerCase());
}

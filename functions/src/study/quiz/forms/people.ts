/** Who proposed, found or did what: people of the book beside one another. */
import { tokensOf } from '../../../knowledge/tokens.ts';
import type { DraftMcq } from '../../engine.ts';
import { type Distractor, saidOfBoth } from '../distractors.ts';
import { because } from '../explain.ts';
import { alike } from '../gate/options.ts';
import { contentWords } from '../gate/words.ts';
import type { Name } from '../names.ts';
import { choose } from '../options.ts';
import { couldBeSaidOfBearer } from '../predicates.ts';
import { framed, type Reading } from '../reading.ts';
import { together } from '../sections.ts';
import { told } from '../wording.ts';
import type { McqCandidate } from './form.ts';

const DEED = { least: 5, most: 28 };
const OFFERED = 8;
/** A text of so few pages that tells of no more people tells one story, in however many chapters. */
const FEW = 12;
const SHORT_BOOK = 20;
/** Whoever stands behind a preposition of place more often is a place. */
const PLACED = 0.2;

export interface Deed {
  name: Name;
  at: number;
  predicate: string;
  quote: { page: number; quote: string };
  chapter: number;
  score: number;
  about: string;
}

export function peopleForms(reading: Reading, deeds: readonly Deed[]): McqCandidate[] {
  const { who } = reading.frames;
  if (who === null || reading.pack.words.unspaced) return [];
  const people = new Map(deeds.map((deed) => [deed.name.text, deed]));
  return deeds
    .filter(({ quote }) => reading.inRange(quote.page))
    .map((deed) => ({
      form: 'who',
      level: 'remember' as const,
      chapter: deed.chapter,
      score: deed.score,
      about: [deed.about, deed.name.text],
      draft: (random: () => number) => draftOf(reading, who, deed, [...people.values()], random),
    }));
}

/** What the book says that people did, one a sentence. */
export function deedsOf(reading: Reading, names: ReadonlyMap<string, Name>): Deed[] {
  const { lexicon, pack, speaker } = reading;
  return [...reading.knowledge.ofKind('work'), ...reading.knowledge.ofKind('event')].flatMap((fact): Deed[] => {
    const quote = fact.quotes.length === 1 ? fact.quotes[0] : undefined;
    const sentence = reading.sentences[fact.stored.first];
    const name = nameAtEnd(names, fact.subject);
    if (
      !lexicon ||
      !quote ||
      !sentence ||
      !name ||
      name.words < 2 ||
      name.placed > PLACED ||
      isThing(reading, name) ||
      reading.isOrdinary(name.text.split(/\s+/).at(-1) ?? '') ||
      fact.negated
    )
      return [];
    const predicate = told(fact.object ?? '');
    const words = tokensOf(predicate, pack.words.elided).filter(({ kind }) => kind !== 'sign');
    if (words.length < DEED.least || words.length > DEED.most || words[0]?.kind !== 'word') return [];
    const { pronouns, pointing, verbs, past, pastEndings } = lexicon;
    const first = words[0]?.text ?? '';
    const acts =
      (verbs.has(first) && !isPlural(reading, first)) ||
      past.has(first) ||
      pastEndings.some((ending) => first.endsWith(ending));
    const leans = words.some(({ text }) => pronouns.has(text) || pointing.has(text) || speaker.has(text));
    const last = words.at(-1)?.text ?? '';
    const reported = past.has(last) || verbs.has(last);
    if (
      !acts ||
      reported ||
      lexicon.agreement.plural.has(first) ||
      leans ||
      /[?!:;"“”=<>]|\p{L}{2}\. \p{Lu}/u.test(predicate)
    )
      return [];
    const score = 0.6 + Math.min(1.6, name.uses.length / 4) + (fact.kind === 'work' ? 0.4 : 0);
    const chapter = reading.chapterOf(sentence);
    return [{ name, at: fact.stored.first, predicate, quote, chapter, score, about: `${fact.stored.first}` }];
  });
}

/** "Conrad and Barker use": the form of a verb that the same with an ending of the pack stands beside is of several people. */
const isPlural = ({ lexicon }: Reading, verb: string): boolean =>
  lexicon?.pluralEndings.some((ending) => ending !== '' && lexicon.verbs.has(`${verb}${ending}`)) ?? false;

/** "The Supreme Court": what stands behind an article is nobody. */
const isThing = ({ lexicon }: Reading, { uses }: Name): boolean =>
  uses.some(({ before }) => lexicon?.articles.has(before) ?? false);

/** "Sociologist Amitai Etzioni": the name that a subject ends with, without what the person is. */
function nameAtEnd(names: ReadonlyMap<string, Name>, subject: string): Name | undefined {
  const words = subject.split(/\s+/);
  for (let from = 0; from < words.length - 1; from++) {
    const name = names.get(words.slice(from).join(' '));
    if (name) return name;
  }
  return undefined;
}

function draftOf(
  reading: Reading,
  who: string,
  { name, predicate, quote, chapter }: Deed,
  people: readonly Deed[],
  random: () => number,
): DraftMcq | null {
  const asked = contentWords(predicate);
  const isShort = reading.book.pages.length <= SHORT_BOOK && people.length <= FEW;
  const rivals = rivalsOf({ name, quote, chapter }, people, isShort)
    .filter(({ name: other }) => !other.uses.some(({ sentence: { at } }) => saidOfBoth(reading, at, asked)))
    .filter(({ name: other }) => !couldBeSaidOfBearer(reading, reading.knowledge.keyOf(other.text), predicate))
    .map((other): Distractor => ({ text: other.name.text, about: other.quote }));
  const wrong = choose(name.text, rivals, random);
  if (!wrong) return null;
  return {
    question: framed(who, predicate),
    options: [name.text, ...wrong.map(({ text }) => text)],
    answer_index: 0,
    explanation: because(reading, quote),
    evidence: quote,
    about: [null, ...wrong.map(({ about }) => about)],
    level: 'remember',
    form: 'who',
  };
}

/** Other people of the same places in the book, or of all of a short one, those told of beside the first before others. */
function rivalsOf(
  { name, quote, chapter }: Pick<Deed, 'name' | 'quote' | 'chapter'>,
  people: readonly Deed[],
  isShort: boolean,
): Deed[] {
  return people
    .filter(
      (other) =>
        (isShort || other.chapter === chapter || together(other.name.sections, name.sections) > 0) &&
        other.name !== name &&
        !alike(other.name.text, name.text) &&
        !quote.quote.includes(other.name.text),
    )
    .map((other) => ({
      other,
      score: together(other.name.sections, name.sections) + Math.min(0.5, other.name.uses.length / 10),
    }))
    .sort((a, b) => b.score - a.score)
    .slice(0, 2 * OFFERED)
    .map(({ other }) => other);
}

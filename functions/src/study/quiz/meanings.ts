/** What a book says that a term means: whether its words say so, up to where, and whether they can be asked for by themselves. */
import type { Fact } from '../../knowledge/index.ts';
import type { Lexicon } from '../../knowledge/lexicon.ts';
import { isPastForm } from '../../knowledge/reading.ts';
import { type Token, tokensOf } from '../../knowledge/tokens.ts';
import { standsAlone } from '../gate/stem.ts';
import { plain, type QuizContext } from './context.ts';
import { HYPHENS, type Tagged, tagged } from './tagger.ts';

/** Words of a meaning; characters in a script without spaces. */
const MEANING = { least: 4, most: 32 };
const UNSPACED_MEANING = { least: 8, most: 70 };
/** A pronoun among so many words has nothing before it that it could stand for. */
const LEANING = 4;
/** What tells a noun from others of its name follows within so many words: "the scientific and systematic study of". */
const PHRASE = 8;
/** Words between a meaning and the name that it is given: "is also known as the". */
const MOST_CALLED = 5;

/** Whether a relative clause says more of a noun. */
export const isNarrowed = ({ relatives }: Lexicon, tokens: readonly Token[]) =>
  tokens.some(({ text }, at) => at > 1 && relatives.has(text));

/** Whether a word is a plain "is" or "are". */
export const agrees = ({ agreement }: Lexicon, word: string) =>
  agreement.singular.has(word) || agreement.plural.has(word);

/**
 * Whether the words that join term and meaning say what the term means: now, of any such thing, and not of one at hand ("the
 * display is a table").
 */
export function statesMeaning(
  { lexicon, pack, sentences }: QuizContext,
  fact: Fact,
  link: readonly string[],
  copula: boolean,
  titled: boolean,
): boolean {
  if (!lexicon) return false;
  const { subject, object } = fact.stored;
  const sentence = sentences[subject.sentence]?.text ?? '';
  const before = tokensOf(sentence.slice(0, subject.start), pack.words.elided).filter(({ kind }) => kind !== 'sign');
  const words = tokensOf(fact.object ?? '', pack.words.elided).map(({ text }) => text);
  const narrowed = words.some((word) => lexicon.relatives.has(word));
  const told = words
    .slice(1, PHRASE)
    .some((word) => [lexicon.prepositions, lexicon.relatives, lexicon.infinitive].some((list) => list.has(word)));
  if (link.length === 0) {
    if (!object || object.sentence !== subject.sentence || !lexicon.articles.has(words[0] ?? '')) return false;
    // "A graph in the shape of a bell is called a bell curve."
    const called = tokensOf(sentence.slice(object.end, subject.start), pack.words.elided).map(({ text }) => text);
    const named = called.some((word) => pack.defining.named.includes(word));
    if (object.end <= subject.start) return named && called.length <= MOST_CALLED && object.start === 0;
    // "…, a law stating that …", "thanatology: the study of …"; "the job, a goal that …" tells of one at hand.
    const beside = /^\s*[,،:：]\s*$/u.test(sentence.slice(subject.end, object.start));
    const ends = /^\s*(?:[.。]\s*)?$/u.test(sentence.slice(object.end));
    const atHand = lexicon.definite.has(before.at(-1)?.text ?? '') && !fact.subject.includes(' ');
    // "In World War II, the …": where or when.
    const places = before.length <= 2 && lexicon.prepositions.has(before[0]?.text ?? '');
    return beside && ends && !atHand && !places && !/^\p{Lu}+$/u.test(fact.subject);
  }
  if (link.some((word) => lexicon.past.has(word) || lexicon.or.has(word))) return false;
  // "Occurs when …", "means that …": a sentence follows, and no phrase; one does behind "is defined as".
  const last = link.at(-1) ?? '';
  if (link.length > 1 && lexicon.conjunctions.has(last) && !lexicon.prepositions.has(last)) return false;
  if (!copula && /^\p{Lu}+$/u.test(fact.subject)) return false;
  if (!copula) return link.some((word) => agrees(lexicon, word)) || !link.some((word) => isPastForm(lexicon, word));
  // The term opens the sentence, or a clause of it: "…, and the iris is the …".
  const opening =
    sentence
      .slice(0, subject.start)
      .split(/[,;:：，；]\s/u)
      .at(-1) ?? '';
  const [first, second, ...more] = tokensOf(opening, pack.words.elided).map(({ text }) => text);
  const lead = first !== undefined && lexicon.and.has(first) ? [second, ...more] : [first, second, ...more];
  if (lead.some((word) => word !== undefined && !lexicon.articles.has(word))) return false;
  const definite = lexicon.definite.has(before.at(-1)?.text ?? '');
  // "The context is the reward structure for …" tells of one at hand; "the pupil is the opening through which …" of any.
  if (definite && !titled && !narrowed && (!told || lexicon.definite.has(words[0] ?? ''))) return false;
  // "Sensation is the receptors detecting …": what a definite noun means is told right behind it.
  if (lexicon.definite.has(words[0] ?? '') && !narrowed && !told) return false;
  const several = link.some((word) => lexicon.agreement.plural.has(word));
  const one = lexicon.articles.has(words[0] ?? '') && !lexicon.definite.has(words[0] ?? '');
  // "Profilers are a small part of …" counts them; "inventories are a kind of test" says what they are.
  return !(several && one) || words.slice(1, 3).some((word) => lexicon.genera.has(word));
}

/** A meaning up to where the sentence says more of the term, or lists examples: "a gland that secretes hormones: insulin and …". */
export function meaningUpTo({ lexicon, pack }: QuizContext, meaning: string): string {
  const cut = meaning.split(/\s[-–—]\s|[:：]\s|;\s/u, 1)[0] ?? '';
  if (!lexicon || pack.words.unspaced) return plain(cut);
  const parts = tokensOf(cut, pack.words.elided);
  const end = parts.findIndex(({ text }, at) => {
    const next = parts[at + 1]?.text ?? '';
    const comma = /^[,،]$/.test(parts[at - 1]?.text ?? '');
    const joins = lexicon.and.has(text) && !lexicon.or.has(text);
    // ", which means that …" says more of what was said.
    const adds =
      comma && lexicon.relatives.has(text) && !parts.slice(0, at).some((one) => lexicon.relatives.has(one.text));
    return (
      at >= MEANING.least && (adds || (joins && (agrees(lexicon, next) || (comma && lexicon.conjunctions.has(next)))))
    );
  });
  return plain(end < 0 ? cut : cut.slice(0, parts[end]?.start));
}

/** Whether a meaning is a whole noun phrase that says enough by itself: no clause, no pointer, nobody who speaks. */
export function isWholeMeaning({ lexicon, pack, frames }: QuizContext, meaning: string, sure: boolean): boolean {
  if (!lexicon) return false;
  const tokens = tokensOf(meaning, pack.words.elided);
  const words = tokens.filter(({ kind }) => kind !== 'sign').map(({ text }) => text);
  const { least, most } = pack.words.unspaced ? UNSPACED_MEANING : MEANING;
  if (words.length < least || words.length > most || !standsAlone(meaning)) return false;
  if (/[?!=<>|{}\\@#^~_"“”]|https?:|www\./u.test(meaning) || !isClosed(meaning)) return false;
  const { articles, vague, generic, genera, pronouns, pointing, relatives, prepositions, conjunctions, verbs } =
    lexicon;
  const first = words[0] ?? '';
  const closed = [prepositions, conjunctions, verbs, lexicon.determiners, relatives];
  if (!articles.has(first) && [...closed, lexicon.standIns].some((list) => list.has(first))) return false;
  const opening = words.filter((word) => !articles.has(word)).slice(0, 2);
  const says = words.length >= (sure ? 1.5 : 2) * MEANING.least || words.some((word) => relatives.has(word));
  const isVague = (word: string) => vague.has(word) && !(says && (sure || genera.has(word)));
  if (!pack.words.unspaced && opening.some(isVague)) return false;
  if (opening.some((word) => generic.has(word)) && !says) return false;
  if (!sure && lexicon.definite.has(first) && opening.some((word) => lexicon.recalling.has(word))) return false;
  if (words.slice(0, LEANING).some((word) => pronouns.has(word))) return false;
  const speakers = new Set(frames.speaker.split(' '));
  const anyone = new Set(frames.anyone?.split(' '));
  const opens = words.findIndex((word) => relatives.has(word));
  if (words.some((word, at) => speakers.has(word) && !(anyone.has(word) && opens >= 0 && at > opens))) return false;
  const points = (word: string, at: number) =>
    pointing.has(word) && (!prepositions.has(word) || at === words.length - 1 || articles.has(words[at - 1] ?? ''));
  if (words.some((word) => lexicon.opposing.has(word))) return false;
  if (words.some(points) || /['’]s\b(?<=\p{Lu}\p{L}+['’]s)/u.test(meaning) || isCutOff(lexicon, tokens)) return false;
  return isNounPhrase(lexicon, pack, meaning);
}

/** "The beliefs, thoughts, feelings", "the idea that the": what was to come is cut off. */
function isCutOff(
  { and, prepositions, articles, conjunctions, relatives }: Lexicon,
  tokens: readonly Token[],
): boolean {
  const comma = tokens.findLastIndex(({ text }) => /^[,،，]$/.test(text));
  const behind = tokens.slice(comma + 1);
  const last = tokens.at(-1)?.text ?? '';
  const stranded = prepositions.has(last) && tokens.some(({ text }, at) => at > 1 && relatives.has(text));
  if (!stranded && [and, prepositions, articles, conjunctions, relatives].some((list) => list.has(last))) return true;
  return comma >= 0 && behind.length < 3 && !behind.some(({ text }) => and.has(text));
}

const isClosed = (text: string) => (text.match(/[([]/g) ?? []).length === (text.match(/[)\]]/g) ?? []).length;

const OBJECT: ReadonlySet<string> = new Set(['DET', 'PRON', 'NOUN', 'PROPN', 'ADJ']);

/** Whether a tagger, where there is one, finds a noun phrase: nothing acts in it but in clauses that say more of a noun. */
function isNounPhrase(lexicon: Lexicon, pack: QuizContext['pack'], meaning: string): boolean {
  const tokens = tagged(pack, meaning);
  if (!tokens) return true;
  const isVerb = (token: Tagged | undefined) => token?.pos === 'VERB' || token?.pos === 'AUX';
  const isParticiple = ({ text }: Tagged) =>
    isPastForm(lexicon, text) || lexicon.gerundEndings.some((ending) => text.endsWith(ending));
  const isNoun = (token: Tagged) => token.pos === 'NOUN' || token.pos === 'PROPN' || token.text.endsWith('ing');
  // "The Japanese forced Korean women": a participle has no object behind it.
  const hasObject = (next: Tagged | undefined) => next !== undefined && OBJECT.has(next.pos);
  const acts = (token: Tagged, next: Tagged | undefined) =>
    isVerb(token) && (!isParticiple(token) || (isPastForm(lexicon, token.text) && hasObject(next)));
  // "The way words are arranged": a clause without a word that opens it.
  const opensClause = ({ pos, text }: Tagged, next: Tagged | undefined, behind: Tagged | undefined) =>
    pos === 'SCONJ' ||
    lexicon.relatives.has(text) ||
    text === 'how' ||
    (text === 'way' && hasObject(next)) ||
    // "Higher grades than they have earned".
    (pos === 'ADP' && next?.pos === 'PRON' && isVerb(behind)) ||
    // "To think", "to consistently think".
    (lexicon.infinitive.has(text) && (isVerb(next) || (next?.pos === 'ADV' && isVerb(behind))));
  const [first] = tokens;
  if (!first || first.pos === 'ADV' || (first.pos === 'VERB' && !isParticiple(first))) return false;
  if (isHappening(lexicon, tokens) || isOwned(lexicon, tokens)) return false;
  let [nouns, clauses, acting] = [0, 0, 0];
  for (const [at, token] of tokens.entries()) {
    const before = tokens.slice(0, at).findLast(({ pos }) => pos !== 'ADV');
    if (isNoun(token)) nouns++;
    if (opensClause(token, tokens[at + 1], tokens[at + 2])) clauses++;
    const goesOn = before && (isVerb(before) || before.pos === 'CCONJ');
    // "Specialized neurons", "a cluster of related concepts": a participle that opens a phrase says of which sort they are.
    const opens = isParticiple(token) && (before === undefined || before.pos === 'DET' || before.pos === 'ADP');
    // "A government-run program".
    const joined = before !== undefined && HYPHENS.has(before.text);
    if (acts(token, tokens[at + 1]) && !goesOn && !opens && !joined) acting++;
    if (nouns === 0 && (clauses > 0 || acting > 0)) return false;
    if (acting > (clauses > 0 ? clauses + 1 : 0)) return false;
  }
  return nouns > 0;
}

/** "The patient talking about …", "a group being forced": it means what is done, and its noun is who does it. */
function isHappening(lexicon: Lexicon, tokens: readonly Tagged[]): boolean {
  const definite = lexicon.definite.has(tokens[0]?.text.toLowerCase() ?? '');
  const isNoun = (token: Tagged | undefined) => token?.pos === 'NOUN' || token?.pos === 'PROPN';
  const at = tokens.findIndex(
    ({ text }, i) => isNoun(tokens[i - 1]) && lexicon.gerundEndings.some((ending) => text.endsWith(ending)),
  );
  if (at < 0 || tokens.slice(0, at).some(({ pos }) => pos === 'ADP' || pos === 'SCONJ')) return false;
  const next = tokens[at + 1]?.pos ?? '';
  return tokens[at]?.pos === 'AUX' || (definite && (next === 'ADP' || next === 'DET'));
}

/** "The group's shared practices": whose they are was said before. */
const isOwned = (lexicon: Lexicon, tokens: readonly Tagged[]): boolean =>
  lexicon.definite.has(tokens[0]?.text.toLowerCase() ?? '') &&
  tokens.slice(1, 3).some(({ text }) => /^['’]s?$/u.test(text));

/** What a manual describes one by one, in its own words: commands, functions, and the members of lists with a label each. */
import { quotable } from '../../book/sentences.ts';
import { tokensOf } from '../../knowledge/tokens.ts';
import { tag } from '../embedded/questions/tagger.ts';
import type { ClaimedQuote } from '../engine.ts';
import { capital, type Reading } from './reading.ts';
import { told } from './wording.ts';

export interface Command {
  name: string;
  /** What it does: a sentence of its own below its heading, or what stands behind its name in a sentence. */
  does: string;
  /** Where the description stands: below the name, in its sentence, or behind a label. */
  place: 'below' | 'within' | 'label';
  /** How the sentence opens, up to the verb; null where the description is not the rest of a sentence. */
  opening: string | null;
  quote: ClaimedQuote;
  /** Index of the sentence. */
  at: number;
  section: number;
  chapter: number;
}

const DOES = { least: 20, most: 150 };
/** "ndims (a)", "[q, r] = deconv (y, a)", "numel (a) numel (a, idx)": a name with what it is given, and nothing else. */
const SIGNATURE = /^(?:[[\]\w\s,.]{1,40}=\s*)?([\p{L}][\w.]{1,30})\s?\([^()]{0,60}\)(?:\s.{0,120})?$/u;
/** "The function seq() is …", "file.copy copies …". */
const INSIDE = /^((?:\p{L}+\s){0,2}([\p{L}][\w.]*(?:\([^()]{0,30}\)|[._]\p{L}\w*(?:\([^()]{0,30}\))?)))\s/u;
/** "MP3.com", "bugs.debian.org": a place on the net. */
const ADDRESS = /\.(?:com|org|net|edu|gov|\p{Ll}{2})$|\..*\./u;
/** What a description does not hold: formulas, lists that follow, addresses. */
const UNTOLD = /[=<>|{}\\@#^~;?!]|https?:|:$|\.\s+\p{Lu}|,\s*\p{L}$/u;

/** In reading order, one a name: the first that says what it does. */
export function commandsOf(reading: Reading): Command[] {
  const { sentences } = reading;
  const known = new Map<string, Command>();
  for (const [at, sentence] of sentences.entries()) {
    const found = below(reading, at) ?? within(reading, at) ?? labelled(reading, at);
    if (!found || known.has(found.name) || !reading.lexicon || reading.pack.words.unspaced) continue;
    const { page, section } = sentences[found.at] ?? sentence;
    const chapter = reading.chapterOf({ page, section });
    if (chapter >= 0) known.set(found.name, { ...found, section, chapter });
  }
  const all = [...known.values()];
  // A book that describes one or two in this way is no manual: a theorem or an exercise stands below a line of code.
  const few = all.filter(({ place }) => place === 'below').length < MEMBERS;
  return few ? all.filter(({ place }) => place !== 'below') : all;
}

type Found = Omit<Command, 'section' | 'chapter'>;

/** A line with the name and what it is given, and the paragraph below it. */
function below(reading: Reading, at: number): Found | null {
  const [line, next] = [reading.sentences[at], reading.sentences[at + 1]];
  if (!line || next?.kind !== 'prose' || next.paragraph === line.paragraph || next.section !== line.section)
    return null;
  if (line.kind !== 'fragment' && line.kind !== 'code') return null;
  const name = SIGNATURE.exec(line.text.trim())?.[1];
  const does = told(next.text);
  if (!name || !/^\p{Lu}/u.test(does) || !isPlain(reading, does) || !tellsWhatToDo(reading, does)) return null;
  return { name, does, place: 'below', opening: null, quote: quotable(reading.book, next), at: at + 1 };
}

/** "Return the number …": what could stand behind "to". "Theorem 5 …" and "If x is a vector, …" tell of something else. */
function tellsWhatToDo({ frames }: Reading, does: string): boolean {
  if (!frames.tagged) return true;
  return tag(`to ${does.charAt(0).toLowerCase()}${does.slice(1)}`)[1]?.pos === 'VERB';
}

/** A sentence that begins with the name. */
function within(reading: Reading, at: number): Found | null {
  const { sentences, lexicon, pack } = reading;
  const sentence = sentences[at];
  if (sentence?.kind !== 'prose' || !lexicon) return null;
  const [, opening, name] = INSIDE.exec(sentence.text) ?? [];
  if (!opening || !name || ADDRESS.test(name)) return null;
  const does = told(sentence.text.slice(opening.length));
  const [verb, next] = tokensOf(does, pack.words.elided);
  const acts = verb?.kind === 'word' && (lexicon.verbs.has(verb.text) || lexicon.articles.has(next?.text ?? ''));
  const shown = name.replace(/\(.*$/, '()');
  return acts && isPlain(reading, does)
    ? { name: shown, does, place: 'within', opening, quote: quotable(reading.book, sentence), at }
    : null;
}

/** "• armhf: an alternative to armel", where the members before and behind it have labels too. */
function labelled(reading: Reading, at: number): Found | null {
  const { sentences } = reading;
  const sentence = sentences[at];
  const [, name, rest] = LABEL.exec(sentence?.text.trim() ?? '') ?? [];
  if (!sentence || !name || !rest) return null;
  const list = [...Array(2 * AROUND + 1).keys()].map((i) => sentences[at - AROUND + i]);
  const members = list.filter((one) => one?.section === sentence.section && LABEL.test(one.text.trim()));
  const does = told(rest);
  // "Before 1920: …": a date is no name of a thing.
  if (/\p{Nd}{4}/u.test(name)) return null;
  if (members.length < MEMBERS || !isPlain(reading, does)) return null;
  return { name, does: capital(does), place: 'label', opening: null, quote: quotable(reading.book, sentence), at };
}

/** The mark of a list's member, its label, and what is said of it. */
const LABEL = /^[•·▪‣*–-]\s*([^\s:;,.()“”"][^:;,.()“”"]{1,28}?)\s?(?::|\s[–—-]\s)\s*(\p{L}.*)$/u;
/** Members stand so many sentences apart at most, and are so many at least. */
const AROUND = 8;
const MEMBERS = 4;

/** Whether a description says enough by itself. */
function isPlain({ lexicon, pack, speaker, leaning }: Reading, does: string): boolean {
  if (does.length < DOES.least || does.length > DOES.most || UNTOLD.test(does) || !lexicon) return false;
  const words = tokensOf(does, pack.words.elided).map(({ text }) => text);
  // "The data frame supplied must …": not what the command does.
  if ([lexicon.articles, lexicon.determiners].some((list) => list.has(words[0] ?? ''))) return false;
  const { recalling, genera, genitive } = lexicon;
  const recalls = (word: string, next: string) => recalling.has(word) && !genera.has(word) && !genitive.has(next);
  return !words.some(
    (word, i) =>
      lexicon.pointing.has(word) ||
      speaker.has(word) ||
      leaning.has(word) ||
      // "Does the corresponding operation": as something before does.
      (i < LEANING && recalls(word, words[i + 1] ?? '')) ||
      (i < LEANING && lexicon.pronouns.has(word)),
  );
}

/** A pronoun among so many words has nothing before it. */
const LEANING = 3;

/** What a section is about where its title does not say so: the words that it keeps coming back to and that are hardly said elsewhere. */
import type { Reading } from './reading.ts';
import type { Plain } from './sentences.ts';

/** A section comes back to a word in so many of its sentences, and in such a share of them. */
const OFTEN = 3;
const SHARE = 0.15;
/** Such a share of a word's sentences stands in the section that it belongs to. */
const AT_HOME = 0.6;
/** A word of fewer letters tells no matter in a script that parts words. */
const LETTERS = 4;

/** A noun stands right behind a preposition so often. */
const BEHIND = 2;

/**
 * Whether a statement names what its section is about, by that section's own words.
 * @param sentences all prose of the book: what is unfit to be asked about tells what a section speaks of as well
 */
export function namesMatter(reading: Reading, sentences: readonly Plain[]): (sentence: Plain) => boolean {
  const { own, wordsOf } = ownWords(reading, sentences);
  return ({ at, section }) => {
    const matter = own.get(section);
    return matter !== undefined && [...(wordsOf.get(at) ?? [])].some((word) => matter.has(word));
  };
}

/**
 * Nouns that sections keep coming back to, as they stand behind prepositions, in a language that parts words and writes them
 * alike in every case (Arabic, Persian); none in any other.
 */
export function matterNouns(reading: Reading, sentences: readonly Plain[]): string[] {
  const { lexicon, pack } = reading;
  if (!lexicon || pack.words.unspaced || lexicon.articles.size > 0 || lexicon.obliqueEndings.length > 0) return [];
  const forms = new Map<string, Map<string, number>>();
  for (const sentence of sentences)
    sentence.tokens.forEach(({ text: word, kind, start, end }, i, tokens) => {
      if (kind !== 'word' || !lexicon.prepositions.has(tokens[i - 1]?.text ?? '')) return;
      const [stem, text] = [pack.words.stem(word), sentence.text.slice(start, end)];
      const all = forms.get(stem) ?? new Map<string, number>();
      forms.set(stem, all.set(text, (all.get(text) ?? 0) + 1));
    });
  const { own } = ownWords(reading, sentences);
  const stems = new Set([...own.values()].flatMap((words) => [...words]));
  return [...stems].flatMap((stem) => {
    const [form] = [...(forms.get(stem) ?? [])].sort((a, b) => b[1] - a[1]);
    return form && form[1] >= BEHIND ? [form[0]] : [];
  });
}

/** The words that belong to each section, and those of each sentence, by stems. */
function ownWords(reading: Reading, sentences: readonly Plain[]) {
  const wordsOf = new Map(sentences.map((sentence) => [sentence.at, stemsOf(reading, sentence)]));
  const everywhere = new Map<string, number>();
  for (const words of wordsOf.values()) for (const word of words) everywhere.set(word, (everywhere.get(word) ?? 0) + 1);
  const own = new Map<number, ReadonlySet<string>>();
  for (const [section, inside] of Map.groupBy(sentences, (sentence) => sentence.section)) {
    const here = new Map<string, number>();
    for (const { at } of inside) for (const word of wordsOf.get(at) ?? []) here.set(word, (here.get(word) ?? 0) + 1);
    const least = Math.max(OFTEN, SHARE * inside.length);
    const kept = [...here].filter(
      ([word, times]) => times >= least && times >= AT_HOME * (everywhere.get(word) ?? times),
    );
    own.set(section, new Set(kept.map(([word]) => word)));
  }
  return { own, wordsOf };
}

/** The words of a statement that may tell a matter, by stems; pairs of characters where nothing parts words. */
function stemsOf({ pack, contentAt }: Reading, { at, tokens }: Plain): ReadonlySet<string> {
  const { stop, unspaced, stem } = pack.words;
  if (unspaced) return contentAt(at);
  const words = tokens.filter(({ text, kind }) => kind === 'word' && text.length >= LETTERS && !stop.has(text));
  return new Set(words.map(({ text }) => stem(text)));
}

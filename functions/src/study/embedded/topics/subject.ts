/** What a book as a whole is about, in a word or two: what makes "Vision" a search for the right vision. */
import { sectionsOf } from '../../../book/chapters.ts';
import type { Book } from '../../../book/model.ts';
import { proseOf } from '../../../book/sentences.ts';
import { packFor } from '../../../language/packs/index.ts';
import { nounSorts } from '../../gate/noun-sorts.ts';
import { contentWords } from '../../gate/words.ts';

const WORD = /[\p{L}\p{M}]{4,}/gu;
/** Share of the sentences that must say a word of the title, or a name that stands in so many headings. */
const LEAST_SHARE = { titled: 0.02, name: 0.05 };
const LEAST_HEADINGS = 4;
/** Share of its occurrences that a name has with a capital. */
const CAPITALS = 0.8;

/** Times that the text must say a phrase of the title. */
const LEAST_PHRASES = 3;

interface Named {
  /** As first printed. */
  word: string;
  titled: boolean;
  headings: number;
}

/** The subject as printed: a noun of the title, else the name that the headings repeat (of a program); null where none stands out. */
export function subjectOf(book: Book, title: string, language: string): string | null {
  const sentences = proseOf(book);
  const said = sentences.map(({ text }) => contentWords(text));
  const text = sentences.map((sentence) => sentence.text).join('\n');
  let best: { word: string; titled: boolean; share: number } | null = null;
  for (const [stem, { word, titled, headings }] of named(book, title)) {
    if (titled ? !isNoun(word, language) : headings < LEAST_HEADINGS || !isName(text, word, language)) continue;
    const share = said.filter((words) => words.has(stem)).length / Math.max(1, said.length);
    if (share < LEAST_SHARE[titled ? 'titled' : 'name'] || (best?.titled && !titled)) continue;
    if (!best || (titled && !best.titled) || share > best.share) best = { word, titled, share };
  }
  return best && (best.titled ? withCompany(best.word, title, text) : best.word);
}

/** "Free Culture" where the title says it so and the text does too, else "Culture". */
function withCompany(word: string, title: string, text: string): string {
  const [phrase] =
    new RegExp(`(?<![\\p{L}\\p{M}])[\\p{L}\\p{M}]{3,}\\s+${word}(?![\\p{L}\\p{M}])`, 'u').exec(title) ?? [];
  if (phrase === undefined || contentWords(phrase).size < 2) return word;
  return text.toLowerCase().split(phrase.toLowerCase()).length > LEAST_PHRASES ? phrase : word;
}

/** Whether a word is a noun; of languages without a list of nouns we can't tell. */
function isNoun(word: string, language: string): boolean {
  const singulars = packFor(language).quiz?.singulars;
  return singulars === undefined || nounSorts(word.toLowerCase(), singulars) !== '';
}

/** Whether a word has capitals in the middle of texts. In German every noun has. */
function isName(text: string, word: string, language: string): boolean {
  if (language === 'de' || !/\p{Lu}/u.test(word)) return false;
  const all = text.match(new RegExp(`(?<![\\p{L}\\p{M}])${word}(?![\\p{L}\\p{M}])`, 'giu')) ?? [];
  return all.filter((found) => /^\p{Lu}/u.test(found)).length >= CAPITALS * all.length;
}

/** The words of the title and the headings, by their stem. */
function named(book: Book, title: string): Map<string, Named> {
  const found = new Map<string, Named>();
  const note = (text: string, titled: boolean) => {
    for (const word of new Set(text.match(WORD) ?? [])) {
      const [stem] = contentWords(word);
      if (stem === undefined) continue;
      const known = found.get(stem) ?? { word, titled, headings: 0 };
      found.set(stem, { ...known, headings: known.headings + (titled ? 0 : 1) });
    }
  };
  note(title, true);
  for (const section of sectionsOf(book)) if (section.kind === 'chapter') note(section.title, false);
  return found;
}

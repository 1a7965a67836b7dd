/** Which chapter a sentence stands in, and what its section is about. */
import { sectionsOf } from '../../book/chapters.ts';
import type { Book } from '../../book/model.ts';
import type { Sentence } from '../../book/sentences.ts';
import { tokensOf } from '../../knowledge/tokens.ts';
import { contentWords } from './gate/words.ts';
import { inOtherLetters } from './letters.ts';
import type { Reading } from './reading.ts';

/** Pages of a stretch that stands for a chapter in a book without chapters. */
const STRETCH = 15;
/** Fewer pages on average are no chapters. */
const LEAST_PAGES = 1.2;

const TITLE = { least: 4, most: 60 };

/** A section of fewer sentences need not say what it is called. */
const SAYS = 4;

/** One word over a section in another language than English is said in so many of its sentences, or stands there by chance. */
const AGAIN = 2;

/**
 * What a section is about, by its title or that of the part it stands in; empty where none names a matter. A title of which
 * the sections under it hold no word names none: it is in another language, or a figure of speech.
 * @returns a function of the section's index, and of whether the section itself is too narrow
 */
export function matters({
  book,
  pack,
  lexicon,
  sentences,
  contentAt,
}: About): (section: number, wider?: boolean) => string {
  const { topics } = pack;
  const sections = sectionsOf(book);
  const bySection = Map.groupBy(sentences.keys(), (at) => sentences[at]?.section ?? -1);
  const said = new Map<number, boolean>();
  /** Whether the text under a title, down to the next of its level, holds a word of it. */
  const isSaid = (at: number, title: string): boolean => {
    const known = said.get(at);
    if (known !== undefined) return known;
    const own = [...contentWords(title)];
    const level = sections[at]?.level ?? 0;
    const next = sections.findIndex((other, i) => i > at && other.level <= level);
    const inside: number[] = [];
    for (let i = at; i < (next < 0 ? sections.length : next); i++)
      inside.push(...(bySection.get(i) ?? []).filter((place) => sentences[place]?.kind === 'prose'));
    // In other letters than its book a title has to be said as it stands, in a short section too.
    const foreign = lexicon !== null && inOtherLetters(lexicon, tokensOf(title, pack.words.elided));
    const holds = (place: number) =>
      foreign ? (sentences[place]?.text.includes(title) ?? false) : own.some((word) => contentAt(place).has(word));
    // "Sky (United Kingdom)" over a chapter in German: a word that the chapter never says is of another language, or a note.
    // "Private school" over one: "private" and "school" may be said, but nowhere together.
    const together = (place: number) =>
      own.filter((word) => contentAt(place).has(word)).length >= Math.min(2, own.length);
    const every = own.every((word) => inside.some((place) => contentAt(place).has(word)));
    const whole = pack.code === 'en' || (every && inside.filter(together).length >= (own.length > 1 ? 1 : AGAIN));
    const found = (inside.length < SAYS && !foreign) || (whole && inside.some(holds));
    said.set(at, found);
    return found;
  };
  const ordinary = new RegExp(`^(?:${topics.plain})$`, 'iu');
  const matterOf = (title: string) => {
    const plain = title
      .replace(/^(?:\p{L}+\s)?\p{Nd}+(?:\.\p{Nd}+)*[:.]?(?:\s+|$)/u, '')
      .replace(/^["“„«「](.*)["”“»」]$/u, '$1')
      .trim();
    const named = plain.length >= TITLE.least && plain.length <= TITLE.most && contentWords(plain).size > 0;
    return named && !ordinary.test(plain) && !/[“”„«»「」"?!]/u.test(plain) ? plain : '';
  };
  return (index, wider = false) => {
    let level = Infinity;
    for (let at = index; at >= 0; at--) {
      const section = sections[at];
      if (!section || section.level >= level) continue;
      const narrow = wider && level === Infinity && section.level > 1;
      level = section.level;
      const matter = narrow ? '' : matterOf(section.title);
      if (matter !== '' && isSaid(at, matter)) return matter;
    }
    return '';
  };
}

type About = Pick<Reading, 'book' | 'pack' | 'lexicon' | 'sentences' | 'contentAt'>;

/** The chapter of a sentence; null where it stands in a part that is no chapter of a book that has some. */
export function chapterIndex(book: Book): (sentence: Pick<Sentence, 'section' | 'page'>) => number | null {
  const sections = sectionsOf(book);
  const chapters = sections.map((section, i) => {
    for (let at = i; at >= 0; at--) {
      const outer = sections[at];
      if (outer?.number !== undefined && (at === i || outer.level < section.level)) return at;
    }
    return null;
  });
  const starts = new Set(chapters.filter((chapter) => chapter !== null));
  // A slide is no chapter.
  const counted = starts.size > 0 && book.pages.length / starts.size >= LEAST_PAGES;
  return (sentence) => (counted ? (chapters[sentence.section] ?? null) : Math.floor(sentence.page / STRETCH));
}

/** The words that open a list, behind what its section is about where they do not say so: "three cases" of what? */
export function placed(matter: string, lead: string): string {
  const said = contentWords(lead);
  return matter === '' || [...contentWords(matter)].some((word) => said.has(word)) ? lead : `${matter}: ${lead}`;
}

/** The titles inside sections that no outline has: found on the pages, with what stands under each. */
import { countWords } from '../../../book/script.ts';
import type { BookIndex } from '../../../book/search/build.ts';
import { termsOf, wordsOf } from '../../../book/search/terms.ts';
import type { Sentence } from '../../../book/sentences.ts';
import { BULLET } from '../../../book/split.ts';
import { isStop } from '../../../language/analyse.ts';
import { packFor } from '../../../language/packs/index.ts';
import { tellingWords } from './search.ts';

/** A title and the sentences `[first, last]` under it, up to the next title or the end of its section. */
export interface Heading {
  title: string;
  page: number;
  first: number;
  last: number;
}

/** A line of more is no title. */
const MOST = { words: 9, chars: 80 };
const OPENS = /^[\p{Lu}\p{Lt}\p{Lo}\p{Nd}]/u;
const ENDS = /[\p{Terminal_Punctuation}…][\p{Pe}\p{Pf}"]?$/u;

const known = new WeakMap<BookIndex, Heading[]>();

/** All titles on the pages: those of sections, and lines that stand alone between two paragraphs and end without a stop. */
export function headingsOf(index: BookIndex): Heading[] {
  let found = known.get(index);
  if (!found) {
    const { sentences } = index;
    const titles = sentences.flatMap(({ kind }, at) => (kind === 'heading' || isTitle(at, sentences) ? [at] : []));
    found = titles.flatMap((at, i) => {
      const sentence = sentences[at];
      const first = at + 1;
      let last = (titles[i + 1] ?? sentences.length) - 1;
      while (last >= first && sentences[last]?.section !== sentence?.section) last--;
      return sentence && last >= first ? [{ title: sentence.text, page: sentence.page, first, last }] : [];
    });
    known.set(index, found);
  }
  return found;
}

/** Whether a line is a title by where it stands: alone, behind running text or another title, and before running text. */
function isTitle(at: number, sentences: readonly Sentence[]): boolean {
  const sentence = sentences[at];
  if (sentence?.kind !== 'fragment' || sentence.rest) return false;
  const { text, paragraph, section } = sentence;
  if (text.length > MOST.chars || countWords(text) > MOST.words) return false;
  if (!OPENS.test(text) || ENDS.test(text) || BULLET.test(text) || !/\p{L}{2}|\p{Lo}/u.test(text)) return false;
  const beside = (step: 1 | -1) => {
    let other = at + step;
    while (sentences[other]?.kind === 'furniture' || sentences[other]?.kind === 'caption') other += step;
    return sentences[other];
  };
  const [before, behind] = [beside(-1), beside(1)];
  if (behind?.kind !== 'prose' || behind.paragraph === paragraph || behind.section !== section) return false;
  return before?.kind === 'heading' || (before?.kind === 'prose' && before.paragraph !== paragraph);
}

/** Telling terms of a title, and of the sections that it stands in. */
interface Terms {
  own: ReadonlySet<string>;
  section: ReadonlySet<string>;
  around: ReadonlySet<string>;
}
/** Of a title, which is in the language of the book. */
function tellingTerms(title: string, { language }: BookIndex): ReadonlySet<string> {
  const pack = packFor(language);
  const words = wordsOf(title.normalize('NFKC').replace(/[’‘]/g, "'"));
  return new Set(words.filter((word) => !isStop(word.toLowerCase(), pack)).flatMap((word) => termsOf(word, language)));
}

const cut = new WeakMap<Heading, Terms>();

function termsIn(heading: Heading, index: BookIndex): Terms {
  let terms = cut.get(heading);
  if (!terms) {
    const at = index.sentences[heading.first]?.section ?? -1;
    const around = new Set<string>();
    let level = Number.POSITIVE_INFINITY;
    for (let above = at; above >= 0 && level > 1; above--) {
      const section = index.sections[above];
      if (!section || section.level >= level) continue;
      for (const term of tellingTerms(section.title, index)) around.add(term);
      level = section.level;
    }
    const own = index.sections[at]?.title ?? '';
    terms = { own: tellingTerms(heading.title, index), section: tellingTerms(own, index), around };
    cut.set(heading, terms);
  }
  return terms;
}

/** How many terms of a wording a title and the titles above it hold: of titles that are alike, the one in the right chapter. */
const together = (wanted: ReadonlySet<string>, { own, around }: Terms): number =>
  [...wanted].filter((term) => own.has(term) || around.has(term)).length;

const askedTerms = (wording: string, index: BookIndex): ReadonlySet<string> =>
  new Set(tellingWords(wording, index).flatMap((word) => termsOf(word, index.language)));

/** Of the words of a name and of a title, this share must be the same. */
const SAME = 0.6;
/** "Chapter 2" is no title. */
const NUMBERED = /^(?:\p{L}+\s+)?\p{Nd}+(?:\.\p{Nd}+)*\.?$/u;

/**
 * The title inside a section that is most like a name, of equal ones that whose chapter the question names; undefined where none is
 * like it.
 */
export function headingNamed(name: string, question: string, index: BookIndex): Named | undefined {
  const plain = name.replace(PAGE, '').trim();
  if (NUMBERED.test(plain)) return undefined;
  const [wanted, asked] = [askedTerms(plain, index), askedTerms(`${plain} ${question}`, index)];
  let best: (Named & { held: number }) | undefined;
  for (const heading of headingsOf(index)) {
    const terms = termsIn(heading, index);
    if ([...terms.own].every((term) => terms.section.has(term))) continue;
    const both = [...wanted].filter((term) => terms.own.has(term)).length;
    const like = both / Math.max(1, wanted.size + terms.own.size - both);
    const held = together(asked, terms);
    if (like < SAME || (best && (like < best.like || (like === best.like && held <= best.held)))) continue;
    best = { heading, like, held };
  }
  return best;
}
interface Named {
  heading: Heading;
  like: number;
}
/** As parts are told to a model. */
const PAGE = /\(p\. \d+\)\s*$/;

/** A title of one term is named only together with its chapter. */
const FEWEST = 2;

/** What stands under titles that a wording holds whole, the most telling first. */
export function headingsIn(wording: string, index: BookIndex): Heading[] {
  const wanted = askedTerms(wording, index);
  return headingsOf(index)
    .flatMap((heading) => {
      const terms = termsIn(heading, index);
      if (terms.own.size === 0 || ![...terms.own].every((term) => wanted.has(term))) return [];
      const held = together(wanted, terms);
      return held >= FEWEST ? [{ heading, held, own: terms.own.size }] : [];
    })
    .toSorted((a, b) => b.held - a.held || b.own - a.own)
    .map(({ heading }) => heading);
}

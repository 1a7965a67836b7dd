/** Which sentences say what something is. */
import { countWords } from '../../../book/script.ts';
import type { BookIndex } from '../../../book/search/build.ts';
import type { Mention } from '../../find/mentions.ts';
import { once } from '../../find/repeats.ts';
import { isWhole } from '../../find/whole.ts';
import { type Group, groupAround, leansBack, merge } from '../compose/compose.ts';
import type { Home } from '../find/home.ts';
import { MENTION_WEIGHTS } from '../find/weights.ts';
import { announces, listAfter } from './lists.ts';
import { tellsAnything, wordsIn } from './telling.ts';

const DEFINITIONS = 3;
/**
 * A definition, and what else is said of the term, in so many words; the first sentence is said however long it is. Fewer where
 * the book says outright what the term means.
 */
const TOLD_WORDS = 76;
const DEFINED_WORDS = 30;

/** A definition of so few words leaves what it is about to the sentence behind it. */
const THIN = 17;

const mentionScore = (mention: Mention): number =>
  mention.features.reduce((sum, value, at) => sum + value * (MENTION_WEIGHTS[at] ?? 0), 0);

/** Beside a complete definition stands only what defines too, or scores this much less at most. */
const NEARLY = 1.8;
/** A piece of a sentence, or one that only announces what follows, defines nothing by itself. */
const INCOMPLETE = 0.8;
/** "An X is a …", right at the beginning, or "… is called X if …" says what X is more surely than any other form. */
const OF_ANY = 0.5;

/** What names it in the way of a definition does so more surely than what only begins with it. */
const DEFINES = 0.5;
/** What leans on the sentence before says less by itself. */
const LEANS = 0.5;
/** What defines a subject at the beginning of the section that is headed by just that is meant to. */
const OPENS_HOME = 0.75;
/** What says of some of a kind what they are called does not say what all of them are. */
const ANOTHER = 1;

/** Sentences from which the book's facts have read what a subject means, and those of them with the words that say so. */
export interface Stated {
  all: ReadonlySet<number>;
  outright: ReadonlySet<number>;
}
const NOTHING_STATED: Stated = { all: new Set(), outright: new Set() };

/** A sentence from which the book's facts have read what the subject means defines it this much more surely. */
const STATED = 1;

/**
 * Mentions of a subject, the one that defines it best first.
 * @param stated sentences that the book's facts name as definitions of it
 * @param home the beginning of the section that is headed by it
 */
export function best(
  mentions: readonly Mention[],
  index: BookIndex,
  stated: ReadonlySet<number> = new Set(),
  home: Home = new Map(),
): Mention[] {
  const scores = new Map(
    mentions.map((mention) => [
      mention,
      mentionScore(mention) +
        (stated.has(mention.at) ? STATED : 0) +
        (mention.ofAny ? OF_ANY : 0) +
        (mention.defines ? DEFINES : 0) -
        (mention.another ? ANOTHER : 0) -
        (leansBack(mention.at, index) || index.traits.has(mention.at, 'example') ? LEANS : 0) +
        (mention.says ? OPENS_HOME * (home.get(mention.at) ?? 0) : 0) -
        (isWhole(mention.at, index) ? 0 : INCOMPLETE),
    ]),
  );
  return mentions.toSorted((a, b) => (scores.get(b) ?? 0) - (scores.get(a) ?? 0) || a.at - b.at);
}

/**
 * The definition of a subject and what else is said of it, as far as it needs more: a sentence that says "X is …" is nearly
 * enough by itself, one that only names the term is not.
 * @param person a person is introduced where the book names them first, unless it says who they are
 * @param stated sentences that the book's facts name as definitions of the subject, and which of them say so outright
 */
export function pickDefinition(
  mentions: readonly Mention[],
  index: BookIndex,
  skip: (at: number) => boolean,
  person = false,
  stated: Stated = NOTHING_STATED,
  home: Home = new Map(),
): Group[] {
  const all = best(
    mentions.filter(({ at }) => !skip(at)),
    index,
    stated.all,
    home,
  );
  const [first] = all;
  const anyWhole = all.some(({ at }) => isWhole(at, index));
  const ordered = all
    .filter(({ at }) => tellsAnything(at, index))
    .filter((one) => one.defines || isWhole(one.at, index) || !anyWhole);
  const listed = first !== undefined && announces(index, first.at) && listAfter(index, first.at).length > 0;
  const told = listed
    ? [first]
    : first?.complete
      ? ordered.filter(
          (one) =>
            one === first ||
            (one.defines && !one.another) ||
            (isWhole(one.at, index) && !one.another && mentionScore(one) >= mentionScore(first) - NEARLY),
        )
      : ordered;
  const introduced =
    person && !first?.complete ? mentions.filter(({ at }) => !skip(at) && isWhole(at, index)).slice(0, 1) : [];
  const [main, next, ...others] = once([...new Set([...introduced, ...told])], index, DEFINITIONS).map(({ at }) => at);
  if (main === undefined) return [];
  const thin = countWords(index.sentences[main]?.text ?? '') < THIN;
  const about = thin || mentions.some(({ at }) => at === main + 1) || leansBack(main + 1, index);
  const after = about && goesOn(main, index) && !skip(main + 1) ? [main + 1] : [];
  const beside = next === undefined ? [] : [next];
  const places = thin ? [main, ...after, ...beside, ...others] : [main, ...beside, ...after, ...others];
  const most = stated.outright.has(main) ? DEFINED_WORDS : TOLD_WORDS;
  const groups: Group[] = [];
  let words = 0;
  for (const at of places) {
    const group = at === main + 1 ? { main: at, first: at, last: at } : groupAround(index, at, 'needed');
    const fresh = merge([...groups, group], index);
    const length = fresh.reduce((sum, one) => sum + wordsIn(one, index), 0);
    if (groups.length > 0 && (length > most || length === words)) continue;
    groups.push(group);
    words = length;
  }
  return merge(groups, index);
}

/** Whether the sentence after one goes on in the same paragraph, as one that can be quoted. */
const goesOn = (at: number, index: BookIndex): boolean =>
  index.sentences[at + 1]?.paragraph === index.sentences[at]?.paragraph && isWhole(at + 1, index);

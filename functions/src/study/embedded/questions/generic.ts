/** Words too general to be asked for, and words that point or compare instead of naming. */

const set = (words: string) => new Set(words.split(/\s+/));

/** Nouns that stand for something said elsewhere, or for nothing in particular. */
const GENERIC = set(
  `example instance thing reason result way problem type kind sort form one answer question goal purpose idea difference case fact
  point person people man woman child boy girl student reader part book section chapter page step line text word number name author
  issue topic aspect feature advantage disadvantage benefit approach method process effect figure table image picture above below
  term concept notion definition meaning use aim task job work study research researcher participant finding evidence view argument claim statement
  story time day year today other same others someone something anything everything nothing lot bit side end beginning rest
  situation condition role relationship change solution conclusion consequence implication outcome remainder bottom top choice sense effort
  first second third next last mr mrs dr professor following course field program project default option element item result model
  thank exception possibility opportunity chance risk question decade century week month life world country state city home place area
  majority minority half quarter percent portion amount level range position action activity event principle practice existence distance
  handful couple dozen bunch deal sake thousand hundred million account version location objective core heart basis mix order behalf favor further infinite door plenty like mean system seat lot opinion slight technique term tool facility link seat car middle ability career theory implementation application conversion crossing`,
);

/** Nouns that are general in most books, but what a technical book is about: terms if the book says what *a* one is. */
const TECHNICAL = set(
  'factor function list object variable set class command type mode data value file string character list array item symbol parameter argument model theory theorem proof formula program step process relation method principle state element project',
);

/** Words that point or compare instead of naming. */
const VAGUE = set(
  `other such same many more most first second third next last own several various certain different main new following recent only good bad
  important few resulting given corresponding above below optional possible obvious current specific particular entire whole real typical simple similar
  early late original actual final initial perfect full proper significant high higher low lower remaining input output return returned
  parameter argument arguments property less free right wrong common general simplest best better true false empty default additional extra
  usual included great large larger largest small smaller smallest big little young younger old older so called existing major minor key single
  hard easy difficult wide wider broad numerous sufficient necessary enormous fundamental basic overall slight real much earlier later previous longer shorter`,
);

const singular = (word: string) => word.replace(/ies$/, 'y').replace(/(?<=[^s])s$/, '');

export function isGeneric(word: string): boolean {
  const lower = word.toLowerCase();
  return GENERIC.has(lower) || GENERIC.has(singular(lower)) || isTechnical(word);
}

export function isTechnical(word: string): boolean {
  const lower = word.toLowerCase();
  return TECHNICAL.has(lower) || TECHNICAL.has(singular(lower));
}

export const isVague = (word: string) => VAGUE.has(word.toLowerCase());

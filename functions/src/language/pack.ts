/**
 * What Folio knows of a language, as data. A pack is composed of parts by concern: each part's type stands in `parts/`, each
 * pack's in `packs/<code>/<part>.ts`. `words` every language has; a part that a pack lacks is said so in the table of the
 * README, and its readers do without.
 */
import type { PackCode } from './codes.ts';
import { once } from './once.ts';
import type { Converse } from './parts/converse.ts';
import type { Defining } from './parts/defining.ts';
import type { Headings } from './parts/headings.ts';
import type { Knowledge } from './parts/knowledge.ts';
import type { Listing } from './parts/listing.ts';
import type { Marking } from './parts/marking.ts';
import type { Questions } from './parts/questions.ts';
import type { Quiz } from './parts/quiz.ts';
import type { Replies } from './parts/replies.ts';
import type { Requests } from './parts/requests.ts';
import type { Sentences } from './parts/sentences.ts';
import type { Signs } from './parts/signs.ts';
import type { Time } from './parts/time.ts';
import type { Topics } from './parts/topics.ts';
import type { Words } from './parts/words.ts';

export interface LanguagePack {
  code: PackCode;
  words: Words;
  /** How sentences say what something is, word by word. */
  defining: Defining;
  /** What its books call their parts, and how their headings are set. */
  headings: Headings;
  /** Full stops that end no sentence; a language without such abbreviations has none. */
  sentences?: Sentences;
  /** What of a book can be studied or searched for by itself. */
  topics: Topics;
  /** What a sentence shows by its words; what is left out is not looked for. */
  signs?: Signs;
  /** What a question asks for; `und` has none. */
  questions?: Questions;
  /** How members of something are asked for and strung together; without it no list is told by how a sentence is made. */
  listing?: Listing;
  /** What a student asks for besides what the book teaches. */
  requests?: Requests;
  /** What a student asks the revision chat for besides what the books say; without it, only the books are asked. */
  converse?: Converse;
  /** How a text speaks of days; without it, none are read. */
  time?: Time;
  /** What the engine says in its own words. */
  replies?: Replies;
  /** How facts are told; what is left out finds fewer facts, and without it none are found. */
  knowledge?: Partial<Knowledge>;
  /** What an examiner says around the book's words; without it questions are asked in English. */
  quiz?: Quiz;
  /** How answers deny, hedge, oppose and count; without it only what holds in every language is looked at. */
  marking?: Marking;
}

/** Parts that are patterns in the main: hundreds over all languages, of which a process needs those of one or two. */
type Late = 'questions' | 'requests' | 'converse' | 'listing' | 'time' | 'marking';

/** A pack of these parts; those of patterns are made when they are first looked at. */
export function packOf(
  parts: Omit<LanguagePack, Late>,
  late: { [P in Late]?: () => NonNullable<LanguagePack[P]> },
): LanguagePack {
  const pack: LanguagePack = { ...parts };
  for (const [part, make] of Object.entries(late)) {
    Object.defineProperty(pack, part, { get: once<unknown>(make), enumerable: true });
  }
  return pack;
}

/**
 * What the language packs know of answers, for marking. Ways to deny, to withhold an answer and to speak to the marker are
 * taken of all languages at once: students change theirs, and only words that mean nothing else are listed.
 */
import { LANGUAGES, type PackCode } from '../../language/codes.ts';
import { FORMER_FRAMES } from '../../language/former-frames.ts';
import { lowerCased } from '../../language/match.ts';
import { packFor } from '../../language/packs/index.ts';
import { type AnswerGrammar, answerGrammar, type Marking } from '../../language/parts/marking.ts';
import { folded } from '../marking/refusal.ts';

const parts: Marking[] = [...LANGUAGES, 'und'].flatMap((code) => packFor(code).marking ?? []);

const negators = new Map<PackCode, ReadonlySet<string>>();
/** Words that say no in a text of a language, and in every text: "sin" denies in Spanish, and is a noun and a function in English. */
export function negatorsOf(language: PackCode): ReadonlySet<string> {
  const known = negators.get(language);
  if (known) return known;
  const codes = [...new Set<PackCode>([language, 'en', 'und'])];
  const words = new Set(codes.flatMap((code) => [...(packFor(code).marking?.negators ?? [])]));
  negators.set(language, words);
  return words;
}
/** Characters that say no in scripts without spaces. */
export const NEGATING_CHARACTERS: ReadonlySet<string> = new Set(parts.flatMap(({ negating }) => [...negating]));
/** Words that end the reach of a negation. */
export const CLAUSE_OPENERS: ReadonlySet<string> = new Set(parts.flatMap(({ openers }) => [...openers]));

/** Whether a question asks what a term means, in its own language. */
export const asksWhatItMeans = (question: string, language: PackCode): boolean =>
  asking.get(language)?.test(folded(question.trim())) ?? false;
/** What fills the frame of a question has at most so many words; what a reason is asked for may be a whole statement. */
const FILLER = 12;

interface Frames {
  /** For one meaning, difference, effect, cause or purpose. */
  thing: readonly RegExp[];
  /** For the reason of a statement. */
  reason: readonly RegExp[];
  /** For what a section is about. */
  gist: readonly RegExp[];
}
const frames = new Map<PackCode, Frames>();

/** The frames in which quizzes ask in a language, to be laid on folded questions. */
function framesOf(language: PackCode): Frames {
  const known = frames.get(language);
  if (known) return known;
  const code = language === 'und' ? 'en' : language;
  const short = packFor(code).quiz?.short;
  const former = FORMER_FRAMES[code];
  const laid = (texts: readonly (string | undefined)[]) =>
    texts
      .filter((text) => text !== undefined)
      .map((text) => folded(text).replace(/[\\^$.*+?()[\]{}|/]/gu, '\\$&'))
      .map((text) => new RegExp(`^${text.replaceAll('%', '(.+?)')}$`, 'u'));
  const found = {
    thing: laid([short?.meaning, ...former.thing]),
    reason: laid(former.reason),
    gist: laid([short?.recall]),
  };
  frames.set(language, found);
  return found;
}

/** Whether a question is framed as quizzes ask for one thing: whatever says it answers, in its own words. */
export const asksOneThing = (question: string, language: PackCode): boolean =>
  framesOf(language).thing.some(
    (frame) =>
      frame
        .exec(folded(question.trim()))
        ?.slice(1)
        .every((filler) => filler.split(/\s+/u).length <= FILLER) ?? false,
  );

/** Whether a question is framed as quizzes ask for the reason of a statement. */
export const asksReason = (question: string, language: PackCode): boolean =>
  framesOf(language).reason.some((frame) => frame.test(folded(question.trim())));

/** Whether a question is framed as quizzes ask for what a section is about: one sentence of it is not the only right answer. */
export const asksGist = (question: string, language: PackCode): boolean =>
  framesOf(language).gist.some((frame) => frame.test(folded(question.trim())));

const asking = new Map(
  [...LANGUAGES, 'und' as const].flatMap((code) => {
    const part = packFor(code).marking;
    return part ? [[code, lowerCased(part.asksMeaning)] as const] : [];
  }),
);

/** A number word of a language ("drei"); undefined for other words. */
export const numberWord = (word: string, language: PackCode): number | undefined => {
  const numbers = packFor(language).marking?.numbers;
  // "constructor" is a word that every object has.
  return numbers && Object.hasOwn(numbers, word) ? numbers[word] : undefined;
};

/** What stands behind a number of a language and adds a half to it, in words. */
export const halvesIn = (language: PackCode): string[][] =>
  (packFor(language).marking?.halves ?? []).map((phrase) => phrase.split(' '));

const amounts = new Map(parts.flatMap((part) => Object.entries(part.amounts ?? {})));
/** The number that a stem of any language holds ("coupl" two); undefined for other words. */
export const amountIn = (stem: string): number | undefined => amounts.get(stem);

/** Opposites of all packs but English, anywhere and in place, with the stemmer of each. */
export const foreignOpposites = LANGUAGES.filter((code) => code !== 'en').map((code) => ({
  pairs: packFor(code).marking?.opposites ?? '',
  inPlace: packFor(code).marking?.contraries ?? '',
  series: packFor(code).marking?.series ?? '',
  stem: packFor(code).words.stem,
}));

const EMPTY = answerGrammar({});
/** The grammar words of a language's answers; English where none is known, which does no harm. */
export const grammarOf = (language: PackCode): AnswerGrammar =>
  packFor(language === 'und' ? 'en' : language).marking?.grammar ?? EMPTY;

/** All words of a language's list of opposites. */
export const oppositesIn = (language: PackCode): string[] =>
  (packFor(language).marking?.opposites ?? '').split(/[\s/|]+/).filter(Boolean);

const bases = new Map<PackCode, ReadonlyMap<string, string>>();
/** The word that a form is an irregular one of ("nimmt": "nehmen"); any other word itself. English has its own list. */
export function baseOf(word: string, language: PackCode): string {
  const known = bases.get(language) ?? new Map(formsIn(grammarOf(language).irregular));
  bases.set(language, known);
  return known.get(word) ?? word;
}
const formsIn = (text: string): [form: string, word: string][] =>
  text.split(';').flatMap((entry) => {
    const [word = '', ...forms] = entry.trim().split(/\s+/);
    return forms.map((form): [string, string] => [form, word]);
  });

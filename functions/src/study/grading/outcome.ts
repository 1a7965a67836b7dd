/** What becomes of the fitted model's probability once meaning is looked at: made, missing, or for the student to decide. */
import { packFor } from '../../language/packs/index.ts';
import { gapInCopy, isScrambled } from './exchange.ts';
import type { PointContext } from './features.ts';
import { MET, OPEN } from './judge.ts';
import { asksGist, asksOneThing, asksReason, asksWhatItMeans, grammarOf } from './languages.ts';
import { agreementOf, load, nearnessOf, pairWords, STANDS_FOR } from './meaning.ts';
import { type Substitution, substitutionsOf } from './substitution.ts';
import type { ReadText, Token } from './text.ts';

export interface Outcome {
  verdict: 'met' | 'missing' | 'unsure';
  /** Where the answer says another thing than the point; empty where it doesn't. */
  replaced: Substitution[];
}

/*
 * The constants are set on train and on our own hard answers (tools/fit/marking/hard.tsv). What each of these rules carries,
 * switched off alone: macro-F1 of the adversarial and the sociology answers.
 */
/** Another thing that carries this share of the point, said in its place, leaves open whether it is made: −.007, −.040. */
const REPLACED = 0.14;
/** A name has at most so many words; another in its place names another thing. */
const NAME_WORDS = 2;
/**
 * A definition of so many new words is not given by so few that say less than this share of it, or a little more where they
 * are the book's: they name the kind alone. −.001, −.031.
 */
const KIND_ALONE = { wanted: 3, given: 2, said: 0.5, copied: 0.55 };
/**
 * A definition or reason in other words is one from this nearness on, both ways, if it says so much of the point, in more
 * than a few words: −.036, −.121.
 */
const PARAPHRASE = { both: 0.3, said: 0.2, words: 3 };
/** So many words that neither point nor question holds are a wording of one's own: of fewer more wrong answers are left open than right ones. */
const OWN_WORDS = 5;
/** From this nearness on, both ways, too. */
const REWORDED = 0.22;
/**
 * Of what a section is about one sentence is the key, and others may say it too: it is made from this probability on, and below that
 * for the student to decide. Set on sixty typed answers (decision 6).
 */
const GIST = 0.75;
/** More words than these ask for more than the meaning of one term. */
const TERM_WORDS = 4;
/** Full content words; where words are not written apart, pairs of signs. */
const full = (words: readonly Token[]) => words.filter(({ weight, kind }) => weight >= 1 || kind === 'gram');

/** Whether a question asks what a term means: such an answer is held to every key word, and may be worded freely. */
const asksMeaning = ({ source, language, content }: ReadText): boolean =>
  asksOneThing(source, language) || (asksWhatItMeans(source, language) && full(content).length <= TERM_WORDS);

/**
 * @param stretch the words of the answer that come nearest to the point
 * @param share how probably they say it
 */
export function outcomeOf(
  context: PointContext,
  question: ReadText,
  answer: ReadText,
  stretch: readonly Token[],
  share: number,
): Outcome {
  const { point, asked, alternatives, kind } = context;
  const said = stretch.filter((word) => word.weight > 0);
  const wanted = full(point.content.filter((_, i) => !asked[i])).length;
  const defines = asksMeaning(question);
  const kindAlone = (words: readonly Token[]) =>
    defines && alternatives === 1 && namesKindAlone(context, words, question);
  const gist = asksGist(question.source, question.language);
  if (share >= (gist ? GIST : MET)) {
    const inPlace = substitutionsOf(point.content, said, question.content, grammarOf(point.language));
    const isName = alternatives === 1 && wanted <= NAME_WORDS;
    const replaced = defines || isName ? inPlace.filter((one) => one.share >= REPLACED) : [];
    const gap = alternatives === 1 && replaced.length === 0 ? otherInCopy(context, answer, stretch) : null;
    if (gap) replaced.push(gap);
    if (replaced.length > 0) return { verdict: 'unsure', replaced };
    if (kindAlone(said)) return { verdict: 'missing', replaced: [] };
    const partOfName = alternatives === 1 && full(point.content).length <= NAME_WORDS && isHalfSaid(context, said);
    return { verdict: partOfName || isScrambled(point.content, said) ? 'unsure' : 'met', replaced: [] };
  }
  const free =
    kind === 'reference' && alternatives === 1 && (defines || gist || asksReason(question.source, question.language));
  const whole = nearnessOf(point.content, answer.content, question.content);
  const isFree = free && freshIn(answer, question) >= PARAPHRASE.words;
  // Where only one of them denies, nearness says nothing of whether they agree.
  const denies = (words: readonly Token[]) => words.some(({ negator }) => negator);
  const paraphrased =
    isFree && !gist && whole.own >= 1 && whole.both >= PARAPHRASE.both && whole.said >= PARAPHRASE.said;
  if (paraphrased && (denies(point.tokens) || !denies(answer.tokens))) return { verdict: 'met', replaced: [] };
  // Whoever words it freely may say it: the student compares.
  const isOwn = isFree && (whole.both >= REWORDED || wordsBeside(point, answer, question) >= OWN_WORDS);
  const open = paraphrased || isOwn || (share >= OPEN && !kindAlone(answer.content));
  return { verdict: open ? 'unsure' : 'missing', replaced: [] };
}

/** Other words in one place of a copy, whatever they weigh, unless they say what stands there. */
function otherInCopy({ point }: PointContext, answer: ReadText, stretch: readonly Token[]): Substitution | null {
  const gap = gapInCopy(point.tokens, stretch);
  if (!gap || ![gap.wanted, gap.given].every((words) => full(words).length > 0)) return null;
  const { pronouns, unspaced } = packFor(answer.language === 'und' ? 'en' : answer.language).words;
  const own = answer.source.slice(gap.given[0]?.start, gap.given.at(-1)?.end);
  const isPronoun = unspaced ? pronouns.some((word) => own.startsWith(word)) : pronouns.includes(own);
  const says = gap.wanted.some((word) => gap.given.some((own) => agreementOf(word, own) >= STANDS_FOR));
  return isPronoun || says ? null : { ...gap, share: 1 };
}

/** Whether a full word of a name is not said: "memory" for "short-term memory". */
const isHalfSaid = ({ point, asked }: PointContext, said: readonly Token[]): boolean =>
  pairWords(point.content, said).some(
    ({ agreement }, i) => !asked[i] && (point.content[i]?.weight ?? 0) >= 1 && agreement < STANDS_FOR,
  );

/** Words that neither the point nor the question holds; of pairs of signs half. */
function wordsBeside({ content }: ReadText, answer: ReadText, question: ReadText): number {
  const own = answer.content.filter(({ stem }) => !content.some((word) => word.stem === stem));
  return freshIn({ ...answer, content: own }, question);
}

/** Words that the question doesn't hold; of pairs of signs half, since each sign is in two. */
function freshIn({ content }: ReadText, question: ReadText): number {
  const fresh = content.filter((word) => !question.content.some(({ stem }) => stem === word.stem));
  return fresh.reduce((sum, { kind }) => sum + (kind === 'gram' ? 0.5 : 1), 0);
}

/** Whether what is said of a definition says too little of it: "a process" of photosynthesis. */
function namesKindAlone({ point, asked }: PointContext, said: readonly Token[], question: ReadText): boolean {
  const words = point.content.filter((_, i) => !asked[i]);
  if (full(words).length < KIND_ALONE.wanted) return false;
  const given = said.filter(({ stem }) => !question.content.some((word) => word.stem === stem));
  const { own } = nearnessOf(point.content, said, question.content);
  const few = full(given).length <= KIND_ALONE.given;
  if (!few && own > 0) return false;
  const agreed = pairWords(words, given);
  const all = words.reduce((sum, word) => sum + load(word), 0);
  const told = words.reduce((sum, word, i) => sum + load(word) * (agreed[i]?.agreement ?? 0), 0) / Math.max(all, 1e-9);
  return told < (few && own === 0 ? KIND_ALONE.copied : KIND_ALONE.said);
}

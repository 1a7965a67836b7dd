/** What something leads to, and what something comes from: a cause or an effect beside others that the book names. */
import type { Fact } from '../../../knowledge/index.ts';
import { tokensOf } from '../../../knowledge/tokens.ts';
import type { ClaimedQuote, DraftMcq } from '../../engine.ts';
import { type Distractor, likeLength, saidOfBoth } from '../distractors.ts';
import { because } from '../explain.ts';
import { contentWords, covered } from '../gate/words.ts';
import { choose } from '../options.ts';
import { capital, framed, inside, type Reading } from '../reading.ts';
import { isForeign } from '../sentences.ts';
import { runsOn, told } from '../wording.ts';
import type { McqCandidate } from './form.ts';

/** A cause with its effect, both as phrases that name something. */
interface Link {
  fact: Fact;
  cause: string;
  effect: string;
  quote: ClaimedQuote;
  chapter: number;
}

const WORTH = 1.4;
const PHRASE = { least: 1, most: 16 };

/** What the book says one thing brings about, of those that can be asked both ways. */
function linksOf(reading: Reading): Link[] {
  return reading.knowledge.ofKind('cause').flatMap((fact): Link[] => {
    const [quote] = fact.quotes;
    const sentence = reading.sentences[fact.stored.first];
    const [cause, effect] = [inside(reading, told(fact.subject)), inside(reading, told(fact.object ?? ''))];
    if (!sentence || isForeign(reading, tokensOf(sentence.text, reading.pack.words.elided))) return [];
    const plain = isPhrase(reading, cause) && isPhrase(reading, effect);
    if (!quote || fact.quotes.length > 1 || fact.negated || fact.context || !plain) return [];
    return [{ fact, cause, effect, quote, chapter: reading.chapterOf(sentence) }];
  });
}

/** Whether words name something, and neither claim anything nor point elsewhere. */
function isPhrase({ lexicon, pack, speaker }: Reading, text: string): boolean {
  if (!lexicon || /[?!:;=<>|{}\\@#^~_"“”()]/.test(text)) return false;
  const words = tokensOf(text, pack.words.elided).map(({ text: word }) => word);
  const length = words.filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
  if (length < PHRASE.least || length > (pack.words.unspaced ? 3 : 1) * PHRASE.most || runsOn(lexicon, words))
    return false;
  const { pronouns, pointing, verbs, modals, relatives, conjunctions, and, determiners, articles } = lexicon;
  const first = words[0] ?? '';
  if (verbs.has(first) || (determiners.has(first) && !articles.has(first)) || conjunctions.has(first)) return false;
  const claims = [pronouns, pointing, speaker, modals].some((list) => words.some((word) => list.has(word)));
  const clauses = words.some((word) => conjunctions.has(word) && !and.has(word) && !relatives.has(word));
  return !claims && !clauses;
}

export function effectForms(reading: Reading): McqCandidate[] {
  const links = linksOf(reading);
  return links
    .filter(({ quote }) => reading.inRange(quote.page))
    .flatMap((link) =>
      (['effect', 'cause'] as const).map((side) => ({
        form: side,
        level: 'understand' as const,
        chapter: link.chapter,
        score: WORTH + link.fact.importance / 120,
        about: [`${link.fact.stored.first}`, link.fact.stored.keys.subject],
        draft: (random: () => number) => draftOf(reading, side, link, links, random),
      })),
    );
}

function draftOf(
  reading: Reading,
  side: 'cause' | 'effect',
  link: Link,
  links: readonly Link[],
  random: () => number,
): DraftMcq | null {
  const given = side === 'effect' ? link.cause : link.effect;
  const asked = contentWords(given);
  const rivals = links
    .filter((other) => other !== link && isNear(link, other) && likeLength(other[side], link[side]))
    .filter(({ fact }) => !saidOfBoth(reading, fact.stored.first, asked))
    .sort((a, b) => Number(b.chapter === link.chapter) - Number(a.chapter === link.chapter))
    .map((other): Distractor => ({ text: capital(other[side]), about: other.quote }));
  const wrong = choose(capital(link[side]), rivals, random);
  if (!wrong) return null;
  return {
    question: framed(reading.frames.short[side], given),
    options: [capital(link[side]), ...wrong.map(({ text }) => text)],
    answer_index: 0,
    explanation: because(reading, link.quote),
    evidence: link.quote,
    about: [null, ...wrong.map(({ about }) => about)],
    level: 'understand',
    form: side,
  };
}

/** Of one chapter, or with words in common: what belongs elsewhere is told at a glance. */
const isNear = (one: Link, other: Link) =>
  one.chapter === other.chapter || covered(contentWords(other.quote.quote), contentWords(one.quote.quote)) > 0.15;

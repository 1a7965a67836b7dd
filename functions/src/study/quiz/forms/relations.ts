/** What a term does, causes, is for or consists of: "Which of the following leads to …?" */
import type { Thinking } from '../../../contract/quiz.ts';
import type { Fact, FactKind } from '../../../knowledge/index.ts';
import { tokensOf } from '../../../knowledge/tokens.ts';
import type { DraftMcq } from '../../engine.ts';
import { likeLength, rivalsOf } from '../distractors.ts';
import { because } from '../explain.ts';
import { choose } from '../options.ts';
import { framed, type Reading } from '../reading.ts';
import { GAP } from '../sentences.ts';
import type { QuizTerm } from '../terms.ts';
import { told } from '../wording.ts';
import type { McqCandidate } from './form.ts';

/** Facts that say of a subject what holds of no other, and what it takes to see that. */
const ASKED: Partial<Record<FactKind, { level: Thinking; worth: number }>> = {
  cause: { level: 'understand', worth: 1.6 },
  contrast: { level: 'understand', worth: 1.2 },
  purpose: { level: 'understand', worth: 1 },
  part: { level: 'remember', worth: 0.8 },
  claim: { level: 'understand', worth: 0.4 },
  property: { level: 'remember', worth: 0.3 },
};
const PREDICATE = { least: 5, most: 30 };
const UNSPACED = { least: 8, most: 60 };

export function relationForms(reading: Reading, terms: readonly QuizTerm[]): McqCandidate[] {
  const byKey = new Map(terms.map((term) => [term.key, term]));
  return reading.knowledge.facts.flatMap((fact): McqCandidate[] => {
    const asked = ASKED[fact.kind];
    const term = byKey.get(fact.stored.keys.subject);
    if (!asked || !term || fact.negated || !reading.inRange(fact.page)) return [];
    const predicate = predicateOf(reading, fact);
    if (predicate === null) return [];
    return [
      {
        form: fact.kind === 'cause' ? 'cause' : 'which',
        level: asked.level,
        chapter: term.chapter,
        score: asked.worth + Math.min(2.5, term.weight / 2),
        about: [term.key],
        draft: (random) => draftOf(reading, terms, { fact, term, predicate, level: asked.level }, random),
      },
    ];
  });
}

/** What the sentence says of its subject, from the verb to the end; null where it needs its neighbours. */
function predicateOf({ sentences, lexicon, pack, speaker }: Reading, { stored }: Fact): string | null {
  const sentence = sentences[stored.first];
  const { subject } = stored;
  if (!lexicon || !sentence || stored.first !== stored.last || subject.sentence !== stored.first) return null;
  // What stands before the subject would be lost.
  if (tokensOf(sentence.text.slice(0, subject.start)).some(({ text }) => !lexicon.articles.has(text))) return null;
  const rest = told(sentence.text.slice(subject.end));
  const tokens = tokensOf(rest, pack.words.elided);
  const words = tokens.filter(({ kind }) => kind !== 'sign').map(({ text }) => text);
  const bounds = pack.words.unspaced ? UNSPACED : PREDICATE;
  if (words.length < bounds.least || words.length > bounds.most || tokens[0]?.kind !== 'word') return null;
  if (!pack.words.unspaced && !lexicon.verbs.has(words[0] ?? '') && !lexicon.hedges.has(words[0] ?? '')) return null;
  if (words.some((word) => lexicon.pronouns.has(word) || lexicon.pointing.has(word) || speaker.has(word))) return null;
  return /[?!:;=<>|{}\\@#^~_"“”]/.test(rest) ? null : rest;
}

interface Told {
  fact: Fact;
  term: QuizTerm;
  predicate: string;
  level: Thinking;
}

function draftOf(
  reading: Reading,
  terms: readonly QuizTerm[],
  { fact, term, predicate, level }: Told,
  random: () => number,
): DraftMcq | null {
  const quote = fact.quotes.length === 1 ? fact.quotes[0] : undefined;
  if (!quote) return null;
  const rivals = rivalsOf(reading, terms, term, predicate).filter(({ text }) => likeLength(text, term.text));
  const wrong = choose(
    term.text,
    rivals.map((other) => ({ text: other.text, about: other.quote })),
    random,
  );
  if (!wrong) return null;
  const { which, word } = reading.frames;
  const gapped = which === null;
  return {
    question: gapped ? framed(word, `${GAP} ${predicate}.`) : framed(which, predicate),
    options: [term.text, ...wrong.map(({ text }) => text)],
    answer_index: 0,
    explanation: because(reading, quote),
    evidence: quote,
    about: [null, ...wrong.map(({ about }) => about)],
    level,
    form: fact.kind,
  };
}

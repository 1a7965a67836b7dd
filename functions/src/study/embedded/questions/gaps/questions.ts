/** Questions from a book in a language whose grammar we don't know: gaps in its own sentences. */

import type { DraftLaq, DraftMcq, DraftQuestions, DraftSaq, QuestionsInput } from '../../../engine.ts';
import { draftFault } from '../../../quiz-gate/draft-fault.ts';
import { alike } from '../../../quiz-gate/options.ts';
import { Asked } from '../../../quiz-gate/repeats.ts';
import { seededRandom } from '../../../quiz-gate/seed.ts';
import { contentWords, likeness } from '../../../quiz-gate/words.ts';
import { place } from '../phrasing.ts';
import { pickRivals } from '../pick.ts';
import { spare, Turns, takeTurns } from '../turns.ts';
import { type GapSentence, gapSentences } from './sentences.ts';
import { type GapTerm, gapTerms, neighbour } from './terms.ts';
import { type Wording, wordingFor } from './wording.ts';

const GAP = '_____';

interface Gap {
  sentence: number;
  word: number;
  term: GapTerm;
  chapter: number;
  score: number;
}

interface Ground {
  sentences: GapSentence[];
  terms: Map<string, GapTerm>;
  wording: Wording;
  language: string;
}

/** Drafts in the order to try them. `language`: BCP 47. */
export function gapQuestions(input: QuestionsInput, language: string): DraftQuestions {
  const sentences = gapSentences(input.book, language, input.from, input.to);
  const ground = { sentences, terms: gapTerms(sentences, language), wording: wordingFor(language), language };
  const random = seededRandom(`${input.seed} gaps`);
  const asked = new Asked(input.earlier);
  const drafts: DraftQuestions = { mcqs: [], saqs: [], laqs: topics(ground, input), notes: [] };
  const used = new Set<number>();
  const fresh = (question: string, gap: Gap): boolean => {
    if (asked.seen(question, [gap.term.text])) return false;
    asked.add(question, [gap.term.text]);
    used.add(gap.sentence);
    return true;
  };
  const choose = (gap: Gap): boolean => {
    const draft = used.has(gap.sentence) ? null : choice(ground, gap, input, random);
    const good = draft !== null && draftFault({ kind: 'mcq', ...draft }) === null && fresh(draft.question, gap);
    return good && drafts.mcqs.push(draft) > 0;
  };
  const fill = (gap: Gap): boolean => {
    const draft = used.has(gap.sentence) ? null : blank(ground, gap);
    const good = draft !== null && draftFault({ kind: 'saq', ...draft }) === null && fresh(draft.question, gap);
    return good && drafts.saqs.push(draft) > 0;
  };
  const gaps = gapsOf(ground);
  const choices = new Turns(gaps, input.seed);
  const blanks = new Turns(gaps, `${input.seed} short`);
  takeTurns([
    { wanted: spare(input.counts.mcq), more: () => choices.next(choose) },
    { wanted: spare(input.counts.saq), more: () => blanks.next(fill) },
  ]);
  return drafts;
}

/** Each sentence with its two most telling words: the first may have no rivals. */
function gapsOf(ground: Ground): Gap[] {
  return ground.sentences.flatMap((sentence, index) => {
    if (!sentence.fit) return [];
    const gaps: Gap[] = [];
    sentence.words.forEach((word, at) => {
      const term = ground.terms.get(word.text);
      if (!term || sentence.text.split(word.text).length > 2) return;
      const here = term.chapters.get(sentence.chapter) ?? 0;
      const score = Math.log2(1 + here) * (0.3 + (0.7 * here) / term.count) + Math.min(2, [...word.text].length / 8);
      gaps.push({ sentence: index, word: at, term, chapter: sentence.chapter, score });
    });
    return gaps.sort((a, b) => b.score - a.score).slice(0, 2);
  });
}

function withGap(sentence: GapSentence, at: number): string {
  const word = sentence.words[at];
  return word ? `${sentence.text.slice(0, word.start)}${GAP}${sentence.text.slice(word.end)}` : sentence.text;
}

function choice(ground: Ground, gap: Gap, input: QuestionsInput, random: () => number): DraftMcq | null {
  const sentence = ground.sentences[gap.sentence];
  if (!sentence) return null;
  const wrong = pickRivals(gap.term.text, rivals(ground, gap, sentence), random);
  if (wrong.length < 3) return null;
  const where = place(sentence.page, input.book.pages[sentence.page - 1]?.label);
  return {
    question: ground.wording.choose(withGap(sentence, gap.word)),
    options: [gap.term.text, ...wrong],
    answer_index: 0,
    explanation: ground.wording.because(sentence.quote, where),
    evidence: { page: sentence.page, quote: sentence.quote },
  };
}

function blank(ground: Ground, gap: Gap): DraftSaq | null {
  const sentence = ground.sentences[gap.sentence];
  return sentence
    ? {
        question: ground.wording.fill(withGap(sentence, gap.word)),
        answer: gap.term.text,
        evidence: { page: sentence.page, quote: sentence.quote },
      }
    : null;
}

/** Other terms that the book puts next to the same words, with the same ending, in the same chapter if it can be. */
function rivals(ground: Ground, gap: Gap, sentence: GapSentence): string[] {
  const key = gap.term.text;
  const before = neighbour(sentence, gap.word, -1);
  const after = neighbour(sentence, gap.word, 1);
  const scored: { text: string; score: number }[] = [];
  for (const term of ground.terms.values()) {
    if (
      term === gap.term ||
      alike(term.text, key) ||
      sentence.text.includes(term.text) ||
      isLatin(term.text) !== isLatin(key)
    )
      continue;
    if (sameStem(term.text, key)) continue;
    const fits = (term.before.has(before) ? 2 : 0) + (term.after.has(after) ? 1 : 0);
    if (fits === 0) continue;
    const length = Math.abs([...term.text].length - [...key].length);
    const here = term.chapters.has(gap.chapter) ? 1.5 : 0;
    scored.push({ text: term.text, score: fits + here + sharedEnding(term.text, key) - length / 6 });
  }
  return scored
    .sort((a, b) => b.score - a.score)
    .slice(0, 12)
    .map(({ text }) => text);
}

const isLatin = (text: string) => /^[A-Za-z]/.test(text);
const sharedEnding = (a: string, b: string) =>
  a.slice(-2) === b.slice(-2) ? 1 : a.slice(-1) === b.slice(-1) ? 0.5 : 0;
const sameStem = (a: string, b: string) =>
  a.slice(0, 4).toLowerCase() === b.slice(0, 4).toLowerCase() && /^\p{Script=Han}/u.test(a) === false;

/** Long questions: a term, and the sentences that the book has on it. */
function topics(ground: Ground, input: QuestionsInput): DraftLaq[] {
  const found: { term: GapTerm; points: number[]; chapter: number; score: number }[] = [];
  for (const term of ground.terms.values()) {
    // The chapter that says most about it; its points may come from others too.
    const [chapter, count] = [...term.chapters].reduce((a, b) => (b[1] > a[1] ? b : a));
    const points: number[] = [];
    const inChapter = (at: number) => ground.sentences[at]?.chapter === chapter;
    for (const at of term.sentences.toSorted((a, b) => Number(inChapter(b)) - Number(inChapter(a)) || a - b)) {
      const words = contentWords(ground.sentences[at]?.text ?? '');
      const fresh = points.every((other) => likeness(words, contentWords(ground.sentences[other]?.text ?? '')) < 0.5);
      if (fresh && points.length < 4) points.push(at);
    }
    const score = Math.log2(count) * (count / term.count) + Math.min(2, term.text.length / 8);
    if (points.length >= 3) found.push({ term, points, chapter, score });
  }
  const drafts: DraftLaq[] = [];
  const named = new Set<string>();
  const turns = new Turns(found, `${input.seed} topics`);
  const accept = ({ term, points, chapter }: (typeof found)[number]): boolean => {
    if (named.has(term.text) || [...named].some((other) => sameStem(other, term.text))) return false;
    named.add(term.text);
    const sentences = points.flatMap((at) => ground.sentences[at] ?? []);
    const aspects = new Set(sentences.flatMap((sentence) => aspectOf(ground, sentence, term, chapter) ?? []));
    const draft = {
      question: ground.wording.explain(term.text, [...aspects].slice(0, 3)),
      answer_outline: sentences.map((sentence) => sentence.text),
      evidence: sentences.map(({ page, quote }) => ({ page, quote })),
    };
    return aspects.size >= 1 && draftFault({ kind: 'laq', ...draft }) === null && drafts.push(draft) > 0;
  };
  while (drafts.length < spare(input.counts.laq) && turns.next(accept));
  return drafts;
}

function aspectOf(ground: Ground, sentence: GapSentence, topic: GapTerm, chapter: number): string | null {
  let best: { text: string; weight: number } | null = null;
  for (const word of sentence.words) {
    const term = ground.terms.get(word.text);
    if (!term || term === topic || alike(term.text, topic.text) || sameStem(term.text, topic.text)) continue;
    const weight = ((term.chapters.get(chapter) ?? 0) / term.count) * Math.log2(1 + term.count);
    if (weight > (best?.weight ?? 0)) best = { text: term.text, weight };
  }
  return best?.text ?? null;
}

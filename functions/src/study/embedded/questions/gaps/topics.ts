/** Long-answer questions from the sentences that a book has on a term. */
import type { DraftLaq, QuestionsInput } from '../../../engine.ts';
import { draftFault } from '../../../quiz/gate/draft-fault.ts';
import { alike } from '../../../quiz/gate/options.ts';
import { contentWords, likeness } from '../../../quiz/gate/words.ts';
import { RoundRobin, spare } from '../round-robin.ts';
import type { Ground } from './ground.ts';
import { sameStem } from './rivals.ts';
import type { GapSentence } from './sentences.ts';
import type { GapTerm } from './terms.ts';

/** Other terms that a question names, so that it is clear what is wanted. */
const ASPECTS = { least: 1, most: 3 };
const POINTS = { least: 3, most: 4 };

/** Long questions: a term, and the sentences that the book has on it. */
export function topics(ground: Ground, input: QuestionsInput): DraftLaq[] {
  const found: { term: GapTerm; points: number[]; chapter: number; score: number }[] = [];
  for (const term of ground.terms.values()) {
    // The chapter that says most about it; its points may come from others too.
    const [chapter, count] = [...term.chapters].reduce((a, b) => (b[1] > a[1] ? b : a));
    const points: number[] = [];
    const inChapter = (at: number) => ground.sentences[at]?.chapter === chapter;
    for (const at of term.sentences.toSorted((a, b) => Number(inChapter(b)) - Number(inChapter(a)) || a - b)) {
      const words = contentWords(ground.sentences[at]?.text ?? '');
      const fresh = points.every((other) => likeness(words, contentWords(ground.sentences[other]?.text ?? '')) < 0.5);
      if (fresh && points.length < POINTS.most) points.push(at);
    }
    const score = Math.log2(count) * (count / term.count) + Math.min(2, term.text.length / 8);
    if (points.length >= POINTS.least) found.push({ term, points, chapter, score });
  }
  const drafts: DraftLaq[] = [];
  const named = new Set<string>();
  /** What each question names, its topic first. */
  const asked: string[][] = [];
  const turns = new RoundRobin(found, `${input.seed} topics`);
  const accept = ({ term, points, chapter }: (typeof found)[number]): boolean => {
    if (named.has(term.text) || [...named].some((other) => sameStem(other, term.text))) return false;
    const sentences = points.flatMap((at) => ground.sentences[at] ?? []);
    const aspects = [new Set(asked.map(([topic]) => topic)), named]
      .map((taken) => aspectsOf(ground, sentences, term, chapter, taken))
      .find((found) => found.length >= ASPECTS.least && isOther(found, asked));
    if (aspects === undefined) return false;
    const draft = {
      question: ground.wording.explain(term.text, aspects),
      answer_outline: sentences.map((sentence) => sentence.text),
      evidence: sentences.map(({ page, quote }) => ({ page, quote })),
    };
    if (draftFault({ kind: 'laq', ...draft }) !== null) return false;
    asked.push([term.text, ...aspects]);
    for (const word of [term.text, ...aspects]) named.add(word);
    return drafts.push(draft) > 0;
  };
  while (drafts.length < spare(input.counts.laq) && turns.next(accept));
  return drafts;
}

/** Questions of one frame read alike where they name little, or the same. */
function isOther(aspects: readonly string[], asked: readonly (readonly string[])[]): boolean {
  const shared = Math.max(0, ...asked.map((words) => aspects.filter((aspect) => words.includes(aspect)).length));
  if (aspects.length === 1 && asked.some((words) => words.length === 2)) return false;
  return shared === 0 || (shared === 1 && aspects.length === ASPECTS.most);
}

/** What the sentences bring in, a term each. */
function aspectsOf(
  ground: Ground,
  sentences: readonly GapSentence[],
  topic: GapTerm,
  chapter: number,
  taken: ReadonlySet<string | undefined>,
): string[] {
  const aspects: string[] = [];
  for (const sentence of sentences) {
    const aspect = aspectOf(ground, sentence, topic, chapter, [...taken, ...aspects]);
    if (aspect !== null && aspects.length < ASPECTS.most) aspects.push(aspect);
  }
  return aspects;
}

/** The weightiest other term of a sentence; what another question is about is not asked for twice. */
function aspectOf(
  ground: Ground,
  sentence: GapSentence,
  topic: GapTerm,
  chapter: number,
  taken: readonly (string | undefined)[],
): string | null {
  let best: { text: string; weight: number } | null = null;
  for (const word of sentence.words) {
    const term = ground.terms.get(word.text);
    if (!term || term === topic || alike(term.text, topic.text) || sameStem(term.text, topic.text)) continue;
    if (taken.some((other) => other === term.text)) continue;
    const weight = ((term.chapters.get(chapter) ?? 0) / term.count) * Math.log2(1 + term.count);
    if (weight > (best?.weight ?? 0)) best = { text: term.text, weight };
  }
  return best?.text ?? null;
}

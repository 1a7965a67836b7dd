/** Long-answer questions from the sentences that a book has on a term, in languages of which no more is known. */
import type { DraftLaq, QuestionsInput } from '../../../engine.ts';
import { draftFault } from '../../../quiz/gate/draft-fault.ts';
import { contentWords, likeness } from '../../../quiz/gate/words.ts';
import { RoundRobin, spare } from '../round-robin.ts';
import type { Ground } from './ground.ts';
import { sameStem } from './rivals.ts';
import type { GapTerm } from './terms.ts';

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
  const turns = new RoundRobin(found, `${input.seed} topics`);
  const accept = ({ term, points }: (typeof found)[number]): boolean => {
    if (named.has(term.text) || [...named].some((other) => sameStem(other, term.text))) return false;
    const sentences = points.flatMap((at) => ground.sentences[at] ?? []);
    const draft = {
      question: ground.wording.explain(term.text),
      answer_outline: sentences.map((sentence) => sentence.text),
      evidence: sentences.map(({ page, quote }) => ({ page, quote })),
    };
    if (draftFault({ kind: 'laq', ...draft }) !== null) return false;
    named.add(term.text);
    return drafts.push(draft) > 0;
  };
  while (drafts.length < spare(input.counts.laq) && turns.next(accept));
  return drafts;
}

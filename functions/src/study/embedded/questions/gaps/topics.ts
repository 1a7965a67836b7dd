/** Long-answer questions from the sentences that a book has on a term. */
import type { DraftLaq, QuestionsInput } from '../../../engine.ts';
import { draftFault } from '../../../quiz-gate/draft-fault.ts';
import { alike } from '../../../quiz-gate/options.ts';
import { contentWords, likeness } from '../../../quiz-gate/words.ts';
import { spare, Turns } from '../turns.ts';
import type { Ground } from './ground.ts';
import { sameStem } from './rivals.ts';
import type { GapSentence } from './sentences.ts';
import type { GapTerm } from './terms.ts';

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

import { describe, expect, it } from 'vitest';
import type { Mcq, Questions } from '../../contract/quiz.ts';
import { confidentMistakes, MOST_AT_ONCE, reordered, stillMissed, weakestFirst } from './missed-again.ts';

const mcq = (page: number, name = `${page}`, quote = `Quote ${page}.`): Mcq => ({
  question: `Which of these is number ${name}?`,
  options: [`right${name}`, `bark${name}`, `leaf${name}`, `root${name}`],
  answer_index: 0,
  explanation: '',
  evidence: { page, quote, boxes: [] },
});
const only = (...mcqs: Mcq[]): Questions => ({ mcqs, saqs: [], laqs: [] });

describe('practising what was missed', () => {
  it('takes a few at a time, the weakest chapters first', () => {
    const missed = only(...Array.from({ length: 28 }, (_, i) => mcq(i + 1)));
    const chapters = [1, 10, 20].map((from) => ({ title: `${from}`, from }));
    const shares = new Map([
      [1, 0.6],
      [10, 0.1],
      [20, 0.3],
    ]);
    const { mcqs } = weakestFirst(missed, { chapters, shareOf: (from) => shares.get(from) ?? null }, 'a');
    expect(mcqs).toHaveLength(MOST_AT_ONCE);
    expect(mcqs.every(({ evidence }) => (evidence?.page ?? 0) >= 10 && (evidence?.page ?? 0) < 20)).toBe(true);
  });

  it('takes first what the student was sure of and got wrong, whatever its chapter', () => {
    const missed = only(...Array.from({ length: 28 }, (_, i) => mcq(i + 1)));
    const marks = missed.mcqs.map(() => ({ is_correct: false }));
    const said = { 0: 'sure', 1: 'guess', 27: 'sure' } as const;
    const sureOf = confidentMistakes([
      { questions: missed, results: { mcq: marks, saq: [], laq: [] }, confidence: { mcq: said, saq: {}, laq: {} } },
    ]);
    const chapters = [1, 10, 20].map((from) => ({ title: `${from}`, from }));
    const shareOf = (from: number) => (from === 10 ? 0.1 : 0.9);
    const { mcqs } = weakestFirst(missed, { chapters, shareOf, sureOf }, 'a');
    expect(
      mcqs
        .slice(0, 2)
        .map(({ evidence }) => evidence?.page)
        .sort(),
    ).toEqual([1, 28]);
    expect(mcqs.slice(2).every(({ evidence }) => (evidence?.page ?? 0) >= 10 && (evidence?.page ?? 0) < 20)).toBe(true);
  });

  it('does not take for confident what was right, or of which nothing was said', () => {
    const questions = only(mcq(1), mcq(2));
    const results = { mcq: [{ is_correct: true }, { is_correct: false }], saq: [], laq: [] };
    const confidence = { mcq: { 0: 'sure' as const }, saq: {}, laq: {} };
    expect(confidentMistakes([{ questions, results, confidence }])).toEqual(new Set());
  });

  it('has the options in another order, with the right one right, the same for the same quiz', () => {
    const missed = only(...Array.from({ length: 10 }, (_, i) => mcq(i + 1)));
    const again = reordered(missed, 'a');
    expect(again).toEqual(reordered(missed, 'a'));
    again.mcqs.forEach(({ options, answer_index }, i) => {
      expect(options).not.toEqual(missed.mcqs[i]?.options);
      expect(options.toSorted()).toEqual(missed.mcqs[i]?.options.toSorted());
      expect(options[answer_index]).toBe(`right${i + 1}`);
    });
    expect(new Set(again.mcqs.map(({ answer_index }) => answer_index)).size).toBeGreaterThan(1);
  });

  it('asks what was missed and nothing else: also a long answer with a part missing, not what is still to be decided', () => {
    const laq = (question: string) => ({ question, answer_outline: ['One.', 'Two.', 'Three.'] });
    const points = (...met: boolean[]) => ({
      points: met.map((one, i) => ({ point: `Point ${i}`, met: one, student_words: null })),
      worth: { points: met.filter(Boolean).length, of: met.length },
    });
    const questions = {
      mcqs: [mcq(1), mcq(2)],
      saqs: [],
      laqs: ['all', 'but a part', 'undecided', 'decided'].map(laq),
    };
    const results = {
      mcq: [{ is_correct: true }, { is_correct: false }],
      saq: [],
      laq: [
        { is_correct: true, ...points(true, true, true) },
        { is_correct: true, ...points(true, true, false) },
        { is_correct: false, unsure: true, ...points(true, false, false) },
        { ...{ is_correct: false, unsure: true, decided_by: 'student' as const, decided_correct: true } },
      ],
    };
    const again = weakestFirst(stillMissed([{ questions, results }]), { chapters: [], shareOf: () => null }, 'a');
    expect(again.mcqs).toEqual([questions.mcqs[1]]);
    expect(again.laqs.map(({ question }) => question)).toEqual(['but a part']);
  });
});

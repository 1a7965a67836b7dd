import { describe, expect, it } from 'vitest';
import type { DraftPoint, MarkInput } from '../engine.ts';
import { isCorrect, worthOf } from './score.ts';
import { gradeAnswer } from './verdict.ts';

const point = (changes: Partial<DraftPoint> = {}): DraftPoint => ({
  point: 'It pumps blood.',
  met: true,
  contradicted: false,
  student_words: 'pumps blood',
  evidence: null,
  ...changes,
});
const met = point();
const missed = point({ met: false, student_words: null });
const against = point({ met: false, contradicted: true });
const input: MarkInput = {
  question: 'What does the heart do?',
  rubric: { kind: 'reference', references: ['It pumps blood.'] },
  evidence: [{ page: 4, quote: 'The heart pumps blood.', boxes: [] }],
  answer: 'The heart pumps  blood, I think.',
};

describe('adding up', () => {
  it('takes half of the points as correct and less as not', () => {
    expect(isCorrect('outline', [met, missed])).toBe(true);
    expect(isCorrect('outline', [met, missed, missed])).toBe(false);
    expect(isCorrect('reference', [missed])).toBe(false);
    expect(isCorrect('outline', [])).toBe(false);
  });

  it('takes one point back for each one contradicted in an outline', () => {
    expect(isCorrect('outline', [met, met, against])).toBe(false);
    expect(isCorrect('outline', [met, met, met, met, against])).toBe(true);
  });

  it('calls a short answer wrong that contradicts any of its points', () => {
    expect(isCorrect('reference', [met, met, met, against])).toBe(false);
  });
});

describe('checking an engine', () => {
  it('shows the words as they stand in the answer', () => {
    const result = gradeAnswer(input, {
      points: [point({ student_words: 'PUMPS blood', evidence: 0 })],
      refusal: null,
    });
    expect(result).toMatchObject({
      is_correct: true,
      points: [{ met: true, student_words: 'pumps  blood', evidence: { page: 4 } }],
    });
  });

  it('does not count a point whose words are not in the answer', () => {
    const result = gradeAnswer(input, { points: [point({ student_words: 'circulates oxygen' })], refusal: null });
    expect(result).toMatchObject({ is_correct: false, points: [{ met: false, student_words: null }] });
  });

  it('does not count a point without words', () => {
    expect(gradeAnswer(input, { points: [point({ student_words: '  ' })], refusal: null })?.is_correct).toBe(false);
  });

  it('counts nothing in a refused answer, whatever its points claim', () => {
    const result = gradeAnswer(input, { points: [met], refusal: 'This repeats the question without answering it.' });
    expect(result?.refused).toBe(true);
    expect(gradeAnswer(input, { points: [met], refusal: null })).not.toHaveProperty('refused');
    expect(result).toMatchObject({
      is_correct: false,
      points: [{ met: false }],
      reason: expect.stringContaining('repeats'),
    });
  });

  it('gives a reason with one figure and names what is contradicted; what is missing stands in the points alone', () => {
    const denied = point({ met: false, contradicted: true, student_words: 'I think' });
    const other = { ...missed, point: 'It beats.' };
    const mark = gradeAnswer(input, { points: [met, denied, other], refusal: null });
    expect(mark?.reason).toContain('1 of 3 points contradicted');
    expect(mark?.reason).toContain('“I think” contradict the book');
    expect(mark?.reason).not.toContain('It beats.');
    expect(mark?.points).toContainEqual(expect.objectContaining({ point: 'It beats.', met: false }));
  });

  it('says for an outline what its figure is put together from', () => {
    const outline = { ...input, rubric: { kind: 'outline' as const, entries: ['a', 'b', 'c', 'd'] } };
    const partly = point({ met: false, partly: true, note: 'Missing: when.' });
    const mark = gradeAnswer(outline, { points: [met, met, partly, against], refusal: null });
    expect(mark?.worth).toEqual({ points: 1.5, of: 4 });
    expect(mark?.reason).toContain('1.5 of 4 points (2 made, 1 in part, 1 contradicted');
    expect(mark?.points?.[2]).toMatchObject({ met: false, partly: true, note: 'Missing: when.' });
  });

  it('calls what is right and too little right in part, and names several gaps', () => {
    const gap = (note: string) => ({ ...missed, note });
    const mark = gradeAnswer(input, { points: [met, gap('When?'), gap('Where?'), gap('Why?')], refusal: null });
    expect(mark?.is_correct).toBe(false);
    expect(mark?.reason).toBe('Right in part: 1 of 4 points made; at least half are needed. When? Where? Why?');
    expect(gradeAnswer(input, { points: [missed, missed], refusal: null })?.reason).toContain('Not correct: 0 of 2');
  });

  it('leaves undecided what the engine could not decide', () => {
    expect(gradeAnswer(input, null)).toBeNull();
    expect(gradeAnswer(input, { points: [], refusal: null })).toBeNull();
  });
});

describe('what cannot be settled', () => {
  const open = point({ met: false, unsure: true });
  const settled = (points: DraftPoint[], refusal: string | null = null) => gradeAnswer(input, { points, refusal });

  it('is unsure and not correct, where it would decide the mark', () => {
    expect(settled([open])).toMatchObject({ is_correct: false, unsure: true });
    expect(settled([open, missed])).toMatchObject({ is_correct: false, unsure: true });
  });

  it.each([
    ['the rest is enough', [met, open]],
    ['it would not be enough', [open, missed, missed]],
    ['another point is denied', [open, against]],
    ['its words are not in the answer', [point({ met: false, unsure: true, student_words: 'circulates oxygen' })]],
  ])('is no doubt where %s', (_, points) => {
    expect(settled(points)).not.toHaveProperty('unsure');
  });

  it('is never a refused answer', () => {
    expect(settled([open], 'This repeats the question without answering it.')).not.toHaveProperty('unsure');
  });
});

describe('the worth of a long answer', () => {
  it('is a point for each made, one less for each contradicted, and never less than none', () => {
    expect(worthOf([met, met, missed, against])).toEqual({ points: 1, of: 4 });
    expect(worthOf([against, missed])).toEqual({ points: 0, of: 2 });
  });

  it('stands beside the mark of an outline, and of nothing else', () => {
    const outline = { ...input, rubric: { kind: 'outline' as const, entries: ['It pumps blood.', 'It beats.'] } };
    expect(gradeAnswer(outline, { points: [met, missed], refusal: null })).toMatchObject({
      worth: { points: 1, of: 2 },
    });
    expect(gradeAnswer(outline, { points: [met, met], refusal: 'No answer was given.' })).toMatchObject({
      worth: { points: 0, of: 2 },
    });
    expect(gradeAnswer(input, { points: [met], refusal: null })).not.toHaveProperty('worth');
  });
});

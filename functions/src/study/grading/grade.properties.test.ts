import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gradeAnswer } from '../marking/verdict.ts';
import { HEART, marked, ROME, reference } from './fixtures.ts';
import { mark } from './grade.ts';

describe('for any text', () => {
  const texts = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 200 }),
    fc
      .array(
        fc.constantFrom('blood', 'pumps', 'not', 'the', 'body', '3 km', '½', 'A', 'or', '.', ',', '血液', 'no', '\n'),
        { maxLength: 40 },
      )
      .map((words) => words.join(' ')),
  );

  it('quotes only words that stand in the answer, and never throws', () => {
    fc.assert(
      fc.property(texts, texts, texts, fc.boolean(), (question, wanted, answer, second) => {
        const input = { question, rubric: reference(wanted), evidence: [], answer, second };
        for (const { met, student_words } of gradeAnswer(input, mark(input))?.points ?? []) {
          if (met) expect(answer).toContain(student_words);
          else if (student_words !== null) expect(answer).toContain(student_words);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('accepts every reference as its own answer', () => {
    const words = [
      'The',
      'pressure',
      'rises',
      'falls',
      'not',
      'no',
      'when',
      'volume',
      '3 km',
      'higher',
      'or',
      'lower',
      'and',
      'because',
      '.',
      ',',
    ];
    const sentences = fc
      .array(fc.constantFrom(...words), { minLength: 1, maxLength: 25 })
      .map((list) => list.join(' '));
    fc.assert(
      fc.property(sentences, (text) => {
        fc.pre(/[A-Za-z0-9]/.test(text));
        expect(marked('What happens to the pressure?', reference(text), text).is_correct).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  it('marks alike whatever the case, the spacing and the closing marks', () => {
    const answers = [
      'It pumps blood around the body',
      'it cleans the blood',
      'blood goes through the body',
      'It does not pump blood',
    ];
    fc.assert(
      fc.property(
        fc.constantFrom(...answers),
        fc.boolean(),
        fc.constantFrom('', '.', '!', '…', ' .'),
        fc.constantFrom(' ', '  ', '\t'),
        (answer, upper, end, gap) => {
          const changed = (upper ? answer.toUpperCase() : answer).replaceAll(' ', gap) + end;
          expect(marked(...HEART, changed).is_correct).toBe(marked(...HEART, answer).is_correct);
        },
      ),
    );
  });

  it('takes milliseconds for the longest answer', () => {
    const long = 'The heart pumps blood, and the body needs it because of oxygen. '.repeat(150);
    // Of processor time: other work on the machine does not count.
    const before = process.cpuUsage();
    marked(...ROME, long);
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1_000).toBeLessThan(2_000);
  });
});

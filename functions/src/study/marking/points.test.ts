import { describe, expect, it } from 'vitest';
import { MAX_POINTS, plainPoint, pointsOfOutline, pointsOfReference } from './points.ts';

describe('points', () => {
  it('takes one from each sentence and joins the very short ones to the next', () => {
    expect(pointsOfReference('No. Only one circuit can be complete. The other stays open!')).toEqual([
      'No. Only one circuit can be complete.',
      'The other stays open!',
    ]);
  });

  it('does not cut at a decimal point', () => {
    expect(pointsOfReference('The share is about 3.5 per cent.')).toEqual(['The share is about 3.5 per cent.']);
  });

  it('keeps a reference of one word', () => {
    expect(pointsOfReference('Yes')).toEqual(['Yes']);
    expect(pointsOfReference('光合作用。')).toEqual(['光合作用。']);
  });

  it('marks a very long reference as one', () => {
    expect(pointsOfReference('This is a sentence. '.repeat(MAX_POINTS + 1))).toHaveLength(1);
  });

  it('takes one from each outline entry, without bullets and bold marks', () => {
    expect(pointsOfOutline(['* **Decline** of trade', '2. Invasions', '  '])).toEqual([
      'Decline of trade',
      'Invasions',
    ]);
    expect(plainPoint('3.5 metres')).toBe('3.5 metres');
  });
});

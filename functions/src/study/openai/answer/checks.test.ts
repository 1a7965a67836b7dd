import { describe, expect, it } from 'vitest';
import { faultOf } from './checks.ts';

const SLEEP = 'During slow-wave sleep the hippocampus replays the day and memories are moved to the cortex.';
const GAP = 'For a test after 1 year the best gap was 3 to 5 weeks, as Cepeda and his colleagues reported in 2008.';
const STORES = 'The model of Atkinson and Shiffrin has three stores, and short-term memory is not the largest of them.';
const RISK = 'People who sleep less are at a higher risk of forgetting, and more likely to make mistakes.';

const fault = (claim: string, quote: string, { question = '', around = quote } = {}) =>
  faultOf(claim, [quote], { question, around, pages: ['14'] });

describe('nothing is held against', () => {
  it.each([
    ['the book’s words put otherwise', 'Memories move to the cortex in slow-wave sleep.', SLEEP],
    ['a number in digits that the book spells', 'It has 3 stores.', STORES],
    ['a number spelled out that the quote does not count', 'Two things happen in sleep: replay and moving.', SLEEP],
    ['a denial in other words', 'Short-term memory isn’t the largest store.', STORES],
    [
      'more of one where the book has less of the other',
      'People who sleep more are at a lower risk of forgetting.',
      RISK.replace(', and more likely to make mistakes', ''),
    ],
    ['the number of the page', 'On p. 14 the book says how long the best gap is.', GAP],
    ['an answer in another language', 'Nach einem Jahr liegt die beste Pause bei 3 bis 5 Wochen.', GAP],
    ['a true reading of a double denial', 'No day is left without replay in sleep.', SLEEP],
  ])('%s', (_, claim, quote) => expect(fault(claim, quote)).toBeNull());

  it('a name that is printed near the quote, or that the question has and the claim denies', () => {
    expect(fault('The replay was found by Wilson in sleep.', SLEEP, { around: `Wilson ${SLEEP}` })).toBeNull();
    expect(fault('It was not Freud but Cepeda who reported that gap.', GAP, { question: 'Did Freud?' })).toBeNull();
  });

  it('a number of the question that the page has', () => {
    const around = `In 1994 rats slept. ${SLEEP}`;
    expect(fault('In 1994 replay was seen in sleep.', SLEEP, { question: 'And in 1994?', around })).toBeNull();
  });
});

describe('the reason is named', () => {
  it.each([
    ['The best gap was 3 to 6 weeks.', GAP, 'The number 6 is in none of its quotes.'],
    ['It was reported in 2009.', GAP, 'The number 2009 is in none of its quotes.'],
    ['The model has four stores.', STORES, 'The number “four” is in none of its quotes.'],
    ['The best gap was reported by Ebbinghaus.', GAP, 'The name “Ebbinghaus” is neither in its quotes nor near them.'],
    ['Memories are never moved to the cortex.', SLEEP, 'It says “never” where its quotes do not.'],
    ['Short-term memory is the largest of them.', STORES, 'Its quotes say “not” where it does not.'],
    [
      'People who sleep less are at a lower risk of forgetting.',
      RISK,
      'It says “lower” where its quotes say “higher”.',
    ],
    [
      'They are less likely to make mistakes.',
      'They are more likely to make mistakes.',
      'It says “less” where its quotes say “more”.',
    ],
    ['Elephants carry heavy luggage.', SLEEP, 'Its quotes say nothing of this.'],
  ])('%s', (claim, quote, reason) => expect(fault(claim, quote)).toBe(reason));

  it('a number of the question that neither quote nor page has, unless it is denied', () => {
    expect(fault('In 1994 memories were moved to the cortex.', SLEEP, { question: 'In 1994?' })).toContain('1994');
    expect(fault('The gap was not 9 weeks but 3 to 5.', GAP, { question: 'Was it 9 weeks?' })).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import { faultOf } from './checks.ts';

const SLEEP = 'During slow-wave sleep the hippocampus replays the day and memories are moved to the cortex.';
const GAP = 'For a test after 1 year the best gap was 3 to 5 weeks, as Cepeda and his colleagues reported in 2008.';
const STORES = 'The model of Atkinson and Shiffrin has three stores, and short-term memory is not the largest of them.';
const RISK = 'People who sleep less are at a higher risk of forgetting, and more likely to make mistakes.';

const PUMP = 'The pump takes three sodium ions out for every two potassium ions in.';
const UNIVERSALS = 'Cultural differences are far more common than cultural universals.';
const VIENNA = 'In Vienna he recorded rats during sleep.';

const fault = (claim: string, quote: string, { question = '', around = quote } = {}) =>
  faultOf(claim, [quote], { question, around, pages: ['14'] });

describe('nothing is held against', () => {
  it.each([
    ['the book’s words put otherwise', 'Memories move to the cortex in slow-wave sleep.', SLEEP],
    ['other words for a quote of few', 'Coordinates without a unit are counted in that one.', 'It defaults to cm.'],
    ['a number in digits that the book spells', 'It has 3 stores.', STORES],
    ['a number spelled out that the quote does not count', 'Two things happen in sleep: replay and moving.', SLEEP],
    ['a number in another case', 'Два тире длинные.', 'Из двух тире первое длинное, а всего печатают три тире.'],
    ['tens and units in digits that the book spells', 'He was 35 then.', 'At the age of thirty-five he came.'],
    ['a century by its hundreds', 'It was built in the 1500s.', 'It was built in the 16th century.'],
    ['a denial in other words', 'Short-term memory isn’t the largest store.', STORES],
    [
      'more of one where the book has less of the other',
      'People who sleep more are at a lower risk of forgetting.',
      RISK.replace(', and more likely to make mistakes', ''),
    ],
    ['the number of the page', 'On p. 14 the book says how long the best gap is.', GAP],
    ['an answer in another language', 'Nach einem Jahr liegt die beste Pause bei 3 bis 5 Wochen.', GAP],
    [
      'the comparison from its other side',
      'Cultural universals are less common than cultural differences.',
      UNIVERSALS,
    ],
    ['the same comparison', 'Differences are more frequent than universals.', UNIVERSALS],
    [
      'numbers with what they count, in another order',
      'It takes two potassium ions in and three sodium ions out.',
      PUMP,
    ],
    ['a prefix that the quote’s denial stands for', 'The logic is undecidable.', 'The logic is not decidable.'],
    ['a true reading of a double denial', 'No day is left without replay in sleep.', SLEEP],
  ])('%s', (_, claim, quote) => expect(fault(claim, quote)).toBeNull());

  it('a name that is printed near the quote, or that the question has and the claim denies', () => {
    expect(fault('The replay was found by Wilson in sleep.', SLEEP, { around: `Wilson ${SLEEP}` })).toBeNull();
    expect(fault('It was not Freud but Cepeda who reported that gap.', GAP, { question: 'Did Freud?' })).toBeNull();
  });

  // "X", "y" and "e" are Spanish words as well.
  it('German nouns in a text of formulas, which reads as its page does', () => {
    const quote = 'Seien X, Y topologische Räume, f : X → Y stetig. Ist K ⊆ X kompakt, so ist f (K) ⊆ Y kompakt.';
    const claim =
      'Stetige Bilder sind kompakt: Ist $f : X \\to Y$ stetig und $K$ kompakt, so ist $f(K) \\subseteq Y$ kompakt.';
    const around = `${quote} Ein Raum heißt zusammenhängend, wenn es keine Zerlegung in zwei nichtleere, offene Teilmengen gibt.`;
    expect(fault(claim, quote, { around })).toBeNull();
    expect(fault(claim.replace('ist $f(K)', 'ist nicht $f(K)'), quote, { around })).toContain('nicht');
  });

  it('who is named in the sentences before, or an ordinary word at the head of a sentence', () => {
    const before = 'Wilson slept in Vienna.';
    const isName = (word: string) => /Wilson|Vienna|Freud/.test(word);
    const told = { question: '', around: `${before} ${VIENNA} Freud`, before, isName, pages: [] };
    expect(faultOf('Wilson recorded rats during sleep.', [VIENNA], told)).toBeNull();
    expect(faultOf('Researchers recorded rats during sleep.', [VIENNA], told)).toBeNull();
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
    [
      'Из четырёх тире первое длинное.',
      'Из двух тире первое длинное.',
      'The number “четырёх” is in none of its quotes.',
    ],
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
    [
      'It takes two sodium ions out for every three potassium ions.',
      PUMP,
      'It says “two” of what its quotes give another number.',
    ],
    [
      'Cultural universals are more common than cultural differences.',
      UNIVERSALS,
      'It compares the other way round than its quotes.',
    ],
    [
      'That logic is undecidable.',
      'The logic has the merit of being decidable.',
      'It says “undecidable” where its quotes say “decidable”.',
    ],
    ['He was 5 then.', 'At the age of thirty-five he came.', 'The number 5 is in none of its quotes.'],
    ['Elephants carry heavy luggage.', SLEEP, 'Its quotes say nothing of this.'],
  ])('%s', (claim, quote, reason) => expect(fault(claim, quote)).toBe(reason));

  it('a number of the question that neither quote nor page has, unless it is denied', () => {
    expect(fault('In 1994 memories were moved to the cortex.', SLEEP, { question: 'In 1994?' })).toContain('1994');
    expect(fault('The gap was not 9 weeks but 3 to 5.', GAP, { question: 'Was it 9 weeks?' })).toBeNull();
  });

  it('a name from further on in the book in the place of another, at the head of a sentence as well', () => {
    const quote = 'Later Wilson recorded rats during sleep.';
    const isName = (word: string) => /Wilson|Freud/.test(word);
    const told = {
      question: '',
      around: `Rats sleep. ${quote} So did Freud.`,
      before: 'Rats sleep.',
      isName,
      pages: [],
    };
    expect(faultOf('Freud recorded rats during sleep.', [quote], told)).toBe(
      'It says “Freud” where its quotes say “Wilson”.',
    );
  });
});

it('says nothing against a name that stands all over the book', () => {
  const quote = 'No copy has to be kept by anyone, or deposited in an archive by anyone.';
  const claim = 'Under American law no copy has to be kept by anyone.';
  const surroundings = { question: '', around: quote, pages: [] };
  expect(faultOf(claim, [quote], surroundings)).toContain('American');
  expect(faultOf(claim, [quote], { ...surroundings, isCommon: (name) => name === 'American' })).toBeNull();
});

describe('a quote of several sentences', () => {
  const PRICES =
    'The prices are high because the drugs are protected by patents. The prices are not high because the ingredients are expensive.';
  it('that denies something beside what the claim says holds nothing against it', () =>
    expect(fault('The prices are high because the drugs are protected by patents.', PRICES)).toBeNull());
  it('that denies what the claim says holds that against it', () =>
    expect(fault('The prices are high because the ingredients are expensive.', PRICES)).toContain('“not”'));
  it('may end with a denial of nothing in the next', () => {
    const quote =
      'Команду можно использовать с необязательным аргументом, или без него. Материал, заключенный в аргумент начало, обрабатывается до текста внутри окружения.';
    const claim = 'Материал из аргумента «начало» обрабатывается до текста внутри окружения, а команда закрывает его.';
    expect(fault(claim, quote)).toBeNull();
  });
});

it('a German claim that says nothing of it stands in the book denies the number of the question', () => {
  const question = 'Kam der Fürst 1282 an den Hof?';
  const claim = 'Davon, dass der Fürst 1282 kam, steht im Buch nichts; er ging an den Hof.';
  expect(fault(claim, 'Der Fürst ging an den Hof.', { question })).toBeNull();
});

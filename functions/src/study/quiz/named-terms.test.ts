import { describe, expect, it } from 'vitest';
import { sentencesOf } from '../../book/sentences.ts';
import { testBook } from '../../book/testing.ts';
import { buildKnowledge } from '../../knowledge/index.ts';
import { drafted } from './forms/testing.ts';
import { readingOf } from './reading.ts';
import { termsOf } from './terms.ts';

const HARBOUR = [
  'The keel refers to the long beam that carries all other timbers of a hull. The rudder turns the ship when the helmsman pulls on a rope. The mast carries the sails and the lanterns above the deck. The bowsprit holds the foremost ropes of the ship. The anchor holds the ship where the water is shallow enough.',
  'A keel rots slowly. Carpenters scrape the keel. A new keel is dear. The rudder is made of oak. Carpenters mend the rudder. Storms break the rudder. The mast is made of pine. Storms break the mast. Carpenters mend the mast. The bowsprit is made of pine. Storms break the bowsprit. Carpenters mend the bowsprit. The anchor is made of iron. Smiths mend the anchor. Sailors weigh the anchor.',
];

describe('what the book tells of as it does of a term', () => {
  const asked = drafted(HARBOUR, 'term').filter(({ options }) => options[0] === 'keel');

  it('stands beside a term, though the book doesn’t say in a phrase what it means', () => {
    expect(asked.length).toBeGreaterThan(0);
    for (const { options } of asked)
      for (const option of options.slice(1)) expect(['rudder', 'mast', 'bowsprit', 'anchor']).toContain(option);
  });

  it('has the sentence that tells of it', () => {
    for (const { options, about } of asked)
      options.slice(1).forEach((option, i) => {
        expect(about?.[i + 1]?.quote.toLowerCase()).toContain(option);
      });
  });

  it('is asked for by what is said of it, beside others of its kind', () => {
    const anchor = drafted(HARBOUR, 'subject').find(({ question }) => question.includes('shallow'));
    expect(anchor?.question).toBe('Which of the following holds the ship where the water is shallow enough?');
    expect(anchor?.options.toSorted()).toEqual(['Anchor', 'Bowsprit', 'Keel', 'Mast']);
  });
});

const MORE = 'Harbours need walls. Harbours freeze. Lanterns glow. Lanterns burn oil. Lanterns hang from hooks.';
const meanings = (said: string) => {
  const input = {
    book: testBook([`${said} ${MORE}`], [], 'en'),
    counts: { mcq: 5, saq: 3, laq: 1 },
    seed: 'a',
    earlier: [],
  };
  return termsOf(readingOf(input, buildKnowledge(input.book, sentencesOf(input.book)))).map(({ meaning }) => meaning);
};

describe('a meaning', () => {
  it('may name people in general where it says more of a noun', () => {
    expect(
      meanings('A harbour refers to any structure that shelters our ships during the winter storms.'),
    ).toHaveLength(1);
    expect(meanings('A harbour refers to any structure for ships of our country during the storms.')).toEqual([]);
  });

  it('is the ability to do something, or a number of things', () => {
    expect(meanings('A harbour refers to the ability to shelter, load, or repair ships in a storm.')).toHaveLength(1);
    expect(meanings('A harbour refers to the number of ships that a stretch of quiet water can hold.')).toHaveLength(1);
  });

  it('ends where the sentence goes on with something else', () => {
    const [answer] = meanings(
      'A harbour is a sheltered stretch of water between two walls and is often crowded with boats in winter.',
    );
    expect(answer).toBe('a sheltered stretch of water between two walls');
  });

  it('says where a thing is, and points to no other page', () => {
    expect(meanings('A harbour is a stretch of calm water that lies below the walls of a town.')).toHaveLength(1);
    expect(meanings('A harbour is a stretch of calm water that is drawn in the figure below.')).toEqual([]);
  });
});

describe('a meaning beside its term', () => {
  const waters = 'Harbours hold water at low tide. Harbours shelter ships in a storm.';

  it('is one where it narrows down what kind of thing it is', () => {
    expect(
      meanings(`Every island has a harbour, a stretch of water that shelters ships from the waves. ${waters}`),
    ).toContain('a stretch of water that shelters ships from the waves');
  });

  it('is none where it only tells of something, or is a sentence', () => {
    expect(meanings(`The council closed the harbour, a blow to the men of the island. ${waters}`)).toEqual([]);
    expect(
      meanings(`They spoke of the harbour: the water that freezes in winter can hold no ships. ${waters}`),
    ).toEqual([]);
  });
});

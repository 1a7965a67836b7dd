import { expect, it } from 'vitest';
import { deal, enough } from './deal.ts';
import { type Candidate, LAST, WEAK } from './forms/form.ts';

const candidates = (tier: number, count: number): Candidate<string>[] =>
  Array.from({ length: count }, (_, at) => ({
    form: `form ${tier}`,
    tier,
    level: 'remember',
    chapter: at,
    score: 1,
    about: [],
    draft: () => `${tier} ${at}`,
  }));

function dealt(all: readonly Candidate<string>[], count: number, weakest?: number): string[] {
  const drafts: string[] = [];
  deal(all, count, 'a', [], (draft) => drafts.push(draft) > 0, weakest);
  return drafts;
}

it('fills a long quiz with the weakest forms no further than a short one would go', () => {
  const drafts = dealt([...candidates(WEAK, 3), ...candidates(LAST, 30)], 20, enough(12));
  expect(drafts.filter((draft) => draft.startsWith(`${WEAK}`))).toHaveLength(3);
  expect(drafts).toHaveLength(enough(12));
});

it('makes up a short quiz with the weakest forms', () => {
  expect(dealt([...candidates(WEAK, 1), ...candidates(LAST, 30)], 10, enough(5))).toHaveLength(10);
});

it('holds back no form that is fair, however many are asked for', () => {
  expect(dealt(candidates(WEAK, 30), 20, enough(12))).toHaveLength(20);
});

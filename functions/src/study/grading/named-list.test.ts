/** Questions that have a list named: all of it is asked for. */
import { describe, expect, it } from 'vitest';
import { marked, reference } from './fixtures.ts';

const TEAMS = 'There are three basic types of teams. Name them.';
const teams = reference('Problem resolution teams, creative teams and tactical teams');
const STAGES = 'There are three stages of prenatal development. Name them.';
const stages = reference('Germinal, embryonic and fetal');

describe('a list that is to be named', () => {
  it.each([
    [TEAMS, teams, 'problem resolution teams, creative teams', 'tactical teams'],
    [STAGES, stages, 'germinal and embryonic', 'fetal'],
    [
      'Es gibt drei Arten von Gewebe. Nennen Sie sie.',
      reference('Knochen, Muskel und Nerv'),
      'Knochen und Muskel',
      'Nerv',
    ],
  ])('%s: with one of them missing it is right in part', (question, rubric, answer, missing) => {
    const mark = marked(question, rubric, answer);
    expect(mark).toMatchObject({ is_correct: false, points: [{ met: false, partly: true }] });
    expect(mark.reason).toContain(`Not in your answer: “${missing}”`);
  });

  it.each([
    [TEAMS, teams, 'Problem resolution teams, creative teams and tactical teams'],
    [TEAMS, teams, 'tactical, creative, problem resolution'],
    [TEAMS, teams, 'tactical teams, creative teams and problem resolution teams'],
    [STAGES, stages, 'fetal embryonic germinal'],
    [STAGES, stages, 'germinal, embrionic, fetal'],
  ])('%s: with all of them, in any order and with a slip, it is right', (question, rubric, answer) => {
    expect(marked(question, rubric, answer).is_correct).toBe(true);
  });

  it('more than it has is marked as any other', () => {
    const mark = marked(STAGES, stages, 'fetal, adult, germinal, embryonic, infant');
    expect(mark.reason).not.toContain('in your answer: ');
  });

  it.each([
    [STAGES, stages, 'germinal, embryonic, adult'],
    [STAGES, stages, 'germinal, embryonic and so on'],
  ])('%s: with as many things and another in the place of one, the student decides', (question, rubric, answer) => {
    const mark = marked(question, rubric, answer);
    expect(mark.is_correct).toBe(false);
    expect(mark.points?.[0]?.met).toBe(false);
  });

  it('a member that has the joining word in it is not cut in two', () => {
    const departments = reference('Sales, finance and research and development');
    const mark = marked('There are three departments. Name them.', departments, 'sales, finance');
    expect(mark.reason).not.toContain('Not in your answer: “development”');
  });

  it('a question that has no list named is marked as any other', () => {
    const mark = marked('What do the teams do?', teams, 'problem resolution teams, creative teams');
    expect(mark.reason).not.toContain('“tactical teams”');
  });
});

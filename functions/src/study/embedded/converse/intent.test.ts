import { describe, expect, it } from 'vitest';
import { intentOf } from './intent.ts';

/** A Friday. */
const FRIDAY = '2026-11-20T09:00:00.000Z';

describe('intentOf', () => {
  it.each([
    ['What should I revise?', 'revise'],
    ['what do i need to study for my exam', 'revise'],
    ['Where should I start?', 'revise'],
    ['What should I do next?', 'revise'],
    ['Which chapters should I review first?', 'revise'],
    ['Help me prepare for my exam', 'revise'],
    ['What are my weak chapters?', 'weak'],
    ['where am I struggling', 'weak'],
    ['Which topics am I worst at?', 'weak'],
    ["What's my weakest topic", 'weak'],
    ['Which questions did I miss?', 'missed'],
    ['Show me the questions I got wrong', 'missed'],
    ['What did I get wrong in the last quiz?', 'missed'],
    ['go through my mistakes', 'missed'],
    ['What was my score in the last quiz?', 'last'],
    ['How did I do in my latest quiz?', 'last'],
    ['show me my last quiz score', 'last'],
    ['How am I doing?', 'standing'],
    ['How well did I do so far', 'standing'],
    ['Show my progress', 'standing'],
    ['what is my overall accuracy?', 'standing'],
    ['Am I ready for the exam?', 'standing'],
    ['hello there', 'hello'],
    ['How are you?', 'hello'],
    ['Thanks a lot!', 'thanks'],
  ])('%s', (text, kind) => {
    expect(intentOf(text, FRIDAY).kind).toBe(kind);
  });

  it.each([
    ['Make me a plan for 5 days', 5],
    ['make a revision plan for the next three days please', 3],
    ['Can you create a study schedule for two weeks?', 14],
    ['I need a 10-day revision plan', 10],
    ['Plan my revision for a week', 7],
    ['My exam is tomorrow', 1],
    ['I have an exam in 4 days', 4],
    ['Give me a study plan', null],
    ['revision plan', null],
  ])('%s', (text, days) => {
    expect(intentOf(text, FRIDAY)).toEqual({ kind: 'plan', span: days && { days, until: null } });
  });

  it.each([
    ['I have an exam on Monday about Free Culture, make a plan', 3, '2026-11-23'],
    ['Make me a plan until next Friday', 7, '2026-11-27'],
    ['My exam is on 2 December, plan my revision please', 12, '2026-12-02'],
    ['I need a study plan, the test is on January 4th', 45, '2027-01-04'],
    ['plan my revision for 2026-11-22', 2, '2026-11-22'],
    ['Give me a revision plan, my final is on the 25th', 5, '2026-11-25'],
    ['I have an exam on Tuesday', 4, '2026-11-24'],
  ])('%s: counts the days until then', (text, days, until) => {
    expect(intentOf(text, FRIDAY)).toEqual({ kind: 'plan', span: { days, until } });
  });

  it.each([
    ['Explain why my answer about formalities was wrong', 'formalities'],
    ['Why was my answer about the cut rule marked wrong?', 'the cut rule'],
    ['why is my answer not correct', null],
  ])('%s', (text, about) => {
    expect(intentOf(text, FRIDAY)).toEqual({ kind: 'wrong', about });
  });

  it.each([
    ['Write an essay about mutexes', 'essay'],
    ['could you please write me a short poem on cells', 'essay'],
    ['Translate “mutex” into French', 'translation'],
    ['Do my homework', 'homework'],
    ['Solve x^2 + 2x = 3', 'homework'],
    ['What is 12 * 7?', 'homework'],
    ['Quiz me on chapter 2', 'quiz'],
    ['make flashcards about cells', 'quiz'],
    ["how's it going", 'chat'],
    ['tell me a joke', 'chat'],
    ["I'm so stressed", 'chat'],
    ['Are you ChatGPT?', 'chat'],
  ])('%s is said to be impossible', (text, what) => {
    expect(intentOf(text, FRIDAY)).toEqual({ kind: 'cannot', what });
  });

  it.each([
    'What is a mutex?',
    'What are the weak points of behaviourism?',
    'What is a study plan?',
    'How does memory progress with age?',
    'Why do people fail to recall a word?',
    'What questions did Ebbinghaus ask?',
    'Explain how translation turns RNA into proteins',
    'What is the plan of the experiment?',
    'Who wrote the first essay on memory?',
    'What should a student do to remember more?',
    'What is the score of a memory test?',
    'How many conditions does a deadlock need?',
    'What is retrieval practice?',
    'Summarise chapter 2',
    'Why do you think theorists define intelligence in different ways?',
    'Color is not a physical property. What function do you think color vision serves?',
    'How are memories stored?',
    'What did Baddeley plan for the next experiment?',
  ])('%s is a question to the books', (text) => {
    expect(intentOf(text, FRIDAY)).toEqual({ kind: 'books' });
  });
});

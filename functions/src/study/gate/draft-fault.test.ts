import { describe, expect, it } from 'vitest';
import type { DraftLaq, DraftMcq, DraftSaq } from '../engine.ts';
import { draftFault, shownFault } from './draft-fault.ts';
import { supportFault } from './support.ts';

const QUOTE = 'A mutex is a lock that only the thread that took it may release.';

const mcq = (changes: Partial<DraftMcq> = {}) =>
  draftFault({
    kind: 'mcq',
    question: 'Which term refers to a lock that only the thread that took it may release?',
    options: ['mutex', 'semaphore', 'barrier', 'monitor'],
    answer_index: 0,
    explanation: `The book says (p. 1): “${QUOTE}”`,
    evidence: { page: 1, quote: QUOTE },
    ...changes,
  });
const saq = (changes: Partial<DraftSaq> = {}) =>
  draftFault({
    kind: 'saq',
    question: 'What is a mutex?',
    answer: 'A mutex is a lock that only the thread that took it may release.',
    evidence: { page: 1, quote: QUOTE },
    ...changes,
  });
const laq = (changes: Partial<DraftLaq> = {}) =>
  draftFault({
    kind: 'laq',
    question: 'Explain what a mutex is. In your answer, also cover threads and release.',
    answer_outline: [QUOTE, QUOTE, QUOTE],
    evidence: [1, 1, 1].map((page) => ({ page, quote: QUOTE })),
    ...changes,
  });

describe('the gate for a single question', () => {
  it('lets good questions pass', () => {
    expect([mcq(), saq(), laq()]).toEqual([null, null, null]);
  });

  it('leaves to the model what says the same in other words, where the quote speaks of what is asked', () => {
    const options = [
      'It keeps others out while a thread holds it',
      'It sorts what lies in memory',
      'It saves power where it can',
      'It draws what is on the screen',
    ];
    const question = 'What does a mutex do for the thread that took it?';
    expect(mcq({ question, options })).toBeNull();
    expect(mcq({ question, options, evidence: { page: 1, quote: 'Glaciers carve their valleys slowly.' } })).toBe(
      'key_not_supported',
    );
  });

  it('has no number in the right option that its quote has otherwise, unless the question gives it', () => {
    const evidence = { page: 1, quote: 'About 2.3 percent of the sleepers wake within the first 20 minutes.' };
    const options = ['2.3 percent', '9.1 percent', '24 percent', '60 percent'];
    const question = 'How many of the sleepers wake within the first minutes?';
    expect(mcq({ question, options, evidence })).toBeNull();
    const wrong = ['3.2 percent', ...options.slice(1)];
    expect(mcq({ question, options: wrong, evidence })).toBe('key_not_supported');
    const asked = { question: `${question} (not 3.2)`, options: wrong, answer_index: 0 };
    expect(supportFault(evidence.quote, evidence.quote, asked)).toBeNull();
  });

  it.each([
    ['thousands parted', 'In 1969 about 1,000 nodes were planned.', '1000 nodes'],
    ['thousands alone', 'In 1969 about 1.000 nodes were planned.', '1,000'],
    ['the digits of another script', 'In 1969 ۲٫۳ percent of the nodes were planned.', '2.3 percent'],
    ['spelled out, beside a year', 'In 1969 the network had four nodes.', '4 nodes'],
    ['spelled out, and asked for alone', 'In 1969 the network had four nodes.', '4'],
  ])('takes a number for the same that its quote has %s', (_, quote, right) => {
    const asked = { question: 'How many nodes of the network were there?', answer_index: 0 };
    expect(supportFault(quote, quote, { ...asked, options: [right, '77 nodes'] })).toBeNull();
    expect(supportFault(quote, quote, { ...asked, options: [right.replace(/\d$|\d(?= )/, '9'), '77 nodes'] })).toBe(
      'key_not_supported',
    );
  });

  it('reads the right option in the whole sentence that a quote is cut from, wrong ones in the quote alone', () => {
    const evidence = { page: 1, quote: 'that only the thread that took it may release' };
    const options = ['mutex', 'semaphore', 'barrier', 'monitor'];
    const draft = {
      kind: 'mcq' as const,
      question: 'Which of these belongs to its owner?',
      options,
      answer_index: 0,
      explanation: '',
      evidence,
    };
    expect(draftFault(draft)).toBe('key_not_supported');
    expect(draftFault(draft, undefined, () => QUOTE)).toBeNull();
    expect(draftFault(draft, undefined, () => `${QUOTE} A semaphore is a counter.`)).toBeNull();
  });

  const faulty: [string, Partial<DraftMcq>, string][] = [
    ['a question that denies twice', { question: 'Which of these is not never a lock of one thread?' }, 'denied_twice'],
    [
      'a time among things',
      { options: ['a mutex', 'a barrier', 'in the 1960s', 'a monitor'] },
      'options_of_other_kind',
    ],
    [
      'two options of the same telling words',
      { options: ['a mutex', 'a film maker', 'a maker of films', 'a monitor'] },
      'options_alike',
    ],
    ['two options', { options: ['mutex', 'barrier'] }, 'option_count'],
    ['an empty option', { options: ['mutex', 'barrier', ' ', 'monitor'] }, 'option_count'],
    ['an answer that is no option', { answer_index: 4 }, 'option_count'],
    ['identical options', { options: ['mutex', 'barrier', 'Barrier ', 'monitor'] }, 'options_alike'],
    ['options in singular and plural', { options: ['mutex', 'barrier', 'barriers', 'monitor'] }, 'options_alike'],
    ['an option that holds the right one', { options: ['mutex', 'barrier', 'mutex lock', 'monitor'] }, 'options_alike'],
    ['letters of other options', { options: ['mutex', 'barrier', 'monitor', 'Both A and C'] }, 'catch_all_option'],
    ['a name among terms', { options: ['mutex', 'barrier', 'Edsger Dijkstra', 'monitor'] }, 'options_of_other_kind'],
    ['"everything above"', { options: ['mutex', 'barrier', 'monitor', 'Everything listed above'] }, 'catch_all_option'],
    [
      '"in keinem dieser Fälle"',
      { options: ['mutex', 'barrier', 'monitor', 'In keinem dieser Fälle'] },
      'catch_all_option',
    ],
    ['"以上都可以"', { options: ['mutex', 'barrier', 'monitor', '以上都可以'] }, 'catch_all_option'],
    [
      'a distractor of two words that the quote has apart',
      {
        question: 'Which of these is a closed system?',
        options: ['Slavery', 'The caste system', 'Meritocracy', 'Democracy'],
        evidence: { page: 1, quote: 'Closed systems include estate, slavery, caste and clan systems.' },
      },
      'distractor_supported',
    ],
    ['"all of the above"', { options: ['mutex', 'barrier', 'monitor', 'All of the above'] }, 'catch_all_option'],
    ['a number among terms', { options: ['mutex', 'barrier', '12 bytes', 'monitor'] }, 'options_of_other_kind'],
    [
      'a right option much longer than the rest',
      {
        options: ['A lock that only the thread that took it may release', 'barrier', 'semaphore', 'monitor'],
      },
      'options_of_other_kind',
    ],
    [
      'a question that points at what it does not tell',
      { question: 'What is the name of this kind of lock?' },
      'does_not_stand_alone',
    ],
    [
      'a key that the quote does not have',
      { options: ['spinlock', 'barrier', 'semaphore', 'monitor'] },
      'key_not_supported',
    ],
    [
      'a distractor that the quote has',
      { options: ['mutex', 'thread', 'semaphore', 'monitor'] },
      'distractor_supported',
    ],
    [
      'the answer in the question',
      { question: 'Which mutex is a lock that only its thread may release?' },
      'leaks_answer',
    ],
    [
      'a clue that only the key shares with the question',
      {
        question: 'What is a lock that one owner may release?',
        options: [
          'A lock that only the thread that took it may release',
          'A counter of the resources that many processes want',
          'A meeting point that several workers wait at together',
          'A module whose procedures run one after the other',
        ],
      },
      'leaks_answer',
    ],
  ];

  it.each(faulty)('refuses %s', (_, changes, fault) => {
    expect(mcq(changes)).toBe(fault);
  });

  it('lets a case be told before it is asked about', () => {
    const question = 'Two threads want to print at once, and one has to wait. Which lock fits this case?';
    expect(mcq({ question })).toBe(null);
  });

  it('takes an option for no leak by a word that another option has too', () => {
    const quote = 'Conflict theory holds that a society is a struggle between groups.';
    const options = ['Conflict theory', 'Feminist theory', 'Labeling theory', 'Functionalism'];
    expect(mcq({ question: 'Which theory sees society as a struggle?', options, evidence: { page: 1, quote } })).toBe(
      null,
    );
  });

  it.each([
    ['the kind that it asks for', ['Labor theory', 'Functionalism', 'Feminism', 'Marxism']],
    [
      'one that denies another',
      ['fair locks are kept by some threads', 'fair locks are not kept by some threads', 'threads wait', 'locks end'],
    ],
    ['cities of one word and of two', ['Delhi', 'New York', 'Shanghai', 'Tokyo']],
  ])('lets an option pass that is %s', (_, options) => {
    expect(shownFault('Which theory of the city is thought to be the most liberal one?', options, 0)).toBe(null);
  });

  it.each([
    ['a number among names and terms', ['Asian Americans', 'African Americans', 'White ethnic groups', '1953']],
    ['a thing among people', ['spouses', 'caregivers', 'lawyers', 'bicycle']],
    [
      'a statement among phrases',
      ['at infancy', 'in early youth', 'late', 'It was told by a group of doctors by the sea'],
    ],
  ])('refuses %s', (_, options) => {
    expect(shownFault('Which of these is meant by the report on care?', options, 0)).toBe('options_of_other_kind');
  });

  it('tells options apart by their signs', () => {
    const options = ['behind # or %', 'behind // or --', 'in single quotes', 'in parentheses'];
    expect(shownFault('Where does a comment stand in that language?', options, 0)).toBeNull();
  });

  it('takes the same words in another order for another answer', () => {
    const quote = 'A calling thread waits for the worker, and food is less important than comfort.';
    const options = [
      'food is less important than comfort',
      'comfort is less important than food',
      'both grow',
      'none falls',
    ];
    expect(mcq({ question: 'What did the trial show?', options, evidence: { page: 1, quote } })).toBe(null);
  });

  it.each([
    'What does it do when a thread waits?',
    'Why is this important for threads?',
    'What does the above figure show about locks?',
    'Which lock is described in Figure 3?',
    'What is said about locks in this chapter?',
    'They protect data from what?',
    '如下所示的锁有什么作用，请说明一下？',
  ])('refuses what does not stand alone: %s', (question) => {
    expect(saq({ question })).toBe('does_not_stand_alone');
  });

  it('takes the last of something for what it is', () => {
    const question = 'Which state is the last of the four states of a thread?';
    expect(saq({ question, answer: 'done', evidence: { page: 1, quote: 'In the end a thread is done.' } })).toBe(null);
    expect(saq({ question: 'What does the last state of threads mean?' })).toBe('does_not_stand_alone');
  });

  it.each([
    'What is the ISBN of the book on locks?',
    'Who wrote the book on locks and threads?',
    'Which publishing house brought out the work on locks?',
    'How many chapters does the work on locks have?',
    'On which page are locks explained?',
    'What is found at www.locks.example about threads?',
  ])('refuses trivia: %s', (question) => {
    expect(saq({ question })).toBe('trivia');
  });

  it('refuses a broken question', () => {
    expect(saq({ question: 'What?' })).toBe('malformed');
    expect(saq({ question: 'What is a mutex (a lock?' })).toBe('malformed');
    expect(saq({ question: `What is a mutex${' and a lock'.repeat(60)}?` })).toBe('malformed');
  });

  it('refuses a short answer that says nothing new, or what its quote does not', () => {
    expect(saq({ answer: 'A mutex.' })).toBe('leaks_answer');
    expect(saq({ answer: '…' })).toBe('answer_incomplete');
    expect(saq({ answer: 'A queue of waiting printers in an office.' })).toBe('answer_not_supported');
  });

  it('wants an outline of three to six points, each resting on its own quote', () => {
    expect(laq({ answer_outline: [QUOTE, QUOTE] })).toBe('outline_size');
    expect(laq({ evidence: [{ page: 1, quote: QUOTE }] })).toBe('no_evidence');
    expect(laq({ answer_outline: [QUOTE, QUOTE, 'Queues of printers stand in offices.'] })).toBe(
      'answer_not_supported',
    );
    expect(laq({ answer_outline: [QUOTE, QUOTE, 'It is a lock that only the thread may release.'] })).toBe(
      'does_not_stand_alone',
    );
  });

  it('refuses a long question of several names whose points only mention them', () => {
    const points = [
      'The mayor of Harlow sold bread on Market Street.',
      'For a short time the tram to Elmside ran on coal.',
      'Ships from Dover brought salt to the market.',
    ];
    const strung = {
      question: 'Write about “Trade”, and cover “Market Street”, “Elmside” and “Dover”.',
      answer_outline: points,
      evidence: points.map((quote) => ({ page: 1, quote })),
    };
    expect(laq(strung)).toBe('points_not_asked');
    const about = { ...strung, question: 'Write about “bread”, and cover “Market Street”, “Elmside” and “Dover”.' };
    const onBread = points.map((point) => point.replace(/\.$/, ', and so did bread.'));
    const evidence = onBread.map((quote) => ({ page: 1, quote }));
    expect(laq({ ...about, answer_outline: onBread, evidence })).toBe(null);
    const own = ['A mutex is a lock.', 'The barrier holds threads back.', 'A semaphore counts resources.'];
    const explained = {
      question: 'Explain “mutex”, “barrier” and “semaphore”, so that they can be told apart.',
      answer_outline: own,
      evidence: own.map((quote) => ({ page: 1, quote })),
    };
    expect(laq(explained)).toBe(null);
  });

  it('refuses a long question about a name in the genitive', () => {
    expect(laq({ question: 'Explain what “Harlow’s” means for threads, and what it leads to.' })).toBe(
      'points_not_asked',
    );
  });
});

it('takes the kana of an ending or a particle for no clue', () => {
  const options = [
    '港町は南の岸にあり、広い倉庫を備えています。',
    '船団が秋に魚を運び、市場で売りました。',
    '漁師たちが冬に網を直し、春を待ちました。',
    '灯台が岬に立ち、夜の海を照らしました。',
  ];
  const draft = {
    kind: 'mcq' as const,
    question: '次の記述のうち、本書の説明として誤っているものはどれですか。',
    options,
    answer_index: 0,
    explanation: '本書にはこう書かれています。',
    evidence: { page: 1, quote: options[0] ?? '' },
  };
  expect(draftFault(draft)).toBe(null);
  expect(draftFault({ ...draft, question: '港町の倉庫についての次の記述のうち、正しいものはどれですか。' })).toBe(
    'leaks_answer',
  );
});

import { describe, expect, it } from 'vitest';
import { testBook } from '../../book/testing.ts';
import { withTranscripts } from '../../book/transcripts.ts';
import type { DraftMcq, DraftQuestions, DraftSaq } from '../engine.ts';
import { type GateInput, gateQuestions } from './gate.ts';
import { sameQuestion } from './repeats.ts';

const TERMS = ['mutex', 'semaphore', 'barrier', 'monitor', 'spinlock', 'latch', 'condvar', 'rendezvous'];
const FACTS = [
  'keeps two threads out of one region at once',
  'counts how many resources remain for waiting processes',
  'holds workers back until every worker has arrived',
  'bundles shared data with procedures that run alone',
  'burns processor cycles in a tight loop while waiting',
  'opens once and stays open for all latecomers',
  'wakes sleepers whenever a predicate may have changed',
  'makes sender and receiver meet without any buffer',
];
const SENTENCES = TERMS.map((term, i) => `The ${term} ${FACTS[i]}.`);

const book = testBook([
  `# Preface\n\n${SENTENCES[7]}`,
  `^ Locks\n\n# 1 Locks\n\n${SENTENCES.slice(0, 4).join(' ')}`,
  `^ Locks\n\n# 2 Waiting\n\n${SENTENCES.slice(4).join(' ')}`,
  `# References\n\nKnown works on the semaphore count how many there are. ${SENTENCES[1]}`,
]);

const draft = (i: number, page = i < 4 ? 2 : 3, options = optionsFor(i)): DraftMcq => ({
  question: `Which of the following ${FACTS[i]}?`,
  options,
  answer_index: 0,
  explanation: `The book says (p. ${page}): “${SENTENCES[i]}”`,
  evidence: { page, quote: SENTENCES[i] ?? '' },
});

const optionsFor = (i: number) => [0, 1, 2, 3].map((step) => TERMS[(i + step) % TERMS.length] ?? '');

const short = (i: number): DraftSaq => ({
  question: `What does the ${TERMS[i]} do?`,
  answer: `The ${TERMS[i]} ${FACTS[i]}.`,
  evidence: { page: i < 4 ? 2 : 3, quote: SENTENCES[i] ?? '' },
});

const drafts = (changes: Partial<DraftQuestions>): DraftQuestions => ({
  mcqs: [],
  saqs: [],
  laqs: [],
  notes: [],
  ...changes,
});
const gate = (changes: Partial<DraftQuestions>, input: Partial<GateInput> = {}) =>
  gateQuestions(drafts(changes), { book, counts: { mcq: 4, saq: 2, laq: 1 }, seed: 'a', earlier: [], ...input });

describe('the gate for a whole quiz', () => {
  it('says of evidence from a page read from its picture that it is an estimate, and gives it no place', () => {
    const scan = testBook(['', '# 2 Waiting\n\nThe barrier is old.']);
    const text = SENTENCES.slice(0, 4).join(' ');
    const read = withTranscripts(scan, new Map([[1, [{ kind: 'text', text }]]]));
    const { questions } = gate({ mcqs: [draft(0, 1)], saqs: [short(4)] }, { book: read });
    expect(questions.mcqs.map(({ evidence }) => evidence)).toEqual([
      { page: 1, quote: SENTENCES[0], boxes: [], estimated: true },
    ]);
    expect(questions.saqs).toEqual([]);
  });

  it('proves each question and tells where its evidence stands', () => {
    const { questions } = gate({ mcqs: [draft(0)] });
    expect(questions.mcqs[0]?.evidence).toMatchObject({ page: 2, quote: SENTENCES[0] });
    expect(questions.mcqs[0]?.evidence?.boxes.length).toBeGreaterThan(0);
  });

  it('shows the whole sentence where a quote cut from it does not carry what is right, the quote where it does', () => {
    const lines = testBook(['# 1 Locks', `# 2 Locks\n\n${SENTENCES[0]?.replaceAll(' two ', '\ntwo ')} It is old.`]);
    const cut = { page: 2, quote: FACTS[0] ?? '' };
    const { questions } = gate({ mcqs: [{ ...draft(0), evidence: cut }] }, { book: lines });
    expect(questions.mcqs.map(({ evidence }) => evidence?.quote)).toEqual([SENTENCES[0]]);
    const enough = { page: 2, quote: `${TERMS[0]} ${FACTS[0]}` };
    const other = gate({ mcqs: [{ ...draft(0), evidence: enough }] }, { book: lines });
    expect(other.questions.mcqs[0]?.evidence?.quote).toBe(enough.quote);
    expect(questions.mcqs[0]?.evidence?.boxes).toHaveLength(2);
    const asked = {
      ...short(0),
      answer: `The mutex, ${FACTS[0]?.slice(0, 17)}`,
      evidence: { page: 2, quote: 'The mutex keeps' },
    };
    expect(gate({ saqs: [asked] }, { book: lines }).questions.saqs[0]?.evidence?.quote).toBe(SENTENCES[0]);
  });

  it('keeps the right option right wherever it is put', () => {
    const { questions } = gate({ mcqs: TERMS.map((_, i) => draft(i)) }, { counts: { mcq: 8, saq: 0, laq: 0 } });
    for (const mcq of questions.mcqs) {
      const at = FACTS.findIndex((fact) => mcq.question.includes(fact));
      expect(mcq.options[mcq.answer_index]).toBe(TERMS[at]);
    }
  });

  it('keeps the words about each wrong option beside it, wherever it is put, and none for the right one', () => {
    const one = draft(0);
    const about = one.options.map((_, i) => (i === 0 ? null : { page: 2, quote: SENTENCES[i] ?? '' }));
    const { questions } = gate({ mcqs: [{ ...one, about }] });
    const [mcq] = questions.mcqs;
    expect(mcq?.options.map((option) => SENTENCES[TERMS.indexOf(option)])).toEqual(
      mcq?.about_options?.map((proof) => proof?.quote ?? SENTENCES[0]),
    );
    expect(mcq?.about_options?.[mcq.answer_index]).toBeNull();
  });

  it('shows no page for a wrong option that does not stand there', () => {
    const one = draft(0);
    const about = one.options.map((_, i) => (i === 0 ? null : { page: 3, quote: SENTENCES[i] ?? '' }));
    expect(gate({ mcqs: [{ ...one, about }] }).questions.mcqs[0]?.about_options).toBeUndefined();
  });

  it('proves every part of a combination, and refuses one with a part that its words do not say', () => {
    const parts = [0, 1, 2].map((i) => ({ text: FACTS[i] ?? '', quote: { page: 2, quote: SENTENCES[i] ?? '' } }));
    const options = ['1 – A, 2 – B', '1 – B, 2 – A', '1 – C, 2 – A', '1 – A, 2 – C'];
    const one = {
      ...draft(0),
      question: `Which answer gives each its own? ${FACTS.slice(0, 3).join('; ')}`,
      options,
      parts,
    };
    expect(gate({ mcqs: [one] }).questions.mcqs[0]?.more_evidence).toHaveLength(2);
    const wrong = [{ text: FACTS[4] ?? '', quote: { page: 2, quote: SENTENCES[0] ?? '' } }, ...parts.slice(1)];
    expect(gate({ mcqs: [{ ...one, parts: wrong }] }).refused).toEqual({ key_not_supported: 1 });
  });

  it('takes no more than asked for', () => {
    const { questions } = gate({ mcqs: TERMS.map((_, i) => draft(i)) }, { counts: { mcq: 2, saq: 0, laq: 0 } });
    expect(questions.mcqs).toHaveLength(2);
  });

  it('refuses a quote that is not in the book, or on another page', () => {
    const invented = {
      ...draft(0),
      evidence: { page: 2, quote: 'The mutex keeps two threads out of one region forever.' },
    };
    expect(gate({ mcqs: [invented, draft(1, 3)] }).refused).toEqual({ quote_not_found: 2 });
  });

  it('refuses evidence from outside the chosen pages', () => {
    expect(gate({ mcqs: [draft(0), draft(4)] }, { from: 3, to: 3 }).refused).toEqual({ outside_range: 1 });
  });

  it('refuses evidence from front matter, references, headings and running heads', () => {
    const quoted = (page: number, quote: string) => ({ ...short(7), answer: quote, evidence: { page, quote } });
    const { refused } = gate(
      { saqs: [quoted(1, SENTENCES[7] ?? ''), quoted(4, SENTENCES[1] ?? '')] },
      { counts: { mcq: 0, saq: 3, laq: 0 } },
    );
    expect(refused).toEqual({ not_in_body: 2 });
  });

  it('asks nothing twice, neither in a quiz nor again in the next', () => {
    expect(gate({ mcqs: [draft(0), draft(0)] }).refused).toEqual({ asked_before: 1 });
    const reworded = { ...draft(0), question: 'What keeps two threads out of one region at once?' };
    expect(gate({ mcqs: [reworded] }, { earlier: [draft(0).question] }).refused).toEqual({ asked_before: 1 });
  });

  it('tells questions of one frame apart by what they quote', () => {
    expect(
      sameQuestion(
        'Was sagt das Buch zu „Kreis“? Erläutern Sie es.',
        'Was sagt das Buch zu „Gerade“? Erläutern Sie es.',
      ),
    ).toBe(false);
    expect(sameQuestion('Was sagt das Buch zu „Kreis“? Erläutern Sie es.', 'Was bedeutet „Kreis“ im Buch?')).toBe(true);
  });

  it('does not ask for one sentence in two kinds', () => {
    expect(gate({ mcqs: [draft(0)], saqs: [short(0)] }).refused).toEqual({ asked_before: 1 });
  });

  it('makes the longest option right no more often than chance, where there are others', () => {
    const longest = (i: number) => draft(i, undefined, [`${TERMS[i]}`, `f${i}`, `p${i}`, `s${i}`]);
    const even = (i: number) => draft(i, undefined, [`${TERMS[i]}`, `fork another ${i}`, `pipe ${i}`, `sync ${i}`]);
    const counts = { mcq: 4, saq: 0, laq: 0 };
    const mixed = gate({ mcqs: [0, 1, 2, 3].map(longest).concat([4, 5, 6].map(even)) }, { counts });
    const isLongest = ({ options, answer_index }: { options: string[]; answer_index: number }) =>
      options.every((option, i) => i === answer_index || option.length < (options[answer_index]?.length ?? 0));
    expect(mixed.questions.mcqs).toHaveLength(4);
    expect(mixed.questions.mcqs.filter(isLongest).length).toBeLessThanOrEqual(1);
    // Better a question than none.
    expect(gate({ mcqs: [0, 1, 2, 3].map(longest) }, { counts }).questions.mcqs).toHaveLength(4);
  });

  it('says why there are fewer questions, and nothing where there are not', () => {
    const fewer = gate({ mcqs: [draft(0)], notes: ['From the engine.'] }, { earlier: ['What is a lock?'] });
    expect(fewer.notes[0]).toMatch(
      /^Fewer than you asked for: 1 multiple-choice instead of 4, 0 short-answer instead of 2, 0 long-answer instead of 1\./,
    );
    expect(fewer.notes[0]).toMatch(/answer in full/);
    const enough = gate({ mcqs: [draft(0)] }, { counts: { mcq: 1, saq: 2, laq: 0 } });
    expect(enough.notes[0]).toMatch(/ask for more of the other kinds/);
    expect(gate({ mcqs: [draft(0)] }, { from: 2, to: 2 }).notes[0]).toMatch(/choose more pages/);
    const [why, ...more] = gate({}, { book: testBook(['', '']) }).notes;
    expect(why).toMatch(/^None of these pages has text that Folio can read\./);
    expect(more).toEqual([]);
    expect(fewer.notes).toContain('From the engine.');
    expect(fewer.notes.join(' ')).toMatch(/earlier quizzes/);
    expect(gate({ mcqs: [draft(0)] }, { counts: { mcq: 1, saq: 0, laq: 0 } }).notes).toEqual([]);
  });

  it('asks no questions that solve each other, and takes a right option that is wrong elsewhere only in need', () => {
    const own = (i: number) => draft(i, undefined, [TERMS[i] ?? '', `fork${i}`, `pipe${i}`, `sync${i}`]);
    const same = { ...own(1), options: ['semaphore', 'fork0', 'pipe0', 'idle'] };
    const rules = { ...own(2), options: ['barrier', 'mutex', 'halt', 'stop'] };
    const few = gate({ mcqs: [own(0), same, rules] });
    expect(few.refused).toMatchObject({ options_shared: 1 });
    expect(few.questions.mcqs.map(({ question }) => question)).toEqual([own(0).question, rules.question]);
    const many = gate({ mcqs: [own(0), rules, own(3)] }, { counts: { mcq: 2, saq: 0, laq: 0 } });
    expect(many.refused).toEqual({ key_elsewhere: 1 });
    expect(many.questions.mcqs.map(({ question }) => question)).toEqual([own(0).question, own(3).question]);
  });

  it('is the same for the same seed and differs for another', () => {
    const all = { mcqs: TERMS.map((_, i) => draft(i)) };
    const counts = { mcq: 8, saq: 0, laq: 0 };
    const positions = (seed: string) => gate(all, { counts, seed }).questions.mcqs.map((mcq) => mcq.options.join());
    expect(positions('a')).toEqual(positions('a'));
    expect(positions('a')).not.toEqual(positions('b'));
  });
});

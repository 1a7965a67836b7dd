import { expect, it } from 'vitest';
import { buildIndex } from '../../../book/search/index.ts';
import { testBook } from '../../../book/testing.ts';
import { openKnowledge } from '../../../knowledge/index.ts';
import { answerFromBook } from '../index.ts';
import { membersWanted } from './members.ts';

const filler = (topic: string) =>
  Array.from({ length: 12 }, (_, at) => `In week ${at + 2} the ${topic} class walks around the old garden.`).join(' ');
const book = testBook([
  `# 1 Regulation\n\nThe model asks how four modalities of regulation interact. Law is the most obvious constraint. It threatens. Norms are a different kind of constraint. The market is a third type of constraint. Finally, architecture is a constraint on behaviour.\n\nSo the first point about these four modalities of regulation is obvious: they interact.\n\n${filler('rule')}`,
  `# 2 Forgetting\n\nForgetting has many faces in a life. Its three causes of forgetting are decay, interference, and retrieval failure. Forgetting is fast at first.\n\n${filler('memory')}`,
  `# 3 Locks\n\nA deadlock needs three conditions:\n\n1. Threads exclude each other.\n\n2. Threads hold and wait.\n\n3. Threads wait in a circle.\n\n${filler('lock')}`,
  `# 4 Sails\n\nThe five parts of a sail matter to every sailor. A sail is made of cloth.\n\n${filler('sail')}`,
]);
const ask = (question: string) => answerFromBook({ book, question, history: [] }).answer;

it('members that open one sentence after another are named, each', () => {
  const answer = ask('List the four modalities of regulation');
  for (const word of ['Law is', 'Norms are', 'The market is', 'architecture is']) expect(answer).toContain(word);
  expect(answer.match(/^- /gm)).toHaveLength(4);
});

it('a sentence that strings them together is the answer', () => {
  expect(ask('What are the three causes of forgetting?')).toContain(
    'are decay, interference, and retrieval failure. [1]',
  );
});

it('a list that follows is the answer', () => {
  const answer = ask('Name the three conditions of a deadlock');
  for (const word of ['exclude', 'hold and wait', 'in a circle']) expect(answer.split(word)).toHaveLength(2);
});

it('"explain" with a number asks for a list, too, and marks within a sentence number its members', () => {
  expect(ask('Explain the three causes of forgetting')).toMatch(/^(?!- ).*Its three causes of forgetting are decay/);
  const tides = testBook([
    `# 1 Tides\n\nThe tides are ruled by three forces of nature: 1) the moon and its pull, 2) the sun, and 3) the turning earth. ${filler('tide')}`,
  ]);
  const { answer } = answerFromBook({ book: tides, question: 'Describe the three forces of the tides', history: [] });
  expect(answer).toMatch(/^The tides are ruled by three forces/);
});

it('it is said where they are not found', () => {
  expect(ask('List the five parts of a sail')).toMatch(/^I didn’t find them listed in this book\./);
});

it.each([
  ['List the four modalities of regulation', 4],
  ['What are the 3 kinds of memory?', 3],
  ['What are the two main causes?', 2],
  ['List the stages of sleep', null],
  ['Name Piaget’s stages of cognitive development.', null],
  ['What are the main parts of a sail?', null],
  ['which stages of sleep are there', null],
  ['What are modalities?', undefined],
  ['What is the four-stroke engine?', undefined],
] as const)('%s → %s', (text, count) => {
  expect(membersWanted(text, 'en')?.count).toBe(count);
});

it('of what is not listed and not even named nothing is said', () => {
  expect(ask('List the stages of forgetting')).not.toContain('[1]');
  expect(ask('List the causes of forgetting')).toContain('decay, interference, and retrieval failure. [1]');
});

it('numbered items are listed behind the sentence that says how many there are, whatever stands between them', () => {
  const vectors = testBook([
    `# 1 Index vectors\n\nSuch index vectors can be any of three distinct types.\n\n1. A logical vector. It is recycled to the length needed.\n\nIt is often used to leave out what is missing from a vector.\n\n2. A vector of positive numbers. They select the elements at those places.\n\n3. A vector of names. They select the elements so called.\n\n${filler('vector')}`,
  ]);
  const { answer } = answerFromBook({ book: vectors, question: 'what types of index vectors are there', history: [] });
  expect(answer).toMatch(
    /^Such index vectors can be any of three distinct types\. \[1\]\n- A logical vector\. It is recycled/,
  );
  expect(answer.match(/^- /gm)).toHaveLength(3);
  expect(answer).not.toContain('leave out');
});

it('a list within an item ends with the next item of the outer one', () => {
  const solver = testBook([
    `# 1 Solver\n\n5. In general, the method check returns one of the following results:\n\n(a) sat is returned if it can be solved,\n\n(b) unsat is returned if it cannot be solved,\n\n(c) unknown is returned in any other case.\n\n6. Since the method returns sat, we look at the model.\n\n${filler('solver')}`,
  ]);
  const { answer } = answerFromBook({
    book: solver,
    question: 'what results can the method check return',
    history: [],
  });
  expect(answer).toContain('unknown is returned');
  expect(answer).not.toContain('look at the model');
});

const arts = testBook([
  `# 1 Weaving\n\nA loom has many parts. The three beams of a frame are the cloth beam, the warp beam, and the breast beam. Old looms creak. ${filler('loom')}`,
  `# 2 Guilds\n\nThe weavers of Ghent told of four types of guild oaths that bind a town:\n\n1. An oath of silence, thrift, patience, and faith.\n\n2. An oath of debt.\n\n3. An oath of peace.\n\n4. An oath of war.\n\n Towns grew by weaving. ${filler('town')}`,
  `# 3 Dyeing\n\nAccording to Mara, a cloth takes another colour at each of the four stages of dyeing: soaking, steeping, airing, and rinsing. ${filler('colour')}`,
]);
const { knowledge } = openKnowledge(arts, buildIndex(arts).sentences, null);
const askArts = (question: string) => answerFromBook({ book: arts, question, history: [] }, knowledge).answer;

it('a sentence that begins with what is listed lists it, whatever the book calls the whole', () => {
  expect(askArts('What are the beams of a loom?')).toMatch(/^The three beams of a frame are .* breast beam\. \[1\]$/);
});

it('what the book’s facts have read as a list is told as one', () => {
  expect(askArts('List Mara’s stages of dyeing')).toMatch(/soaking, steeping, airing, and rinsing\. \[1\]$/);
});

it('types of something else are not the types that are asked for', () => {
  expect(askArts('What types of towns are there?')).not.toMatch(/^- |\n- /);
  expect(askArts('What types of guild oaths are there?')).toContain('silence, thrift, patience, and faith');
  // Kinds are types.
  expect(askArts('What are the four kinds of guild oaths?')).toMatch(/^.*four types of guild oaths[^\n]*\n- /);
});

import { describe, expect, it } from 'vitest';
import { verifyQuote } from '../book/evidence/index.ts';
import { pageOf } from '../book/pages.ts';
import { sentencesOf } from '../book/sentences.ts';
import { testBook } from '../book/testing.ts';
import { buildKnowledge, type FactKind, openKnowledge, packKnowledge, unpackKnowledge } from './index.ts';

const knowledgeOf = (...pages: string[]) => {
  const book = testBook(pages, [], 'en');
  return { book, knowledge: buildKnowledge(book, sentencesOf(book)) };
};

/** The facts of one kind in a text, each as "subject → object". */
const told = (kind: FactKind, text: string) =>
  knowledgeOf(text)
    .knowledge.ofKind(kind)
    .map(({ subject, object, items }) => `${subject} → ${object ?? items.join(' | ')}`);

describe('what terms mean', () => {
  it('is read from sentences that say what a term is, refers to, or is called', () => {
    expect(told('definition', 'A mutex is a lock that only one thread can hold at a time.')).toEqual([
      'mutex → a lock that only one thread can hold at a time',
    ]);
    expect(told('definition', 'Osmosis refers to the movement of water through a membrane.')).toEqual([
      'Osmosis → the movement of water through a membrane',
    ]);
    expect(told('definition', 'The time between two interrupts is called a tick.')).toEqual([
      'tick → time between two interrupts',
    ]);
  });

  it('is read from descriptions of general nouns, stand-ins and vague nouns that something narrows down', () => {
    expect(told('definition', 'A case study is a detailed look at a single event.')).toEqual([
      'case study → a detailed look at a single event',
    ]);
    expect(told('definition', 'Closed questions are those that leave no choice of words.')).toEqual([
      'Closed questions → those that leave no choice of words',
    ]);
    expect(told('definition', 'A barter economy is one in which goods are swapped without money.')).toEqual([
      'barter economy → one in which goods are swapped without money',
    ]);
    expect(told('definition', 'Latency is the number of milliseconds that pass before a reply.')).toEqual([
      'Latency → the number of milliseconds that pass before a reply',
    ]);
  });

  it('is read from what somebody defines, and from the phrase that a name follows', () => {
    expect(told('definition', 'Chemists define an acid as a substance that gives away protons.')).toEqual([
      'acid → a substance that gives away protons',
    ]);
    expect(
      told(
        'definition',
        'These ships crossed with a chest of measured sand known as the glass, which was turned often.',
      ),
    ).toEqual(['glass → a chest of measured sand']);
    expect(told('definition', 'Our ability to judge distance is known as depth perception.')).toEqual([
      'depth perception → Our ability to judge distance',
    ]);
    expect(told('definition', 'The form asks for ordinal data - data that can be ranked but not measured.')).toEqual([
      'ordinal data → data that can be ranked but not measured',
    ]);
  });

  it('is a telling statement about a term that the book keeps to, where nothing defines it', () => {
    const page = `The glomerular filter removes waste from the blood. Most days pass without a fault. Kidneys age, and
the glomerular filter clogs.`;
    expect(told('definition', page)).toEqual(['glomerular filter → removes waste from the blood']);
    expect(told('definition', 'The glomerular filter removes waste from the blood. Kidneys age.')).toEqual([]);
  });

  it('is given under both names where the book gives two', () => {
    expect(
      told('definition', 'A thread, or lightweight process, is a unit of work that shares memory with others.'),
    ).toEqual([
      'thread → a unit of work that shares memory with others',
      'lightweight process → a unit of work that shares memory with others',
    ]);
  });

  it('is read from the items of a slide', () => {
    expect(
      told(
        'definition',
        '# Unemployment\n\n• Frictional: between jobs by choice\n• Structural: skills no longer asked for',
      ),
    ).toEqual(['Frictional → between jobs by choice', 'Structural → skills no longer asked for']);
  });

  it('is not read from evaluations, questions, conditions and sentences that point elsewhere', () => {
    for (const text of [
      'A mutex is a good example of a lock.',
      'What is a mutex that nobody holds called?',
      'If nobody waits for it, a mutex is a waste of memory in the kernel.',
      'This is a lock that only one thread can hold.',
      'Such a device is called a printer.',
      'The process is a matter of taste for most people.',
    ]) {
      expect(told('definition', text), text).toEqual([]);
    }
  });

  it('resolves a pronoun to the subject before, or is not kept', () => {
    expect(told('purpose', 'The cornea is clear. It serves as a barrier against the outside world.')).toEqual([
      'cornea → a barrier against the outside world',
    ]);
    expect(told('purpose', 'The cornea is clear.\n\nIt serves as a barrier against the outside world.')).toEqual([]);
    expect(told('purpose', 'Rods are thin. It serves as a barrier against the outside world.')).toEqual([]);
  });
});

describe('other kinds of facts', () => {
  it('are causes and effects, whichever comes first', () => {
    expect(told('cause', 'Smoking during pregnancy can lead to low birth weight.')).toEqual([
      'Smoking during pregnancy → low birth weight',
    ]);
    expect(told('cause', 'Scurvy is caused by a lack of vitamin C.')).toEqual(['a lack of vitamin C → Scurvy']);
  });

  it('are lists, tied to what is listed, only where their number is right', () => {
    expect(told('list', 'There are three types of memory: sensory, short-term, and long-term.')).toEqual([
      'There are three types of memory → sensory | short-term | long-term',
    ]);
    expect(told('list', 'There are four types of memory: sensory, short-term, and long-term.')).toEqual([]);
    expect(
      told(
        'list',
        'Three factors of demand are known:\n\n• the price of the good\n• the income of buyers\n• the price of other goods',
      ),
    ).toEqual([
      'Three factors of demand are known → the price of the good | the income of buyers | the price of other goods',
    ]);
  });

  it('are steps where what is listed comes in order', () => {
    expect(told('step', 'Learning has three stages: encoding, storage, and retrieval.')).toEqual([
      'Learning has three stages → encoding | storage | retrieval',
    ]);
  });

  it('keep to their clause: no date, number or "only" of what it only mentions', () => {
    expect(told('event', 'Ada Brown bought the mill, which her uncle had built in 1808.')).toEqual([
      'Ada Brown → bought the mill, which her uncle had built in 1808',
    ]);
    const { knowledge } = knowledgeOf('Ada Brown bought the mill, which her uncle had built in 1808.');
    expect(knowledge.ofKind('event')[0]?.years).toEqual([]);
    expect(told('claim', 'Millers grind corn, which only grows in summer.')).toEqual([]);
    expect(told('claim', 'Costs are not only paid in money.')).toEqual([]);
    expect(told('property', 'Few mills use 20-meter wheels.')).toEqual([]);
  });

  it('tie an example only to what it is a case of or shares a word with', () => {
    const defined = 'Erosion refers to the wearing away of soil by wind.';
    expect(told('example', `${defined} For example, a storm blows sand from a beach.`)).toHaveLength(1);
    expect(told('example', `${defined} For example, rivers with steep banks show erosion.`)).toHaveLength(1);
    expect(told('example', `${defined} For example, taxes on farms rise in spring.`)).toEqual([]);
  });

  it('are examples, tied to what they exemplify', () => {
    expect(told('example', 'Stimulants such as caffeine, nicotine, and cocaine are common.')).toEqual([
      'Stimulants → caffeine | nicotine | cocaine',
    ]);
    expect(
      told(
        'example',
        'Reinforcement refers to anything that makes behavior more likely. For example, a rat gets food after pressing a lever.',
      ),
    ).toEqual(['Reinforcement → a rat gets food after pressing a lever']);
  });

  it('are events with their years, properties with numbers, claims, contrasts, parts and abbreviations', () => {
    const { knowledge } = knowledgeOf(
      `In 1879, Wilhelm Wundt founded a laboratory in Leipzig.\n\nThe adult brain weighs about 1.4 kilograms.\n\nMost dreams are forgotten within minutes.
\nMitosis differs from meiosis in the number of daughter cells.\n\nA cell consists of a nucleus, a membrane, and cytoplasm.
\nDoctors use magnetic resonance imaging (MRI) to see tissue.`,
    );
    const [event] = knowledge.ofKind('event');
    expect(event).toMatchObject({ subject: 'Wilhelm Wundt', years: [1879], context: 'In 1879' });
    expect(knowledge.ofKind('property')[0]).toMatchObject({
      subject: 'adult brain',
      quantity: { value: 1.4, unit: 'kilograms' },
    });
    expect(knowledge.ofKind('claim')[0]).toMatchObject({ subject: 'Most dreams', quantifier: 'Most' });
    expect(knowledge.ofKind('contrast')[0]).toMatchObject({ subject: 'Mitosis' });
    expect(knowledge.ofKind('part')[0]).toMatchObject({
      subject: 'cell',
      items: ['a nucleus', 'a membrane', 'cytoplasm'],
    });
    expect(knowledge.ofKind('abbreviation')[0]).toMatchObject({ subject: 'MRI', object: 'magnetic resonance imaging' });
  });
});

describe('the facts of a book', () => {
  const page = `# Memory

There are three types of memory: sensory memory, short-term memory, and long-term memory. Sensory memory refers to the brief storage of what is sensed.

Chunking is a technique in which items are grouped. Chunking can lead to better recall.

# Attention

Attention is a state in which one thing is noticed.`;

  it('are each proved on their page', () => {
    const { book, knowledge } = knowledgeOf(page);
    expect(knowledge.facts.length).toBeGreaterThan(3);
    for (const { quotes } of knowledge.facts) {
      expect(quotes.length).toBeGreaterThan(0);
      for (const { page, quote, start, end } of quotes) {
        const there = pageOf(book, page);
        expect(there && verifyQuote(there, quote)).not.toBeNull();
        expect(there?.text.slice(start, end).replace(/\s+/g, ' ')).toBe(quote);
      }
    }
  });

  it('are found by term however it is inflected, by section, and as siblings', () => {
    const { knowledge } = knowledgeOf(page);
    expect(knowledge.definitionsOf('sensory memories')[0]?.object).toBe('the brief storage of what is sensed');
    expect(knowledge.siblings('sensory memory')).toEqual(['short-term memory', 'long-term memory']);
    expect(knowledge.statementsOf('the chunking').map(({ kind }) => kind)).toEqual(['definition', 'cause']);
    expect(knowledge.keyFacts([0], 2).map(({ subject }) => subject)).toContain('Chunking');
    expect(knowledge.factsAbout('nothing of the sort')).toEqual([]);
  });

  it('tell siblings by name, by description, and by standing side by side, but no other name of the same', () => {
    const { knowledge } = knowledgeOf(
      `A stream cipher is an algorithm that works bit by bit. A block cipher is an algorithm that works on whole blocks.
A hash is a digest that nobody can turn back. A checksum, or control sum, is a digest that shows errors.

Padding is a filler that completes a block. A nonce is a number that is used once.

Modes differ in padding, hash, and nonce.`,
    );
    expect(knowledge.siblings('stream cipher')).toEqual(['block cipher']);
    expect(knowledge.siblings('nonce')).toEqual(['Padding', 'hash']);
    expect(knowledge.siblings('checksum')).toEqual(['hash']);
  });

  it('are the same after they were stored', () => {
    const { book, knowledge } = knowledgeOf(page);
    const bytes = packKnowledge(knowledge, book, sentencesOf(book));
    const again = unpackKnowledge(bytes, book, sentencesOf(book));
    expect(again?.facts.map(({ stored }) => stored)).toEqual(knowledge.facts.map(({ stored }) => stored));
    expect(openKnowledge(book, sentencesOf(book), bytes).rebuilt).toBe(false);
  });

  it('are found again where what was stored is lost, damaged or of another text', () => {
    const { book, knowledge } = knowledgeOf(page);
    const bytes = packKnowledge(knowledge, book, sentencesOf(book));
    const other = testBook([page.replace('brief', 'short')], [], 'en');
    for (const stored of [null, bytes.subarray(0, 30), new Uint8Array([1, 2, 3])]) {
      const opened = openKnowledge(book, sentencesOf(book), stored);
      expect(opened.rebuilt).toBe(true);
      expect(opened.knowledge.facts.length).toBe(knowledge.facts.length);
    }
    expect(unpackKnowledge(bytes, other, sentencesOf(other))).toBeNull();
  });

  it('are none in a language that nothing is known of', () => {
    const book = testBook(['Mutex est sera quam unus tenet.'], [], 'la');
    expect(buildKnowledge(book, sentencesOf(book)).facts).toEqual([]);
  });
});

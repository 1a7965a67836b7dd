import { describe, expect, it } from 'vitest';
import { verifyQuote } from '../book/evidence/index.ts';
import { pageOf } from '../book/pages.ts';
import { sentencesOf } from '../book/sentences.ts';
import { testBook } from '../book/testing.ts';
import { buildKnowledge, openKnowledge, packKnowledge, unpackKnowledge } from './index.ts';
import { knowledgeOf, told } from './testing.ts';

describe('other kinds of facts', () => {
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

  it('are abbreviations with what they stand for', () => {
    expect(told('abbreviation', 'Doctors use magnetic resonance imaging (MRI) to see tissue.')).toEqual([
      'MRI → magnetic resonance imaging',
    ]);
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
    expect(knowledge.statementsOf('the chunking').map(({ kind }) => kind)).toEqual(['definition']);
    expect(knowledge.keyFacts([0], 2).map(({ subject }) => subject)).toContain('Chunking');
    expect(knowledge.factsAbout('nothing of the sort')).toEqual([]);
  });

  it('tell siblings by name, by description and by a list, but no other name of the same', () => {
    const { knowledge } = knowledgeOf(
      `A stream cipher is an algorithm that works bit by bit. A block cipher is an algorithm that works on whole blocks.
A hash is a digest that nobody can turn back. A checksum, or control sum, is a digest that shows errors.

Padding is a filler that completes a block. A nonce is a number that is used once.

Three parts of a mode are known: padding, hash, and nonce.`,
    );
    expect(knowledge.siblings('stream cipher')).toEqual(['block cipher']);
    expect(knowledge.siblings('nonce')).toEqual(['padding', 'hash']);
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

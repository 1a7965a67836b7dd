import { describe, expect, it } from 'vitest';
import { told } from './testing.ts';

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

  it('is not read from a sentence whose subject is a pronoun', () => {
    expect(told('definition', 'The cornea is clear. It is a layer that covers the eye.')).toEqual([]);
  });
});

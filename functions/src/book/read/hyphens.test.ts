import { describe, expect, it } from 'vitest';
import { Words } from './hyphens.ts';

function knowing(...lines: string[]): Words {
  const words = new Words();
  for (const line of lines) words.learn(line);
  return words;
}

describe('a word broken over a line end', () => {
  it('is joined', () => {
    expect(knowing().joint('the opera-', 'ting system')).toBe('drop-hyphen');
  });

  it('keeps its hyphen where the book writes it so in mid-line', () => {
    expect(knowing('a cost-benefit analysis').joint('the cost-', 'benefit ratio')).toBe('keep-hyphen');
  });

  it('keeps its hyphen where its first part makes compounds and both parts are words', () => {
    const words = knowing('trace-based tools read a trace', 'before compilation begins');
    expect(words.joint('a trace-', 'compilation step')).toBe('keep-hyphen');
  });

  it('is joined where the book has it in one word, whatever else it has', () => {
    const words = knowing('trace-based tools read a trace', 'or another form', 'in traceform');
    expect(words.joint('some trace-', 'form here')).toBe('drop-hyphen');
  });

  it('keeps its hyphen before a capital and in web addresses', () => {
    expect(knowing().joint('the Trace-', 'Monkey VM')).toBe('keep-hyphen');
    expect(knowing().joint('see http://example.org/free-', 'culture')).toBe('keep-hyphen');
  });

  it('stays apart where the hyphen stands for a second half', () => {
    expect(knowing().joint('pre-', 'and postconditions')).toBe('apart');
    expect(knowing().joint('Ein-', 'und Ausgabe')).toBe('apart');
  });

  it('costs little in a line without spaces, however long', () => {
    const line = `${'a'.repeat(4_000)}1-`;
    const from = process.cpuUsage();
    expect(knowing(line).joint(line, 'ting')).toBe('apart');
    const { user } = process.cpuUsage(from);
    expect(user / 1000).toBeLessThan(500); // ms; 19,000 when it grew with the cube of the length
  });

  it('is none without a hyphen or without a letter after it', () => {
    expect(knowing().joint('the end', 'of it')).toBe('apart');
    expect(knowing().joint('1990-', '1995')).toBe('apart');
  });
});

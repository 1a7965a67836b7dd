/** English. */
import { wordSet } from '../../match.ts';
import type { Headings } from '../../parts/headings.ts';

export const headings: Headings = {
  chapter: ['chapter'],
  counted: [],
  appendix: ['appendix'],
  kinds: {
    contents: '(?:table of )?contents|brief contents|list of (?:figures|tables|illustrations|symbols|abbreviations)',
    index:
      '(?:subject |author |name |concept |function |general )?index(?:es)?|index of (?:people|names|authors|topics|subjects|terms)(?: .{1,40})?|indices',
    references:
      'references(?: cited)?|bibliography|works cited|literature(?: cited)?|further reading|end ?notes|notes|sources|(?:image|picture|photo) (?:credits|sources)',
    exercises:
      'exercises?|(?:end[- ]of[- ]chapter )?problems?|(?:review|discussion|critical thinking|study|practice|self-check|personal application|test) (?:questions|exercises|problems|yourself)|questions(?: for (?:review|discussion|thought))?|homework|quiz|assignments?|solutions?(?: to .*)?|answers?(?: to .*| key)?',
    glossary: 'glossary|key ?(?:terms|words)|terms',
    summary: '(?:chapter )?summary|key (?:points|takeaways|concepts|ideas)|in summary|review',
    front:
      '(?:preface|foreword|acknowledge?ments?|about (?:the|this) (?:authors?|book|course|editors?)|dedication|copyright|colophon|imprint|title page|cover|how to use this book|to the (?:student|instructor|reader)s?|license|legal notice)(?: .{0,30})?',
  },
  small: wordSet('a an and as at but by for from in into nor of on or the to vs with'),
  initials: wordSet('dna rna usa uk eu un api cpu gpu iq ai it tv cd dvd adhd ptsd hiv aids nasa'),
  conjunctions: wordSet('and or to'),
};

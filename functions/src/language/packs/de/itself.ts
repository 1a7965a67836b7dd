/** German: how a book says who wrote it and what it is about. */
import { pattern } from '../../match.ts';
import type { Itself } from '../../parts/itself.ts';

export const itself: Itself = {
  particles: 'von|der|den|zu',
  titles: 'Dipl|Ing',
  holder: 'von|bei|durch',
  nobody: pattern`\bverlag\b`,
  written: [
    pattern`^von\s+(?<who>.{3,120})$`,
    pattern`^(?:dieses|das) .{3,80}?\b(?:von|durch)\s+(?<who>.{3,60}?)\s+(?:geschrieben|verfasst)`,
  ],
  and: 'und',
  states: [
    [
      pattern`^(?:dieses|das vorliegende) (?:buch|skript|lehrbuch|werk) (?:behandelt|beschreibt|erklärt|führt|gibt|bietet|ist eine?|handelt|soll|will|zeigt)`,
      3,
    ],
  ],
  abstract: pattern`^zusammenfassung$`,
  opening: pattern`\b(?:vorwort|einleitung|einführung)\b`,
};

/** German. */
import { wordSet } from '../../match.ts';
import type { Headings } from '../../parts/headings.ts';

export const headings: Headings = {
  chapter: ['kapitel'],
  counted: [],
  appendix: ['anhang'],
  kinds: {
    contents:
      'inhalt|inhaltsverzeichnis|abbildungsverzeichnis|tabellenverzeichnis|abkürzungsverzeichnis|symbolverzeichnis|symboltabelle',
    index: 'stichwortverzeichnis|sachregister|register',
    references:
      'literatur|bildquellen(?:verzeichnis)?|bildnachweise?|literaturverzeichnis|quellen(?:verzeichnis)?|quellenangaben.*',
    exercises: 'aufgaben|übungen|übungsaufgaben|lösungen(?: der .*| zu .*)?',
    glossary: 'glossar',
    summary: 'zusammenfassung',
    front: 'vorwort|danksagung|impressum|einbanddeckel',
  },
  small: wordSet('der die das dem den des ein eine und oder von vom zu zur zum für mit auf aus bei im'),
  initials: new Set(),
  conjunctions: wordSet('und oder bis'),
};

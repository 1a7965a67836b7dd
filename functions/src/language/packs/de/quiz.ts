/** German: what an examiner says in it. */
import type { Quiz } from '../../parts/quiz.ts';

export const quiz: Quiz = {
  term: ['Welcher Begriff ist hier gemeint? „%“'],
  meaning: 'Welche Beschreibung trifft auf „%“ zu?',
  match: 'Welche Zuordnung von Begriff und Bedeutung ist richtig? %',
  stages: 'In welcher Reihenfolge nennt das Buch Folgendes? „%“',
  and: '% und %',
  comma: ', ',
  because: 'Im Buch steht (%): „%“',
  short: {
    meaning: 'Was bedeutet „%“?',
    list: '%. Nennen Sie sie.',
    recall: 'Worum geht es in „%“? Antworten Sie in ein oder zwei Sätzen.',
  },
  long: {
    three: 'Erklären Sie „%“, „%“ und „%“ und grenzen Sie sie voneinander ab.',
    list: '%. Nennen und erklären Sie sie.',
    steps: 'Beschreiben Sie „%“ Schritt für Schritt in der richtigen Reihenfolge.',
    recall: 'Schreiben Sie auf, was Sie von „%“ behalten haben.',
  },
  leaning:
    'sei seien auch ebenfalls ebenso zudem außerdem dagegen hingegen stattdessen daher deshalb deswegen somit folglich jeweils jeweilige jeweiligen danach anschließend wiederum trotzdem dennoch dabei',
  refused: {
    pointing: [
      String.raw`\b(?:(?:obige|vorige|nächste)[nmrs]?|folgende[nmr]?)\b|\b(siehe|vgl\.) |\b(?:dieser|diesem|der gezeigten) (?:Seite|Abbildung|Abschnitt|Kapitel|Skizze|Bild|Tabelle|Absatz|Text)\b`,
    ],
    catchAll: String.raw`^(?:in )?(?:alle|alles|keine[mnrs]?|beide[ns]?|nichts) (?:\S+ )?(?:davon|obigen|genannten|dieser?)\b`,
    dangling:
      '^(?:dann|später|früher|man (?:mache|beachte|überlege)|eine? (?:ganz )?(?:weiter|ander|zweit|dritt)e[rs]?) ',
  },
  small:
    'der die das den dem des ein eine einer eines einem einen und oder ist sind war wird werden von mit auf für im in zu als auch',
  speaker: 'ich mir mich mein meine wir uns unser unsere unseren unserem du dich dir dein deine',
  anyone: 'wir uns unser unsere unseren unserem',
  numbered:
    'abbildung abb tabelle tab kapitel abschnitt seite seiten beispiel satz definition übung gleichung version bemerkung aufgabe s',
};

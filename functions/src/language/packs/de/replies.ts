/** German. */
import type { Replies } from '../../parts/replies.ts';

export const replies: Replies = {
  hello:
    'Hallo! Frag mich etwas zu diesem Buch: was ein Begriff bedeutet, wie sich zwei Dinge unterscheiden, oder was in einem Kapitel steht.',
  thanks: 'Gern! Frag mich alles Weitere zu diesem Buch.',
  vague: 'Ich weiß nicht, wonach ich suchen soll. Welchen Begriff oder welches Thema des Buches meinst du?',
  readAs: 'Gesucht wurde %.',
  mayHelp: 'Ob das Buch darauf antwortet, ist nicht sicher. Diese Stellen helfen vielleicht weiter.',
  minutes: 'etwa % Minuten',
  unknown: 'Darauf habe ich in diesem Buch keine Antwort gefunden.',
  notInBook: 'Darin kommt % nicht vor.',
  quoted: '„%“',
  noPart: 'Dieses Kapitel oder diese Seite habe ich in diesem Buch nicht gefunden.',
  otherLanguage: 'Dieses Buch ist auf %; frag auf %.',
  quiz: 'Wähle **Generate Quiz**: Dann schreibe ich dir Fragen zu diesem Buch und bewerte deine Antworten. Hier beantworte ich deine.',
};

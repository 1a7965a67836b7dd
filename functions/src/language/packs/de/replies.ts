/** German. */
import type { Replies } from '../../parts/replies.ts';

export const replies: Replies = {
  hello:
    'Hallo! Frag mich etwas zu diesem Buch: was ein Begriff bedeutet, wie sich zwei Dinge unterscheiden, oder was in einem Kapitel steht.',
  thanks: 'Gern! Frag mich alles Weitere zu diesem Buch.',
  vague: 'Ich weiß nicht, wonach ich suchen soll. Welchen Begriff oder welches Thema des Buches meinst du?',
  unknown: 'Darauf habe ich in diesem Buch keine Antwort gefunden.',
  notInBook: 'Darin kommt % nicht vor.',
  lookedFor: 'Gesucht habe ich nach %.',
  quoted: '„%“',
  nearest: 'Am nächsten kommen diese Abschnitte:',
  unreadable: 'Seiten, die nicht gelesen werden konnten: %.',
  nothingMore: 'Mehr dazu habe ich in diesem Buch nicht gefunden.',
  noPart: 'Dieses Kapitel oder diese Seite habe ich in diesem Buch nicht gefunden.',
  meant: 'Meintest du „%“?',
  task: 'Ich zitiere nur, was in diesem Buch steht; ich beweise, löse oder schreibe selbst nichts. Frag, was das Buch dazu sagt.',
  otherLanguage: 'Dieses Buch ist auf %; frag auf %.',
  quiz: 'Wähle **Generate Quiz**: Dann schreibe ich dir Fragen zu diesem Buch und bewerte deine Antworten. Hier beantworte ich deine.',
  notNamed: 'Zu „%“ habe ich in diesem Buch nichts gefunden. Zum anderen:',
  noReason: 'In der Nähe meiner letzten Antwort („%“) nennt dieses Buch keinen Grund.',
  noExample: 'In der Nähe meiner letzten Antwort („%“) gibt dieses Buch kein Beispiel.',
  nothingNear:
    'In der Nähe meiner letzten Antwort („%“) sagt dieses Buch nicht mehr dazu. Ich kann es nur zitieren, nicht umformulieren.',
  noList: 'Aufgezählt habe ich sie in diesem Buch nicht gefunden. Was es dazu sagt:',
  chapters: 'Seine Kapitel:',
  author: 'Als Verfasser nennt dieses Buch:',
  noAuthor: 'Wer dieses Buch geschrieben hat, habe ich nicht gefunden: Auf seinen ersten Seiten steht kein Name.',
  noArgument:
    'Dieses Buch sagt nicht ausdrücklich, was seine Hauptthese ist. Frag, worum es geht, oder nach einem Kapitel.',
};

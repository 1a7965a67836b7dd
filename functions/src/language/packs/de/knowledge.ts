/** German: how facts are told in it. */
import type { Knowledge } from '../../parts/knowledge.ts';

export const knowledge: Partial<Knowledge> = {
  articles: 'der die das dem den des ein eine einen einem einer eines',
  definite: 'der die das dem den des',
  apposing: 'ein eine einer',
  determiners:
    'alle einige viele mehrere zwei drei vier fünf sechs sieben acht neun zehn jede jeder jedes beide kein keine manche',
  agreement: { singular: 'ist war hat wird wurde', plural: 'sind waren haben werden wurden' },
  pointing: `dieser diese dieses diesem diesen dies jener jene jenes damit dabei dadurch dafür darin daran darauf davon dazu hierbei hierfür
    hier dort dort somit daher deshalb deswegen letztere letzterer letzteres erstere ersterer folgende folgender folgendes folgenden obige obigen
    ebenfalls solche solcher solches solchen derartige oben unten`,
  pointingFirst: 'andere anderer anderes weitere weiterer so',
  expletives: 'es',
  pronouns: `er sie es ihn ihm ihr ihre ihrer ihren ihrem ihres sein seine seinen seiner seinem seines ihnen deren dessen wir uns unser unsere
    unseren unserem unserer`,
  writer: 'ich mir mich mein meine meinen meiner',
  reader: 'du dich dir dein deine ihnen euch',
  prepositions: `in im an am auf aus bei beim mit nach von vom zu zum zur für gegen ohne um durch über unter vor hinter neben zwischen seit
    während wegen trotz bis ab laut gemäß innerhalb außerhalb als wie`,
  conjunctions:
    'und oder aber sondern denn weil da obwohl wenn falls dass ob nachdem bevor sobald indem sodass wobei während als',
  subordinating: 'wenn falls weil obwohl nachdem bevor sobald dass',
  and: 'und oder sowie',
  clause: 'und aber sondern oder denn wobei während jedoch',
  or: 'oder',
  relatives: 'welche welcher welches welchen was wer wo',
  genitive: 'des der von',
  describing: 'der die das dem den deren dessen welche welcher welches bei in mit',
  verbs: `ist sind war waren wird werden wurde wurden hat haben hatte hatten kann können konnte konnten muss müssen musste mussten soll sollen sollte
    sollten darf dürfen will wollen wollte wollten mag möchte bezeichnet bezeichnen bedeutet bedeuten heißt heißen nennt nennen besteht bestehen
    enthält enthalten umfasst umfassen beschreibt beschreiben gehört gehören führt führen führte führten gibt geben gab gaben liegt liegen lag
    lagen steht stehen stand standen zeigt zeigen dient dienen entsteht entstehen entstand bildet bilden bildete bildeten findet finden fand
    fanden kommt kommen kam kamen geht gehen ging gingen macht machen machte lässt lassen ließ bleibt bleiben blieb blieben beträgt betragen
    betrug verwendet verwenden nutzt nutzen braucht brauchen ermöglicht ermöglichen verursacht verursachen bewirkt bewirken erhält erhalten
    erhielt unterscheidet unterscheiden bezieht beziehen hält halten hielt nimmt nehmen nahm sieht sehen sah weiß wissen begann beginnt beginnen
    endet endete erreicht erreichte gilt gelten galt galten lebt leben lebte lebten wächst verläuft grenzt versteht verstehen wählte gründete
    veröffentlichte schrieb schreibt erklärte erklärt argumentiert behauptet glaubt denkt fließt entspricht folgt folgen folgte trat tritt
    verlor verliert gewann gewinnt bietet bieten bot spielt spielen spielte stellt stellen stellte trägt tragen trug bringt brachte sorgt sorgen`,
  modals: 'kann können konnte konnten muss müssen soll sollen sollte darf dürfen',
  negations: 'nicht nie niemals kein keine keinen keiner weder',
  hedges:
    'auch oft oftmals zudem dann häufig meist meistens gewöhnlich üblicherweise normalerweise daher also somit jedoch manchmal heute noch immer etwa ungefähr rund allgemein',
  adverbs:
    'insbesondere strenggenommen demnach vermutlich genau dann oftmals sehr zu ganz fast nur nicht nie mehr weniger schon erst bereits allein selbst zusammen dann danach später früher',
  connectives: [
    'jedoch',
    'allerdings',
    'außerdem',
    'zudem',
    'darüber hinaus',
    'folglich',
    'im allgemeinen',
    'mit anderen worten',
    'schließlich',
    'zusammenfassend',
    'das heißt',
  ],
  generic: `sache ding fall fälle beispiel beispiele grund problem frage antwort teil teile zahl person personen mensch menschen mann frau kinder gruppe
    gruppen ergebnis ergebnisse studie studien forscher autor autoren begriff art arten form formen name jahr jahre zeit stelle weise seite
    abschnitt kapitel aufgabe beweis satz lösung behauptung tabelle abbildung stadt land team film serie spiel krieg bezug hinblick hinsicht
    anbetracht anlehnung rahmen verlauf laufe gegensatz vergleich zusammenhang anspruch kraft`,
  vague: `von beispiel ergebnis folge grund teil problem frage gut gute guter gutes wichtig wichtige wichtiger wichtiges schlecht groß große großer großes
    häufig weiterer weitere weiteres ähnlich ähnliche anderer andere anderes zeichen anzeichen gleiche gleichen sehr nicht kein keine meist nur schwer
    schwierig möglich notwendig bekannt beliebt fall mischung`,
  places: 'abbildung abb tabelle tab kapitel abschnitt seite satz aufgabe definition beispiel bemerkung',
  past: `war waren hatte hatten wurde wurden begann kam kamen ging gingen gab gaben fand fanden nahm nahmen stand standen lag lagen blieb blieben
    schrieb schrieben starb starben erhielt erhielten verlor gewann trat trug brachte brachten verließ schlug zog zogen wuchs wuchsen stieg stiegen
    fiel fielen hielt hielten ließ ließen rief entstand entstanden schuf traf bot schloss`,
  pastEndings:
    'ierte ierten ichte ichten ündete ündeten elte elten igte igten erte erten ickte ickten ührte ührten lärte lärten wickelte hrte hrten',
  quantifiers: 'nur nie niemals immer alle kein keine ausschließlich sämtliche jeder jede jedes meisten',
  numbers: 'zwei drei vier fünf sechs sieben acht neun zehn elf zwölf',
  members: `arten typen formen kategorien klassen gruppen teile komponenten bestandteile elemente faktoren funktionen prinzipien methoden gründe ziele ursachen
    symptome ebenen schichten merkmale eigenschaften aspekte regeln vorteile nachteile bedingungen bereiche möglichkeiten aufgaben probleme unterschiede`,
  ordered: 'phasen phase stufen stufe schritte schritt stadien',
  carriers: 'begriff begriffs ausdruck wort konzept',
  capitalNouns: true,
  patterns: {
    definition: [
      '{S!} (ist/sind) ~ {O=}',
      '{S!} ~ (bezeichnet/bezeichnen/bedeutet/bedeuten) ~ {O*}',
      '{S!} (ist/sind) ~ definiert als {O*}',
      'unter {S!} versteht man {O*}',
      'als {S!} bezeichnet man {O*}',
      '{O} (wird/werden) ~ als {S!} bezeichnet',
      '{O} (wird/werden) ~ {S!} genannt',
      '{O} nennt man ~ {S!}',
    ],
    naming: [
      '{A*} , ~ (genannt/bezeichnet als/bekannt als) {S!}',
      '{A*} (heißt/heißen) {S!} , wenn {O*}',
      '{A*} (heißt/heißen) {S!} , falls {O*}',
    ],
  },
};

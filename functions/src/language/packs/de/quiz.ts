/** German: what an examiner says in it. */
import type { Quiz } from '../../parts/quiz.ts';

export const quiz: Quiz = {
  term: ['Welcher Begriff ist hier gemeint? „%“'],
  meaning: 'Welche Beschreibung trifft auf „%“ zu?',
  which: null,
  who: 'Wer %?',
  ending: 'Wie geht dieser Satz richtig weiter? „% …“',
  shown: 'Welchen Begriff veranschaulicht dieses Beispiel? „%“',
  apart: 'Was unterscheidet „%“ von „%“?',
  right: 'Welche dieser Aussagen über „%“ ist laut dem Buch richtig?',
  rightPlain: 'Welche dieser Aussagen ist laut dem Buch richtig?',
  when: { asked: 'In welchem Jahr %?', inYear: 'im jahr | im jahre | ' },
  year: 'Welche Jahreszahl fehlt in diesem Satz? „%“',
  number: 'Welche Zahl fehlt in diesem Satz? „%“',
  name: 'Welcher Name fehlt in diesem Satz? „%“',
  word: 'Welches Wort fehlt in diesem Satz? „%“',
  order: 'Welche Reihenfolge ist richtig, vom Frühesten zum Spätesten?',
  belongs: 'Welche Antwort nennt nur, was hierher gehört? „%“',
  match: 'Welche Zuordnung von Begriff und Bedeutung ist richtig? %',
  and: '% und %',
  comma: ', ',
  error: 'Welche dieser Aussagen über „%“ ist laut dem Buch falsch?',
  errorPlain: 'Welche dieser Aussagen ist laut dem Buch falsch?',
  stages: 'In welcher Reihenfolge nennt das Buch Folgendes? „%“',
  because: 'Im Buch steht (%): „%“',
  instead: 'Im Buch steht „%“, wo hier „%“ steht (%): „%“',
  short: {
    meaning: 'Was bedeutet „%“?',
    list: '%. Nennen Sie sie.',
    apart: 'Worin unterscheiden sich „%“ und „%“?',
    effect: 'Wozu führt laut dem Buch Folgendes: „%“?',
    cause: 'Was nennt das Buch als Ursache für: „%“?',
    purpose: 'Wozu dient „%“?',
    parts: 'Was gehört zu „%“?',
    reason: 'Welchen Grund nennt das Buch dafür? „%.“',
    why: { asked: 'Warum %?', order: 'verb first' },
  },
  long: {
    compare: 'Vergleichen Sie „%“ und „%“: Erklären Sie beides, und ergänzen Sie, was das Buch sonst dazu sagt.',
    three: 'Erklären Sie „%“, „%“ und „%“ und grenzen Sie sie voneinander ab.',
    explain: 'Schreiben Sie über „%“: %.',
    what: 'was es bedeutet',
    example: 'ein Beispiel aus dem Buch',
    effect: 'wozu es führt',
    cause: 'wodurch es entsteht',
    purpose: 'wozu es dient',
    parts: 'was dazugehört',
    apart: 'wie es sich von „%“ unterscheidet',
    years: 'Was berichtet das Buch über „%“ zu jedem dieser Jahre: %?',
    list: '%. Nennen und erklären Sie sie.',
    steps: 'Beschreiben Sie „%“ Schritt für Schritt in der richtigen Reihenfolge.',
    said: 'Was sagt das Buch unter „%“ jeweils über: %?',
    questions: 'Beantworten Sie nacheinander diese Fragen zu „%“:\n%',
    questionsPlain: 'Beantworten Sie nacheinander diese Fragen:\n%',
    about: 'Was sagt das Buch über „%“? Erklären Sie die wichtigsten Aussagen.',
    section: 'Erklären Sie nacheinander diese Begriffe aus „%“: %.',
  },
  supposing: 'würde würden könnte könnten sollte sollten wäre wären',
  reasons: [', weil | , denn | , da', ', um | , damit'],
  reasonClauses: ', denn',
  joining: 'und aber denn',
  degrees: 'genug ausreichend',
  exchanges: `
    mehr/weniger größer/kleiner größere/kleinere größeren/kleineren höher/niedriger höhere/niedrigere höheren/niedrigeren
    länger/kürzer älter/jünger ältere/jüngere älteren/jüngeren bessere/schlechtere frühere/spätere
    früheren/späteren stärker/schwächer schneller/langsamer leichter/schwerer steigt/sinkt steigen/sinken stieg/sank erhöht/verringert
    erhöhen/verringern erhöhte/verringerte positive/negative positiven/negativen innere/äußere inneren/äußeren
    öffentliche/private öffentlichen/privaten öffentlicher/privater nördlich/südlich nördliche/südliche nördlichen/südlichen östlich/westlich östliche/westliche
    östlichen/westlichen norden/süden osten/westen gewann/verlor gewinnt/verliert
    abhängig/unabhängig hohe/niedrige hohen/niedrigen hoher/niedriger viele/wenige vielen/wenigen häufig/selten oft/selten
    mindestens/höchstens innerhalb/außerhalb bewusst/unbewusst mehrheit/minderheit vorteil/nachteil vorteile/nachteile
    erlaubt/verbietet maximal/minimal einfach/schwierig langfristig/kurzfristig
    größte/kleinste größten/kleinsten höchste/niedrigste höchsten/niedrigsten älteste/jüngste ältesten/jüngsten längste/kürzeste
    längsten/kürzesten wichtigste/unwichtigste stärkste/schwächste erfolgreich/erfolglos erfolgreiche/erfolglose direkt/indirekt
    direkte/indirekte direkten/indirekten natürliche/künstliche natürlichen/künstlichen aktive/passive aktiven/passiven
    zunahme/abnahme anstieg/rückgang schnell/langsam starke/schwache starken/schwachen
    reiche/arme reichen/armen neue/alte neuen/alten neuer/alter mehreren/wenigen zahlreiche/wenige
    zahlreichen/wenigen notwendig/unnötig vollständig/unvollständig vollständige/unvollständige erfolg/misserfolg
    wuchs/schrumpfte ermöglicht/verhindert ermöglichen/verhindern
    einfache/schwierige einfachen/schwierigen ländlichen/städtischen stabile/instabile stabilen/instabilen
    legal/illegal sichtbar/unsichtbar
    darf_nicht>darf dürfen_nicht>dürfen ist_nicht>ist sind_nicht>sind wird_nicht>wird werden_nicht>werden kann_nicht>kann
    können_nicht>können sollte_nicht>sollte sollten_nicht>sollten wurde_nicht>wurde wurden_nicht>wurden
    langsamer/schneller teurer/billiger teuer/billig nah/fern
    besser/schlechter dichter/lockerer wärmer/kälter warm/kalt warme/kalte warmen/kalten trocken/feucht trockene/feuchte trockenen/feuchten
    steigende/sinkende steigenden/sinkenden verbessert/verschlechtert verbesserte/verschlechterte stärkt/schwächt stärkte/schwächte
    beschleunigt/verlangsamt erlaubte/verbot unterstützte/bekämpfte unterstützten/bekämpften gelang/misslang
    freiwillig/erzwungen friedlich/gewaltsam friedliche/gewaltsame getrennt/gemeinsam
    ungerade/gerade ungeraden/geraden endlich/unendlich endliche/unendliche endlichen/unendlichen
    linke/rechte linken/rechten links/rechts oben/unten obere/untere oberen/unteren vorne/hinten
    theoretische/praktische theoretischen/praktischen wohlhabende/arme wohlhabenden/armen mächtige/machtlose
    immer/nie stets/nie alle/keine lösbar/unlösbar möglich/unmöglich
    gesunde/kranke gesunden/kranken inland/ausland einwanderung/auswanderung import/export angebot/nachfrage gewinn/verlust
    gewinne/verluste stärke/schwäche stärken/schwächen anfang/ende beginn/ende sieg/niederlage krieg/frieden einheitlich/uneinheitlich
    hat_keine>hat_eine haben_keine>haben ist_kein>ist_ein ist_keine>ist_eine war_nicht>war waren_nicht>waren konnte_nicht>konnte
    konnten_nicht>konnten hat_nicht>hat haben_nicht>haben muss_nicht>muss müssen_nicht>müssen
  `,
  leaning:
    'sei seien auch ebenfalls ebenso zudem außerdem dagegen hingegen stattdessen daher deshalb deswegen somit folglich jeweils jeweilige jeweiligen danach anschließend wiederum trotzdem dennoch dabei',
  refused: {
    pointing: [String.raw`\b(?:(?:obige|vorige|nächste)[nmrs]?|folgende[nmr]?)\b|\b(siehe|vgl\.) `],
    dangling: String.raw`^(?:dann|später|früher|man (?:mache|beachte|überlege)|eine? (?:ganz )?(?:weiter|ander|zweit|dritt)e[rs]?) `,
  },
  small:
    'der die das den dem des ein eine einer eines einem einen und oder ist sind war wird werden von mit auf für im in zu als auch',
  speaker: 'ich mir mich mein meine wir uns unser unsere unseren unserem du dich dir dein deine',
  anyone: 'wir uns unser unsere unseren unserem',
  contracted: 'im am vom zum zur beim ins ans',
  numbered:
    'abbildung abb tabelle tab kapitel abschnitt seite seiten beispiel satz definition übung gleichung version bemerkung aufgabe s',
  decades: 'jahren jahre jahrhundert er',
  where: 'in im aus nach',
};

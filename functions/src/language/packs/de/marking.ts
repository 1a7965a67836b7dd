import { pattern, wordSet } from '../../match.ts';
import { answerGrammar, counted, type Marking } from '../../parts/marking.ts';

export const marking = (): Marking => ({
  negators: wordSet('nicht nichts kein keine keinen keiner keines keinem nie niemals ohne weder'),
  negating: '',
  openers: wordSet('aber sondern weil denn obwohl während'),
  opposites: `
    steigt|steigen|zunimmt|zunehmen|erhöht|erhöhen|wächst/sinkt|sinken|fällt|fallen|abnimmt|abnehmen|senkt|senken
    hoch|hohe|hohen|höher/niedrig|niedrige|niedrigen|niedriger|tief
    groß|große|großen|größer/klein|kleine|kleinen|kleiner mehr/weniger warm|heiß/kalt
    schnell|schneller/langsam|langsamer stark|stärker/schwach|schwächer öffnet|offen/schließt|geschlossen
    innen|innere|inneren/außen|äußere|äußeren erlaubt|ermöglicht/verhindert|verbietet
    beginnt|anfängt/endet|aufhört positiv|positive|positiven/negativ|negative|negativen vor/nach
    richtig/falsch aktiv/passiv gewinnt/verliert verbindet/trennt vorhanden/abwesend bewusst/unbewusst
    links|linke|linken|linker|linkes/rechts|rechte|rechten|rechter|rechtes oben|obere|oberen|oberer/unten|untere|unteren|unterer norden|nördlich|nördliche|nördlichen/süden|südlich|südliche|südlichen osten|östlich|östliche|östlichen/westen|westlich|westliche|westlichen
  `,
  series: `
    januar februar märz april mai juni juli august september oktober november dezember; montag dienstag mittwoch donnerstag freitag samstag sonntag; rot
    blau grün gelb schwarz weiß braun; europa asien afrika amerika australien; england frankreich deutschland spanien italien russland china japan indien
    ägypten griechenland rom polen schweden portugal; englisch französisch deutsch spanisch italienisch russisch chinesisch japanisch indisch griechisch
    römisch mongolisch amerikanisch; dutzende hunderte tausende millionen milliarden
  `,
  contraries: `
    erlaubt|erlauben|ermöglicht|ermöglichen|fördert|fördern|hilft|helfen|unterstützt|unterstützen|verursacht|verursachen|erzeugt|erzeugen|löst|stärkt|stärken|schützt|schützen|bewahrt|verbessert|verbessern|erhöht|erhöhen|beschleunigt|beschleunigen/verhindert|verhindern|verbietet|verbieten|stoppt|stoppen|hemmt|hemmen|blockiert|blockieren|unterdrückt|unterdrücken|schwächt|schwächen|schadet|schaden|zerstört|zerstören|verschlechtert|verschlechtern|verringert|verringern|bremst|bremsen
    sammelt|sammeln/verteilt|verteilen|zerstreut zeigt|zeigen/verbirgt|verbergen|versteckt anzieht|anziehen/abstößt|abstoßen belohnt|belohnen/bestraft|bestrafen kauft|kaufen/verkauft|verkaufen
    installieren|installiert/entfernen|entfernt|deinstallieren|löschen voll|volle|vollen|gefüllt|füllt|füllen/leer|leere|leeren|geleert|leert alt|alte|alten|älter/neu|neue|neuen|neuer|jung|junge|jungen|jünger lang|lange|langen|länger/kurz|kurze|kurzen|kürzer breit|breite|breiten/schmal|schmale|eng|enge|engen
    schwer|schwere|schweren|schwierig/leicht|leichte|leichten|einfach|einfache hell|helle|hellen/dunkel|dunkle|dunklen hart|harte|harten/weich|weiche|weichen trocken|trockene/nass|nasse|feucht|feuchte reich|reiche|reichen/arm|arme|armen
    öffentlich|öffentliche|öffentlichen/privat|private|privaten|geheim|geheime frei|freie|freien|offener|offene|offenen|offenes/unfrei|gebunden|geschlossene|geschlossenen|geschlossener|geschlossenes direkt|direkte/indirekt|indirekte
    gleich|gleiche|gleichen|selbe|selben/verschieden|verschiedene|unterschiedlich|unterschiedliche|anders früh|frühe|früher/spät|späte|später erste|ersten|erster|erstes/letzte|letzten|letzter|letztes anfang|beginn/ende|schluss
    maximal|maximale|höchstens|maximum/minimal|minimale|mindestens|minimum einzeln|einzelne|allein/gemeinsam|gemeinsame|zusammen möglich|mögliche/unmöglich|unmögliche gut|gute|guten|besser|beste|besten/schlecht|schlechte|schlechten|schlechter|schlechteste
    sichtbar|sichtbare/unsichtbar|unsichtbare natürlich|natürliche/künstlich|künstliche einfach|einfache|einfachen/kompliziert|komplizierte|komplex|komplexe teuer|teure|teurer/billig|billige|günstig|günstige Krieg/Frieden krieg/frieden freund/feind sieg/niederlage
    gewinn/verlust leben/tod geburt/tod ursache/wirkung|folge angebot/nachfrage import/export einfuhr/ausfuhr stadt/land tag/nacht sommer/winter mehrheit/minderheit vorteil|vorteile/nachteil|nachteile stärke|stärken/schwäche|schwächen
    addiert|addieren/subtrahiert|subtrahieren multipliziert|multiplizieren/dividiert|dividieren lesen|liest/schreiben|schreibt senden|sendet|schickt/empfangen|empfängt|erhält geben|gibt/nehmen|nimmt kommen|kommt/gehen|geht bringt|bringen/holt|holen
    liebt|lieben/hasst|hassen lobt|loben/tadelt|tadeln bejaht|zustimmt|zustimmen/verneint|ablehnt|ablehnen|widerspricht angriff|angreift|angreifen|überfall/verteidigung|verteidigt|verteidigen aufbau|aufbauen|errichtung/abbau|abbauen|abriss
    zerstörung|zerstört|zerstören/verteidigung|verteidigt|verteidigen|aufbau|schutz|erhaltung rechtfertigen|rechtfertigt|begründen|begründet/verhindern|verhindert|verurteilen|verurteilt|widerlegen|widerlegt verbinden|vereinen|vereint|vereinigen|integriert|zusammengelegt/trennen|getrennt|teilt|teilen|geteilt|spaltet
  `,
  numbers: {
    ...counted('null - zwei drei vier fünf sechs sieben - neun zehn - zwölf'),
    anderthalb: 1.5,
    eineinhalb: 1.5,
    zweieinhalb: 2.5,
    dreieinhalb: 3.5,
    viereinhalb: 4.5,
  },
  halves: ['und ein halb', 'und eine halbe', 'und ein halbes', 'und ein halber', 'einhalb'],
  amounts: { paar: 2, doppelt: 2, dutzend: 12, jahrzehnt: 10, jahrhundert: 100 },
  takenBack: pattern`\boder (?:auch )?(?:(?:genau )?(?:das )?gegenteil|umgekehrt|(?:auch )?nicht$|etwas (?:anderes|dazwischen))`,
  asksMeaning: pattern`^(?:was (?:ist|sind|bedeutet|versteht man unter)|wer (?:ist|war)|definiere|erkläre)\b`,
  dontKnow:
    /^(?:(?:ich )?wei(?:ß|ss) (?:es |das |ich )?(?:leider )?nicht(?: mehr)?|keine ahnung|(?:ich )?hab(?:e|') keine ahnung|(?:ich )?hab(?:e|')? (?:es |das )?vergessen|(?:das )?(?:haben|hatten) wir (?:das )?(?:noch )?nicht (?:gelernt|gehabt|durchgenommen)|(?:ich )?kann mich nicht erinnern)[ .!]*$/iu,
  orders: pattern`\b(?:bitte )?(?:werten|bewerten|bewerte|werte|gib|geben sie)\b.{0,60}\b(?:richtig|volle|vollen|punktzahl|punkte|korrekt)\b|\bignoriere?n?\b.{0,40}\b(?:anweisung\p{L}*|regeln|kriterien)\b`,
  grammar: answerGrammar({
    than: wordSet('als'),
    denyingPrefixes: ['un', 'nicht', 'in', 'ir'],
    neither: wordSet('weder noch'),
    notDenying: wordSet('nur bloß allein'),
    whether: wordSet('ob'),
    denyingNouns: wordSet('mangel'),
    irregular: `
      nehmen nimmt nimmst nahm nahmen genommen; geben gibt gibst gab gaben gegeben; sehen sieht sah sahen gesehen;
      helfen hilft half halfen geholfen; treffen trifft traf trafen getroffen; sprechen spricht sprach sprachen gesprochen;
      brechen bricht brach brachen gebrochen; werfen wirft warf warfen geworfen; sterben stirbt starb starben gestorben;
      essen isst aß aßen gegessen; fressen frisst fraß fraßen gefressen; lesen liest las lasen gelesen;
      fallen fällt fiel fielen gefallen; halten hält hielt hielten gehalten; lassen lässt ließ ließen gelassen;
      laufen läuft lief liefen gelaufen; tragen trägt trug trugen getragen; wachsen wächst wuchs wuchsen gewachsen;
      fahren fährt fuhr fuhren gefahren; schlagen schlägt schlug schlugen geschlagen; stoßen stößt stieß stießen gestoßen;
      finden fand fanden gefunden; binden band banden gebunden; sinken sank sanken gesunken; trinken trank tranken getrunken;
      zwingen zwang zwangen gezwungen; gewinnen gewann gewannen gewonnen; beginnen begann begannen begonnen;
      schwimmen schwamm schwammen geschwommen; gehen ging gingen gegangen; stehen stand standen gestanden;
      kommen kam kamen gekommen; bringen brachte brachten gebracht; denken dachte dachten gedacht; wissen weiß wusste gewusst;
      fliegen flog flogen geflogen; fließen floss flossen geflossen; schließen schloss schlossen geschlossen;
      verlieren verlor verloren; ziehen zog zogen gezogen; bieten bot boten geboten; steigen stieg stiegen gestiegen;
      schreiben schrieb schrieben geschrieben; bleiben blieb blieben geblieben; treiben trieb trieben getrieben;
      schneiden schnitt schnitten geschnitten; greifen griff griffen gegriffen; entstehen entstand entstanden;
      verstehen verstand verstanden; bestehen bestand bestanden; enthalten enthält enthielt; erhalten erhält erhielt
    `,
    conditions: wordSet('wenn falls sofern ohne'),
    or: wordSet('oder'),
    and: wordSet('und'),
    joints: wordSet(
      'und oder als wie wenn während falls weil da damit aber denn seit nachdem bevor dass der die das welche welcher',
    ),
    by: wordSet('von durch'),
    turns: wordSet('von durch der des'),
    apart: [
      'anders als',
      'im gegensatz zu',
      'im gegensatz zum',
      'im gegensatz zur',
      'im unterschied zu',
      'statt',
      'anstatt',
      'anstelle von',
    ],
    whereas: wordSet('während wohingegen dagegen hingegen aber'),
    ends: wordSet('von aus zu nach in vor für'),
    pointedThousands: true,
    determiners: wordSet('der die das den dem des ein eine einen einem einer eines'),
    capitalNouns: true,
    general: wordSet(
      'ding dinge etwas sache sachen element elemente einheit objekt gegenstand person personen mensch menschen leute jemand individuum',
    ),
  }),
});

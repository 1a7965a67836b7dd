import { pattern, wordSet } from '../../match.ts';
import { counted, type Marking } from '../../parts/marking.ts';

export const marking: Marking = {
  negators: wordSet('nicht kein keine keinen keiner keines keinem nie niemals ohne weder'),
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
  `,
  numbers: counted('null - zwei drei vier fünf sechs sieben - neun zehn - zwölf'),
  takenBack: pattern`\boder (?:auch )?(?:(?:genau )?(?:das )?gegenteil|umgekehrt|(?:auch )?nicht$|etwas (?:anderes|dazwischen))`,
  asksMeaning: pattern`^(?:was (?:ist|sind|bedeutet|versteht man unter)|wer (?:ist|war)|definiere|erkläre)\b`,
  dontKnow: /^(?:(?:ich )?weiß (?:es |ich )?nicht|weiß ich nicht|keine ahnung|ich habe keine ahnung)[ .!]*$/iu,
  orders: pattern`\b(?:bitte )?(?:werten|bewerten|bewerte|werte|gib|geben sie)\b.{0,60}\b(?:richtig|volle|vollen|punktzahl|punkte|korrekt)\b|\bignoriere?n?\b.{0,40}\b(?:anweisung\p{L}*|regeln|kriterien)\b`,
};

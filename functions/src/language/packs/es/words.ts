/** Spanish. Stems: Snowball (@orama/stemmers), without accents, which are often left out. */
import { stemmer } from '@orama/stemmers/spanish';
import { stopwords } from '@orama/stopwords/spanish';
import { listed, wordSet } from '../../match.ts';
import type { Words } from '../../parts/words.ts';
import { ofWords, unaccented } from '../../stem.ts';

/** Words of the package's list that a question may well be about. */
const TELLING = wordSet(`
  acuerdo breve bueno buena buenos buenas claro conocer cosas cuenta día días dia dias estado estados fin final general
  gran grandes horas lado lugar manera medio momento pais paìs parte pasada pasado poder posible primer primera primero
  primeros principalmente pronto próximo propio segunda segundo tarde temprano tercera tiempo total trabaja trabajais
  trabajamos trabajan trabajar trabajas trabajo usa usan usar uso valor verdad verdadera verdadero nueva nuevas nuevo
  nuevos mayor menor mejor peor partir explicó dos tres cuatro cinco seis siete ocho última últimas último últimos
  diferente diferentes existe existen realizado realizar ex`);

export const words: Words = {
  unspaced: false,
  stop: new Set([
    ...stopwords.filter((word) => !TELLING.has(word)),
    ...listed(`
      cuál cuáles cual cuales quién quiénes qué cómo cuándo cuánto cuánta cuántos cuántas dónde adónde cuyo cuya cuyos
      cuyas porqué sino según donde mientras aunque hubiera hubo haya era eran fue fueron ser estar sido siendo sería
      podría podrían debería deberían puede pueden tuvo tuvieron tenía tenían hizo hicieron hacía`),
  ]),
  frame: wordSet(`
    explica explique explicar describe describa describir define defina definir definición significa significan
    significado llama llamado llamada llaman llamaba llamaban llamó nombra nombre nombres cita enumera lista da dé dime compara compare comparar
    diferencia diferencias ejemplo ejemplos resume resumen término términos concepto importante razón razones tipo tipos
    clase clases parte partes cosa cosas forma manera libro texto capítulo sección autor pregunta respuesta verdadero
    falso uno dos tres cuatro muestra por favor quiere decir`),
  pronouns: listed(`
    él ella ello ellos ellas lo la los las le les este esta esto estos estas ese esa eso esos esas aquel aquella aquello
    su sus suyo suya`),
  elided: null,
  fold: (word) => word,
  stem: ofWords((word) => unaccented(stemmer(word))),
};

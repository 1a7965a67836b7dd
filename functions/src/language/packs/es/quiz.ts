/** Spanish: what an examiner says in it. */
import type { Quiz } from '../../parts/quiz.ts';

export const quiz: Quiz = {
  term: ['¿Qué término corresponde a esta descripción? «%»'],
  meaning: '¿Qué descripción corresponde a «%»?',
  match: '¿Qué opción relaciona cada término con su significado? %',
  stages: '¿En qué orden nombra el libro lo siguiente? «%»',
  and: '% y %',
  comma: ', ',
  because: 'El libro dice (%): «%»',
  short: {
    meaning: '¿Qué significa «%»?',
    list: '%. Nómbrelos.',
    recall: 'En una o dos frases: ¿de qué trata «%»?',
  },
  long: {
    three: 'Explique «%», «%» y «%» de modo que se distingan.',
    list: '%. Nómbrelos y explíquelos.',
    steps: 'Describa «%» paso a paso y en el orden correcto.',
    recall: 'Escriba lo que recuerda de «%».',
  },
  leaning:
    'también asimismo además igualmente entonces luego después posteriormente embargo respectivamente respectivo respectiva tampoco aquí allí',
  refused: {
    pointing: [
      String.raw`\b(?:ejemplo|figura|sección|capítulo|tabla) (?:anterior|siguiente)\b|«(?:segund|tercer|cuart)[oa]? `,
    ],
    dangling: '^(?:otr[oa]s?|un[ao]? (?:segund|tercer)[oa]?) ',
  },
  small: 'el los las unos del y o es son en con por para',
  speaker: 'yo me mi mis nosotros nuestro nuestra nuestros nuestras nos tú te tu tus usted ustedes',
  anyone: 'nosotros nuestro nuestra nuestros nuestras nos',
  numbered: 'figura tabla capítulo sección página páginas ejemplo ecuación versión p pág',
};

/** French: what an examiner says in it. */
import type { Quiz } from '../../parts/quiz.ts';

export const quiz: Quiz = {
  term: ['Quel terme désigne ceci ? « % »'],
  meaning: 'Quelle description convient à « % » ?',
  match: 'Quelle réponse donne à chaque terme son sens ? %',
  stages: 'Dans quel ordre le livre nomme-t-il ce qui suit ? « % »',
  and: '% et %',
  comma: ', ',
  because: 'Le livre dit (%) : « % »',
  short: {
    meaning: 'Que signifie « % » ?',
    list: '%. Nommez-les.',
    recall: 'En une ou deux phrases : de quoi est-il question dans « % » ?',
  },
  long: {
    three: 'Expliquez « % », « % » et « % » de façon à les distinguer.',
    list: '%. Nommez-les et expliquez-les.',
    steps: 'Décrivez « % » étape par étape, dans le bon ordre.',
    recall: 'Écrivez ce que vous avez retenu de « % ».',
  },
  leaning:
    'aussi également ainsi donc alors ensuite puis cependant toutefois néanmoins pourtant respectivement respectif respective ailleurs ici',
  refused: {
    pointing: [String.raw`\bci-(?:dessus|dessous)\b|\b(?:exemple|figure|chapitre) (?:suivant|précédent)`],
    dangling: "^(?:d['’]autres|une? (?:autre|deuxième|troisième)) ",
  },
  small: 'le la les un une des de du et ou est sont que qui dans pour par',
  speaker: 'je j me moi mon ma mes nous notre nos tu te toi ton ta tes vous votre vos',
  anyone: 'nous notre nos',
  numbered: 'figure tableau chapitre section page pages exemple équation version p',
};

/** French. */
import type { Replies } from '../../parts/replies.ts';

export const replies: Replies = {
  hello: 'Bonjour ! Posez-moi une question sur ce livre : un terme, une différence, le résumé d’un chapitre.',
  thanks: 'Avec plaisir ! Posez-moi toute autre question sur ce livre.',
  vague: 'Je ne sais pas quoi chercher. De quel terme ou sujet de ce livre s’agit-il ?',
  readAs: 'Recherche de %.',
  mayHelp: 'Il n’est pas sûr que le livre réponde à cela. Ces passages peuvent aider.',
  minutes: 'environ % minutes',
  unknown: 'Je n’ai pas trouvé de réponse à cela dans ce livre.',
  notInBook: 'On n’y trouve pas %.',
  quoted: '« % »',
  noPart: 'Je n’ai pas trouvé ce chapitre ou cette page dans ce livre.',
  otherLanguage: 'Ce livre est en % ; posez la question en %.',
  quiz: 'Choisissez **Generate Quiz** : j’écrirai des questions sur ce livre et je noterai vos réponses. Ici, je réponds aux vôtres.',
};

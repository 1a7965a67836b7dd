/** French. */
import type { Replies } from '../../parts/replies.ts';

export const replies: Replies = {
  hello: 'Bonjour ! Posez-moi une question sur ce livre : un terme, une différence, le résumé d’un chapitre.',
  thanks: 'Avec plaisir ! Posez-moi toute autre question sur ce livre.',
  vague: 'Je ne sais pas quoi chercher. De quel terme ou sujet de ce livre s’agit-il ?',
  unknown: 'Je n’ai pas trouvé de réponse à cela dans ce livre.',
  notInBook: 'On n’y trouve pas %.',
  lookedFor: 'J’ai cherché %.',
  quoted: '« % »',
  nearest: 'Les sections les plus proches :',
  unreadable: 'Pages qui n’ont pas pu être lues : %.',
  nothingMore: 'Je n’ai rien trouvé de plus à ce sujet dans ce livre.',
  noPart: 'Je n’ai pas trouvé ce chapitre ou cette page dans ce livre.',
  meant: 'Vouliez-vous dire « % » ?',
  task: 'Je cite seulement ce que dit ce livre ; je ne démontre, ne résous et n’écris rien moi-même. Demandez ce que le livre en dit.',
  otherLanguage: 'Ce livre est en % ; posez la question en %.',
  quiz: 'Choisissez **Generate Quiz** : j’écrirai des questions sur ce livre et je noterai vos réponses. Ici, je réponds aux vôtres.',
  notNamed: 'Je n’ai rien trouvé dans ce livre sur « % ». Sur l’autre :',
  noReason: 'Près de ma dernière réponse (« % »), ce livre ne donne pas de raison.',
  noExample: 'Près de ma dernière réponse (« % »), ce livre ne donne pas d’exemple.',
  nothingNear: 'Près de ma dernière réponse (« % »), ce livre n’en dit pas plus. Je ne peux que le citer.',
  noList: 'Je ne les ai pas trouvés énumérés dans ce livre. Ce qu’il en dit :',
  chapters: 'Ses chapitres :',
  author: 'Ce livre nomme comme auteur :',
  noAuthor: 'Je n’ai pas trouvé qui a écrit ce livre : aucun nom ne figure sur ses premières pages.',
  noArgument:
    'Ce livre ne dit pas expressément quelle est sa thèse. Demandez de quoi il parle, ou le résumé d’un chapitre.',
};

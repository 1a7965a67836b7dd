/** French: how facts are told in it. */
import type { Knowledge } from '../../parts/knowledge.ts';

export const knowledge: Partial<Knowledge> = {
  headFirst: true,
  articles: 'le la les un une des l du',
  definite: 'le la les l du',
  apposing: 'un une',
  determiners:
    'tous toutes quelques plusieurs deux trois quatre cinq six sept huit neuf dix chaque aucun aucune certains certaines',
  agreement: { singular: 'est était fut a avait', plural: 'sont étaient furent ont avaient' },
  pointing:
    'ce cet cette ces ceci cela celui celle ceux celles ici là ainsi dernier précédent précédente suivant suivante suivants suivantes ci-dessus ci-dessous tel telle tels telles',
  pointingFirst: 'autre autres même',
  expletives: 'il se',
  pronouns: 'il elle ils elles lui leur leurs son sa ses nous notre nos',
  writer: 'je me mon ma mes moi',
  reader: 'tu te ton ta tes vous votre vos',
  prepositions:
    'de d du des en à au aux par pour avec sans sur sous entre dans depuis vers selon pendant chez contre comme avant après lors malgré',
  conjunctions: 'et ou mais car donc or ni que si quand lorsque parce puisque comme tandis alors',
  subordinating: 'si quand lorsque puisque',
  and: 'et ou',
  clause: 'et mais tandis alors',
  or: 'ou',
  relatives: 'qui que dont où lequel laquelle lesquels lesquelles',
  genitive: 'de d du des',
  verbs: `est sont était étaient fut furent sera seront soit a ont avait avaient eut peut peuvent pouvait doit doivent devait fait font fit firent dit disent va vont signifie
    signifient désigne désignent désignait consiste consistent comprend comprennent contient contiennent représente représentent permet permettent
    produit produisent cause causent provoque provoquent provoqua entraîne entraînent existe existent appelle appellent nomme définit définissent
    utilise utilisent sert servent forme forment appartient appartiennent suit suivent montre montrent dépend dépendent devient deviennent devint
    reste restent décrit décrivent couvre vit vivent trouve trouvent commence naît meurt mène mènent conduit conduisent`,
  modals: 'peut peuvent doit doivent',
  negations: 'ne pas jamais aucun aucune ni sans non n',
  hedges: 'aussi souvent généralement habituellement parfois également communément ainsi donc encore',
  adverbs: 'très plus moins presque assez déjà pas jamais aussi ensuite puis ensemble seulement',
  adverbEndings: 'ement amment emment',
  nouns:
    'élément comportement mouvement développement gouvernement événement traitement changement fonctionnement document moment argument',
  connectives: [
    'cependant',
    'toutefois',
    'en effet',
    'de plus',
    'par conséquent',
    'en général',
    'en résumé',
    'autrement dit',
    'finalement',
    'enfin',
    'en outre',
    "c'est-à-dire",
  ],
  exampleOpeners: ['par exemple'],
  contrastOpeners: ['en revanche', 'au contraire', 'par contre'],
  generic: `chose choses cas exemple exemples raison problème question réponse partie parties nombre personne personnes homme femme enfants groupe groupes
    résultat résultats étude études chercheurs auteur auteurs terme type types forme formes nom année années temps lieu manière page chapitre section`,
  vague: `exemple résultat partie problème question bon bonne grand grande important importante mauvais type conséquence signe même similaire possible
    nécessaire connu populaire commun très pas mélange cause premier première second seconde dernier dernière peu`,
  places: 'figure tableau chapitre section page',
  past: 'était étaient fut furent avait avaient eut eurent fit firent devint devinrent naquit mourut prit prirent vint vinrent écrivit',
  pastEndings: 'èrent irent urent',
  quantifiers: 'seulement jamais toujours tous toutes aucun aucune uniquement exclusivement',
  numbers: 'deux trois quatre cinq six sept huit neuf dix onze douze',
  members:
    'types sortes formes catégories groupes parties composants éléments facteurs fonctions principes méthodes raisons objectifs causes symptômes niveaux couches caractéristiques propriétés aspects règles avantages inconvénients conditions domaines problèmes différences',
  ordered: 'étapes étape phases phase stades',
  carriers: 'terme concept mot notion',
  patterns: {
    definition: [
      '{S!} (est/sont) ~ {O=}',
      '{S!} ~ (désigne/désignent/signifie/signifient) ~ {O*}',
      '{S!} (consiste/consistent) ~ à {O*}',
      '{S!} (est/sont) ~ (défini/définie/définis/définies) comme {O*}',
      '{S!} se définit comme {O*}',
      '{O} (est/sont) ~ (appelé/appelée/appelés/appelées/nommé/nommée) {S!}',
      'on appelle {S!} {O=}',
    ],
    naming: ['{A*} , ~ (appelé/appelée/appelés/appelées/nommé/nommée/connu sous le nom de/dit/dite) {S!}'],
  },
};

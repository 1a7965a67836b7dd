/** French: what an examiner says in it. */
import type { Quiz } from '../../parts/quiz.ts';

export const quiz: Quiz = {
  term: ['Quel terme désigne ceci ? « % »'],
  meaning: 'Quelle description convient à « % » ?',
  which: null,
  who: 'Qui % ?',
  ending: 'Comment cette phrase se poursuit-elle ? « % … »',
  shown: 'Quelle notion cet exemple illustre-t-il ? « % »',
  apart: 'Qu’est-ce qui distingue « % » de « % » ?',
  right: 'Laquelle de ces affirmations sur « % » est exacte d’après le livre ?',
  rightPlain: 'Laquelle de ces affirmations est exacte d’après le livre ?',
  year: 'Quelle année manque dans cette phrase ? « % »',
  number: 'Quel nombre manque dans cette phrase ? « % »',
  name: 'Quel nom manque dans cette phrase ? « % »',
  word: 'Quel mot manque dans cette phrase ? « % »',
  order: 'Quel ordre est juste, du plus ancien au plus récent ?',
  belongs: 'Quelle réponse ne nomme que ce qui convient ici ? « % »',
  match: 'Quelle réponse donne à chaque terme son sens ? %',
  and: '% et %',
  comma: ', ',
  error: 'Laquelle de ces affirmations sur « % » est fausse d’après le livre ?',
  errorPlain: 'Laquelle de ces affirmations est fausse d’après le livre ?',
  stages: 'Dans quel ordre le livre nomme-t-il ce qui suit ? « % »',
  because: 'Le livre dit (%) : « % »',
  instead: 'Le livre dit « % » là où il est dit ici « % » (%) : « % »',
  short: {
    meaning: 'Que signifie « % » ?',
    list: '%. Nommez-les.',
    apart: 'En quoi « % » et « % » diffèrent-ils ?',
    effect: 'Selon le livre, à quoi mène ceci : « % » ?',
    cause: 'Quelle cause le livre donne-t-il à ceci : « % » ?',
    purpose: 'À quoi sert « % » ?',
    parts: 'De quoi se compose « % » ?',
    reason: 'Quelle raison le livre en donne-t-il ? « %. »',
    why: { asked: 'Comment le livre explique-t-il ceci : « % » ?', order: 'as it stands' },
  },
  long: {
    compare: 'Comparez « % » et « % » : expliquez chacun, et ajoutez ce que le livre en dit encore.',
    three: 'Expliquez « % », « % » et « % » de façon à les distinguer.',
    explain: 'Rédigez un texte sur « % » : %.',
    what: 'ce que cela signifie',
    example: 'un exemple du livre',
    effect: 'ce que cela entraîne',
    cause: 'd’où cela vient',
    purpose: 'à quoi cela sert',
    parts: 'ce qui en fait partie',
    apart: 'en quoi cela diffère de « % »',
    years: 'Que rapporte le livre sur « % » pour chacune de ces années : % ?',
    list: '%. Nommez-les et expliquez-les.',
    steps: 'Décrivez « % » étape par étape, dans le bon ordre.',
    said: 'Que dit le livre, sous « % », de chacun de ces éléments : % ?',
    questions: 'Répondez l’une après l’autre à ces questions sur « % » :\n%',
    questionsPlain: 'Répondez l’une après l’autre à ces questions :\n%',
    about: 'Que dit le livre au sujet de « % » ? Expliquez-en les points principaux.',
    section: 'Expliquez l’une après l’autre ces notions de « % » : %.',
  },
  supposing: 'serait seraient pourrait pourraient devrait devraient aurait',
  reasons: [
    "parce que | parce qu' | puisque | car",
    'en raison de | en raison du | en raison des | à cause de | à cause du | à cause des | grâce à | grâce au | grâce aux',
    'afin de | afin que | pour que',
  ],
  results: 'par conséquent | en conséquence | de ce fait | pour cette raison',
  reasonClauses: 'parce que | puisque | car',
  joining: 'et mais or',
  degrees: 'trop assez suffisamment',
  exchanges: `
    plus_de/moins_de plus_grand/plus_petit plus_grande/plus_petite plus_grands/plus_petits supérieur/inférieur supérieure/inférieure
    supérieurs/inférieurs supérieures/inférieures augmente/diminue augmentent/diminuent augmenter/diminuer
    premier/dernier première/dernière premiers/derniers premières/dernières nord/sud interne/externe internes/externes
    public/privé publique/privée publics/privés publiques/privées positif/négatif positive/négative positifs/négatifs
    positives/négatives permet/empêche permettent/empêchent majorité/minorité
    avantage/inconvénient avantages/inconvénients facile/difficile faciles/difficiles facilement/difficilement souvent/rarement
    rapidement/lentement maximum/minimum maximale/minimale
    obligatoire/facultatif obligatoires/facultatifs inclure/exclure ajouter/supprimer ancien/nouveau anciens/nouveaux ancienne/nouvelle
    anciennes/nouvelles stable/instable dépendant/indépendant
    meilleur/pire meilleure/pire meilleurs/pires meilleures/pires forte/faible fortes/faibles
    direct/indirect directe/indirecte directement/indirectement
    naturel/artificiel naturelle/artificielle actif/passif active/passive hausse/baisse augmentation/diminution
    succès/échec victoire/défaite nécessaire/inutile complet/incomplet complète/incomplète
    gagna/perdit oriental/occidental orientale/occidentale orientaux/occidentaux accepté/refusé acceptée/refusée
    riches/pauvres légal/illégal légale/illégale ouvert/fermé
    ouverte/fermée autorise/interdit autorisent/interdisent stables/instables conseillé/déconseillé
    fréquent/rare fréquents/rares
    lent/rapide lente/rapide chaud/froid chaude/froide chauds/froids chaudes/froides sec/humide sèche/humide secs/humides sèches/humides
    pacifique/violent renforce/affaiblit renforcent/affaiblissent facilite/complique facilitent/compliquent
    autorise/interdit autorisent/interdisent accepte/refuse acceptent/refusent
    monte/descend montent/descendent accélère/ralentit accélèrent/ralentissent exportation/importation exportations/importations
    gain/perte gains/pertes guerre/paix force/faiblesse apparition/disparition début/fin victoire/défaite
       possible/impossible possibles/impossibles visible/invisible visibles/invisibles
    fini/infini finie/infinie finis/infinis pair/impair pairs/impairs stable/instable stables/instables gauche/droite
    long/court longue/courte longs/courts longues/courtes urbain/rural urbaine/rurale urbains/ruraux
    plus_souvent/moins_souvent plus_tôt/plus_tard plus_haut/plus_bas plus_rapide/plus_lent plus_rapides/plus_lents
  `,
  leaning:
    'aussi également ainsi donc alors ensuite puis cependant toutefois néanmoins pourtant respectivement respectif respective ailleurs ici',
  refused: {
    pointing: [String.raw`\bci-(?:dessus|dessous)\b|\b(?:exemple|figure|chapitre) (?:suivant|précédent)`],
    dangling: String.raw`^(?:d['’]autres|une? (?:autre|deuxième|troisième)) `,
  },
  small: 'le la les un une des de du et ou est sont que qui dans pour par',
  speaker: 'je j me moi mon ma mes nous notre nos tu te toi ton ta tes vous votre vos',
  anyone: 'nous notre nos',
  numbered: 'figure tableau chapitre section page pages exemple équation version p',
  decades: 'décennie années siècle',
  where: 'à en au aux dans vers',
};

import { pattern, wordSet } from '../../match.ts';
import { answerGrammar, counted, type Marking } from '../../parts/marking.ts';

export const marking = (): Marking => ({
  negators: wordSet('pas jamais aucun aucune sans ni nullement'),
  negating: '',
  openers: wordSet('mais parce puisque car tandis alors'),
  opposites: `
    augmente|augmenter|monte|monter|croît/diminue|diminuer|baisse|baisser|décroît
    haut|haute|élevé|élevée/bas|basse|faible grand|grande|grands|grandes/petit|petite|petits|petites
    plus/moins chaud|chaude/froid|froide rapide|vite/lent|lente|lentement fort|forte/faible
    ouvert|ouverte|ouvre/fermé|fermée|ferme interne|intérieur|intérieure/externe|extérieur|extérieure
    permet|permettre/empêche|empêcher|interdit commence|début/finit|fin positif|positive/négatif|négative
    avant/après vrai|vraie/faux|fausse actif|active/passif|passive gagne/perd unit|relie/sépare
    présence/absence conscient/inconscient
    gauche|gauches/droite|droit|droits|droites supérieur|supérieure|supérieurs|supérieures/inférieur|inférieure|inférieurs|inférieures nord/sud
  `,
  series: `
    janvier février mars avril mai juin juillet août septembre octobre novembre décembre; lundi mardi mercredi jeudi vendredi samedi dimanche; rouge bleu
    vert jaune noir blanc brun; europe asie afrique amérique australie; angleterre france allemagne espagne italie russie chine japon inde égypte grèce
    rome pologne suède portugal; anglais français allemand espagnol italien russe chinois japonais indien grec romain mongol américain; douzaines centaines milliers millions milliards
  `,
  contraries: `
    permet|permettre|facilite|faciliter|favorise|favoriser|aide|aider|soutient|soutenir|cause|causer|provoque|provoquer|produit|produire|renforce|renforcer|protège|protéger|améliore|améliorer|accélère|accélérer/empêche|empêcher|interdit|interdire|arrête|arrêter|inhibe|inhiber|bloque|bloquer|supprime|supprimer|affaiblit|affaiblir|nuit|nuire|détruit|détruire|aggrave|aggraver|freine|freiner|évite|éviter
    rassemble|rassembler/disperse|disperser montre|montrer/cache|cacher attire|attirer/repousse|repousser récompense|récompenser/punit|punir achète|acheter/vend|vendre
    installer|installe/désinstaller|désinstalle|supprimer|supprime|effacer plein|pleine|remplir|remplit|rempli/vide|vider|vidé|épuiser|épuisé vieux|vieille|ancien|ancienne|anciens|anciennes/nouveau|nouvelle|nouveaux|nouvelles|jeune|jeunes|moderne|modernes long|longue|longs|longues/court|courte|courts|courtes large|larges/étroit|étroite
    lourd|lourde/léger|légère facile|faciles|simple|simples/difficile|difficiles|compliqué|compliquée|complexe|complexes clair|claire/sombre|obscur|obscure dur|dure/mou|molle|doux|douce sec|sèche/mouillé|mouillée|humide riche|riches/pauvre|pauvres
    public|publique|publics|publiques/privé|privée|privés|privées|secret|secrète libre|libres/propriétaire|propriétaires|captif|esclave|payant|payants direct|directe|directement/indirect|indirecte|indirectement
    même|mêmes|identique|identiques|égal|égale/différent|différente|différents|différentes|autre|autres tôt/tard|tardif|tardive premier|première|premiers|premières/dernier|dernière|derniers|dernières début|commencement/fin|terme paire|paires|pair|pairs/impaire|impaires|impair|impairs
    maximal|maximale|maximum/minimal|minimale|minimum individuel|individuelle|seul|seule/collectif|collective|commun|commune possible|possibles/impossible|impossibles bon|bonne|bons|bonnes|meilleur|meilleure|mieux/mauvais|mauvaise|mauvaises|pire|pis visible|visibles/invisible|invisibles naturel|naturelle/artificiel|artificielle
    cher|chère|chers|chères/bon-marché guerre|guerres/paix ami|amis|allié|alliés/ennemi|ennemis|rival|rivaux victoire/défaite gain|gains|bénéfice|bénéfices|profit|profits/perte|pertes vie/mort naissance/mort cause|causes/effet|effets|conséquence|conséquences
    offre/demande importation|importer|importe/exportation|exporter|exporte ville/campagne jour/nuit été/hiver majorité/minorité avantage|avantages/inconvénient|inconvénients force/faiblesse civil|civils/militaire|militaires
    additionner|additionne|ajouter|ajoute/soustraire|soustrait|retirer|retire|enlever|enlève multiplier|multiplie/diviser|divise lire|lit/écrire|écrit envoyer|envoie/recevoir|reçoit donner|donne/prendre|prend entrer|entre/sortir|sort aimer|aime/détester|déteste|haïr accepter|accepte|approuver|approuve/refuser|refuse|rejeter|rejette|nier|nie
    attaque|attaquer/défense|défendre|défend construire|construit|construction|créer|crée|création/détruire|détruit|destruction|démolir intégrer|intègre|intégré|intégrée|intégrées|intégrés|réunir|réunies|réunis|fusionner|fusionné|fusionnées|unir|joindre/séparer|sépare|séparé|séparée|séparées|séparés|diviser|divisé|divisées|scinder
    bénévole|bénévoles|volontaire|volontaires/entreprise|entreprises|employé|employés|salarié|salariés|payé|payés nord/sud est/ouest légal|légale|légaux/illégal|illégale|illégaux vérité/mensonge maître|professeur|professeurs/élève|élèves|étudiant|étudiants stable|stables/instable|instables retarder|retardé|retardée|ralentir|ralenti/avancer|avancé|avancée|accélérer|accéléré
  `,
  numbers: counted('zéro - deux trois quatre cinq - - huit neuf dix onze douze'),
  halves: ['et demi', 'et demie'],
  amounts: { coupl: 2, pair: 2, doubl: 2, douzain: 12, decenn: 10, siecl: 100 },
  takenBack: pattern`\bou (?:bien )?(?:(?:tout )?(?:le contraire|l[’']inverse|l[’']opposé)|pas$|autre chose|quelque chose entre)`,
  asksMeaning: /^(?:qu[’']est-ce qu|que signifie|qui (?:est|était)|définis|définissez|c[’']est quoi)/iu,
  dontKnow:
    /^(?:je (?:ne )?sais (?:pas|plus)|aucune idée|j[’']en sais rien|sais pas|j[’']ai oublié|je (?:ne )?me souviens (?:pas|plus)|on (?:ne )?l[’']a pas (?:encore )?(?:appris|vu|étudié))[ .!]*$/iu,
  orders: pattern`\b(?:veuillez|merci de|mettez|donnez|notez|comptez|acceptez)\b.{0,60}\b(?:correcte?|juste|tous les points|note maximale|maximum)\b|\bignor(?:e|ez)\b.{0,40}\b(?:instructions|consignes|règles|critères)\b`,
  grammar: answerGrammar({
    denyingPrefixes: ['in', 'im', 'ir', 'il', 'non', 'dé', 'dés', 'mé'],
    neither: wordSet('ni'),
    notDenying: wordSet('seulement uniquement'),
    whether: wordSet('si'),
    concord: true,
    elided: /^(?:[cdjlmnst]|qu|lorsqu|puisqu|jusqu|quoiqu)'(?=.)/u,
    enclosing: wordSet('ne'),
    irregular: `
      devenir devient deviennent devenu devenue; venir vient viennent venu venue; tenir tient tiennent tenu tenue;
      contenir contient contiennent contenu contenue; prendre prend prennent pris prise; mettre met mettent mis mise;
      permettre permet permettent permis; savoir sait savent su; voir voit voient vu vue; recevoir reçoit reçoivent reçu reçue;
      pouvoir peut peuvent pu; vouloir veut veulent voulu; boire boit boivent bu; mourir meurt meurent mort;
      produire produit produisent produite; détruire détruit détruisent détruite; conduire conduit conduisent conduite;
      croître croît croissent crû; naître naît naissent né née; écrire écrit écrivent écrite; lire lit lisent lu lue
    `,
    conditions: wordSet('si quand sans'),
    or: wordSet('ou'),
    and: wordSet('et'),
    joints: wordSet('et ou que qui quand si parce car mais donc puis comme lorsque'),
    by: wordSet('par'),
    turns: wordSet('par de du des'),
    apart: [
      'contrairement à',
      'contrairement au',
      'contrairement aux',
      'à la différence de',
      'à la différence du',
      'à la différence des',
      'au lieu de',
      'au lieu du',
      'au lieu des',
      'plutôt que',
    ],
    whereas: wordSet('tandis alors mais revanche'),
    ends: wordSet('de du à vers avant après pour'),
    determiners: wordSet('le la les l un une des du'),
    general: wordSet('chose choses élément éléments objet entité personne personnes gens individu'),
  }),
});

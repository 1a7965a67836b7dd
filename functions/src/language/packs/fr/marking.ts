import { pattern, wordSet } from '../../match.ts';
import { counted, type Marking } from '../../parts/marking.ts';

export const marking: Marking = {
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
  `,
  numbers: counted('zéro - deux trois quatre cinq - - huit neuf dix onze douze'),
  takenBack: pattern`\bou (?:bien )?(?:(?:tout )?(?:le contraire|l[’']inverse|l[’']opposé)|pas$|autre chose|quelque chose entre)`,
  asksMeaning: /^(?:qu[’']est-ce qu|que signifie|qui (?:est|était)|définis|définissez|c[’']est quoi)/iu,
  dontKnow: /^(?:je (?:ne )?sais pas|aucune idée|j[’']en sais rien|sais pas)[ .!]*$/iu,
  orders: pattern`\b(?:veuillez|merci de|mettez|donnez|notez|comptez|acceptez)\b.{0,60}\b(?:correcte?|juste|tous les points|note maximale|maximum)\b|\bignor(?:e|ez)\b.{0,40}\b(?:instructions|consignes|règles|critères)\b`,
};

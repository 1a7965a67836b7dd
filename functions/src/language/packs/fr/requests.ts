/** French. */
import { listed, pattern } from '../../match.ts';
import type { Requests } from '../../parts/requests.ts';

const THIS = '(?:ce|cet|le|du|mon) (?:livre|texte|document|cours|manuel|ouvrage|article)';
const SURELY = `(?:(?:selon|d['’]après) (?:le livre|l['’]auteur|ce texte)|(?:en|avec des) (?:termes|mots) simples|s['’]il (?:te|vous) pla[iî]t)`;
const NUMBERS = listed('une deux trois quatre cinq six sept huit neuf dix onze douze');
const ORDINALS = listed('premier deuxième troisième quatrième cinquième sixième septième huitième neuvième dixième');
const STOP = String.raw`[\s?.!]*$`;

export const requests = (): Requests => ({
  talk: {
    greeting: pattern`^(?:bonjour|salut|bonsoir|coucou)[\s!.,?]*$`,
    thanks: pattern`^(?:(?:ok|super|parfait|d['’]accord)[\s,!.]*)*(?:merci(?: beaucoup| bien)?|au revoir|d['’]accord|parfait)[\s!.,]*$`,
    help: pattern`^(?:aide|à l['’]aide|que (?:peux-tu|pouvez-vous) faire|qui (?:es-tu|êtes-vous))${STOP}`,
    quiz: pattern`^(?:(?:s['’]il (?:te|vous) pla[iî]t)[\s,]+)?(?:interroge[rz]?[- ]moi|(?:fais|faites|crée[rz]?|prépare[rz]?)(?:[- ]moi)? (?:un |des )?(?:quiz|test|questions)(?: .*)?|teste[rz]?[- ]moi)${STOP}`,
  },
  task: pattern`^(?:(?:et|s['’]il (?:te|vous) pla[iî]t|peux-tu|pouvez-vous)[,\s]+)*(?:(?:démontre[rz]?|prouve[rz]?|montre[rz]?) qu(?:e |['’])|résous\b|résolvez\b|tradui(?:s|sez|re)\b|(?:écris|écrivez|dessine[rz]?|programme[rz]?)(?:[- ]moi)? (?:un |une )?(?:programme|poème|lettre|essai|dissertation|code|fonction|histoire|schéma)\b|calcule[rz]?\b(?=.*\p{Nd}))`,
  summary: {
    asks: pattern`\b(?:résume[rz]?|résumé|aperçu|synthèse|explique[rz]?|décri(?:s|vez|re)|de quoi (?:parle|traite)|que dit|points (?:clés|essentiels)|idées principales)\b`,
    surely: pattern`résum|aperçu|synthèse|de quoi|points (?:clés|essentiels)|idées principales`,
    part: pattern`\b(?:chapitre|section|partie)\s*(?:n[o°]\s*)?["«“]?\s*([^?!.”"»]{1,80}?)\s*["”»]?\s*(?:[?!.]|$|en [\p{L}\p{Nd}]+ (?:mots|phrases|points|lignes)\b)`,
    division: pattern`(?<!\p{L})(introduction|conclusions?|préface|avant-propos|postface|épilogue|prologue)(?=\s+(?:de |du |à )?${THIS}(?!\p{L})|\s+du (?:livre|texte|document|manuel|cours))`,
    nth: pattern`\b(${ORDINALS.join('|')}|dernier)\s+chapitre\b`,
    page: pattern`\b(?:pages?|p\.)\s*(\p{Nd}{1,4})(?!\p{Nd})`,
    book: pattern`\b(?:ce livre|tout le livre|le livre(?: entier)?|ce (?:texte|document))\b`,
    before: pattern`^(?:sur|intitulé|appelé)\s+`,
  },
  numbers: NUMBERS,
  ordinals: ORDINALS,
  last: ['dernier'],
  follow: {
    more: pattern`^(?:plus|encore|continue[rz]?|dis-m['’]en plus|dites-m['’]en plus|en savoir plus|et|plus de détails)(?: à ce sujet)?${STOP}`,
    refers: pattern`\b(?:il|elle|ils|elles|cela|ça|ceci|celui-ci|celle-ci|ce dernier|cette dernière|lui|leur|y|en)\b|^(?:pourquoi|comment|quand|où|qui)\s*\??$`,
    bridge: pattern`^(?:et|mais|alors|aussi|qu['’]en est-il d(?:e|u))\b`,
  },
  manner: {
    surely: pattern`${SURELY}`,
    and: pattern`et`,
    first: pattern`^(?:(?:${SURELY}|en bref|brièvement)[,:]? +)+(?=\p{L})`,
  },
  form: {
    bullets: pattern`\b(?:(?:en )?liste à puces|(?:en (?:[\p{L}\p{Nd}]+ )?)?puces|sous forme de liste|point par point|en (?:[\p{L}\p{Nd}]+ )?points)\b`,
    table: pattern`\b(?:tableau)\b`,
    brief: pattern`\b(?:brièvement|en bref|en une phrase|en quelques mots)\b`,
    detailed: pattern`\b(?:en détail|détaillée?|longuement)\b`,
  },
});

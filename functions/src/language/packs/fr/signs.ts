/** French. */
import type { Signs } from '../../parts/signs.ts';

export const signs: Signs = {
  announces: /(?<!\p{L})(?:les? suivante?s?|comme suit)\.?$/iu,
  counted:
    /(?<!\p{L})(?:une?|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|vingt|trente|quarante|cinquante|soixante|cent|mille|millions?|milliards?|moitié|pour cent)(?!\p{L})/iu,
  time: /siècle/iu,
  duration:
    /(?:\p{Nd}|(?<!\p{L})(?:une?|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|quelques|plusieurs)(?!\p{L})).{0,12}?(?<!\p{L})(?:secondes?|minutes?|heures?|jours?|semaines?|mois|ans|années?|décennies?|siècles?)(?!\p{L})/iu,
  naming:
    /(?:\bnoms? .{0,30}(?:vient|viennent|dérive|provient)|\bdoit son nom\b|\bnommée?s? (?:d['’]après|ainsi)\b|\bsigle\b|\babréviation\b)/iu,
  task: [/^(?:(?:exercice)\s*\p{Nd})/iu],
  leansBack:
    /^(?:il|elle|ils|elles|ce|cet|cette|ces|cela|ceci|ainsi|donc|alors|son|sa|ses|leurs?|celui-ci|celle-ci)(?!\p{L})/iu,
  reason:
    /(?<!\p{L})(?:parce qu|puisqu|car(?!\p{L})|en raison|à cause|grâce à|c['’]est pourquoi|afin d|pour que|raisons?(?!\p{L})|entra[iî]n)/iu,
};

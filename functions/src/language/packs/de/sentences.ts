/** German. */
import { wordSet } from '../../match.ts';
import type { Sentences } from '../../parts/sentences.ts';

export const sentences: Sentences = {
  abbreviations: wordSet(
    'bzw usw vgl abb abs bspw evtl ggf sog zb dh hrsg bd nr str geb gest aufl kap tel inkl bzgl zzgl gem lt max min ca sogen etc',
  ),
  beforeNumber: new Set(),
  beforeName: new Set(),
  titles: new Set(),
  lettered: new Set(),
  starters: wordSet(`
    der die das ein eine es er sie wir in im bei mit auf für von nach dies diese dieser wenn als und aber
  `),
  behindOrdinal: wordSet(`
    januar februar märz april mai juni juli august september oktober november dezember jänner jahrhundert jahrhunderts
    jahrhunderte jahrhunderten jahrtausend jahrtausends lebensjahr lebensjahres geburtstag geburtstags todestag jahrestag
    weltkrieg wahlperiode legislaturperiode auflage ausgabe
  `),
};

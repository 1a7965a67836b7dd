/**
 * German stems: what Snowball (@orama/stemmers, which also folds umlauts) leaves of nouns and adjectives, and on top of it the forms
 * of verbs, which it does not know: "genutzt", "nutzte", "Nutzung" are "nutz", "aufzubauen" and "aufgebaut" are "aufbau", "übernahm" is
 * "übernehm".
 */
import { stemmer } from '@orama/stemmers/german';

const words = (list: string): string[] => list.trim().split(/\s+/);

/** Parts before a verb that are written apart in a main clause, and that "ge" and "zu" come behind. */
const SEPARABLE =
  'ab an auf aus bei dar durch ein empor entgegen fest fort frei her heraus herbei hervor hin hinaus hinzu los mit nach nieder statt teil über um umher unter vor voran voraus vorbei weg weiter wieder zu zurück zusammen';
/** Those of them that stay before other verbs, whose participles have no "ge". */
const EITHER = new Set(['durch', 'über', 'um', 'unter', 'wieder']);
/** Parts before a verb that stay. */
const INSEPARABLE = 'be emp ent er ge miss ver zer';

/** Strong and irregular verbs: how an infinitive's stem begins every line, its other stems follow. */
const STRONG = `
  beginn begann begonn; bieg bog gebog; biet bot gebot; bind band gebund; bitt bat gebet; bleib blieb geblieb; brat briet;
  brech brach brich gebroch; brenn brannt gebrannt; bring bracht gebracht; denk dacht gedacht; dring drang gedrung;
  ess iss aß gegess; fahr fuhr fähr gefahr; fall fiel fäll gefall; fang fing fäng gefang; find fand gefund; flieg flog geflog;
  flieh floh gefloh; fließ floss gefloss; fress friss fraß gefress; frier fror gefror; gebär gebar gebor; geb gab gib gegeb;
  geh ging gegang; geling gelang gelung; gelt galt gilt gegolt; genieß genoss; gescheh geschah geschieh;
  gewinn gewann gewonn; gieß goss gegoss; gleich glich geglich; greif griff gegriff; halt hielt hält gehalt; häng hing gehang; heb hob gehob;
  heiß hieß geheiß; helf half hilf geholf; kenn kannt gekannt; kling klang geklung; komm kam gekomm; kriech kroch gekroch;
  lad lud läd gelad; lass ließ läss gelass; lauf lief läuf gelauf; leid litt gelitt; leih lieh gelieh; les las lies geles;
  lieg lag geleg; lüg log gelog; meid mied gemied; mess maß miss gemess; nehm nahm nimm genomm; nenn nannt genannt;
  rat riet rät; reiß riss geriss; reit ritt geritt; renn rannt gerannt; ruf rief geruf; schaff schuf; scheid schied geschied;
  schein schien geschien; schieb schob geschob; schieß schoss geschoss; schlaf schlief schläf geschlaf;
  schlag schlug schläg geschlag; schließ schloss geschloss; schmelz schmolz schmilz geschmolz; schneid schnitt geschnitt;
  schreib schrieb geschrieb; schreit schritt geschritt; schweig schwieg geschwieg; schwimm schwamm geschwomm; schwör schwor;
  seh sah sieh geseh; send sandt gesandt; sing sang gesung; sink sank gesunk; sitz saß gesess; sprech sprach sprich gesproch;
  spring sprang gesprung; steh stand gestand; stehl stahl stiehl gestohl; steig stieg gestieg; sterb starb stirb gestorb;
  stoß stieß stöß gestoß; streit stritt gestritt; trag trug träg getrag; treff traf triff getroff; treib trieb getrieb;
  tret trat tritt getret; trink trank getrunk; tu tat getan; verderb verdarb; vergess vergaß vergiss; verlier verlor;
  wachs wuchs wächs gewachs; wasch wusch wäsch gewasch; weich wich gewich; weis wies gewies; wend wandt gewandt;
  werb warb wirb geworb; werf warf wirf geworf; wieg wog gewog; winn wann wonn; schwind schwand schwund; wiss wusst gewusst; zieh zog gezog; zwing zwang gezwung`;
/** What opens with "ge" and ends in "t", and is no participle. */
const NOUNS = new Set(
  `gebet gebiet gebot geburt gedicht gefecht gehalt geist gemüt gerät gericht gerücht gerüst geschäft geschichte geschlecht
  geschwindigkeit gesellschaft gesetz gesicht gespenst gestalt gewalt gewerkschaft gewicht gewinst`.split(/\s+/),
);

const longestFirst = (list: string): string =>
  words(list)
    .sort((a, b) => b.length - a.length)
    .join('|');
const BEFORE = new RegExp(`^(${longestFirst(SEPARABLE)})(?=.{4})`, 'u');
const KEPT = new RegExp(`^(${longestFirst(INSEPARABLE)})(?=.{3})`, 'u');

const INFINITIVES = new Map(
  STRONG.split(';').flatMap((verb) => {
    const [infinitive = '', ...others] = words(verb);
    return [infinitive, ...others].map((one): [string, string] => [one, infinitive]);
  }),
);
/** What a form of a strong verb ends in; of its participle only those with "en". */
const ENDINGS = words('et est st t e n ung ungen en ene enen ener enes enem');
const OF_PARTICIPLE = /^en/u;
const PARTICIPLE = /^ge(?=.{3,}t(?:e[nmrs]?)?$)/u;

/** The infinitive's stem of a form of a strong verb; null where it is none. */
function strong(word: string): string | null {
  const whole = word.startsWith('ge') ? undefined : INFINITIVES.get(word);
  if (whole) return whole;
  for (const ending of ENDINGS) {
    if (!word.endsWith(ending)) continue;
    const found = INFINITIVES.get(word.slice(0, -ending.length));
    if (found && (!word.startsWith('ge') || OF_PARTICIPLE.test(ending) || found.startsWith('ge'))) return found;
  }
  return null;
}

const LEAST = 4;

/** What is left of a stem without the endings of weak verbs, and of the nouns made of them. */
function weak(stem: string, word: string): string {
  if (stem.length > LEAST && stem.endsWith('eln')) return stem.slice(0, -1);
  const bare = withoutEnding(stem);
  if (bare.length > LEAST && bare.endsWith('ier')) return bare.slice(0, -2);
  // As Snowball takes "ern" off an infinitive.
  const isCut = bare !== stem || /ung(?:en)?$/u.test(word);
  return isCut && bare.length > LEAST && bare.endsWith('er') ? bare.slice(0, -2) : bare;
}

function withoutEnding(stem: string): string {
  if (/[ae]ut$/u.test(stem)) return stem.slice(0, -1);
  if (stem.length >= LEAST + 3 && stem.endsWith('ung')) return stem.slice(0, -3);
  if (stem.length >= LEAST + 2 && /[td]et$/u.test(stem)) return stem.slice(0, -2);
  const isVerb = stem.length > LEAST && /(?:[^aeiouys]|ss)t$/u.test(stem) && !stem.endsWith('schaft');
  return isVerb ? stem.slice(0, -1) : stem;
}

/** The term that a lower-case word and its forms are found by. */
export function stem(word: string): string {
  const [, before = ''] = BEFORE.exec(word) ?? [];
  const rest = word.slice(before.length);
  const bare = before ? rest.replace(/^zu(?=.{4,}n$)/u, '') : rest;
  const [, kept = ''] = KEPT.exec(bare) ?? [];
  const own = strong(bare) ?? (EITHER.has(before) ? strong(`ge${bare}`) : null);
  if (own !== null) return stemmer(before + own);
  const inner = kept && kept !== 'ge' ? bare.slice(kept.length) : '';
  const root = inner ? (strong(inner) ?? strong(`ge${inner}`)) : null;
  if (root !== null) return stemmer(before + kept + root);
  const participle = NOUNS.has(bare) ? bare : bare.replace(PARTICIPLE, '');
  return weak(stemmer(before + participle), word);
}

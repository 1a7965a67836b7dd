/** German. */
import { listed, pattern } from '../../match.ts';
import type { Requests } from '../../parts/requests.ts';

const SURELY = `(?:(?:laut|nach) (?:dem |diesem )?(?:autor|buch)|(?:in|mit) (?:ganz )?(?:einfachen|eigenen|anderen) worten|bitte)`;
const NUMBERS = listed('ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf');
const ORDINALS = listed('erste zweite dritte vierte fünfte sechste siebte achte neunte zehnte');
const STOP = String.raw`[\s?.!]*$`;

export const requests = (): Requests => ({
  talk: {
    greeting: pattern`^(?:hallo|guten (?:tag|morgen|abend)|servus|moin|grüß dich|grüß gott)[\s!.,?]*$`,
    thanks: pattern`^(?:(?:ok|gut|super|toll|alles klar)[\s,!.]*)*(?:danke(?: schön| sehr)?|vielen dank|dankeschön|tschüss|alles klar)[\s!.,]*$`,
    help: pattern`^(?:hilfe|was kannst du(?: alles)?|wer bist du|was kann ich (?:dich )?fragen)${STOP}`,
    quiz: pattern`^(?:(?:bitte|ok|hallo)[\s,]+)*(?:frag(?:e)? mich ab|kannst du mich abfragen|(?:mach|erstelle?|schreib)(?: mir)? (?:ein )?(?:quiz|einen test|fragen|übungsfragen)(?: .*)?|teste mich)${STOP}`,
  },
  task: pattern`^(?:(?:und|bitte|kannst du|können sie)[,\s]+)*(?:beweise?(?:n sie)?(?:,? dass\b|:)|zeige?(?:n sie)?,? dass\b|löse\b|lösen sie\b|übersetze?n?\b|(?:schreibe?|zeichne|programmiere)(?: mir)? (?:ein(?:e[nm]?)? )?(?:programm|aufsatz|gedicht|brief|code|skript|geschichte|funktion|diagramm)\b|berechne\b(?=.*\p{Nd}))`,
  summary: {
    asks: pattern`\b(?:fasse?|zusammenfass\p{L}*|worum geht|überblick|erkläre?n?|beschreibe?n?|was (?:ist|sind|steht|passiert)|wichtigste[nr]? punkte|kernaussagen)\b`,
    surely: pattern`zusammenfass|\bfasse?\b.*\bzusammen|worum|überblick|wichtigste[nr]? punkte|kernaussagen`,
    part: pattern`\b(?:kapitels?|abschnitts?|teils?)\s*(?:nr\.?\s*)?["„“]?\s*([^?!.”"“]{1,80}?)\s*["”“]?\s*(?:[?!.]|$|zusammen\b|in [\p{L}\p{Nd}]+ (?:worten|sätzen|punkten|stichpunkten|stichworten|zeilen)\b)`,
    division: pattern`\b(einleitung|einführung|vorwort|nachwort|fazit|schluss|zusammenfassung)\b(?=\s+(?:des|dieses|vom|zum|im|aus dem)\s+(?:ganzen )?(?:buch|skript|werk|text)\p{L}{0,2}(?!\p{L}))`,
    nth: pattern`\b(${ORDINALS.join('|')}|letzte)[ns]?\s+kapitels?\b`,
    page: pattern`\b(?:seite|s\.)\s*(\p{Nd}{1,4})(?!\p{Nd})`,
    book: pattern`\b(?:dies(?:es|e) (?:buch|skript|werk)|das (?:ganze )?(?:buch|skript))\b`,
    topics: {
      ofBook: pattern`\b(?:sagt|erzählt|schreibt|lehrt|steht|berichtet)(?: (?:das|dieses|im|in diesem) (?:Buch|Skript))? (?:über|zu|zum|zur)\s+(?:den |die |das |dem |der )?(?<topic>[^?!.]{3,120}?)(?:\s+(?:sagt|erzählt|schreibt|steht|zusammen))*\s*[?!.]*$`,
      any: pattern`\b(?:zusammenfassung|überblick)\s+(?:von|über|zu|zum|zur|der|des)\s+(?:den |die |das |dem |der )?(?<topic>[^?!.]{3,120}?)\s*[?!.]*$`,
    },
    before: pattern`^(?:über|zu|mit dem titel|namens)\s+`,
  },
  numbers: NUMBERS,
  ordinals: ORDINALS,
  last: ['letzte'],
  follow: {
    more: pattern`^(?:bitte )?(?:mehr|weiter|mach weiter|erzähl(?:e)? (?:mir )?mehr|mehr (?:dazu|darüber|davon|details)|und|genauer|noch ein beispiel)(?: dazu| darüber| bitte)?${STOP}`,
    refers: pattern`\b(?:dies(?:e[rsmn]?)?|(?<!\bg[ei](?:h|ng|b)\p{L}*\s+)es(?!\s+g[ai]b)|er|sie|ihn|ihm|ihnen|davon|dafür|dazu|daran|darauf|daraus|letzteres?|ersteres?)\b|^(?:warum|wie|wann|wo|wer|wieso)(?: (?:ist|war|sind) das(?: so)?)?\s*\??$`,
    bridge: pattern`^(?:und|aber|also|auch|wie (?:steht es|ist es) mit|was ist mit)\b`,
  },
  manner: {
    surely: pattern`${SURELY}`,
    and: pattern`und`,
    first: pattern`^(?:(?:${SURELY}|kurz gesagt|kurz)[,:]? +)+(?=\p{L})`,
  },
  form: {
    bullets: pattern`\b(?:(?:(?:in|mit|als) (?:[\p{L}\p{Nd}]+ )?)?(?:stichpunkte?n?|stichwort\p{L}*)|als liste|aufzählung)\b`,
    table: pattern`\b(?:tabelle|tabellarisch)\b`,
    brief: pattern`\b(?:kurz|knapp|in einem satz|in kürze)\b`,
    detailed: pattern`\b(?:ausführlich|im detail|detailliert|genau)\b`,
  },
});

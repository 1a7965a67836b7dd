/** German. */
import type { Signs } from '../../parts/signs.ts';

export const signs: Signs = {
  announces: /(?<!\p{L})folgende[nrms]?(?: \p{L}+){0,2}$/iu,
  counted:
    /(?<!\p{L})(?:eins?|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|\p{L}+zehn|\p{L}+zig|(?:ein)?hundert|(?:ein)?tausend|millionen?|milliarden?|hälfte|prozent)(?!\p{L})/iu,
  time: /jahrhundert/iu,
  duration:
    /(?:\p{Nd}|(?<!\p{L})(?:eine?r?n?|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|halbe[nrs]?|einige[nr]?|mehrere[nr]?|wenige[nr]?|viele[nr]?)(?!\p{L})).{0,12}?(?<!\p{L})(?:sekunden?|minuten?|stunden?|tage?n?|wochen?|monaten?|monate|jahren?|jahre|jahrzehnten?|jahrzehnte)(?!\p{L})/iu,
  naming:
    /(?:\bName(?:n|ns)? .{0,30}(?:stammt|kommt|leitet|geht|beruht)|\bbenannt\b|\bheißt so\b|\bsteht für\b|\bAbkürzung\b|\bgenannt,? weil\b|\babgeleitet\b)/iu,
  task: [/^(?:(?:aufgabe|übung)\s*\p{Nd}|zeigen sie |beweisen sie )/iu],
  leansBack:
    /^(?:dann|dies(?:e[rsmn]?)?|jene[rsmn]?|solche[rsmn]?|damit|dadurch|dabei|daher|darum|deshalb|deswegen|folglich|somit|demnach|es|er|sie|ihre?[nrms]?|seine?[nrms]?|so|hier|in diese[mr])(?!\p{L})/iu,
  reason:
    /(?<!\p{L})(?:weil|denn|da(?=\s\p{L}[^.;]{0,100},)|wegen|aufgrund|deshalb|daher|deswegen|damit|somit|folglich|führ(?:t|te|en|ten)\s+(?:\p{L}+\s){0,4}zu|verursach\p{L}*|Gr[uü]nde?|Ursachen?)(?!\p{L})/iu,
};

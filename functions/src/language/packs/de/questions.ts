/** German. */
import { pattern } from '../../match.ts';
import type { Questions } from '../../parts/questions.ts';

const END = String.raw`(?<![\s?.!])[\s?.!]*$`;
const ART = String.raw`(?:ein(?:e[rnms]?)?\s+|d(?:er|ie|as|en|em|es)\s+)?`;

export const questions = (): Questions => ({
  definition: [
    pattern`^(?:(?:und|also|bitte|sag mir)[,\s]+)*was\s+(?:genau\s+)?(?:ist|sind|war|waren|bedeutet|bedeuten|heißt|versteht man unter|meint man mit)\s+(?:mit\s+|genau\s+|eigentlich\s+)?${ART}(.{2,80}?)(?:\s+(?:gemeint|zu verstehen))?${END}`,
    pattern`^(?:(?:und|also)[,\s]+)*wer\s+(?:ist|sind|war|waren)\s+${ART}(.{2,80}?)${END}`,
    pattern`^(?:bitte\s+)?(?:definiere?n?|erkläre?n?|erläutere?n?|beschreibe?n?)\s+(?:sie\s+|mir\s+|uns\s+)*(?:den begriff\s+|was\s+)?${ART}(.{2,80}?)(?:\s+(?:ist|bedeutet|heißt))?${END}`,
  ],
  termAsked: [pattern`^wann\s+(?:heißt|heißen|nennt man)\s+.{2,60}?\s+(\p{L}+)${END}`],
  within: pattern`^(?<inner>.+?)\s+(?:in|von|bei)\s+(?<place>\S+)$`,
  noSubject: pattern`^(?:das|dies|dieser?|dieses|es|sie|er|dein|deine|du)(?:\s*$|\s+(?:denn|eigentlich|bitte)\b)`,
  comparison: pattern`\b(?:unterschiede?s?|unterscheide[nt]|vergleiche?n?|verglichen mit|im vergleich zu|gegenüber(?=.*\bunter))\b`,
  sides: [
    pattern`unterschied(?:e)?\s+zwischen\s+(?:de[rmn]\s+|einer?m?\s+)?(.{2,60}?)\s+und\s+(?:de[rmn]\s+|einer?m?\s+)?(.{2,60}?)\s*(?:[?.!,;]|$)`,
    pattern`\bvergleiche?n?\s+(?:sie\s+|bitte\s+)?${ART}(.{2,60}?)\s+(?:und|mit)\s+${ART}(.{2,60}?)\s*(?:miteinander)?\s*(?:[?.!,;]|$)`,
    pattern`\bunterscheide[nt]\s+sich\s+${ART}(.{2,60}?)\s+(?:und|von)\s+${ART}(.{2,60}?)\s*(?:voneinander)?\s*(?:[?.!,;]|$)`,
  ],
  number: pattern`\b(?:wie ?viele?[rn]?|wie (?:oft|groß|hoch|lang|lange|alt|weit|schwer|schnell|viel)|welche(?:r|n)? (?:anzahl|prozentsatz|anteil))\b`,
  duration: pattern`\b(?:wie lange|wie alt)\b`,
  time: pattern`(?:^|[,;] )(?:seit |bis |ab )?wann\b|\b(?:in )?welche[mnrs]? (?:jahr|jahrhundert|jahrzehnt|tag|monat|datum)\b`,
  place: pattern`(?:^|[,;] )(?:wo|wohin|woher)\b|\b(?:in|an) welche[mnrs]? (?:ort|land|stadt|gegend|region)\b`,
  person: pattern`(?:^|[,;] |\b(?:von|mit|für|an) )(?:wer|wen|wem|wessen)\b`,
  list: pattern`\b(?:welche (?:arten|typen|formen|phasen|stufen|schritte|beispiele|merkmale|teile|gründe)|nenne?n?|zähle?n? .*\bauf|liste|auflisten)\b`,
  reason: pattern`^(?:warum|wieso|weshalb|wie|wozu|erkläre?n?)\b|\b(?:gründe?|ursachen?) (?:für|von|der|des)\b`,
  why: pattern`\b(?:warum|weshalb|wieso|weswegen)\b`,
  naming: pattern`\b(?:(?:warum|weshalb|wieso) (?:heißt|heißen|hieß|nennt|nannte|wird|wurde)\b.{0,60}(?:genannt|so|\?)|woher (?:kommt|stammt|hat|haben) .{0,60}\bnamen?\b|nach wem .{2,60}\bbenannt\b)`,
  verdict: [
    pattern`^(?:stimmt es|ist es (?:wahr|richtig|korrekt)|trifft es zu),? dass\s+(.{4,}?)${END}`,
    pattern`^(?:wahr oder falsch|richtig oder falsch)\s*[:?–—-]?\s*(.{4,}?)${END}`,
    pattern`^(.{4,}?)(?<![\s,:.–—-])[\s,:.–—-]+(?:wahr oder falsch|richtig oder falsch|stimmt das|ist das (?:richtig|wahr))\s*\?$`,
  ],
  gap: pattern`^(?:eine?\s+|der\s+|die\s+|das\s+)?(.{2,60}?)\s+(?:ist|sind|bedeutet|bezeichnet)\s.{0,120}?_{2,}\s*\.?$`,
  asking: [pattern`\bwie (?:viele?|lange|alt|groß|hoch|weit|oft)\b`],
  unspaced: null,
});

/** Spanish. */
import { pattern } from '../../match.ts';
import type { Questions } from '../../parts/questions.ts';

const END = String.raw`(?<![\s?.!])[\s?.!]*$`;
const ART = String.raw`(?:una?\s+|unos\s+|unas\s+|el\s+|l[ao]s?\s+)?`;

export const questions = (): Questions => ({
  definition: [
    pattern`^(?:(?:y|pues|por favor)[,\s]+)*¿?\s*qu[ée]\s+(?:es|son|era|eran|significa|significan|quiere decir|se entiende por)\s+${ART}(.{2,80}?)${END}`,
    pattern`^¿?\s*(?:cuál es (?:la definición|el significado) de)\s+${ART}(.{2,80}?)${END}`,
    pattern`^¿?\s*qui[eé]n(?:es)?\s+(?:es|son|era|eran|fue|fueron)\s+${ART}(.{2,80}?)${END}`,
    pattern`^(?:por favor,?\s+)?(?:define|defina|explica|explique|describe|describa)(?:me)?\s+(?:qu[ée] (?:es|son)\s+|el (?:término|concepto)\s+(?:de\s+)?)?${ART}(.{2,80}?)${END}`,
  ],
  termAsked: [pattern`^¿?\s*cuándo se (?:llama|dice)\s+.{2,60}?\s+(\p{L}+)${END}`],
  within: pattern`^(?<inner>.+?)\s+(?:en|de)\s+(?<place>\S+)$`,
  noSubject: pattern`^(?:eso|esto|él|ella|ello|ellos|tu|su|usted)\b`,
  comparison: pattern`\b(?:diferencias?|diferencian?|se distinguen?|compara(?:r|d)?|compare|comparación|frente a)\b`,
  sides: [
    pattern`diferencias?\s+(?:hay\s+|existe\s+)?entre\s+${ART}(.{2,60}?)\s+[ye]\s+${ART}(.{2,60}?)\s*(?:[?.!,;]|$)`,
    pattern`\bcompar[ae]r?\s+${ART}(.{2,60}?)\s+(?:y|e|con)\s+${ART}(.{2,60}?)\s*(?:[?.!,;]|$)`,
    pattern`\b(?:en qué|cómo)\s+se\s+(?:diferencian?|distinguen?)\s+${ART}(.{2,60}?)\s+(?:y|e|del?)\s+${ART}(.{2,60}?)\s*(?:[?.!,;]|$)`,
  ],
  number: pattern`\b(?:cuánt[oa]s?|qué (?:porcentaje|número|cantidad|edad|altura|tamaño|distancia))\b`,
  duration: pattern`\b(?:cuánto tiempo|cuántos años|qué edad)\b`,
  time: pattern`\b(?:cuándo|(?:en )?qué (?:año|fecha|siglo|década|día|época))\b`,
  place: pattern`\b(?:a|de|en)?\s*(?:dónde|adónde)\b|\ben qué (?:lugar|ciudad|país|región)\b`,
  person: pattern`\b(?:quién|quiénes)\b`,
  list: pattern`\b(?:cuáles son|enumer[ae]r?|list[ae]r?|nombr[ae]r?|menciona|cita|tipos de|clases de|etapas de|pasos)\b`,
  reason: pattern`\b(?:por qué|cómo|explica|explique|razón|razones|causas?)\b`,
  why: pattern`por qué`,
  naming: pattern`\b(?:por qué (?:se )?(?:llama|llaman|llamó|denomina)\b|de dónde (?:viene|proviene|procede)n? .{0,30}\bnombres?\b)`,
  verdict: [
    pattern`^¿?\s*(?:es (?:verdad|cierto|correcto)) que\s+(.{4,}?)${END}`,
    pattern`^¿?\s*verdadero o falso\s*[:?–—-]?\s*(.{4,}?)${END}`,
    pattern`^(.{4,}?)(?<![\s,:.–—-])[\s,:.–—-]+¿?\s*(?:verdadero o falso|es (?:verdad|cierto|correcto))\s*\?$`,
  ],
  gap: pattern`^(?:una?\s+|el\s+|la\s+|los\s+|las\s+)?(.{2,60}?)\s+(?:es|son|significa)\s.{0,120}?_{2,}\s*\.?$`,
  asking: [pattern`\bcuánt[oa]s?(?: tiempo| años)?\b`],
  unspaced: null,
});

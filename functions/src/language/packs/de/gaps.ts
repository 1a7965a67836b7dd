/** German: questions with a gap. */
import { casedPattern, pattern } from '../../match.ts';
import type { Gaps } from '../../parts/gaps.ts';

export const gaps: Gaps = {
  choose: 'Welcher Begriff ergänzt diesen Satz? „%“',
  fill: 'Welcher Begriff fehlt in diesem Satz? „%“',
  explain: 'Was sagt das Buch über „%“? Erklären Sie die wichtigsten Aussagen.',
  because: 'Im Buch steht (%): „%“',
  leaning: pattern`^(?:Beweis|Bemerkung|Hinweis|Beobachtung|Beispiel|Behauptung|Beh\.|Korollar|d(?:ies|iese[rsmn]?|as|abei|adurch|aher|ann|amit|avon|azu|ort)|hier|es|er|sie|ihr|so|also|auch|aber|und|oder|denn|jedoch|somit|folglich|analog|man|wir|ich|sei|seien)(?=[\s,:])`,
  label: pattern`^(?:Beobachtung|Hinweis|Bemerkung|Anmerkung|Merke)\s?[.:]\s+(?=\p{L})`,
  pointing: pattern`(?<!\p{L})(?:dies(?:e[rsmn]?)?|jene[rsmn]?)(?!\p{L})`,
  numbered: pattern`(?<!\p{L})(?:Beispiele?n?|Abb(?:ildung(?:en)?|\.)|Kapiteln?|Abschnitt|Satz|Lemma|Definition|Korollar|Bemerkung|Übung|Tabellen?|Gleichung)\s?\(?\p{Nd}`,
  cutShort: 'bzgl|bzw|vgl|ca|evtl|insb|Abb|Bsp|Nr',
  thanks: pattern`\bdank(?:e|en|t)?\b`,
  capitals: true,
  common: casedPattern`^(?:Jede[rsmn]?|Diese[rsmn]?|Eine[rsmn]?|Alle[rsn]?|Wenn|Dann|Sind|Sein?e?|Angenommen|Bezeichne|Beweis|Bemerkung|Beispiel|Definition|Satz|Außerdem|Dabei|Damit|Also|Nach|Auch)$`,
};

/** French. */
import { pattern } from '../../match.ts';
import type { Questions } from '../../parts/questions.ts';

const END = String.raw`(?<![\s?.!])[\s?.!]*$`;
const ART = String.raw`(?:une?\s+|l[ea]s?\s+|des\s+|du\s+|l['’]\s*)?`;

export const questions = (): Questions => ({
  definition: [
    pattern`^(?:(?:et|alors|s['’]il vous plaît)[,\s]+)*qu['’]est[- ]ce (?:que |qu['’])(?:c['’]est qu(?:e |['’]))?(?:veut dire\s+|signifie\s+)?${ART}(.{2,80}?)${END}`,
    pattern`^(?:que (?:signifie|signifient|veut dire|désigne)|quelle est la (?:définition|signification) d(?:e |['’]))\s*(?:le (?:terme|mot)\s+)?${ART}(.{2,80}?)${END}`,
    pattern`^qui (?:est|sont|était|étaient|fut)\s+${ART}(.{2,80}?)${END}`,
    pattern`^(?:définis(?:sez)?|explique[rz]?|décri(?:s|vez|re)|définir)(?:[- ]moi)?\s+(?:ce (?:que c['’]est que|qu['’]est)\s+)?${ART}(.{2,80}?)${END}`,
  ],
  termAsked: [pattern`^quand (?:dit-on|appelle-t-on)\s+.{2,60}?\s+(\p{L}+)${END}`],
  within: pattern`^(?<inner>.+?)\s+(?:en|dans|de)\s+(?<place>\S+)$`,
  noSubject: pattern`^(?:ce|cela|ça|il|elle|ils|elles|votre|vous|ton|ta)\b`,
  comparison: pattern`\b(?:différences?|diffèrent?|compare[rz]?|distingue[rnt]*|par rapport à)\b`,
  sides: [
    pattern`différences?\s+(?:y a-t-il\s+)?entre\s+${ART}(.{2,60}?)\s+et\s+${ART}(.{2,60}?)\s*(?:[?.!,;]|$)`,
    pattern`\bcompare[rz]?\s+${ART}(.{2,60}?)\s+(?:et|avec|à)\s+${ART}(.{2,60}?)\s*(?:[?.!,;]|$)`,
    pattern`\b(?:en quoi|comment)\s+${ART}(.{2,60}?)\s+(?:diffère|se distingue)(?:nt)?(?:-t-(?:il|elle))?\s+d(?:e |u |['’])${ART}(.{2,60}?)\s*(?:[?.!,;]|$)`,
  ],
  number: pattern`\b(?:combien|quel(?:le)? (?:est (?:le |la )?)?(?:nombre|pourcentage|proportion|taille|distance|hauteur|âge|quantité))\b`,
  duration: pattern`\b(?:combien de temps|quel âge|quelle durée)\b`,
  time: pattern`\b(?:quand|en quelle année|quelle (?:année|date)|à quelle (?:date|époque)|quel (?:siècle|jour))\b`,
  place: pattern`(?:^|[,;] |\bd['’])où\b|\bdans quel(?:le)? (?:ville|pays|région|lieu)\b`,
  person: pattern`(?:^|[,;] |\b(?:de|par|avec|à|pour) )qui\b|\bquel(?:le)? (?:auteur|personne|scientifique)\b`,
  list: pattern`\b(?:quel(?:le)?s sont|cite[rz]?|énumère[rz]?|énumérez|liste[rz]?|nomme[rz]?|types de|sortes de|étapes de)\b`,
  reason: pattern`\b(?:pourquoi|comment|explique[rz]?|raisons?|causes?)\b`,
  why: pattern`\bpourquoi\b`,
  naming: pattern`\b(?:pourquoi .{0,60}(?:s['’]appelle|appelle-t-on|nomme-t-on|est-(?:il|elle) appelée?)|d['’]où vien(?:t|nent) .{0,30}\bnoms?\b)`,
  verdict: [
    pattern`^(?:est[- ]il (?:vrai|exact|correct)|est-ce (?:vrai|exact)|c['’]est vrai) qu(?:e |['’])\s*(.{4,}?)${END}`,
    pattern`^vrai ou faux\s*[:?–—-]?\s*(.{4,}?)${END}`,
    pattern`^(.{4,}?)(?<![\s,:.–—-])[\s,:.–—-]+(?:vrai ou faux|est-ce (?:vrai|exact))\s*\?$`,
  ],
  gap: pattern`^(?:une?\s+|le\s+|la\s+|les\s+)?(.{2,60}?)\s+(?:est|sont|désigne|signifie)\s.{0,120}?_{2,}\s*\.?$`,
  asking: [pattern`\bcombien (?:de temps|d['’]|de)?`],
  unspaced: null,
});

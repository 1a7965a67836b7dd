/** English. */
import { pattern } from '../../match.ts';
import type { Questions } from '../../parts/questions.ts';

const END = String.raw`(?<![\s?.!])[\s?.!]*$`;
const ART = String.raw`(?:an?\s+|the\s+)?`;
/** Where a question word asks, and does not join clauses ("people who …", "… when solving a problem"). */
const OPENS =
  '(?:^|[,;:.?!—] |\\b(?:and|or|but|by|to|from|since|until|with|for|of|about|tell me|know|say|exactly|explain|describe|is|was) )';

export const questions = (): Questions => ({
  definition: [
    pattern`^what (?:does|do|did)\s+.{2,60}?\s+mean by\s+${ART}(.{2,80}?)${END}`,
    pattern`^(?:(?:so|and|ok|okay|please|can you|could you|tell me|hi|hello)[,\s]+)*(?:what|who)(?: exactly)?(?:'s|’s|s| is| are| was| were)(?: exactly)?(?: meant by)?\s+${ART}(.{2,80}?)${END}`,
    pattern`^(?:please\s+)?(?:define|explain|describe|what does|tell me about|what about|how about|meaning of|definition of|what is the (?:meaning|definition) of|explain what)\s+(?:the (?:term|concept|word|idea|notion|meaning|definition)(?: of)?\s+)?${ART}(.{2,80}?)(?:\s+(?:mean|means|is|says?|states?|stand for|refer to|do|does))?${END}`,
    pattern`^(?!what|how|why|who|when|where|which)${ART}(.{2,40}?)\s+(?:meaning|definition)${END}`,
  ],
  termAsked: [
    pattern`^when (?:is|are|do we call)\s+.{2,60}?\s+(?:called|said to be)\s+(?:an?\s+)?(.{2,60}?)${END}`,
    pattern`^when do (?:we|you) call\s+.{2,60}?\s+(\p{L}+)${END}`,
  ],
  within: pattern`^(?<inner>.+?)\s+in\s+(?<place>\S+)$`,
  noSubject: pattern`^(?:your|you|my|this|that|it|these|those|they|he|she)\b`,
  comparison: pattern`\b(?:(?<!^why\b.*)(?:compare|contrast)|differences?\b|differ|similarit|versus\b|vs\.?|distinguish)`,
  sides: [
    pattern`\b(?:between|compare|contrast|distinguish)\s+(?:between\s+)?${ART}(.{2,60}?)\s+(?:and|with|to|from|versus|vs\.?)\s+${ART}(.{2,60}?)\s*(?:[?.!,;]|$)`,
    pattern`\bhow\s+(?:do|does|did|is|are|was|were)\s+${ART}(.{2,60}?)\s+(?:differ(?:ent)?|similar)\s+(?:from|to|than)\s+${ART}(.{2,60}?)\s*(?:[?.!,;]|$)`,
    pattern`\bhow\s+(?:do|does|did|is|are|was|were)\s+${ART}(.{2,60}?)\s+and\s+${ART}(.{2,60}?)\s+(?:differ(?:ent)?|compare|similar|alike)\b`,
    pattern`\bhow\s+(?:do|does|did|is|are|was|were)\s+${ART}(.{2,60}?)\s+\p{L}+\s+(?:when )?(?:compared|in comparison)\s+(?:to|with)\s+${ART}(.{2,60}?)\s*(?:[?.!,;]|$)`,
    pattern`^${ART}(.{2,60}?)\s+(?:versus|vs\.?)\s+${ART}(.{2,60}?)\s*(?:[?.!,;]|$)`,
  ],
  number: pattern`\b(?:how (?:many|much|old|long|far|large|big|tall)|what (?:percentage|percent|number|share|fraction))\b`,
  duration: pattern`\b(?:how long|how old)\b`,
  time: pattern`${OPENS}when\b|\b(?:what|which) (?:year|date|century|decade|day)\b`,
  place: pattern`${OPENS}where\b`,
  person: pattern`${OPENS}(?:who|whom|whose)\b`,
  list: pattern`\b(?:what are the|which are|list|name the|name (?:two|three|four|five|some)|types of|kinds of|stages of|steps|examples of|enumerate)\b`,
  reason: pattern`\b(?:why|how|what causes?|explain|reasons?)\b`,
  why: pattern`\b(?:why|what causes?|what (?:is|are|was|were) the (?:causes?|reasons?)|reasons?)\b`,
  described: pattern`\bhow (?:did|does|do|has|have) .{2,60}\b(?:describe|call|characteri[sz]e|refer to|name|view|regard)\b`,
  naming: pattern`\b(?:why (?:is|are|was|were|do(?:es)?|did) .{2,60}\b(?:called|named|known as)\b|(?:where|how) (?:do|does|did|is|was) .{0,60}\bnames?\b.{0,60}|what (?:is|are|was|were) .{2,60}\bnamed (?:after|for)\b|who (?:is|was) .{2,60}\bnamed (?:after|for)\b)`,
  verdict: [
    pattern`^(?:(?:so|and|but|ok|okay)[,\s]+)*(?:is it|it is|it's) (?:true|correct|right|the case|false|wrong)(?: to say)? that\s+(.{4,}?)${END}`,
    pattern`^(?:true or false|right or wrong|correct or incorrect)\s*[:?–—-]?\s*(.{4,}?)${END}`,
    pattern`^(.{4,}?)(?<![\s,:.–—-])[\s,:.–—-]+(?:true or false|right or wrong|is (?:this|that|it) (?:true|correct|right)|correct)\s*\?$`,
  ],
  gap: pattern`^(?:an?\s+|the\s+)?(.{2,60}?)\s+(?:is|are|refers? to|means?)\s.{0,120}?_{2,}\s*\.?$`,
  asking: [
    pattern`\bhow (?:many|much|old|long|far|large|big|tall)\b|(?<=\bhow long\b.*)\b(?:lasts?|takes?)\b(?=\s*[?.!]*$)`,
    pattern`(?<=\b(?:kinds|types|forms|sorts|ways|stages|steps|parts|reasons|factors|modalities|categories|elements|principles|theories)\b.*)\b(?:that|which) .{2,40}? (?:distinguish|name|list|identif|mention|describe|discusse?)(?:s|d|ed|es|ies|ied|y)?(?=\s*[?.!]*$)`,
    pattern`(?<=\bhow (?:did|does|do|has|have) .{2,60})\b(?:describe|characteri[sz]e)d?\b`,
  ],
  unspaced: null,
});

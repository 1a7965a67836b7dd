/** English. */
import { listed, pattern } from '../../match.ts';
import type { Listing } from '../../parts/listing.ts';

const NUMBERS = listed('two three four five six seven eight nine ten eleven twelve');
const COUNT = `(?<count>${NUMBERS.join('|')}|\\d{1,2})`;
const OPENS = String.raw`(?:(?:please|can you|could you)\s+)*(?:list|name|enumerate|give(?: me)?|state|identify|what (?:are|were)|which (?:are|were))\b`;
const EXPLAINS = String.raw`(?:(?:please|can you|could you|now)\s+)*(?:explain|describe|discuss|outline|summari[sz]e)\b`;
const MAIN = String.raw`(?:(?:\w+ly|main|major|basic|different|various|key|important)\s+)*`;
/** What a list is of, without a number: of what there are several. */
const SORTS =
  '(?:types|kinds|forms|sorts|classes|categories|stages|phases|steps|levels|parts|components|elements|branches|factors|reasons|causes|ways|methods|techniques|strategies|approaches|principles|functions|advantages|disadvantages|benefits|problems|theories|perspectives|contributions)';
const NOUN = String.raw`(?<noun>\p{L}[\p{L}’' -]*?)(?=\s+(?:of|in|for|that|which|to|on|by|from|are|is|does|do|did|according)\b|[\s?.!]*$)`;

export const listing = (): Listing => ({
  asks: [
    pattern`^${OPENS}(?: (?:all|the|of|his|her|their|its|these|those))*\s+${MAIN}${COUNT}\s+${MAIN}${NOUN}`,
    pattern`^${EXPLAINS} (?:(?:all|the|his|her|its|their) )*${MAIN}${COUNT}\s+${MAIN}${NOUN}`,
    pattern`^${OPENS}(?: (?:all|the))+\s+${MAIN}${NOUN}`,
    pattern`^(?:(?:please|can you|could you)\s+)*(?:list|name|enumerate)\s+(?!the\b)${MAIN}${NOUN}`,
    pattern`^(?:so |and )?(?:what|which)\s+${MAIN}(?<noun>${SORTS})\b(?=.*\b(?:are there|exist|do|does|did|are|were|can)\b)`,
  ],
  numbers: NUMBERS,
  and: 'and|or',
  follows: 'are|is|as|by|of|through|into|called|namely|the|needs|has|includes?|including',
  both: 'both|either',
  sorts: listed('type kind form category variety'),
});

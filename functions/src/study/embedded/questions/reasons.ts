/** Sentences that give a reason, and sentences that list what belongs to something. */

import { ENGLISH } from './english-words.ts';
import { isVague } from './generic.ts';
import type { Token } from './tagger.ts';
import { join } from './tagger.ts';
import { lowered, type Names } from './term.ts';

export interface Reason {
  /** The clause that is explained, lower-cased at its start unless it begins with a name. */
  fact: string;
  /** The clause after "because". */
  reason: string;
}

export interface Listing {
  /** "three stages of memory": what is counted, with its number. */
  what: string;
  items: string;
}

export interface Purpose {
  /** "the purpose of a device driver". */
  what: string;
  /** "to …". */
  told: string;
}

const PERSONAL = ENGLISH.persons;

/** "… because …" with both clauses whole, or null. */
export function reasonIn(tokens: readonly Token[], names: Names): Reason | null {
  const at = tokens.findIndex((token) => token.text.toLowerCase() === 'because');
  if (at < 5 || tokens[at + 1]?.text.toLowerCase() === 'of' || at > 22) return null;
  const factEnd = tokens[at - 1]?.text === ',' ? at - 1 : at;
  const fact = tokens.slice(0, factEnd);
  const reason = tokens.slice(at + 1).filter((token, i, all) => i < all.length - 1 || token.text !== '.');
  if (reason.length < 5 || reason.length > 30) return null;
  if ([...fact, ...reason].some((token) => PERSONAL.test(token.text) || /^[;:—–]$/.test(token.text))) return null;
  if (fact.some((token) => /^(?:simply|just|only|partly|mainly|largely|precisely|that|,)$/i.test(token.text)))
    return null;
  if (!/^(?:NOUN|PROPN|DET|ADJ)$/.test(fact[0]?.pos ?? '') || !fact.some((token) => /^(?:VERB|AUX)$/.test(token.pos)))
    return null;
  return { fact: lowered(fact, names), reason: join(reason) };
}

const AIMS = /^(?:purpose|goal|function|role|aim|task|job|objective)$/i;

/** "The purpose of X is to …", or null. What "the" alone points at is known from its page only. */
export function purposeIn(tokens: readonly Token[]): Purpose | null {
  const of = tokens.findIndex((token) => token.text === 'of');
  if (of < 2 || of > 3 || !/^the$/i.test(tokens[0]?.text ?? '') || !AIMS.test(tokens[of - 1]?.text ?? '')) return null;
  const is = tokens.findIndex((token, at) => at > of && token.pos === 'AUX');
  const about = tokens.slice(of + 1, is);
  const told = tokens.slice(is + 1).filter((token, i, all) => i < all.length - 1 || token.text !== '.');
  if (is < 0 || tokens[is]?.text !== 'is' || told[0]?.text !== 'to' || told.length < 6 || told.length > 32) return null;
  if (about.length === 0 || about.length > 8 || about.some(({ pos, text }) => pos === 'PRON' || text === ','))
    return null;
  if (/^(?:the|that)$/i.test(about[0]?.text ?? '') && about.length < 3) return null;
  if ([...about, ...told].some((token) => PERSONAL.test(token.text) || /^[;:—–“"]$/.test(token.text))) return null;
  return { what: join(tokens.slice(0, is)).replace(/^The/, 'the'), told: join(told) };
}

const COUNTS = /^(?:two|three|four|five|six|seven)$/i;
const KINDS = ENGLISH.kinds;

/** Whether a word before the kind says of what: "cell types", but not "main components". */
const tells = ({ pos, text }: Token) => /^(?:ADJ|NOUN|PROPN)$/.test(pos) && !isVague(text) && !KINDS.test(text);

/** "There are three types of X: A, B, and C", or null. */
export function listingIn(tokens: readonly Token[]): Listing | null {
  const colon = tokens.findIndex((token) => token.text === ':');
  if (colon < 4) return null;
  let from = -1;
  for (let at = 0; at < colon; at++) if (COUNTS.test(tokens[at]?.text ?? '')) from = at;
  const what = tokens.slice(from, colon);
  if (from < 0 || what.length < 3 || what.length > 10 || !what.some((token) => KINDS.test(token.text))) return null;
  if (
    what.some((token) => /^(?:VERB|AUX|PRON)$/.test(token.pos)) ||
    !what.some((token, at) => at > 0 && (token.text === 'of' || tells(token)))
  )
    return null;
  const items = tokens.slice(colon + 1).filter((token, i, all) => i < all.length - 1 || token.text !== '.');
  const commas = items.filter((token) => token.text === ',' || token.text === ';').length;
  const counted = ['two', 'three', 'four', 'five', 'six', 'seven'].indexOf(tokens[from]?.text.toLowerCase() ?? '') + 2;
  if (
    items.length < 3 ||
    items.length > 45 ||
    commas < counted - 2 ||
    !items.some((token) => /^and$/i.test(token.text))
  )
    return null;
  return { what: join(what).replace(/^\p{Lu}/u, (letter) => letter.toLowerCase()), items: join(items) };
}

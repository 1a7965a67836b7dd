/** Sentences that say what a thing does or how it is treated: "The hypothalamus regulates …", "Vectors can be …". */
import type { Token } from './tagger.ts';
import { join } from './tagger.ts';
import { type Names, type Term, termOf } from './term.ts';

export interface Action extends Term {
  plural: boolean;
  /** `can`, `may`, `must` or nothing. */
  modal: string;
  /** Base form, with its preposition ("lead to"). */
  verb: string;
  /** From the verb (or modal) on, as it stands, without a full stop. */
  predicate: string;
  /** Whether the verb tells what the thing does or brings about: worth more than any other. */
  telling: boolean;
}

/** Verbs that tell what a thing does, is for, or brings about. */
const TELLING = new Set(
  (
    'regulate control measure describe explain state suggest propose hold allow enable cause produce provide involve contain require ' +
    'protect prevent affect influence emphasize assess treat consist lead result depend focus return compute calculate convert represent determine ' +
    'store transmit process stimulate inhibit increase decrease reduce promote support encourage predict reflect indicate study examine ' +
    'investigate specify define connect link carry receive release transform translate generate create form detect identify limit restrict ' +
    'govern grant guarantee forbid prohibit permit apply occur combine separate divide replace remove add evaluate display plot ' +
    'rely serve act function contribute maintain establish ensure express denote assign execute perform implement stem arise ' +
    'mimic block bind secrete surround cover line activate trigger elicit reinforce strengthen weaken shape organize classify distinguish ' +
    'compare test manage develop extend eliminate undermine threaten benefit harm incorporate include interpret'
  ).split(' '),
);
/** Verbs of telling, moving and having that ask for nothing worth knowing. */
const EMPTY = new Set(
  (
    'be have do go come get give take make say tell ask think believe want need try know see feel mean let argue claim write note find seem ' +
    'appear look show start begin continue keep remain become happen exist work play put set use call like hope wish agree differ lie stand live'
  ).split(' '),
);
const WITH_PREPOSITION = /^(?:to|of|on|in|from|with|as|for|upon|by|between)$/;
const MODAL = /^(?:can|may|must)$/;
const WORDS = { least: 6, most: 28 };

const lower = (token: Token | undefined) => token?.text.toLowerCase() ?? '';

/** What a tagged statement says of its subject, or null. */
export function actionIn(tokens: readonly Token[], names: Names): Action | null {
  const at = tokens.findIndex((token) => token.pos === 'VERB' || token.pos === 'AUX' || token.text === ',');
  if (at < 1 || at > 9) return null;
  let subjectEnd = at;
  while (subjectEnd > 0 && tokens[subjectEnd - 1]?.pos === 'ADV') subjectEnd--;
  const subject = termOf(tokens.slice(0, subjectEnd), names);
  const verb = subject && (passiveAt(tokens, at) ?? activeAt(tokens, at));
  const end = verb ? predicateEnd(tokens, verb.at) : null;
  if (!subject || !verb || end === null) return null;
  const predicate = tokens.slice(at, end);
  if (predicate.length < WORDS.least || predicate.length > WORDS.most) return null;
  const { modal, base, plural } = verb;
  const preposition = lower(tokens[verb.at + 1]);
  return {
    ...subject,
    plural: plural ?? (/s$/.test(subject.term) && !/ss$/.test(subject.term)),
    modal,
    verb: !verb.passive && WITH_PREPOSITION.test(preposition) ? `${base} ${preposition}` : base,
    predicate: join(predicate),
    telling: !verb.passive && TELLING.has(base),
  };
}

interface Verb {
  at: number;
  base: string;
  modal: string;
  passive: boolean;
  /** Null where a modal hides it. */
  plural: boolean | null;
}

/** "regulates", "usually leads", "can cause". */
function activeAt(tokens: readonly Token[], from: number): Verb | null {
  const modal = MODAL.test(lower(tokens[from])) ? lower(tokens[from]) : '';
  let at = modal ? from + 1 : from;
  while (tokens[at]?.pos === 'ADV') at++;
  const verb = tokens[at];
  if (verb?.pos !== 'VERB' || /^\p{Lu}/u.test(verb.text)) return null;
  const base = verb.lemma.toLowerCase();
  const inBase = lower(verb) === base;
  if (EMPTY.has(base) || (modal ? !inBase : !inBase && !/s$/.test(lower(verb)))) return null;
  return { at, base, modal, passive: false, plural: modal ? null : inBase };
}

/** "is stored in …", "are often used to …", "can be divided into …". */
function passiveAt(tokens: readonly Token[], from: number): Verb | null {
  const modal = MODAL.test(lower(tokens[from])) ? lower(tokens[from]) : '';
  let at = modal ? from + 1 : from;
  const be = lower(tokens[at]);
  if (modal ? be !== 'be' : !/^(?:is|are)$/.test(be)) return null;
  at++;
  while (tokens[at]?.pos === 'ADV') at++;
  const verb = tokens[at];
  const base = verb?.lemma.toLowerCase() ?? '';
  if (
    verb?.pos !== 'VERB' ||
    !/(?:ed|en|wn|ld|nt|lt|ght|ught|ut|und|ade)$/.test(lower(verb)) ||
    /^(?:call|name|know|say|base|relate|show|see|discuss|note|describe|give|mention|think|consider)$/.test(base)
  )
    return null;
  return { at, base, modal, passive: true, plural: modal ? null : be === 'are' };
}

/** Where the predicate ends: the full stop, or a new clause; null where it tells of something else or denies. */
function predicateEnd(tokens: readonly Token[], from: number): number | null {
  for (let at = from; at < tokens.length; at++) {
    const text = tokens[at]?.text ?? '';
    const next = lower(tokens[at + 1]);
    if (/^[.!;]$/.test(text)) return at;
    if (/^(?:[:—–"“”(]|not|n't|never|nor|he|she|his|her|him|i|we|our|you|your|so|however|did|was|were)$/i.test(text))
      return null;
    if (text !== ',' || at <= from + 4) continue;
    if (/^(?:but|so|although|though|while|whereas|however|because|yet|since|as)$/.test(next)) return at;
    if (next === 'and' && /^(?:PRON|AUX|DET)$/.test(tokens[at + 2]?.pos ?? '')) return at;
  }
  return tokens.length;
}

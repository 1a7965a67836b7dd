/** Sentences that say what a thing does: "The hypothalamus regulates …", "Heuristics can lead to …". */
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
  /** What follows the verb and its preposition. */
  object: string;
}

/** Verbs that tell what a thing does, is for, or brings about; the rest are too vague or too narrative to ask for. */
const TELLING = new Set(
  (
    'regulate control measure describe explain state suggest propose hold allow enable cause produce provide involve include contain require ' +
    'protect prevent affect influence emphasize assess treat consist lead result depend focus return compute calculate convert represent determine ' +
    'store transmit process stimulate inhibit increase decrease reduce promote support encourage predict reflect indicate study examine ' +
    'investigate specify define connect link carry receive release transform translate generate create form detect identify limit restrict ' +
    'govern grant give guarantee forbid prohibit permit apply relate occur combine separate divide replace remove add evaluate display plot ' +
    'rely deal serve act function contribute maintain establish ensure express denote assign execute perform implement stem arise begin end ' +
    'mimic block bind secrete surround cover line activate trigger elicit reinforce strengthen weaken shape organize classify distinguish ' +
    'compare test manage develop exist differ exceed extend eliminate undermine threaten benefit harm cost incorporate'
  ).split(' '),
);
const WITH_PREPOSITION = /^(?:to|of|on|in|from|with|as|for|upon|by|between)$/;
const MODAL = /^(?:can|may|must)$/;

const lower = (token: Token | undefined) => token?.text.toLowerCase() ?? '';

/** What a tagged statement says that its subject does, or null. */
export function actionIn(tokens: readonly Token[], names: Names): Action | null {
  const at = tokens.findIndex((token) => token.pos === 'VERB' || token.pos === 'AUX' || token.text === ',');
  if (at < 1 || at > 9) return null;
  const modal = MODAL.test(lower(tokens[at])) ? lower(tokens[at]) : '';
  let subjectEnd = at;
  while (subjectEnd > 0 && tokens[subjectEnd - 1]?.pos === 'ADV') subjectEnd--;
  let verbAt = modal ? at + 1 : at;
  while (tokens[verbAt]?.pos === 'ADV') verbAt++;
  const verb = tokens[verbAt];
  if (verb?.pos !== 'VERB' || !TELLING.has(verb.lemma.toLowerCase())) return null;
  const form = lower(verb);
  const inBase = form === verb.lemma.toLowerCase();
  if (!inBase && !/s$/.test(form)) return null;
  const subject = termOf(tokens.slice(0, subjectEnd), names);
  if (!subject || (modal && !inBase)) return null;
  const end = predicateEnd(tokens, verbAt);
  if (end === null) return null;
  let objectAt = verbAt + 1;
  let verbText = verb.lemma.toLowerCase();
  if (WITH_PREPOSITION.test(lower(tokens[objectAt]))) verbText += ` ${lower(tokens[objectAt++])}`;
  const predicate = tokens.slice(subjectEnd, end);
  if (predicate.length < 6 || predicate.length > 30) return null;
  return {
    ...subject,
    plural: modal ? /s$/.test(subject.term) : inBase,
    modal,
    verb: verbText,
    predicate: join(predicate),
    object: join(tokens.slice(objectAt, end)),
  };
}

/** Where the predicate ends: the full stop, or a new clause; null where it tells of something else or denies. */
function predicateEnd(tokens: readonly Token[], from: number): number | null {
  for (let at = from; at < tokens.length; at++) {
    const text = tokens[at]?.text ?? '';
    if (/^[.!;]$/.test(text)) return at;
    if (/^[:—–]$/.test(text) || /^(?:not|n't|never|nor)$/i.test(text)) return null;
    if (/^(?:he|she|his|her|him|i|we|our|you|your)$/i.test(text)) return null;
    if (
      text === ',' &&
      at > from + 4 &&
      /^(?:but|so|although|though|while|whereas|however|because|yet|since)$/.test(lower(tokens[at + 1]))
    )
      return at;
    if (text === ',' && lower(tokens[at + 1]) === 'and' && /^(?:PRON|AUX)$/.test(tokens[at + 2]?.pos ?? '')) return at;
  }
  return tokens.length;
}

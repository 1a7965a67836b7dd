/** Sentences that say what a thing does or how it is treated: "The hypothalamus regulates …", "Vectors can be …". */

import { ENGLISH } from './english-words.ts';
import type { Token } from './tagger.ts';
import { join } from './tagger.ts';
import { type Names, type Term, termOf } from './term.ts';
import { DONE, EMPTY, TELLING, THOUGHT } from './verbs.ts';

export interface Action extends Term {
  plural: boolean;
  /** `can`, `may`, `must` or nothing. */
  modal: string;
  /** Base form, with its preposition ("lead to"). */
  verb: string;
  /** From the verb (or modal) on, as it stands, without a full stop. */
  predicate: string;
  /** What the verb tells: what the thing does, what somebody thought of, what was done once, or anything else. */
  sort: 'does' | 'thought' | 'done' | 'other';
}

const WITH_PREPOSITION = ENGLISH.prepositions;
const MODAL = /^(?:can|may|must)$/;
/** Participles after "is" that say how people speak of a thing, not what is done with it. */
const SPOKEN = ENGLISH.spoken;
const PAST = /(?:ed|ew|ent|eld|ound|ought|uilt|oke|ose|ade|ave|egan|ook|ame)$/;
const WORDS = { least: 6, most: 28 };

const lower = (token: Token | undefined) => token?.text.toLowerCase() ?? '';

/** What a tagged statement says of its subject, or null. */
export function actionIn(tokens: readonly Token[], names: Names): Action | null {
  const at = tokens.findIndex((token) => token.pos === 'VERB' || token.pos === 'AUX' || token.text === ',');
  if (at < 1 || at > 9) return null;
  let subjectEnd = at;
  while (subjectEnd > 0 && tokens[subjectEnd - 1]?.pos === 'ADV') subjectEnd--;
  const subject = termOf(tokens.slice(0, subjectEnd), names);
  const verb = subject && (passiveAt(tokens, at) ?? activeAt(tokens, at) ?? pastAt(tokens, at, subject.term));
  const end = verb ? predicateEnd(tokens, verb) : null;
  if (!subject || !verb || end === null) return null;
  const predicate = tokens.slice(at, end);
  if (predicate.length < WORDS.least || predicate.length > WORDS.most) return null;
  const preposition = lower(tokens[verb.at + 1]);
  return {
    ...subject,
    plural: verb.plural ?? (/s$/.test(subject.term) && !/ss$/.test(subject.term)),
    modal: verb.modal,
    verb: verb.sort !== 'other' && WITH_PREPOSITION.test(preposition) ? `${verb.base} ${preposition}` : verb.base,
    predicate: join(predicate),
    sort: verb.sort,
  };
}

interface Verb {
  at: number;
  base: string;
  modal: string;
  sort: Action['sort'];
  /** Null where the verb's form doesn't tell. */
  plural: boolean | null;
}

/** "regulates", "usually leads", "can cause". */
function activeAt(tokens: readonly Token[], from: number): Verb | null {
  const modal = MODAL.test(lower(tokens[from])) ? lower(tokens[from]) : '';
  const at = afterAdverbs(tokens, modal ? from + 1 : from);
  const verb = tokens[at];
  if (verb?.pos !== 'VERB' || /^\p{Lu}/u.test(verb.text)) return null;
  const base = verb.lemma.toLowerCase();
  const inBase = lower(verb) === base;
  if (EMPTY.has(base) || (modal ? !inBase : !inBase && !/s$/.test(lower(verb)))) return null;
  return { at, base, modal, sort: TELLING.has(base) ? 'does' : 'other', plural: modal ? null : inBase };
}

/** "is stored in …", "are often used to …", "can be divided into …". */
function passiveAt(tokens: readonly Token[], from: number): Verb | null {
  const modal = MODAL.test(lower(tokens[from])) ? lower(tokens[from]) : '';
  const be = lower(tokens[modal ? from + 1 : from]);
  if (modal ? be !== 'be' : !/^(?:is|are)$/.test(be)) return null;
  const at = afterAdverbs(tokens, modal ? from + 2 : from + 1);
  const verb = tokens[at];
  const base = verb?.lemma.toLowerCase() ?? '';
  const participle = /(?:ed|en|wn|ld|nt|lt|ght|ut|und|ade)$/.test(lower(verb)) && lower(verb) !== base;
  if (verb?.pos !== 'VERB' || !participle || SPOKEN.test(base)) return null;
  return { at, base, modal, sort: 'other', plural: modal ? null : be === 'are' };
}

/** "Freud proposed …", "Congress extended …": only after a name. */
function pastAt(tokens: readonly Token[], at: number, subject: string): Verb | null {
  const verb = tokens[at];
  const base = verb?.lemma.toLowerCase() ?? '';
  if (verb?.pos !== 'VERB' || !/^\p{Lu}/u.test(subject) || lower(verb) === base || !PAST.test(lower(verb))) return null;
  if (!THOUGHT.has(base) && !DONE.has(base)) return null;
  return { at, base, modal: '', sort: THOUGHT.has(base) ? 'thought' : 'done', plural: null };
}

function afterAdverbs(tokens: readonly Token[], from: number): number {
  let at = from;
  while (tokens[at]?.pos === 'ADV') at++;
  return at;
}

/** Where the predicate ends: the full stop, or a new clause; null where it tells of something else or denies. */
function predicateEnd(tokens: readonly Token[], { at: from, sort }: Verb): number | null {
  const past = sort === 'thought' || sort === 'done';
  let joined = false;
  for (let at = from; at < tokens.length; at++) {
    const text = tokens[at]?.text ?? '';
    const next = lower(tokens[at + 1]);
    if (/^[.!;]$/.test(text)) return at;
    if (at < from + 2 && /^(?:also|then|thus|still|even)$/i.test(text)) return null;
    if (ENGLISH.elsewhere.test(text)) return null;
    if (!past && /^(?:was|were|his)$/i.test(text)) return null;
    if (ENGLISH.joins.test(text)) joined = true;
    // "A law designed to limit power was …": the first verb only described its noun.
    if (past && !joined && ENGLISH.auxiliaries.test(text)) return null;
    if (/^(?:that|it|this)$/i.test(text) && /^(?:[,.]|do|does)$/.test(next)) return null;
    if (text !== ',' || at <= from + 4) continue;
    if (ENGLISH.ends.test(next)) return at;
    if (next === 'and' && /^(?:PRON|AUX|DET)$/.test(tokens[at + 2]?.pos ?? '')) return at;
  }
  return tokens.length;
}

import type { FactPlaces } from '../model.ts';
import { nounPhrase, type Range } from '../phrase.ts';
import { points } from '../pointing.ts';
import { openerAt, type Reading } from '../reading.ts';
import { asideEnd } from './aside-end.ts';
import { meant, renamed, termBefore, toldOf } from './beside.ts';
import { isGenus, isHead, narrowedAt } from './narrowing.ts';

const COMMA = /^[,，،]$/;

/** All definitions that stand beside a term in a sentence, without regard to its main clause. */
export function asidesIn(reading: Reading): FactPlaces[] {
  const { tokens, from, to, lexicon } = reading;
  if (reading.sentence.kind !== 'prose' && reading.sentence.kind !== 'fragment') return [];
  const found: FactPlaces[] = [];
  for (let at = from + 1; at < to - 1; at++) {
    if (!COMMA.test(tokens[at]?.text ?? '')) continue;
    const next = tokens[at + 1]?.text ?? '';
    if (lexicon.asides && lexicon.describing.has(next)) found.push(...relative(reading, at));
    else if (lexicon.apposing.has(next)) found.push(...apposition(reading, at));
    else if (lexicon.asides && lexicon.or.has(next)) found.push(...alias(reading, at));
  }
  return found;
}

/** "X, which is …", "X, which refers to …". */
function relative(reading: Reading, comma: number): FactPlaces[] {
  const { tokens, lexicon } = reading;
  const verb = comma + 2;
  const [word, next] = [tokens[verb]?.text ?? '', tokens[verb + 1]?.text ?? ''];
  const copula = lexicon.agreement.singular.has(word) || lexicon.agreement.plural.has(word);
  const length =
    copula && lexicon.articles.has(next)
      ? 1
      : lexicon.meaning.get(word)?.find((run) => run.every((part, step) => tokens[verb + step]?.text === part))?.length;
  const plural = lexicon.agreement.plural.has(word);
  const from = verb + (length ?? 1);
  const term = termBefore(reading, comma);
  const mass = copula && term !== null && isNarrowedNoun(reading, verb + 1, term);
  const meaning = { from, to: asideEnd(reading, from) };
  if ((length === undefined && !plural && !mass) || !term || !meant(reading, meaning)) return [];
  if (
    copula &&
    (lexicon.vague.has(tokens[from + Number(length === 1)]?.text ?? '') || narrowedAt(reading, meaning) < 0)
  )
    return [];
  return [toldOf(reading, term, meaning, { from: verb, to: from })];
}

/** "prenatal care, which is medical care during …": no article, but a noun that is narrowed down. */
function isNarrowedNoun(reading: Reading, from: number, term: Range): boolean {
  const { tokens, lexicon, to } = reading;
  const end = narrowedAt(reading, { from, to });
  const same = end > from && tokens[end - 1]?.text === tokens[term.to - 1]?.text;
  return (
    end > from &&
    (same || lexicon.relatives.has(tokens[end]?.text ?? '')) &&
    nounPhrase(lexicon, tokens, { from, to: end }, 'phrase') !== null
  );
}

/** "X, a curved structure that …,": the term has an article or opens the sentence. */
function apposition(reading: Reading, comma: number): FactPlaces[] {
  const { tokens, lexicon, from, to } = reading;
  const meaning = { from: comma + 1, to: asideEnd(reading, comma + 1) };
  const term = termBefore(reading, comma);
  if (!term || !meant(reading, meaning)) return [];
  const names = tokens.some(
    (_, at) => at >= meaning.from && at < meaning.to && openerAt(lexicon.naming, tokens, at) > 0,
  );
  const determined =
    !names && (term.from === from || lexicon.articles.has(tokens[term.from - 1]?.text ?? '') || meaning.to === to);
  const before = tokens[term.from - 1]?.text ?? '';
  const some = lexicon.articles.has(before) && !lexicon.definite.has(before);
  if (some && lexicon.definite.has(tokens[comma + 1]?.text ?? '')) return [];
  const second = tokens[comma + 2]?.text ?? '';
  const listed = tokens.slice(meaning.from, meaning.to).some(({ text }) => COMMA.test(text));
  const head = isHead(reading, { from: meaning.from, to: narrowedAt(reading, meaning) });
  const verb = tokens.slice(meaning.from, meaning.to).findIndex(({ text }) => lexicon.verbs.has(text));
  const clause =
    verb >= 0 && !tokens.slice(meaning.from, meaning.from + verb).some(({ text }) => lexicon.relatives.has(text));
  // "by illness, a harsh climate and a terrain …" lists.
  const lists = tokens
    .slice(meaning.from, meaning.to)
    .some(({ text }, at, all) => lexicon.and.has(text) && lexicon.articles.has(all[at + 1]?.text ?? ''));
  if (
    !head ||
    clause ||
    lists ||
    !determined ||
    listed ||
    (lexicon.vague.has(second) && !isGenus(reading, comma + 2, meaning.to)) ||
    narrowedAt(reading, meaning) < 0
  )
    return [];
  if (lexicon.and.has(tokens[meaning.to + 1]?.text ?? '') || lexicon.and.has(tokens[meaning.to]?.text ?? '')) return [];
  return [toldOf(reading, term, meaning, null)];
}

/** "the tympanic membrane, or eardrum,": another name of the same. */
function alias(reading: Reading, comma: number): FactPlaces[] {
  const { tokens, lexicon, to, from } = reading;
  let start = comma + 2;
  while (
    start < to &&
    (lexicon.hedges.has(tokens[start]?.text ?? '') || lexicon.articles.has(tokens[start]?.text ?? ''))
  )
    start++;
  let end = start;
  while (end < to && !/^[,;:().]$/.test(tokens[end]?.text ?? '')) end++;
  const meaning = { from: start, to: end };
  const long = end - start > 3 && narrowedAt(reading, meaning) > 0 && !points(lexicon, tokens, meaning);
  const opened =
    lexicon.articles.has(tokens[comma + 2]?.text ?? '') || lexicon.pronouns.has(tokens[comma + 2]?.text ?? '');
  // "outside a laboratory, library, or office,": the first comma of a list may seem to end what opens the sentence.
  const opening = reading.context?.from ?? from;
  const earlier = tokens.slice(opening, comma).some(({ text }) => COMMA.test(text));
  const term = termBefore(reading, comma);
  const other = end - start <= 3 ? nounPhrase(lexicon, tokens, { from: start, to: end }, 'term') : null;
  const ended = end < to && COMMA.test(tokens[end]?.text ?? '');
  const phrase = nounPhrase(lexicon, tokens, { from: start, to: narrowedAt(reading, meaning) }, 'phrase');
  const verb = tokens.slice(start, end).findIndex(({ text }) => lexicon.verbs.has(text));
  const clause = verb >= 0 && !tokens.slice(start, start + verb).some(({ text }) => lexicon.relatives.has(text));
  const described = !clause && (opened || phrase !== null);
  if (term && long && described && (ended || end === to) && !earlier)
    return [toldOf(reading, term, meaning, { from: comma + 1, to: comma + 2 })];
  if (
    !term ||
    !other ||
    (earlier && !lexicon.articles.has(tokens[term.from - 1]?.text ?? '')) ||
    // "houses, or cars." is a choice, "houses, or homes, are" names one thing twice.
    !(end < to && COMMA.test(tokens[end]?.text ?? ''))
  )
    return [];
  return [toldOf(reading, term, other, { from: comma + 1, to: comma + 2 }), ...renamed(reading, term, other)];
}

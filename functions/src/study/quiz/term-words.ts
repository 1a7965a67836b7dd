/** Which words can name a thing that a book teaches, and whether they name several. */
import type { Reading } from './reading.ts';

const LONGEST_TERM = { words: 5, chars: 14 };

/** Whether words can be a term: no sign, no figure, nothing that points, stands for another or says nothing by itself. */
export function isTerm({ lexicon, pack }: Reading, text: string, tokens: readonly string[]): boolean {
  if (!lexicon) return false;
  const length = pack.words.unspaced ? [...text].length : tokens.length;
  if (length > (pack.words.unspaced ? LONGEST_TERM.chars : LONGEST_TERM.words) || [...text].length < 2) return false;
  if (/[\p{Nd}=<>|{}\\@#$%^~_()[\]/:;"“”«»„]/u.test(text)) return false;
  // In another case than the one it is asked in.
  if (lexicon.obliqueEndings.some((ending) => tokens[0]?.endsWith(ending))) return false;
  const { generic, vague, pronouns, pointing, determiners, verbs } = lexicon;
  const singular = lexicon.pluralEndings.map((ending) => (tokens[0] ?? '').replace(new RegExp(`${ending}$`), ''));
  // "Third type of conjectures": one of several, told by its number.
  const head = tokens.findIndex((word) => lexicon.genitive.has(word));
  if (
    head > 0 &&
    tokens
      .slice(0, head)
      .every(
        (word) => generic.has(word) || vague.has(word) || lexicon.recalling.has(word) || lexicon.comparing.has(word),
      )
  )
    return false;
  // "Return value h", "output C": named by its sign.
  if (!pack.words.unspaced && /\s\p{L}$/u.test(text)) return false;
  if (tokens.length === 1 && [tokens[0] ?? '', ...singular].some((word) => generic.has(word))) return false;
  if (tokens.every((word) => generic.has(word) || vague.has(word) || lexicon.prepositions.has(word))) return false;
  return !tokens.some(
    (word, at) =>
      pronouns.has(word) ||
      pointing.has(word) ||
      determiners.has(word) ||
      (at === 0 && vague.has(word)) ||
      (tokens.length === 1 && verbs.has(word)),
  );
}

/** Whether a term names several things, by the verb that joins it to its meaning, or else by its ending. */
export function isPlural({ lexicon, pack }: Reading, text: string, link: readonly string[]): boolean {
  if (!lexicon) return false;
  if (link.some((word) => lexicon.agreement.plural.has(word))) return true;
  if (link.some((word) => lexicon.agreement.singular.has(word))) return false;
  const head = text.toLowerCase().split(/\s+/).at(-1) ?? '';
  return (
    !pack.words.unspaced &&
    lexicon.pluralEndings.some((ending) => ending !== '' && head.endsWith(ending)) &&
    !lexicon.singularEndings.some((ending) => head.endsWith(ending))
  );
}

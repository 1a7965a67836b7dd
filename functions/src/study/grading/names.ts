/** Another name in the place of the book's: "embedded in Microsoft's browser" for "embedded in Mozilla's browser". */
import { grammarOf } from './languages.ts';
import { relate } from './similarity.ts';
import type { ReadText, Token } from './text.ts';
import { nearness } from './wordnet.ts';

type Words = readonly Token[];

/** A name, and the word that stands before it. */
interface Named {
  words: Token[];
  before: Token | undefined;
}

/** A text most of whose words have capitals is written like a title, and tells nothing of names. */
const TITLE = { words: 6, share: 0.75 };

const CAPITAL = /^\p{Lu}/u;
const isCapital = ({ source }: ReadText, { start, kind, weight }: Token) =>
  kind === 'word' && weight >= 1 && CAPITAL.test(source.slice(start));

/** Words with a capital that do not open a sentence, each run of them as one; none in a text written like a title. */
function namesIn(text: ReadText): Named[] {
  const { tokens, content } = text;
  const capitals = content.filter((word) => isCapital(text, word)).length;
  if (content.length >= TITLE.words && capitals > TITLE.share * content.length) return [];
  const found: Named[] = [];
  let run: Named | null = null;
  for (const [at, token] of tokens.entries()) {
    const before = tokens[at - 1];
    const opens = before?.sentence !== token.sentence;
    if (opens || !isCapital(text, token)) {
      run = null;
      continue;
    }
    if (!run) {
      run = { words: [], before };
      found.push(run);
    }
    run.words.push(token);
  }
  return found;
}

const isSaid = (word: Token, words: Words) =>
  words.some((other) => !['none', 'opposite'].includes(relate(word, other)) || nearness(word.stem, other.stem) > 0);

/** "WHO" for "World Health Organization". */
const abbreviates = (one: Words, other: Words) => {
  const initials = one.map(({ text }) => text[0]).join('');
  return other.some(({ text }) => text === initials && text.length > 1);
};

/**
 * The name that the answer has in the place of the point's: neither stands in the other text, and both stand behind the same
 * word, which is no article. Null where there is none, and where no capitals tell names.
 * @param known what the question and the book's sentences hold: a name of theirs is no other one
 */
export function otherName(
  point: ReadText,
  answer: ReadText,
  known: Words,
  question: Words,
): { wanted: Token[]; given: Token[] } | null {
  const { determiners, capitalNouns } = grammarOf(point.language);
  if (capitalNouns) return null;
  const named = namesIn(answer);
  // "It forced France to pay Germany" for "forced Germany to pay": said, but of another part.
  const isElsewhere = ({ words, before }: Named) =>
    words.every((word) => named.some((name) => name.before?.text !== before?.text && isSaid(word, name.words)));
  const missing = namesIn(point).filter(
    (name) =>
      !determiners.has(name.before?.text ?? '') &&
      !name.words.some((word) => isSaid(word, question)) &&
      (isElsewhere(name) || !name.words.some((word) => isSaid(word, answer.content))),
  );
  if (missing.length === 0) return null;
  const isOwn = ({ words }: Named, near: boolean) =>
    words.some((word) => (near ? !isSaid(word, known) : !known.some((other) => relate(word, other) !== 'none')));
  for (const one of missing) {
    const { words: wanted, before } = one;
    // Beside a name that the answer has elsewhere another one is another, however near ("France" and "Germany").
    const given = named
      .filter((name) => isOwn(name, !isElsewhere(one)))
      .find(
        (name) =>
          before !== undefined &&
          before.text === name.before?.text &&
          wanted[0]?.denied === name.words[0]?.denied &&
          !abbreviates(wanted, name.words) &&
          !abbreviates(name.words, wanted),
      );
    if (given) return { wanted, given: given.words };
  }
  return null;
}

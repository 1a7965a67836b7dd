/** A cause told as an effect, or an effect as a cause: "disputes result from war" where an effect of disputes is asked for. */
import { packFor } from '../../language/packs/index.ts';
import { folded, grammarOf } from './languages.ts';
import { relate } from './similarity.ts';
import { type ReadText, readText, type Token } from './text.ts';

type Words = readonly Token[];

/** So many content words behind the verb tell what stands at its other end. */
const LEAD = 2;

interface Asked {
  subject: Words;
  /** What may not stand between the subject and the point, and what may. */
  wrong: readonly string[];
  right: readonly string[];
}

/** What a question is about that is framed as a quiz asks for an effect or a cause; null for any other question. */
function askedOf({ source, language }: ReadText): Asked | null {
  const short = packFor(language === 'und' ? 'en' : language).quiz?.short;
  const { from, to } = grammarOf(language).leading;
  const asked = folded(source.trim());
  for (const [frame, wrong, right] of [
    [short?.effect, from, to],
    [short?.cause, to, from],
  ] as const) {
    const [opens, ends] = folded(frame ?? '').split('%');
    if (!opens || ends === undefined || !asked.startsWith(opens) || !asked.endsWith(ends)) continue;
    const inside = asked.slice(opens.length, asked.length - ends.length);
    return { subject: readText(inside, language).content, wrong, right };
  }
  return null;
}

const says = (words: Words, word: Token) => words.some((other) => ['same', 'slip'].includes(relate(other, word)));

/**
 * The sentence that tells what is asked about as the effect of the point where its effect is asked for, or as its cause where its
 * cause is; null where none does.
 */
export function effectAsCause(point: ReadText, question: ReadText, answer: ReadText): Words | null {
  const asked = askedOf(question);
  if (!asked) return null;
  const { subject, wrong, right } = asked;
  const own = point.content.filter((word) => !says(subject, word));
  for (const sentence of Map.groupBy(answer.tokens, (token) => token.sentence).values())
    if (leads(subject, own, [wrong, right], sentence, answer) || leads(own, subject, [right, wrong], sentence, answer))
      return sentence;
  return null;
}

/** Whether a sentence has one side alone before such a phrase, and the other right behind it. "Caused by" is none of "caused". */
function leads(
  one: Words,
  other: Words,
  [phrases, others]: readonly [readonly string[], readonly string[]],
  sentence: Words,
  { source }: ReadText,
): boolean {
  const end = sentence.at(-1)?.end ?? 0;
  return sentence.some((token, at) => {
    // As written: a phrase may have become one word.
    const written = `${source.slice(token.start, end).toLowerCase()} `;
    const opening = (list: readonly string[]) => list.find((words) => written.startsWith(`${words} `)) ?? '';
    const length = opening(phrases).length;
    if (token.denied || length === 0 || opening(others).length > length) return false;
    const before = sentence.slice(0, at).filter(({ weight }) => weight > 0);
    const behind = sentence.filter(({ start, weight }) => weight > 0 && start >= token.start + length);
    const onlyOne = before.some((word) => says(one, word)) && !before.some((word) => says(other, word));
    return onlyOne && behind.slice(0, LEAD).some((word) => says(other, word) && !says(one, word));
  });
}

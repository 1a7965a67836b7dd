/** Which sentences and passages answer a question of the sets. */
import stem from 'wink-porter2-stemmer';
import type { BookIndex } from '../../../functions/src/book/search/build.ts';
import type { Asked } from './data.ts';

/** Letters and digits alone, as texts are compared. */
const bare = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s\p{P}\p{Cf}\u0640\u0670\u064b-\u065f]/gu, '');

function contentWords(text: string): Set<string> {
  const words =
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/\p{L}{4,}/gu) ?? [];
  return new Set(words.map((word) => (/^[a-z]+$/.test(word) ? stem(word) : word)));
}

/** The share of the expected content words that a text holds. */
function recovered(text: string, expected: string): number {
  const wanted = [...contentWords(expected)];
  const said = contentWords(text);
  return wanted.length === 0 ? 0 : wanted.filter((word) => said.has(word)).length / wanted.length;
}

/** A sentence that was cut otherwise is the right one by so many letters of its beginning. */
const BEGINNING = 40;
/** Half of the expected words, as the sets' READMEs count it. */
const HALF = 0.5;

/** How much a sentence is worth as the answer, 0 to 1. */
export function worthOf({ kind, expected, sentence, pages }: Asked, at: number, index: BookIndex): number {
  const { text = '', page = 0 } = index.sentences[at] ?? {};
  if (page < pages[0] || page > pages[1]) return 0;
  const said = bare(text);
  if (kind === 'fact') {
    const right = bare(sentence ?? '');
    const isSame = right.includes(said) || said.includes(right) || said.includes(right.slice(0, BEGINNING));
    return Number(isSame && said.includes(bare(expected)));
  }
  if (kind === 'choice' && said.includes(bare(expected))) return 1;
  const share = recovered(text, expected);
  return share >= HALF ? share : 0;
}

/** Whether some sentences together answer: they hold the expected words, or half of them, and one is on a right page. */
export function answers({ kind, expected, pages }: Asked, places: readonly number[], index: BookIndex): boolean {
  const there = places.some((at) => {
    const { page = 0 } = index.sentences[at] ?? {};
    return page >= pages[0] && page <= pages[1];
  });
  if (!there) return false;
  const text = places.map((at) => index.sentences[at]?.text ?? '').join(' ');
  if (bare(text).includes(bare(expected))) return true;
  return kind !== 'fact' && recovered(text, expected) >= HALF;
}

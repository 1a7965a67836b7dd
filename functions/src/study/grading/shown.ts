/** What a mark shows beside a point: the answer's own words, and the book's. */
import type { MarkInput } from '../engine.ts';
import { alignWords } from './align.ts';
import { type ReadText, readText, type Token } from './text.ts';

/** The answer's own words, from the first to the last clause of `stretch` that says something of the point. */
export function wordsOf(answer: ReadText, point: ReadText, stretch: readonly Token[]): string | null {
  const said = stretch.filter((word) => word.weight > 0);
  const used = alignWords(point.content, said)
    .filter(({ at }) => at >= 0)
    .map(({ at }) => said[at]?.clause ?? 0);
  const first = Math.min(...used);
  const last = Math.max(...used);
  const span = used.length > 0 ? stretch.filter((word) => word.clause >= first && word.clause <= last) : stretch;
  const [from, to] = [span[0], span.at(-1)];
  return from && to ? answer.source.slice(from.start, to.end) : null;
}

/** The evidence that shares most with the point; null if none shares anything. */
export function evidenceFor(point: ReadText, input: MarkInput): number | null {
  let best: number | null = null;
  let most = 0;
  for (const [index, { quote }] of input.evidence.entries()) {
    const credit = alignWords(point.content, readText(quote, point.language).content).reduce(
      (sum, match) => sum + match.credit,
      0,
    );
    if (credit > most) {
      most = credit;
      best = index;
    }
  }
  return best;
}

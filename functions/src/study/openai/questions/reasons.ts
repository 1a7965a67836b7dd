/** Explanations of choices: what of a model's reasons the book carries, and those that are lacking asked for once more. */
import type * as z from 'zod/mini';
import type { Book } from '../../../book/model.ts';
import { pageOf } from '../../../book/pages.ts';
import type { BookIndex } from '../../../book/search/build.ts';
import { packCodeOfBook } from '../../../book/search/language.ts';
import { pageName } from '../../../contract/page-names.ts';
import { quiz as english } from '../../../language/packs/en/quiz.ts';
import { packFor } from '../../../language/packs/index.ts';
import type { ClaimedQuote, DraftMcq } from '../../engine.ts';
import { withoutLinks } from '../links.ts';
import type { Session } from '../session.ts';
import { askFor, itemsOf, messagesOf } from '../structured.ts';
import type { Portion } from './portions.ts';
import { REASONS } from './prompt.ts';
import { type LeastMcq, LeastReasons, Reasons } from './schema.ts';
import { explainedAll, type Lack, placeOf } from './wrong-options.ts';

/** What a choice asks, and what proves its right option. */
interface Asked {
  question: string;
  right: string;
  evidence: readonly ClaimedQuote[];
}
/** What a model said of its options. */
type Given = Pick<z.infer<typeof LeastMcq>, 'explanation' | 'wrong'>;

/** A choice whose explanation lacks something, with what it was written from. */
export interface Lacking {
  portion: Portion;
  asked: Asked;
  reasons: Given;
  lacks: Lack[];
}

interface Source {
  book: Book;
  index: BookIndex;
  lacking: ReadonlyMap<DraftMcq, Lacking>;
}

/** The explanations of one choice take about 350 tokens. */
const TOKENS = { base: 400, each: 400 };

export const plain = (text: string): string => withoutLinks(text, []);

/** The options of a choice, its explanation as far as the book carries it, the book's words about wrong options, and what is lacking. */
export function explained(
  { book, index }: Pick<Source, 'book' | 'index'>,
  { question, right, evidence }: Asked,
  { explanation, wrong }: Given,
): Pick<DraftMcq, 'options' | 'explanation' | 'about'> & { lacks: Lack[] } {
  const others = wrong.map(({ text, why, page, quote }) => ({
    text: plain(text),
    why: plain(why),
    place: typeof page === 'number' && quote ? { page, quote } : undefined,
  }));
  const about = others.map((other) => placeOf(book, index, other));
  const options = [right, ...others.map(({ text }) => text)];
  const said = [question, ...options].join('\n');
  const { text, lacks } = explainedAll(plain(explanation), evidence, others, about, said, {
    index,
    quoting: quoting(book),
  });
  return { options, explanation: text, about: [null, ...about], lacks };
}

/**
 * Asks once for what the explanations of the chosen choices lack, for those of each portion in one call.
 * @returns all drafts, those whose explanation lacks less now in their places
 */
export async function explain(
  session: Session,
  source: Source,
  drafts: readonly DraftMcq[],
  chosen: readonly DraftMcq[],
): Promise<DraftMcq[]> {
  const lacking = chosen.flatMap((draft) => {
    const lack = source.lacking.get(draft);
    return lack ? [{ draft, lack }] : [];
  });
  const calls = [...Map.groupBy(lacking, ({ lack }) => lack.portion)];
  const found = await Promise.allSettled(
    calls.map(async ([{ excerpts }, list]) => {
      const questions = list.map(({ lack: { asked, reasons, lacks } }, number) => ({
        ...{
          number,
          question: asked.question,
          right: asked.right,
          quote: asked.evidence.map(({ quote }) => quote).join(' '),
        },
        explanation: reasons.explanation,
        wrong: reasons.wrong.map(({ text, why }) => ({ text, why })),
        lacks,
      }));
      const { value } = await askFor(session, 'reasons', Reasons, {
        task: 'questions',
        messages: messagesOf(REASONS, { excerpts, questions }),
        maxTokens: TOKENS.base + list.length * TOKENS.each,
      });
      return itemsOf(value, 'questions', LeastReasons).flatMap(({ number, ...given }) => {
        const one = list[number];
        return one ? [{ draft: one.draft, better: completed(source, one.lack, given) }] : [];
      });
    }),
  );
  // What failed was wanted, not needed.
  const better = new Map(
    found.flatMap((call) =>
      call.status === 'fulfilled' ? call.value.map((one) => [one.draft, one.better] as const) : [],
    ),
  );
  return drafts.map((draft) => (better.has(draft) ? { ...draft, ...better.get(draft) } : draft));
}

/** What is lacking from the second reply, the rest from the first; nothing where it lacks no less. */
function completed(source: Source, { asked, reasons, lacks }: Lacking, given: Given): Partial<DraftMcq> {
  const isLacking = (option: string | null) => lacks.some((lack) => lack.option === option);
  const wrong = reasons.wrong.map((one, at) => {
    const again = isLacking(plain(one.text)) ? given.wrong[at] : undefined;
    return again ? { ...again, text: one.text } : one;
  });
  const explanation = isLacking(null) ? given.explanation : reasons.explanation;
  const { lacks: left, ...said } = explained(source, asked, { explanation, wrong });
  return left.length < lacks.length ? said : {};
}

/** "The book says (p. 4): …", in the book's language. */
const quoting = (book: Book) => {
  const { because } = packFor(packCodeOfBook(book)).quiz ?? english;
  return (quotes: readonly ClaimedQuote[]) =>
    quotes
      .map(({ page, quote }) => [pageName(page, pageOf(book, page)?.label, 'within'), quote])
      .map(([...words]) => because.replace(/%/g, () => words.shift() ?? ''))
      .join('\n');
};

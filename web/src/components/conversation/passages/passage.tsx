import type { Passage } from '@contract/passages.ts';
import { Fragment, type ReactNode, useContext, useId, useState } from 'react';
import { MarginMark } from '@/components/ui/margin-mark.tsx';
import { chat } from '@/config/texts/chat.ts';
import { formatNumber } from '@/lib/format.ts';
import { PageCuts } from '@/lib/page-cuts.ts';
import type { PointedAt } from '@/lib/pointed-at.ts';
import { titleText } from '@/lib/title-text.ts';
import { AskContext } from '../ask-context.ts';
import { CitedBookContext } from '../cited-book.ts';
import { ACTION } from './action.ts';
import { MakeCard } from './make-card.tsx';
import { type Line, linesOf, MOST_WORDS, shortened } from './passage-text.ts';

const words = chat.passages;

/** A passage as a citation, to be shown in its book. @param unsure it may not answer: none of its words stand for it, and its place is only pointed at */
export const citationOf = ({ page, label, text, marks, boxes, state, book }: Passage, unsure = false): PointedAt => {
  const [first] = marks;
  return {
    page,
    ...(label !== undefined && { label }),
    quote: first && !unsure ? text.slice(first.start, first.end) : text,
    state,
    boxes,
    ...(unsure && { unsure }),
    ...(book && { pdf_id: book.id, book: book.title }),
  };
};

/** Sections from the outermost in, each said once. */
function pathOf(sections: readonly string[]): string[] {
  const bare = (title: string) =>
    title
      .toLocaleLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
  return sections.filter((title, i) => !sections.slice(i + 1).some((inner) => bare(inner).endsWith(bare(title))));
}

interface PassageProps {
  passage: Passage;
  /** Which of how many it is, from 1: the ear moves by them. */
  number: number;
  of: number;
  /** All of it is shown, however long it is. */
  whole: boolean;
  /** Whether it answers isn't certain: which of its words would, is right too seldom to be marked. */
  unsure: boolean;
  onWhole: () => void;
  /** Its words are shown in the book. */
  onShow: (pressed: HTMLElement) => void;
}

/** A passage: the book speaking, as it is printed, with its place and what answers marked. */
export function PassageCard({ passage, number, of, whole, unsure, onWhole, onShow }: PassageProps) {
  const book = useContext(CitedBookContext);
  const asking = useContext(AskContext);
  const Cut = useContext(PageCuts);
  const [asText, setAsText] = useState(false);
  const head = useId();
  const language = passage.lang ?? (passage.book ? undefined : book?.language);
  const spoken = { dir: passage.dir ?? 'auto', ...(language && { lang: language }) };
  const { cut, ...shown } = whole
    ? { ...passage, cut: { before: false, behind: false } }
    : shortened(passage, MOST_WORDS);
  const path = pathOf(passage.section.map(titleText));
  const section = path.length > 0;
  const pdfId = passage.book?.id ?? book?.id;
  const view = Cut && pdfId ? passage.region : undefined;
  const printed = view !== undefined && !asText;
  const text = <Lines lines={linesOf(unsure ? { ...shown, marks: [] } : shown)} cut={cut} />;
  return (
    <article
      aria-labelledby={head}
      data-passage
      className="rounded-control border border-line bg-raised px-4 pt-2.5 pb-2 break-inside-avoid"
    >
      <header className="mb-1 flex items-start justify-between gap-3">
        <h2 id={head} className="min-w-0 pt-0.5 font-sans text-sm leading-snug font-normal text-soft">
          <span className="sr-only">{words.nth(formatNumber(number), formatNumber(of))}</span>{' '}
          {passage.book && <span className="font-medium">{passage.book.title}</span>}
          {passage.book && section && ' · '}
          <bdi {...(language && { lang: language })}>
            {/* On a phone the innermost alone: the page's own number says the rest. */}
            {path.slice(0, -1).map((title) => (
              <Fragment key={title}>
                <span className="max-sm:sr-only">{title} ›</span>{' '}
              </Fragment>
            ))}
            {path.at(-1)}
          </bdi>
        </h2>
        <MarginMark
          page={passage.page}
          printed={passage.label}
          state={passage.state}
          className="mt-0.5 shrink-0"
          onClick={({ currentTarget }) => onShow(currentTarget)}
        />
      </header>
      <div {...spoken} className="space-y-2 font-serif text-[1.0625rem] leading-[1.58] [overflow-wrap:anywhere]">
        {Cut && pdfId && view && printed ? (
          <Cut
            pdfId={pdfId}
            cut={{ page: passage.page, view, cover: [] }}
            marks={passage.marks.length > 0 && !unsure ? passage.boxes : []}
            readable
          >
            {text}
          </Cut>
        ) : (
          text
        )}
      </div>
      <div className="mt-1 flex flex-wrap items-center gap-x-5 print:hidden">
        <button
          type="button"
          className={ACTION}
          disabled={!passage.book && book?.failed}
          onClick={({ currentTarget }) => onShow(currentTarget)}
        >
          {words.show}
        </button>
        {pdfId && <MakeCard pdfId={pdfId} passage={passage} />}
        {asking?.model && (
          <button
            type="button"
            className={ACTION}
            disabled={asking.busy}
            onClick={() =>
              asking.ask(
                words.explainThis(citationOf(passage).quote, passage.label ?? passage.page, passage.book?.title),
              )
            }
          >
            {words.explain}
          </button>
        )}
        {view && (
          <button type="button" className={ACTION} onClick={() => setAsText(!asText)}>
            {asText ? words.asPrinted : words.asText}
          </button>
        )}
        {!printed && (cut.before || cut.behind) ? (
          <button type="button" className={`${ACTION} ml-auto`} onClick={onWhole}>
            {words.whole}
          </button>
        ) : null}
      </div>
    </article>
  );
}

const ELLIPSIS = <span className="text-soft">…</span>;

/** Paragraphs, and each run of items as a list: with the book's own bullets and numbers where it prints them. */
function Lines({ lines, cut }: { lines: readonly Line[]; cut: { before: boolean; behind: boolean } }) {
  const blocks: ReactNode[] = [];
  for (let i = 0; i < lines.length; ) {
    const run = lines.slice(i).findIndex(({ item }) => !item);
    const items = lines.slice(i, run < 0 ? lines.length : i + run);
    const line = lines[i];
    if (items.length > 0) {
      const own = items.every(({ bulleted }) => bulleted);
      blocks.push(
        <ul key={i} className={own ? 'space-y-0.5' : 'list-disc space-y-0.5 ps-5'}>
          {items.map((item, n) => (
            // Lines of a text never change their order.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <li key={n} className={own ? 'ps-5 -indent-5' : undefined}>
              <Words line={item} />
            </li>
          ))}
        </ul>,
      );
      i += items.length;
      continue;
    }
    blocks.push(
      <p key={i}>
        {i === 0 && cut.before && <>{ELLIPSIS} </>}
        {line && <Words line={line} />}
        {i === lines.length - 1 && cut.behind && <> {ELLIPSIS}</>}
      </p>,
    );
    i += 1;
  }
  return blocks;
}

/** What answers is marked by the page's colour and a bar under it, never by colour alone. */
const Words = ({ line }: { line: Line }) =>
  line.stretches.map(({ text, marked }, i) =>
    marked ? (
      // Stretches of a line never change their order.
      // biome-ignore lint/suspicious/noArrayIndexKey: see above
      <mark key={i} className="marked border-b-2 border-marker-edge py-0!">
        {text}
      </mark>
    ) : (
      text
    ),
  );

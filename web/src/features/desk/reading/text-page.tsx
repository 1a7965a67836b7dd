import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Fragment, type ReactNode, useEffect, useMemo, useRef } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Notice } from '@/components/ui/notice.tsx';
import { Loading } from '@/components/ui/spinner.tsx';
import { common } from '@/config/texts/common.ts';
import { marks as words } from '@/config/texts/marks.ts';
import { messageOf } from '@/lib/api/api-error.ts';
import type { TextPage as Props } from '@/lib/viewer-slots.ts';
import { wordsOptions } from '../api.ts';
import { useDesk } from '../desk.ts';
import { OverPage } from '../over-page.tsx';
import { hasLines, type Paragraph, paragraphsOf, runsRightToLeft } from './paragraphs.ts';
import { useLaidOut } from './use-laid-out.ts';
import { useSeen } from './use-seen.ts';

const SHEET = 'relative isolate mx-auto w-full max-w-[40em] bg-paper px-5 py-8 font-serif sm:px-8';

/** A page of the book as text that flows, with the same marks on the same words. Give each page its key. */
export function TextPage({ page, pages, language, size, leading, onShowPage, children }: Props) {
  const desk = useDesk();
  const client = useQueryClient();
  const { data, error, refetch } = useQuery(wordsOptions(desk.book.id, page));
  const sheet = useRef<HTMLElement>(null);
  const seen = useSeen();
  const isSet = useLaidOut(sheet, desk, data, `${size} ${leading}`);
  const paragraphs = useMemo(() => (data ? paragraphsOf(data) : []), [data]);

  // A page that is turned to is there at once.
  useEffect(() => {
    for (const next of [page + 1, page - 1])
      if (data && next >= 1 && next <= pages) void client.prefetchQuery(wordsOptions(desk.book.id, next));
  }, [client, desk, data, page, pages]);

  if (!data && error) {
    const again = <Button onClick={() => void refetch()}>{common.tryAgain}</Button>;
    return (
      <Notice title={words.textFailed} actions={again} className="m-4">
        {messageOf(error)}
      </Notice>
    );
  }
  if (!data) return <Loading label={words.textLoading} />;
  if (paragraphs.length === 0)
    return (
      <div className={`${SHEET} text-center text-soft`} data-text-page>
        <p className="mb-3 font-sans">{words.noText}</p>
        <Button onClick={onShowPage}>{words.showPage}</Button>
      </div>
    );
  const showFrom = (word: number) => {
    desk.held = { page, word, down: 0 };
    onShowPage();
  };
  return (
    <article
      ref={sheet}
      data-page={page}
      data-text-page
      aria-label={words.textOf(page)}
      lang={language ?? undefined}
      dir={runsRightToLeft(data) ? 'rtl' : 'ltr'}
      className={SHEET}
      style={{ fontSize: size, lineHeight: leading }}
    >
      <Blocks paragraphs={paragraphs} onShow={showFrom} />
      {isSet && <OverPage page={page} />}
      {isSet && children((boxes) => seen({ page, boxes: [...boxes] }).boxes)}
    </article>
  );
}

interface BlocksProps {
  paragraphs: readonly Paragraph[];
  /** Shows the printed page, from this word on. */
  onShow: (word: number) => void;
}

/** Paragraphs in their order; items that follow one another are one list. */
function Blocks({ paragraphs, onShow }: BlocksProps) {
  const runs: Paragraph[][] = [];
  for (const one of paragraphs) {
    const last = runs.at(-1);
    if (one.kind === 'item' && last?.[0]?.kind === 'item') last.push(one);
    else runs.push([one]);
  }
  return runs.map((run) => {
    const [first] = run;
    if (!first) return null;
    if (first.kind !== 'item') return <Block key={keyOf(first)} paragraph={first} onShow={onShow} />;
    return (
      <ul key={keyOf(first)} className="my-[0.8em] list-none">
        {run.map((item) => (
          <li key={keyOf(item)} className="my-[0.3em] ps-[1.4em] -indent-[1.4em]">
            <Pieces paragraph={item} />
          </li>
        ))}
      </ul>
    );
  });
}

const firstWord = ({ pieces: [piece] }: Paragraph): number => (typeof piece === 'object' ? piece.word : 0);
const keyOf = (paragraph: Paragraph): string =>
  typeof paragraph.pieces[0] === 'string' ? paragraph.pieces[0] : String(firstWord(paragraph));

function Block({ paragraph, onShow }: { paragraph: Paragraph; onShow: (word: number) => void }) {
  const pieces = <Pieces paragraph={paragraph} />;
  if (paragraph.kind === 'heading')
    return <h2 className="mt-[1.4em] mb-[0.5em] text-[1.25em] leading-snug font-semibold first:mt-0">{pieces}</h2>;
  if (paragraph.kind !== 'caption' && paragraph.kind !== 'code')
    return (
      <p
        className={`my-[0.8em] [overflow-wrap:anywhere] first:mt-0 ${hasLines(paragraph.kind) ? 'whitespace-pre-line' : ''}`}
      >
        {pieces}
      </p>
    );
  const isCode = paragraph.kind === 'code';
  return (
    <div className="my-[1em] border-s-3 border-line ps-3 text-[0.9em]">
      <div className={isCode ? 'font-mono text-[0.9em] whitespace-pre-wrap [overflow-wrap:anywhere]' : 'text-soft'}>
        {pieces}
      </div>
      {/* Over what lies on the page to be chosen from. */}
      <Button
        look="quiet"
        size="small"
        className="relative z-10 -ms-2 font-sans max-md:min-h-11"
        onClick={() => onShow(firstWord(paragraph))}
      >
        {isCode ? words.showPage : words.showFigure}
      </Button>
    </div>
  );
}

const Pieces = ({ paragraph: { pieces } }: { paragraph: Paragraph }): ReactNode =>
  pieces.map((piece, at) =>
    typeof piece === 'string' ? (
      // What stands between words never changes its place.
      // biome-ignore lint/suspicious/noArrayIndexKey: see above
      <Fragment key={`between ${at}`}>{piece}</Fragment>
    ) : (
      <span key={piece.word} data-word={piece.word}>
        {piece.text}
      </span>
    ),
  );

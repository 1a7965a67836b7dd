import { MARK_COLOURS, MARK_KINDS, type Mark, type MarkColour, type MarkKind } from '@contract/marks.ts';
import { pageName } from '@contract/page-names.ts';
import { Download, PencilLine, Trash2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Input } from '@/components/ui/field.tsx';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { Menu, MenuItem } from '@/components/ui/menu.tsx';
import { Notice } from '@/components/ui/notice.tsx';
import { Loading } from '@/components/ui/spinner.tsx';
import { common } from '@/config/texts/common.ts';
import { marks as words } from '@/config/texts/marks.ts';
import { messageOf } from '@/lib/api/api-error.ts';
import { download } from '@/lib/download.ts';
import { fold } from '@/lib/fold.ts';
import { formatNumber } from '@/lib/format.ts';
import { useMarksOutbox } from '@/lib/marks-outbox.ts';
import { safeName } from '@/lib/safe-name.ts';
import { useMarks } from './api.ts';
import { textOf } from './choosing/choice.ts';
import { type Desk, useDesk } from './desk.ts';
import { byChapter, marksForAnki, marksMarkdown } from './take-away.ts';

type Wanted<T extends string> = T | 'all';
const wantedOf = <T extends string>(options: readonly T[], value: string): Wanted<T> =>
  options.find((option) => option === value) ?? 'all';
const icon = { 'aria-hidden': true, size: 18, strokeWidth: 1.5 };
const SELECT =
  'min-h-9 min-w-0 flex-1 rounded-control border border-edge bg-raised px-2 text-sm text-ink max-md:min-h-11';

/** A book's marks by chapter: searched, chosen among, gone to, and taken away. */
export function MarksList({ onPage }: { onPage: (page: number) => void }) {
  const desk = useDesk();
  const { marks, isPending, error, refetch } = useMarks(desk.book.id);
  const [query, setQuery] = useState('');
  const [kind, setKind] = useState<Wanted<MarkKind>>('all');
  const [colour, setColour] = useState<Wanted<MarkColour>>('all');
  const shown = useMemo(() => {
    const wanted = fold(query.trim());
    return marks.filter(
      (mark) =>
        (kind === 'all' || mark.kind === kind) &&
        (colour === 'all' || mark.colour === colour) &&
        (wanted === '' || fold(`${textOf(mark.parts)} ${mark.note}`).includes(wanted)),
    );
  }, [marks, query, kind, colour]);

  if (isPending && marks.length === 0) return <Loading label={words.loading} />;
  if (error && marks.length === 0) {
    const again = <Button onClick={() => void refetch()}>{common.tryAgain}</Button>;
    return (
      <Notice title={words.failed} actions={again}>
        {messageOf(error)}
      </Notice>
    );
  }
  if (marks.length === 0) return <p className="px-1 py-3 text-sm text-soft">{words.none}</p>;
  return (
    <section aria-label={words.list} className="flex flex-col gap-2">
      <Input
        type="search"
        aria-label={words.search}
        placeholder={words.search}
        value={query}
        onChange={({ target }) => setQuery(target.value)}
      />
      <div className="flex gap-2">
        <select
          aria-label={words.kind}
          value={kind}
          onChange={({ target }) => setKind(wantedOf(MARK_KINDS, target.value))}
          className={SELECT}
        >
          <option value="all">{words.allKinds}</option>
          {MARK_KINDS.map((one) => (
            <option key={one} value={one}>
              {words.kinds[one]}
            </option>
          ))}
        </select>
        <select
          aria-label={words.colour}
          value={colour}
          onChange={({ target }) => setColour(wantedOf(MARK_COLOURS, target.value))}
          className={SELECT}
        >
          <option value="all">{words.allColours}</option>
          {MARK_COLOURS.map((one) => (
            <option key={one} value={one}>
              {words.colours[one]}
            </option>
          ))}
        </select>
      </div>
      <div className="flex items-center justify-between text-sm text-soft">
        <p role="status">{words.count(formatNumber(shown.length))}</p>
        <TakeAway desk={desk} marks={shown} />
      </div>
      {shown.length === 0 && <p className="text-sm text-soft">{words.noneFound}</p>}
      {byChapter(shown, desk.book.outline).map((chapter, at) => (
        // A chapter may come twice, before and after its sections.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <section key={`${chapter.title} ${at}`}>
          {desk.book.outline.length > 0 && (
            <h3 dir="auto" className="mt-2 text-sm text-soft">
              {chapter.title}
            </h3>
          )}
          <ul>
            {chapter.marks.map((mark) => (
              <Row key={mark.mark_id} desk={desk} mark={mark} onPage={onPage} />
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}

const EDGE: Record<MarkColour, string> = {
  moss: 'border-page-moss-edge',
  sky: 'border-page-sky-edge',
  rose: 'border-page-rose-edge',
};

interface RowProps {
  desk: Desk;
  mark: Mark;
  onPage: (page: number) => void;
}

/** One mark: pressed, the book turns to it. */
function Row({ desk, mark, onPage }: RowProps) {
  const waits = useMarksOutbox(({ waiting }) => mark.mark_id in waiting);
  const [first] = mark.parts;
  const lost = mark.parts.every(({ boxes }) => boxes.length === 0);
  const text = textOf(mark.parts);
  const go = (note: boolean) => {
    onPage(first?.page ?? 1);
    desk.openMark(mark.mark_id, note);
  };
  return (
    <li className="group flex items-start gap-1 rounded-control hover:bg-sunken">
      <button type="button" onClick={() => go(false)} className="min-w-0 flex-1 py-1.5 pl-1 text-left max-md:min-h-11">
        <span
          className={`block border-l-3 pl-2 ${mark.kind === 'note' ? 'border-page-pencil border-dashed' : EDGE[mark.colour]}`}
        >
          <span dir="auto" className="line-clamp-3 font-serif text-base leading-snug [overflow-wrap:anywhere]">
            {text}
          </span>
          {mark.note !== '' && (
            <span dir="auto" className="mt-0.5 line-clamp-3 text-sm text-soft italic [overflow-wrap:anywhere]">
              {mark.note}
            </span>
          )}
          <span className="block text-sm text-soft tabular-nums">
            {[pageName(first?.page ?? 1, first?.label), lost ? words.lost : '', waits ? words.waiting : '']
              .filter((part) => part !== '')
              .join(' · ')}
          </span>
        </span>
      </button>
      <span className="flex flex-col md:opacity-0 md:group-focus-within:opacity-100 md:group-hover:opacity-100">
        <IconButton label={words.note} className="size-9 max-md:size-11" onClick={() => go(true)}>
          <PencilLine {...icon} />
        </IconButton>
        <IconButton label={words.remove} className="size-9 max-md:size-11" onClick={() => desk.remove(mark)}>
          <Trash2 {...icon} />
        </IconButton>
      </span>
    </li>
  );
}

/** The marks that are listed, as a file. */
function TakeAway({ desk, marks }: { desk: Desk; marks: readonly Mark[] }) {
  const { title, outline } = desk.book;
  const name = safeName(words.fileName(title), words.untitled);
  return (
    <Menu
      trigger={
        <IconButton label={words.takeAway} className="max-md:size-11" disabled={marks.length === 0}>
          <Download {...icon} />
        </IconButton>
      }
    >
      <MenuItem onSelect={() => download(`${name}.md`, marksMarkdown(title, marks, outline), 'text/markdown')}>
        {words.markdown}
      </MenuItem>
      <MenuItem onSelect={() => download(`${name}.csv`, marksForAnki(title, marks), 'text/csv')}>{words.anki}</MenuItem>
    </Menu>
  );
}

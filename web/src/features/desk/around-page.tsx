import { MAX_CHOICE_WORDS } from '@contract/limits.ts';
import type { Mark } from '@contract/marks.ts';
import { useEffect, useMemo } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { marks as words } from '@/config/texts/marks.ts';
import { formatNumber } from '@/lib/format.ts';
import type { AroundPage as Around } from '@/lib/viewer-slots.ts';
import { ActionBar, type BarAction, Colours } from './action-bar.tsx';
import { useMarks } from './api.ts';
import { type ChosenPart, countWords, endsOf, isTooLong, partsOf, textOf } from './choosing/choice.ts';
import { useChoosingKeys } from './choosing/use-choosing-keys.ts';
import { citedText } from './cited.ts';
import { useDesk, useDeskState } from './desk.ts';
import { NoteEditor } from './note-editor.tsx';
import { useKeptSentence } from './reading/use-kept-sentence.ts';

/** How long it is said what was done, with a way back (ms). */
const TOLD_MS = 7_000;
/** A choice over more pages than this is too long in any book; their words need not be fetched to know it. */
const MOST_PAGES = 12;

/** What belongs to the marks of the page that is shown: the bar beside chosen words, a note that is open, the way back. */
export function AroundPage(around: Around) {
  const { page, pages, onPage, pane, look } = around;
  const desk = useDesk();
  useChoosingKeys(pane, desk, around);
  useKeptSentence(pane, desk, { page, look });
  useEffect(() => {
    desk.turn = (by) => {
      if (page + by >= 1 && page + by <= pages) onPage(page + by);
    };
  }, [desk, page, pages, onPage]);
  return (
    <>
      <ChoiceBar pane={pane} />
      <OpenMark pane={pane} page={page} />
      <Done />
    </>
  );
}

type Pane = Pick<Around, 'pane'>;

/** What can be done with the chosen words. */
function ChoiceBar({ pane }: Pane) {
  const desk = useDesk();
  const choice = useDeskState((state) => state.choice);
  const choosing = useDeskState((state) => state.choosing);
  const parts = useMemo(() => choice && partsOf(choice, desk.wordsOf), [choice, desk]);
  const missing = choice !== null && parts === null;
  const [from, to] = choice ? endsOf(choice) : [];
  const farApart = from !== undefined && to !== undefined && to.page - from.page > MOST_PAGES;

  // Pages that were leafed past have no words yet.
  useEffect(() => {
    if (!missing || !from || !to || farApart) return;
    const between = Array.from({ length: to.page - from.page + 1 }, (_, at) => from.page + at);
    void Promise.all(between.map(desk.loadWords)).then(
      () => desk.choose(desk.store.getState().choice && { ...desk.store.getState().choice! }),
      () => undefined,
    );
  });

  const tooLong = farApart || (parts !== null && isTooLong(parts));
  const text = parts ? textOf(parts) : '';
  const said = !choice || choosing || !parts ? '' : words.chosen(countWords(parts), text.slice(0, 120));
  return (
    <>
      <p role="status" className="sr-only">
        {said}
      </p>
      {choice && !choosing && (parts || farApart) && (
        <ActionBar pane={pane} parts={parts ?? []} label={words.bar} actions={actionsOf(desk, parts ?? [], tooLong)}>
          {tooLong && <p className="px-3 py-2 text-sm">{words.tooLong(formatNumber(MAX_CHOICE_WORDS))}</p>}
        </ActionBar>
      )}
    </>
  );
}

type Desk = ReturnType<typeof useDesk>;

/** Asking about words, keeping them as a card, and copying them with their page. */
function takenAlong(desk: Desk, parts: readonly ChosenPart[]): BarAction[] {
  return [
    {
      label: words.ask,
      act: () => {
        desk.letGo();
        desk.onAsk(words.askAbout(textOf(parts), citedText(desk.book.title, parts).page));
      },
    },
    ...(desk.book.readOnly ? [] : [{ label: words.card, act: () => void desk.card(parts) }]),
    {
      label: words.copy,
      act: () => {
        desk.letGo();
        void navigator.clipboard.writeText(citedText(desk.book.title, parts).text).then(
          () => desk.tell(words.copied),
          () => desk.tell(words.copyFailed),
        );
      },
    },
  ];
}

function actionsOf(desk: Desk, parts: readonly ChosenPart[], tooLong: boolean): BarAction[] {
  if (tooLong) return [];
  const marking: BarAction[] = [
    { label: words.highlight, act: () => desk.add('highlight') },
    { label: words.note, act: () => desk.add('note') },
  ];
  return [...(desk.book.readOnly ? [] : marking), ...takenAlong(desk, parts)];
}

/** The bar of a mark that was pressed, or its note. */
function OpenMark({ pane, page }: Pane & { page: number }) {
  const desk = useDesk();
  const open = useDeskState((state) => state.open);
  const recalling = useDeskState(
    ({ covered, uncovered }) => covered !== null && open !== null && uncovered.includes(open.id),
  );
  const { marks } = useMarks(desk.book.id);
  const mark = open && marks.find(({ mark_id }) => mark_id === open.id);
  const id = mark?.mark_id;

  // Whoever came from the list sees the words.
  useEffect(() => {
    const part = (id && desk.mark(id)?.parts.find((one) => one.page === page && one.boxes.length > 0)) || null;
    const sheet = pane.current?.querySelector(`[data-desk-page="${page}"]`)?.getBoundingClientRect();
    const room = pane.current?.getBoundingClientRect();
    const [box] = part?.boxes ?? [];
    if (!sheet || !room || !box || !pane.current) return;
    const top = sheet.top + box.y * sheet.height;
    if (top < room.top || top > room.bottom - 80) pane.current.scrollTop += top - room.top - room.height * 0.3;
  }, [id, page, pane, desk]);

  if (!mark) return null;
  if (recalling && !open.note) return <RecallBar pane={pane} mark={mark} />;
  return open.note ? <NoteEditor key={mark.mark_id} pane={pane} mark={mark} /> : <MarkBar pane={pane} mark={mark} />;
}

/** Words that were covered are open: were they known? */
function RecallBar({ pane, mark }: Pane & { mark: Mark }) {
  const desk = useDesk();
  const actions: BarAction[] = [
    { label: words.knew, act: () => void desk.recalled(mark, true) },
    { label: words.notYet, act: () => void desk.recalled(mark, false) },
  ];
  return <ActionBar pane={pane} parts={mark.parts} label={words.covered} actions={actions} />;
}

function MarkBar({ pane, mark }: Pane & { mark: Mark }) {
  const desk = useDesk();
  const actions: BarAction[] = [
    { label: words.note, act: () => desk.openMark(mark.mark_id, true) },
    ...takenAlong(desk, mark.parts),
    { label: words.remove, act: () => desk.remove(mark) },
  ];
  return (
    <ActionBar pane={pane} parts={mark.parts} label={words.markBar} actions={actions}>
      {mark.kind !== 'note' && <Colours value={mark.colour} onChange={(colour) => desk.recolour(mark, colour)} />}
    </ActionBar>
  );
}

/** What was just done, with the way back. */
function Done() {
  const desk = useDesk();
  const done = useDeskState((state) => state.done);
  useEffect(() => {
    if (!done) return;
    const timer = setTimeout(() => desk.store.setState({ done: null }), TOLD_MS);
    return () => clearTimeout(timer);
  }, [done, desk]);
  return (
    <div role="status" className="pointer-events-none relative z-10 h-0">
      {done && (
        <p className="pointer-events-auto absolute bottom-16 left-1/2 flex -translate-x-1/2 items-center gap-1 rounded-full bg-ink py-1 pr-2 pl-4 text-sm whitespace-nowrap text-paper shadow-float">
          {done.text}
          {done.undo && (
            <Button
              look="quiet"
              size="small"
              className="text-paper underline enabled:hover:bg-transparent max-md:min-h-11"
              onClick={done.undo}
            >
              {words.undo}
            </Button>
          )}
        </p>
      )}
    </div>
  );
}

/** What is chosen and open on the desk of one book, and what can be done with it. */
import type { OutlineEntry } from '@contract/library.ts';
import { MARK_COLOURS, type Mark, type MarkColour, type MarkKind, type PageWords } from '@contract/marks.ts';
import type { QueryClient } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import { createStore, type StoreApi, useStore } from 'zustand';
import { marks as words } from '@/config/texts/marks.ts';
import { messageOf } from '@/lib/api/api-error.ts';
import { marksNow } from '@/lib/marks.ts';
import { keepMark, sendMarks } from '@/lib/marks-outbox.ts';
import { keepEntry } from '@/lib/review-outbox.ts';
import { storedValue, storeValue } from '@/lib/storage.ts';
import { makeCard, removeCard, wordsKey, wordsOptions } from './api.ts';
import { type Choice, type ChosenPart, isTooLong, partsOf, type Spot, type WordsOf } from './choosing/choice.ts';

interface DeskState {
  choice: Choice | null;
  /** A pointer is choosing: what is chosen is not settled yet. */
  choosing: boolean;
  /** The mark whose bar is open, or whose note is; `before` is what stood there. */
  open: { id: string; note: boolean; before: string } | null;
  /** What was just done, and how it is undone. */
  done: { text: string; undo: (() => void) | null } | null;
  /** Marked words are covered, since when (ms since 1970); null while they are not. */
  covered: number | null;
  /** The marks that were uncovered again. */
  uncovered: readonly string[];
}

const COLOUR_KEY = 'folio:mark-colour';
const lastColour = (): MarkColour => MARK_COLOURS.find((colour) => colour === storedValue(COLOUR_KEY)) ?? 'moss';

const newId = () => crypto.randomUUID();
const now = () => new Date().toISOString();
/** Now, and in any case after what was there: the clock may have been set back. */
const after = (at: string) => new Date(Math.max(Date.now(), Date.parse(at) + 1)).toISOString();

/** The longest that a look at a card counts for (s). */
const MOST_SECONDS = 300;

/** What is typed goes out after a pause of this length (ms). */
const TYPED_MS = 1_500;

/** A day's worth of steps back is nobody's wish. */
const MOST_UNDONE = 50;

export interface DeskBook {
  id: string;
  title: string;
  outline: readonly OutlineEntry[];
  /** Nothing can be marked in it. */
  readOnly: boolean;
}

export class Desk {
  readonly store: StoreApi<DeskState> = createStore<DeskState>(() => ({
    choice: null,
    choosing: false,
    open: null,
    done: null,
    covered: null,
    uncovered: [],
  }));
  book: DeskBook;
  /** Pages that are shown as text that flows, by their numbers: their words where they stand there. */
  readonly laid: StoreApi<Readonly<Record<number, PageWords>>> = createStore(() => ({}));
  /** The word that is to stand so far down the pane (CSS pixels) when the page is shown in another way. */
  held: (Spot & { down: number }) | null = null;
  /** Set by whoever has them: asks about words, turns the page that is shown, and holds the sentence that is read. */
  onAsk: (text: string) => void = () => undefined;
  turn: (by: 1 | -1) => void = () => undefined;
  hold: () => void = () => undefined;
  readonly #client: QueryClient;
  #steps: (() => void)[] = [];

  constructor(book: DeskBook, client: QueryClient) {
    this.book = book;
    this.#client = client;
  }

  /** The words of a page, where they are at hand. */
  readonly wordsOf: WordsOf = (page) => this.#client.getQueryData(wordsKey(this.book.id, page));
  /** The same, where they are on the screen. */
  readonly seenWords: WordsOf = (page) => this.laid.getState()[page] ?? this.wordsOf(page);
  readonly loadWords = (page: number) => this.#client.fetchQuery(wordsOptions(this.book.id, page));

  choose(choice: Choice | null, choosing = false): void {
    this.#leaveNote();
    this.store.setState({ choice, choosing, open: null });
  }

  letGo(): void {
    this.choose(null);
  }

  openMark(id: string, note = false): void {
    this.choose(null);
    this.store.setState({ open: { id, note, before: this.mark(id)?.note ?? '' } });
  }

  parts(): ChosenPart[] | null {
    const { choice } = this.store.getState();
    return choice && partsOf(choice, this.wordsOf);
  }

  mark(id: string): Mark | undefined {
    return marksNow(this.#client, this.book.id).find(({ mark_id }) => mark_id === id);
  }

  /** Marks what is chosen; with a note it is opened to be written. */
  add(kind: MarkKind): void {
    const parts = this.parts();
    if (!parts || parts.length === 0 || isTooLong(parts) || this.book.readOnly) return;
    const at = now();
    const mark: Mark = {
      ...{ mark_id: newId(), kind, colour: lastColour(), note: '', note_at: null, created_at: at, changed_at: at },
      ...{ earlier: [], parts },
    };
    this.#keep(mark, null);
    if (kind === 'note') this.openMark(mark.mark_id, true);
    else {
      this.letGo();
      this.#did(words.highlighted, () => this.#remove(mark));
    }
  }

  recolour(mark: Mark, colour: MarkColour): void {
    storeValue(COLOUR_KEY, colour);
    if (mark.colour === colour) return;
    this.#change(mark.mark_id, { colour });
    this.#did(words.recoloured, () => this.#change(mark.mark_id, { colour: mark.colour }));
  }

  /** Writes a note: kept at once, sent when the typing pauses. */
  write(id: string, note: string): void {
    const mark = this.mark(id);
    if (!mark || mark.note === note) return;
    const kind = mark.kind === 'highlight' && note !== '' ? 'note' : mark.kind;
    this.#keep(
      { ...mark, note, note_at: now(), ...(kind !== mark.kind && { kind, changed_at: after(mark.changed_at) }) },
      mark.note_at,
      TYPED_MS,
    );
  }

  /** The note that is open is left: what has neither words nor a colour of its own was never meant. */
  #leaveNote(): void {
    const { open } = this.store.getState();
    const mark = open?.note && this.mark(open.id);
    if (!open || !mark) return;
    const { note, kind, earlier } = mark;
    const isNew = kind === 'note' && open.before === '';
    if (isNew && note === '' && earlier.length === 0) this.#remove(mark);
    else if (note !== open.before) {
      this.#did(words.noted, () => (isNew ? this.#remove(mark) : this.write(mark.mark_id, open.before)));
      void sendMarks();
    }
  }

  remove(mark: Mark): void {
    this.store.setState({ open: null });
    this.#remove(mark);
    this.#did(words.removed, () => this.#keep(mark, mark.note_at));
  }

  /** Takes back what was done last. */
  undo(): boolean {
    const step = this.#steps.pop();
    this.store.setState({ done: null, open: null });
    step?.();
    return step !== undefined;
  }

  /** Keeps chosen words as a card for review. */
  async card(parts: readonly ChosenPart[]): Promise<void> {
    this.letGo();
    try {
      const { added, card_id } = await makeCard(this.book.id, parts);
      if (added === 0) this.tell(words.cardKnown);
      else this.#did(words.cardAdded, () => void removeCard(card_id).catch(() => this.tell(words.cardStays)));
    } catch (error) {
      this.tell(messageOf(error));
    }
  }

  /** Covers what is marked, or takes the covers away. */
  cover(): void {
    const { covered } = this.store.getState();
    this.letGo();
    this.store.setState({ covered: covered === null ? Date.now() : null, uncovered: [] });
  }

  uncover(mark: Mark): void {
    this.store.setState(({ uncovered }) => ({ uncovered: [...uncovered, mark.mark_id] }));
    this.store.setState({ open: { id: mark.mark_id, note: false, before: mark.note } });
  }

  /** Writes down whether covered words were known: in the log of the card that they are from then on. */
  async recalled(mark: Mark, known: boolean): Promise<void> {
    const { covered } = this.store.getState();
    const at = now();
    this.store.setState({ open: null });
    try {
      const { card_id } = await makeCard(this.book.id, mark.parts);
      const seconds = Math.min(MOST_SECONDS, Math.round((Date.parse(at) - (covered ?? Date.now())) / 1_000));
      keepEntry({ id: newId(), card_id, at, grade: known ? 3 : 1, seconds: Math.max(0, seconds) });
      // The next one is thought about from now on.
      this.store.setState((state) => ({ covered: state.covered === null ? null : Date.now() }));
      this.tell(known ? words.knewTold : words.notYetTold);
    } catch (error) {
      this.tell(messageOf(error));
    }
  }

  tell(text: string): void {
    this.store.setState({ done: { text, undo: null } });
  }

  #did(text: string, step: () => void): void {
    this.#steps = [...this.#steps.slice(1 - MOST_UNDONE), step];
    this.store.setState({ done: { text, undo: () => this.undo() } });
  }

  #change(id: string, change: Partial<Mark>): void {
    const mark = this.mark(id);
    if (mark) this.#keep({ ...mark, ...change, changed_at: after(mark.changed_at) }, mark.note_at);
  }

  #keep(mark: Mark, known: string | null, sendAfter = 0): void {
    keepMark(this.book.id, mark, { known, sendAfter });
  }

  #remove(mark: Mark): void {
    const there = this.mark(mark.mark_id) ?? mark;
    keepMark(this.book.id, there, { known: there.note_at, removed: true });
  }
}

export const DeskContext = createContext<Desk | null>(null);

export function useDesk(): Desk {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error('no desk around this');
  return desk;
}

export const useDeskState = <T>(select: (state: DeskState) => T): T => useStore(useDesk().store, select);

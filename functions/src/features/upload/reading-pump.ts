import type { Page } from '../../book/model.ts';

/** How often it is looked whether there is something to carry, and how often at most how far the reading is is told: Firestore keeps no more than one write a second to a document up for long. */
const TICK_MS = 250;
const TELL_MS = 1_000;
/** A sign of life even where one page takes long: six of them fit into the time after which a run counts as dead. */
const HEARTBEAT_MS = 10_000;
/** Parts begin small, so that a book can be asked at once, and grow, so that there are about 30 at most. */
const FIRST_PART_MS = 500;
const GROWTH = 1.5;
const LONGEST_PART_MS = 30_000;

export interface Progress {
  pagesRead: number;
  parts: number;
}

/** Where the pump delivers. `report` answers whether the work is still wanted. */
export interface Sink {
  savePart: (part: number, pages: Page[]) => Promise<void>;
  report: (progress: Progress) => Promise<boolean>;
}

/** The book was deleted, or another run has taken over. */
export class NotWanted extends Error {
  override name = 'NotWanted';
}

/**
 * Carries what a reading finds to where others see it: how many pages are read about once a second, and the pages
 * themselves in parts. Ends the reading (by aborting `signal`) when it is not wanted any more, or cannot be delivered.
 */
export class ReadingPump {
  private readonly stop = new AbortController();
  private readonly sink: Sink;
  private waiting: Page[] = [];
  private progress: Progress = { pagesRead: 0, parts: 0 };
  private reported = 0;
  private reportedAt = Date.now();
  private partAt = Date.now();
  private working = Promise.resolve();
  private busy = false;
  private readonly timer: NodeJS.Timeout;

  constructor(sink: Sink) {
    this.sink = sink;
    this.timer = setInterval(() => {
      if (!this.busy) this.working = this.tick();
    }, TICK_MS);
  }

  /** Aborted when the reading should end. */
  get signal(): AbortSignal {
    return this.stop.signal;
  }

  /** Takes pages that have just been read. */
  take = (pages: Page[]): void => {
    this.waiting.push(...pages);
    this.progress.pagesRead += pages.length;
  };

  /** Ends the carrying; settles when nothing is under way any more. */
  async end(): Promise<void> {
    clearInterval(this.timer);
    await this.working;
  }

  /** The first pages are told at once, further ones once a second, and without any a sign of life now and then. */
  private isTellingDue(): boolean {
    const since = Date.now() - this.reportedAt;
    if (this.progress.pagesRead === this.reported) return since >= HEARTBEAT_MS;
    return this.reported === 0 || since >= TELL_MS;
  }

  private async tick(): Promise<void> {
    this.busy = true;
    try {
      const due = Math.min(LONGEST_PART_MS, FIRST_PART_MS * GROWTH ** this.progress.parts);
      const partDue = this.waiting.length > 0 && Date.now() - this.partAt >= due;
      if (partDue) {
        const pages = this.waiting;
        this.waiting = [];
        await this.sink.savePart(this.progress.parts + 1, pages);
        this.progress.parts++;
        this.partAt = Date.now();
      }
      if (!partDue && !this.isTellingDue()) return;
      this.reported = this.progress.pagesRead;
      this.reportedAt = Date.now();
      if (!(await this.sink.report({ ...this.progress }))) this.stop.abort(new NotWanted());
    } catch (error) {
      this.stop.abort(error);
    } finally {
      this.busy = false;
    }
  }
}

/** A plan as it is told: the chapters of the next days by name, those of far ones by number, so that a reply has an end. Pure. */
import type { ExamDay, ExamTask, PlannedChapter } from '../../contract/exam.ts';
import type { Plan, PlanTask } from './plan.ts';

/** Chapters that are left out have this part of the room, where they are many. */
const LEFT_OUT = 0.25;

/** What a list of names may still take. */
class Names {
  #left: number;
  used = 0;
  readonly #chapters: readonly PlannedChapter[];

  constructor(room: number, chapters: readonly PlannedChapter[]) {
    this.#left = room;
    this.#chapters = chapters;
  }

  /** The chapter, if there is room to name it; after the first for which there is none, none is named. */
  name(at: number): PlannedChapter | undefined {
    const chapter = this.#chapters[at];
    if (!chapter) return undefined;
    const bytes = Buffer.byteLength(JSON.stringify(chapter));
    if (bytes > this.#left) {
      this.#left = 0;
      return undefined;
    }
    this.#left -= bytes;
    this.used += bytes;
    return chapter;
  }

  /** Room of its own for some of the names, taken from this one. */
  part(share: number): Names {
    return new Names(this.#left * share, this.#chapters);
  }

  /** What a part has used is used here. */
  without({ used }: Names): void {
    this.#left = Math.max(0, this.#left - used);
    this.used += used;
  }
}

export interface ToldPlan {
  days: ExamDay[];
  left_out: PlannedChapter[];
  /** What the names take. */
  bytes: number;
}

/**
 * @param chapters as the plan counts them
 * @param room bytes that all names together may take: what today asks first, then what was done today, the first of what is left out, and the
 *   days to come in their order
 */
export function toldPlan({ days, unmet }: Plan, chapters: readonly PlannedChapter[], room: number): ToldPlan {
  const names = new Names(room, chapters);
  const [today, ...later] = days;
  const first = today && { ...today, tasks: told(today.tasks, names) };
  const forLeftOut = names.part(LEFT_OUT);
  const left_out: PlannedChapter[] = [];
  for (const at of unmet) {
    const chapter = forLeftOut.name(at);
    if (!chapter) break;
    left_out.push(chapter);
  }
  names.without(forLeftOut);
  const rest = later.map((day) => ({ ...day, tasks: told(day.tasks, names) }));
  return { days: first ? [first, ...rest] : rest, left_out, bytes: names.used };
}

/** The tasks of a day, those that are not named counted at its end. */
function told(tasks: readonly PlanTask[], names: Names): ExamTask[] {
  const named = new Map<PlanTask, PlannedChapter>();
  // What is still to do leads.
  for (const task of [...tasks.filter(({ done }) => !done), ...tasks.filter(({ done }) => done)]) {
    const chapter = task.chapter === null ? undefined : names.name(task.chapter);
    if (chapter) named.set(task, chapter);
  }
  const counted = new Map<string, ExamTask & { count: number }>();
  const shown = tasks.flatMap((task): ExamTask[] => {
    const { kind, minutes, done } = task;
    const chapter = named.get(task);
    if (chapter || task.chapter === null) return [{ kind, minutes, done, ...(chapter && { chapter }) }];
    const alike = `${kind} ${done}`;
    const sum = counted.get(alike) ?? { kind, minutes: 0, done, count: 0 };
    counted.set(alike, { ...sum, minutes: sum.minutes + minutes, count: sum.count + 1 });
    return [];
  });
  return [...shown, ...counted.values()];
}

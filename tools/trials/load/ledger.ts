/** What calls came to: how many, how long, how answered. */
import { setTimeout as pause } from 'node:timers/promises';

/** The value below which this share (0–1) of them lies; 0 of none. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** Hosting gives up then. */
const GIVE_UP_MS = 60_000;

async function after(ms: number, signal: AbortSignal): Promise<never> {
  await pause(ms, undefined, { signal });
  throw new Error(`No reply in ${ms} ms.`);
}

export class Ledger {
  readonly times = new Map<string, number[]>();
  readonly statuses = new Map<number, number>();
  /** Calls that were answered with 500 or more, or not at all. */
  readonly failures: string[] = [];

  /** Runs a call and notes it. What it throws, and no reply in a minute, is noted and thrown on. */
  async timed<T extends { status: number }>(name: string, work: () => Promise<T>): Promise<T> {
    const began = performance.now();
    const late = new AbortController();
    try {
      const answer = await Promise.race([work(), after(GIVE_UP_MS, late.signal)]);
      const times = this.times.get(name) ?? [];
      times.push(performance.now() - began);
      this.times.set(name, times);
      this.statuses.set(answer.status, (this.statuses.get(answer.status) ?? 0) + 1);
      if (answer.status >= 500) this.failures.push(`${name}: ${answer.status}`);
      return answer;
    } catch (error) {
      this.failures.push(`${name}: no reply`);
      throw error;
    } finally {
      late.abort();
    }
  }

  /** How often each failure was. */
  failed(): string[] {
    return [...Map.groupBy(this.failures, (failure) => failure)]
      .map(([failure, all]) => `${failure} × ${all.length}`)
      .toSorted();
  }

  /** A line for each call and one for all: count, then 50th, 95th and 99th percentile in ms. */
  lines(): string[] {
    const line = (name: string, times: readonly number[]) => {
      const at = [0.5, 0.95, 0.99].map((share) => String(Math.round(percentile(times, share))).padStart(6));
      return `${name.padEnd(16)}${String(times.length).padStart(6)}${at.join('')}`;
    };
    const all = [...this.times.values()].flat();
    return [
      `${'call'.padEnd(16)} count   p50   p95   p99 (ms)`,
      ...[...this.times].toSorted().map(([name, times]) => line(name, times)),
      line('all', all),
    ];
  }
}

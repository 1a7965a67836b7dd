/** What calls came to: how many, how long, how answered. */

/** The value below which this share (0–1) of them lies; 0 of none. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

export class Ledger {
  readonly times = new Map<string, number[]>();
  readonly statuses = new Map<number, number>();
  /** Calls that were answered with 500 or more, or not at all. */
  readonly failures: string[] = [];

  /** Runs a call and notes it. What it throws (no reply) is noted and thrown on. */
  async timed<T extends { status: number }>(name: string, work: () => Promise<T>): Promise<T> {
    const began = performance.now();
    try {
      const answer = await work();
      const times = this.times.get(name) ?? [];
      times.push(performance.now() - began);
      this.times.set(name, times);
      this.statuses.set(answer.status, (this.statuses.get(answer.status) ?? 0) + 1);
      if (answer.status >= 500) this.failures.push(`${name}: ${answer.status}`);
      return answer;
    } catch (error) {
      this.failures.push(`${name}: no reply`);
      throw error;
    }
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

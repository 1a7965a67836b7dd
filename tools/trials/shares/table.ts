import type { Outcome } from './day.ts';

/** Outcomes as Markdown: a table for each set of figures. */
export function tableOf(outcomes: readonly Outcome[]): string[] {
  const lines: string[] = [];
  let names = '';
  for (const { what, figures } of outcomes) {
    const keys = Object.keys(figures);
    if (keys.join() !== names) {
      names = keys.join();
      if (lines.length > 0) lines.push('');
      lines.push(`| | ${keys.join(' | ')} |`, `|---|${keys.map(() => '---').join('|')}|`);
    }
    lines.push(`| ${what} | ${Object.values(figures).join(' | ')} |`);
  }
  return lines;
}

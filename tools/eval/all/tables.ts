/** Tables of evaluations for `evals/results/README.md`: one a task, before and now side by side. */

export interface Results {
  commit: string;
  /** Day, ISO 8601. */
  date: string;
  machine: string;
  runs: { task: string; set: string | null; figures: Record<string, unknown> }[];
}

/** What of a task's last line stands in its table: a name and where to find it. */
const COLUMNS: Record<string, [name: string, path: string][]> = {
  golden: [
    ['answers kept', 'answers.kept'],
    ['of', 'answers.n'],
    ['marks kept', 'marking.kept'],
    ['of', 'marking.n'],
    ['left to the student', 'marking.left'],
  ],
  answers: [
    ['n', 'n'],
    ['own answered', 'own.answered'],
    ['foreign declined', 'foreign.declined'],
    ['foreign shown as an answer', 'foreign.shown'],
    ['section', 'all.section'],
    ['term: meaning', 'kinds.term.meaning'],
    ['choice: meaning', 'kinds.choice.meaning'],
    ['fact: span', 'kinds.fact.span'],
    ['line and first passage', 'all.first'],
    ['≤ 250 words', 'all.shown'],
    ['a line', 'all.line'],
    ['verbatim', 'quotes.verbatim'],
    ['ms', 'ms.mean'],
  ],
  marking: [
    ['n', 'n'],
    ['macro-F1', 'macroF1'],
    ['accuracy', 'accuracy'],
    ['left to the student', 'unsure'],
    ['reference accepted', 'accepted.reference'],
    ['denied reference accepted', 'accepted.negatedReference'],
  ],
  quiz: [
    ['books', 'books'],
    ['choices', 'mcqs'],
    ['evidence verified', 'evidenceVerified'],
    ['key is the longest', 'longestIsRight'],
    ['slowest, ms', 'msSlowest'],
  ],
};

function at(figures: Record<string, unknown> | undefined, path: string): string {
  let value: unknown = figures;
  for (const key of path.split('.'))
    value = typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined;
  return typeof value === 'number' ? String(Number(value.toFixed(3))) : '';
}

/** Markdown. Columns that no run of a task fills are left out. */
export function tablesOf(before: Results | null, now: Results | null): string {
  const of = (results: Results | null) =>
    results ? `${results.commit}, ${results.date}, ${results.machine}` : 'not run';
  const lines = [
    '# What was measured',
    '',
    'Written by `npm run eval -- --task all`; the sets and what the figures mean are in [evals/README.md](../README.md). Times are',
    'of a shared machine and say little.',
    '',
    `- before: the version before the third plan (${of(before)})`,
    `- now: ${of(now)}`,
    '',
  ];
  for (const [task, columns] of Object.entries(COLUMNS)) {
    const sets = [
      ...new Set(
        [before, now].flatMap((one) => one?.runs.filter((run) => run.task === task).map(({ set }) => set) ?? []),
      ),
    ];
    if (sets.length === 0) continue;
    const figuresOf = (results: Results | null, set: string | null) =>
      results?.runs.find((run) => run.task === task && run.set === set)?.figures;
    const used = columns.filter(([, path]) =>
      sets.some((set) => at(figuresOf(before, set), path) || at(figuresOf(now, set), path)),
    );
    lines.push(
      `## ${task}`,
      '',
      `| set | version | ${used.map(([name]) => name).join(' | ')} |`,
      `|---|---|${'---|'.repeat(used.length)}`,
    );
    for (const set of sets)
      for (const [version, results] of [
        ['before', before],
        ['now', now],
      ] as const) {
        const figures = figuresOf(results, set);
        if (figures)
          lines.push(
            `| ${set ?? 'evals/golden'} | ${version} | ${used.map(([, path]) => at(figures, path)).join(' | ')} |`,
          );
      }
    lines.push('');
  }
  return `${lines.join('\n').trimEnd()}\n`;
}

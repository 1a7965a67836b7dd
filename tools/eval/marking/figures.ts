/** Reading answers that people have marked, and how far a marker agrees with them. */

export interface MarkedAnswer {
  id: string;
  set: string;
  /** What the answer was made to be ("own", "negated" …), where the data says. */
  kind?: string;
  question: string;
  references: string[];
  answer: string;
  correct: boolean;
}

const text = (value: unknown): value is string => typeof value === 'string';

/** One answer per line of JSON; a line that is not one stops the run with its number. */
export function parseAnswers(lines: string): MarkedAnswer[] {
  const rows: MarkedAnswer[] = [];
  for (const [index, line] of lines.split('\n').entries()) {
    if (line.trim() === '') continue;
    const row: unknown = JSON.parse(line);
    if (!isAnswer(row)) throw new Error(`Line ${index + 1} is not a marked answer.`);
    rows.push({ ...row, set: row.set ?? 'all', id: String(row.id) });
  }
  return rows;
}

function isAnswer(row: unknown): row is MarkedAnswer {
  if (typeof row !== 'object' || row === null) return false;
  const { question, references, answer, correct }: Record<string, unknown> = { ...row };
  return (
    text(question) &&
    text(answer) &&
    typeof correct === 'boolean' &&
    Array.isArray(references) &&
    references.every(text)
  );
}

/** n, accuracy, macro-averaged F1 of the two classes, and how many were left undecided (these count as wrong). */
export function agreement(pairs: readonly (readonly [correct: boolean, verdict: boolean | null])[]) {
  const right = pairs.filter(([correct, verdict]) => verdict === correct).length;
  const f1 = (label: boolean) => {
    const hit = pairs.filter(([correct, verdict]) => correct === label && verdict === label).length;
    const said = pairs.filter(([, verdict]) => verdict === label).length;
    const wanted = pairs.filter(([correct]) => correct === label).length;
    return said + wanted === 0 ? 0 : (2 * hit) / (said + wanted);
  };
  const n = pairs.length;
  const undecided = pairs.filter(([, verdict]) => verdict === null).length;
  return { n, accuracy: n === 0 ? 0 : right / n, macroF1: (f1(true) + f1(false)) / 2, undecided };
}

export interface Judged {
  row: MarkedAnswer;
  /** Null where it was not decided. */
  accepted: boolean | null;
  unsure: boolean;
}

/** For each kind of answer: how many there are, and the shares that are right, accepted and left unsure. */
export function byKind(judged: readonly Judged[]) {
  const kinds = Map.groupBy(
    judged.filter(({ row }) => row.kind !== undefined),
    ({ row }) => row.kind ?? '',
  );
  const share = (part: readonly Judged[], test: (one: Judged) => boolean) => part.filter(test).length / part.length;
  return Object.fromEntries(
    [...kinds].map(([kind, part]) => [
      kind,
      {
        n: part.length,
        accuracy: share(part, ({ row, accepted }) => accepted === row.correct),
        accepted: share(part, ({ accepted }) => accepted === true),
        unsure: share(part, ({ unsure }) => unsure),
      },
    ]),
  );
}

/** Logistic regression by Newton's method with a ridge on standardised features (Hastie et al., Elements of Statistical Learning, 4.4). */

export interface Sample {
  features: readonly number[];
  label: number;
  weight: number;
  /** Log-odds given before any feature, not fitted; 0 where absent. */
  prior?: number;
}

const RIDGE: number = 1;
const STEPS = 8;

/** Weights and bias on the features as given. Deterministic. */
export function fitLogistic(samples: readonly Sample[]): { weights: number[]; bias: number } {
  const width = samples[0]?.features.length ?? 0;
  const mean = Array.from(
    { length: width },
    (_, j) => samples.reduce((sum, s) => sum + (s.features[j] ?? 0), 0) / samples.length,
  );
  const spread = mean.map(
    (centre, j) =>
      Math.sqrt(samples.reduce((sum, s) => sum + ((s.features[j] ?? 0) - centre) ** 2, 0) / samples.length) || 1,
  );
  const rows = samples.map((s) => [...s.features.map((value, j) => (value - (mean[j] ?? 0)) / (spread[j] ?? 1)), 1]);
  let beta = new Array<number>(width + 1).fill(0);
  for (let step = 0; step < STEPS; step++) {
    const gradient = beta.map((value, j) => (j < width ? -RIDGE * value : 0));
    const hessian = beta.map((_, a) => beta.map((__, b) => (a === b ? (a < width ? RIDGE : 1e-9) : 0)));
    for (const [index, row] of rows.entries()) {
      const { label, weight, prior = 0 } = samples[index] ?? { label: 0, weight: 0 };
      const p = 1 / (1 + Math.exp(-row.reduce((sum, value, j) => sum + value * (beta[j] ?? 0), prior)));
      for (const [a, value] of row.entries()) {
        gradient[a] = (gradient[a] ?? 0) + weight * (label - p) * value;
        const line = hessian[a] ?? [];
        for (const [b, other] of row.entries()) line[b] = (line[b] ?? 0) + weight * p * (1 - p) * value * other;
      }
    }
    const change = solve(hessian, gradient);
    beta = beta.map((value, j) => value + (change[j] ?? 0));
  }
  const weights = beta.slice(0, width).map((value, j) => value / (spread[j] ?? 1));
  return { weights, bias: (beta[width] ?? 0) - weights.reduce((sum, value, j) => sum + value * (mean[j] ?? 0), 0) };
}

/** A fit as it is stored: each weight by the name of its feature. */
export const weightsOf = (names: readonly string[], { weights, bias }: ReturnType<typeof fitLogistic>) => ({
  weights: Object.fromEntries(names.map((name, at) => [name, Number((weights[at] ?? 0).toFixed(3))])),
  bias: Number(bias.toFixed(3)),
});

/** Gaussian elimination with partial pivoting. */
function solve(matrix: readonly number[][], right: readonly number[]): number[] {
  const rows = matrix.map((line, i) => [...line, right[i] ?? 0]);
  const size = rows.length;
  const at = (i: number, j: number) => rows[i]?.[j] ?? 0;
  for (let c = 0; c < size; c++) {
    let pivot = c;
    for (let r = c + 1; r < size; r++) if (Math.abs(at(r, c)) > Math.abs(at(pivot, c))) pivot = r;
    [rows[c], rows[pivot]] = [rows[pivot] ?? [], rows[c] ?? []];
    for (let r = 0; r < size; r++) {
      const factor = r === c ? 0 : at(r, c) / at(c, c);
      if (factor !== 0) rows[r] = (rows[r] ?? []).map((value, j) => value - factor * at(c, j));
    }
  }
  return rows.map((line, i) => (line[size] ?? 0) / at(i, i));
}

/** A row of signal values, and whether what it speaks for was meant. */
export type Row = { values: readonly number[]; isMeant: boolean }

const ROUNDS = 12
/** Keeps weights of signals that are seldom seen small. */
const RIDGE = 3

export function chanceOf(weights: readonly number[], values: readonly number[]): number {
  const sum = values.reduce((total, value, at) => total + value * (weights[at] ?? 0), 0)
  return 1 / (1 + Math.exp(-sum))
}

/** Logistic regression by Newton's method. */
export function fitLogistic(rows: readonly Row[], size: number): number[] {
  let weights: number[] = Array.from({ length: size }, () => 0)
  for (let round = 0; round < ROUNDS; round += 1) {
    const gradient = weights.map((weight) => -RIDGE * weight)
    const curve = weights.map((_, row) => weights.map((__, column) => (row === column ? RIDGE : 0)))
    for (const { values, isMeant } of rows) addRow(values, isMeant, weights, gradient, curve)
    const step = solve(curve, gradient)
    weights = weights.map((weight, at) => weight + (step[at] ?? 0))
  }
  return weights
}

function addRow(
  values: readonly number[],
  isMeant: boolean,
  weights: readonly number[],
  gradient: number[],
  curve: number[][],
): void {
  const chance = chanceOf(weights, values)
  const miss = Number(isMeant) - chance
  const spread = chance * (1 - chance)
  for (const [row, value] of values.entries()) {
    if (value === 0) continue
    gradient[row] = (gradient[row] ?? 0) + miss * value
    const line = curve[row] ?? []
    for (const [column, other] of values.entries()) {
      line[column] = (line[column] ?? 0) + spread * value * other
    }
  }
}

/** Gaussian elimination with pivots; the matrix is positive definite. */
function solve(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, at) => [...row, right[at] ?? 0])
  const size = rows.length
  for (let column = 0; column < size; column += 1) {
    const pivot = rows
      .map((row, at) => ({ at, value: Math.abs(row[column] ?? 0) }))
      .filter(({ at }) => at >= column)
      .reduce((best, other) => (other.value > best.value ? other : best))
    swap(rows, column, pivot.at)
    const head = rows[column] ?? []
    for (const [at, row] of rows.entries()) {
      if (at === column) continue
      const factor = (row[column] ?? 0) / (head[column] || 1)
      for (let place = column; place <= size; place += 1) {
        row[place] = (row[place] ?? 0) - factor * (head[place] ?? 0)
      }
    }
  }
  return rows.map((row, at) => (row[size] ?? 0) / (row[at] || 1))
}

function swap(rows: number[][], one: number, other: number): void {
  const [first, second] = [rows[one], rows[other]]
  if (first && second) {
    rows[one] = second
    rows[other] = first
  }
}

/** One of the things that a line may mean: the signal values of each of its clauses, by the kind of meaning. */
export type Candidate = { kind: number; clauses: readonly (readonly number[])[] }

/** A line with all that it may mean, and the place of what it means among them; −1 where it means none of them. */
export type Line = { candidates: readonly Candidate[]; meant: number }

/** The weights of the signals, by kind. */
export type KindWeights = readonly (readonly number[])[]

const ROUNDS = 250
const RATE = 0.06
/** Keeps weights of signals that are seldom seen small. */
const RIDGE = 2e-4
const [KEEP_SLOPE, KEEP_SQUARE, TINY] = [0.9, 0.999, 1e-8]

/** The chance of each candidate by its best clause; what is missing to 1 is the chance of none. */
export function chancesOf(
  { candidates }: Line,
  weights: KindWeights,
): { chance: number; clause: readonly number[] }[] {
  const best = candidates.map(({ kind, clauses }) => bestClause(clauses, weights[kind] ?? []))
  const sum = best.reduce((total, { weight }) => total + Math.exp(weight), 1)
  return best.map(({ weight, clause }) => ({ chance: Math.exp(weight) / sum, clause }))
}

function bestClause(clauses: readonly (readonly number[])[], weights: readonly number[]) {
  let best: { weight: number; clause: readonly number[] } = { weight: -Infinity, clause: [] }
  for (const clause of clauses) {
    let weight = 0
    for (let at = 0; at < clause.length; at += 1) weight += (clause[at] ?? 0) * (weights[at] ?? 0)
    if (weight > best.weight) best = { weight, clause }
  }
  return best
}

/**
 * Softmax regression with shared weights per kind, by gradient descent with moments (Adam, Kingma and Ba 2015).
 */
export function fitSoftmax(lines: readonly Line[], kinds: number, size: number): number[][] {
  const zeros = () => Array.from({ length: kinds }, () => Array.from({ length: size }, () => 0))
  const [weights, slopes, squares] = [zeros(), zeros(), zeros()]
  for (let round = 1; round <= ROUNDS; round += 1) {
    const gradient = gradientAt(lines, weights, zeros())
    for (const [kind, own] of weights.entries()) {
      for (const [at, weight] of own.entries()) {
        const slope = (gradient[kind]?.[at] ?? 0) / lines.length + RIDGE * weight
        const mean = KEEP_SLOPE * (slopes[kind]?.[at] ?? 0) + (1 - KEEP_SLOPE) * slope
        const square = KEEP_SQUARE * (squares[kind]?.[at] ?? 0) + (1 - KEEP_SQUARE) * slope ** 2
        put(slopes, kind, at, mean)
        put(squares, kind, at, square)
        const step = mean / (1 - KEEP_SLOPE ** round)
        own[at] = weight - (RATE * step) / (Math.sqrt(square / (1 - KEEP_SQUARE ** round)) + TINY)
      }
    }
  }
  return weights
}

function gradientAt(
  lines: readonly Line[],
  weights: KindWeights,
  gradient: number[][],
): number[][] {
  for (const line of lines) {
    for (const [number, { chance, clause }] of chancesOf(line, weights).entries()) {
      const miss = chance - Number(number === line.meant)
      const own = gradient[line.candidates[number]?.kind ?? 0] ?? []
      for (let at = 0; at < clause.length; at += 1)
        own[at] = (own[at] ?? 0) + miss * (clause[at] ?? 0)
    }
  }
  return gradient
}

function put(table: number[][], row: number, column: number, value: number): void {
  const own = table[row]
  if (own) own[column] = value
}

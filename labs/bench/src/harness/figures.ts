/** The value below which `share` of all lie; NaN of nothing. */
export function percentile(values: ArrayLike<number>, share: number): number {
  const sorted = Float64Array.from(values).toSorted()
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  const upper = sorted[middle] ?? Number.NaN
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? Number.NaN)) / 2
}

export type Ratio = { median: number; min: number; max: number }

/** Pairwise, so that a machine that slows down in the middle slows both sides of a pair. */
export function pairedRatio(over: readonly number[], under: readonly number[]): Ratio {
  const ratios = over.map((value, index) => value / (under[index] ?? Number.NaN))
  return { median: median(ratios), min: Math.min(...ratios), max: Math.max(...ratios) }
}

export function show(value: number): string {
  if (!Number.isFinite(value)) return String(value)
  return value >= 1_000 ? value.toFixed(0) : value.toFixed(value >= 100 ? 1 : 2)
}

export type Random = {
  /** A number in [0, 1). */
  next(): number
  /** An integer in [0, size). */
  below(size: number): number
}

/** Mulberry32 by Tommy Ettinger (public domain): 32 bits of state, enough for dice and picks. */
export function seededRandom(seed: number): Random {
  let state = Math.trunc(seed) | 0
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  return { next, below: (size) => Math.floor(next() * size) }
}

export function pick<T>(random: Random, items: readonly T[]): T | null {
  return items[random.below(items.length)] ?? null
}

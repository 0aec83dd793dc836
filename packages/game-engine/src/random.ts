export type Random = {
  /** An integer in [0, size). */
  below(size: number): number
}

const STEP = 0x9e3779b9

/** Splitmix32: 32 bits of state, enough for a deal; each state is used once. */
export function seededRandom(seed: number): Random {
  let state = seed | 0
  const next = () => {
    state = (state + STEP) | 0
    return (mix(state) >>> 0) / 2 ** 32
  }
  return { below: (size) => Math.floor(next() * size) }
}

/** A seed of its own for each list of numbers, so that a later draw does not depend on how many came before. */
export function deriveSeed(seed: number, ...parts: readonly number[]): number {
  return parts.reduce((mixed, part) => mix((mixed + Math.imul(part + 1, STEP)) | 0), mix(seed))
}

export function shuffle<T>(random: Random, items: readonly T[]): T[] {
  const left = [...items]
  return items.flatMap(() => left.splice(random.below(left.length), 1))
}

export function pick<T>(random: Random, items: readonly [T, ...T[]]): T {
  return items[random.below(items.length)] ?? items[0]
}

function mix(value: number): number {
  let mixed = value
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x21f0aaad)
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97)
  return mixed ^ (mixed >>> 15)
}

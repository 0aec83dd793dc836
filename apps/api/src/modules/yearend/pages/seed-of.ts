import { createHash } from 'node:crypto'

/** A number of 31 bits that is the same for the same text. */
export function seedOf(text: string): number {
  return createHash('sha256').update(text).digest().readUInt32BE() >>> 1
}

/** One of several, the same for the same seed and name. */
export function pickBy<T>(items: readonly [T, ...T[]], seed: number, name: string): T {
  return items[seedOf(`${seed} ${name}`) % items.length] ?? items[0]
}

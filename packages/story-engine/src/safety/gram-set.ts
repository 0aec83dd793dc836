/** Letters in a gram. */
export const GRAM = 8
const BASE = 0x01000193
const LEAVING = Array.from({ length: GRAM - 1 }).reduce<number>(
  (power) => Math.imul(power, BASE),
  1,
)

/** The hash of the gram that ends with `entering`, from the one before it; `leaving` is 0 while fewer were read. */
export function rollHash(hash: number, leaving: number, entering: number): number {
  return (Math.imul(hash - Math.imul(leaving, LEAVING), BASE) + entering) | 0
}

/** Every 8-gram of some texts as a hash, in one flat table; a hit is a likelihood, to be proved on the text. */
export type GramSet = { has: (hash: number) => boolean; bytes: number }

export function gramSet(texts: readonly string[]): GramSet {
  const count = texts.reduce((sum, text) => sum + Math.max(0, text.length - GRAM + 1), 0)
  const size = 2 ** Math.ceil(Math.log2(Math.max(16, count * 2)))
  const table = new Int32Array(size)
  for (const text of texts) {
    let hash = 0
    for (let index = 0; index < text.length; index += 1) {
      const leaving = index < GRAM ? 0 : text.charCodeAt(index - GRAM)
      hash = rollHash(hash, leaving, text.charCodeAt(index))
      if (index >= GRAM - 1) table[slotOf(table, hash)] = hash || 1
    }
  }
  return { has: (hash) => table[slotOf(table, hash)] !== 0, bytes: table.byteLength }
}

/** Where a hash stands, or the free slot where it would: 0 marks a free one, so hash 0 is kept as 1. */
function slotOf(table: Int32Array, hash: number): number {
  const mask = table.length - 1
  const sought = hash || 1
  let slot = Math.imul(sought ^ (sought >>> 15), 0x2c1b3c6d) & mask
  while (table[slot] !== 0 && table[slot] !== sought) slot = (slot + 1) & mask
  return slot
}

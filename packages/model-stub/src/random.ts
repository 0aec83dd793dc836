export type Random = {
  /** An integer in [0, size). */
  below: (size: number) => number
  /** An integer in [least, most]. */
  between: (least: number, most: number) => number
}

/** One stream of numbers per seed and purpose, so that a longer text does not move the cuts. */
export function seededRandom(seed: number, purpose: string): Random {
  let state = hashText(`${purpose}/${seed}`)
  const below = (size: number) => {
    state = (state + 0x9e3779b9) | 0
    return Math.floor((mix(state) / 2 ** 32) * size)
  }
  return { below, between: (least, most) => least + below(most - least + 1) }
}

/** FNV-1a over UTF-16 units, then mixed: neighbouring texts get far seeds. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1)
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return mix(hash)
}

/** `count` items in a seeded order; fewer where there are fewer. */
export function sample<T>(random: Random, items: readonly T[], count: number): T[] {
  const left = [...items]
  const taken: T[] = []
  while (taken.length < count && left.length > 0)
    taken.push(...left.splice(random.below(left.length), 1))
  return taken
}

/** The finaliser of MurmurHash3 by Austin Appleby (public domain). */
function mix(value: number): number {
  let mixed = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return (mixed ^ (mixed >>> 16)) >>> 0
}

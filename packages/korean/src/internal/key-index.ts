import type { TriggerKey } from './trigger-key.js'

const SPACE = /\s/u

/** Where keys may begin in one text. */
export type KeyPlaces = {
  /** The keys whose letters stand at a place, spaces apart; in the order in which they were given. */
  at: (start: number) => readonly TriggerKey[]
}

const NONE: readonly TriggerKey[] = []

/** Finds keys by all their letters, so that what a scan costs does not grow with how many begin alike. */
export function indexKeys(keys: readonly TriggerKey[]): (text: string) => KeyPlaces {
  const byLetters = new Map<string, TriggerKey[]>()
  const lengths = new Map<string, Set<number>>()
  const order = new Map(keys.map((key, at) => [key, at]))
  for (const key of keys) {
    const letters = key.words.join('')
    const same = byLetters.get(letters)
    if (same) same.push(key)
    else byLetters.set(letters, [key])
    const first = letters.charAt(0)
    const known = lengths.get(first)
    if (known) known.add(letters.length)
    else lengths.set(first, new Set([letters.length]))
  }
  return (text) => {
    const { compact, placeOf } = withoutSpaces(text)
    return {
      at(start) {
        const wanted = lengths.get(text.charAt(start))
        if (!wanted) return NONE
        const place = placeOf[start] ?? 0
        let found: readonly TriggerKey[] = NONE
        for (const length of wanted) {
          const keysHere = byLetters.get(compact.slice(place, place + length))
          if (keysHere) found = found.length === 0 ? keysHere : [...found, ...keysHere]
        }
        if (found.length < 2) return found
        return found.toSorted((a, b) => (order.get(a) ?? 0) - (order.get(b) ?? 0))
      },
    }
  }
}

function withoutSpaces(text: string): { compact: string; placeOf: Uint32Array } {
  const placeOf = new Uint32Array(text.length)
  let compact = ''
  for (let at = 0; at < text.length; at += 1) {
    placeOf[at] = compact.length
    const letter = text.charAt(at)
    if (!SPACE.test(letter)) compact += letter
  }
  return { compact, placeOf }
}

import type { Pace } from '@doran/contract'
import { STORAGE_KEYS } from '@doran/contract/names'

/** The first is the default. */
export const PACES = ['normal', 'calm', 'fast', 'instant'] as const satisfies readonly Pace[]

/** What a screen reader hears of a story: each sentence as it ends, the finished turn, or nothing. */
export const STREAM_VOICES = ['sentence', 'turn', 'off'] as const
export type StreamVoice = (typeof STREAM_VOICES)[number]

/** How fast the person wants stories told. In the browser only. */
export const readPace = () => readKnown(STORAGE_KEYS.pace, PACES)

export const readStreamVoice = () => readKnown(STORAGE_KEYS.streamVoice, STREAM_VOICES)

// Storage may be forbidden; then the defaults hold.
function readKnown<T extends string>(key: string, known: readonly [T, ...T[]]): T {
  try {
    const stored = localStorage.getItem(key)
    return known.find((value) => value === stored) ?? known[0]
  } catch {
    return known[0]
  }
}

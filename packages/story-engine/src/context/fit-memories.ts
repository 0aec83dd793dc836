import type { CountTokens } from './assembled-context.js'
import type { FittedLines } from './fit-lore.js'

/** A memory with the number of newer ones. */
export type AgedMemory = { text: string; age: number }

/** The dearest memories that fit, told in the order in which they were made; `memories` has the dearest first. */
export function fitMemories(
  memories: readonly AgedMemory[],
  room: number,
  count: CountTokens,
): FittedLines {
  const kept: AgedMemory[] = []
  let tokens = 0
  let dropped = 0
  for (const memory of memories) {
    const cost = count(`${lineOf(memory)}\n`)
    if (tokens + cost > room) {
      dropped = cost
      break
    }
    kept.push(memory)
    tokens += cost
  }
  const lines = kept.toSorted((one, other) => other.age - one.age).map(lineOf)
  if (dropped === 0) return { lines, tokens, drops: [] }
  const what = `기억 ${memories.length - kept.length}개`
  const reason = kept.length > 0 ? 'priority' : 'budget'
  return { lines, tokens, drops: [{ section: 'E', what, tokens: dropped, reason }] }
}

const lineOf = ({ text }: AgedMemory) => `- ${text}`

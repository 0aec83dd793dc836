import type { Memory } from '../state/story-state.js'
import type { CountTokens } from './assembled-context.js'
import type { FittedLines } from './fit-lore.js'

/** The newest memories that fit, told in the order in which they were made. */
export function fitMemories(
  memories: readonly Memory[],
  room: number,
  count: CountTokens,
): FittedLines {
  const lines: string[] = []
  let tokens = 0
  for (const [index, { as }] of memories.toReversed().entries()) {
    const line = `- ${as}`
    const cost = count(`${line}\n`)
    if (tokens + cost > room) {
      const left = memories.length - index
      const what = `오래된 기억 ${left}개`
      const reason = index > 0 ? 'priority' : 'budget'
      return {
        lines: lines.toReversed(),
        tokens,
        drops: [{ section: 'E', what, tokens: cost, reason }],
      }
    }
    lines.push(line)
    tokens += cost
  }
  return { lines: lines.toReversed(), tokens, drops: [] }
}

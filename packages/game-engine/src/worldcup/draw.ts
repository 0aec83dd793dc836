import type { WorldcupContent } from '@doran/contract'
import { seededRandom, shuffle } from '../random.js'
import type { WorldcupState } from './worldcup-state.js'

/**
 * The first round, drawn by lot; of more items than places a sample. Where items are too few, those who meet nobody are
 * spread evenly, so that two of them meet in the second round only where they are more than half of the matches.
 */
export function drawPairs(
  { items }: WorldcupContent,
  size: number,
  seed: number,
): WorldcupState['draw'] {
  const drawn = shuffle(
    seededRandom(seed),
    items.map((item) => item.key),
  ).slice(0, size)
  const matches = size / 2
  const alone = size - drawn.length
  const hasNobody = (at: number) =>
    Math.floor(((at + 1) * alone) / matches) > Math.floor((at * alone) / matches)
  let next = 0
  const draw: [string, string | null][] = []
  for (let at = 0; at < matches; at += 1) {
    const left = drawn[next]
    if (left === undefined) break
    const right = hasNobody(at) ? null : (drawn[next + 1] ?? null)
    draw.push([left, right])
    next += right === null ? 1 : 2
  }
  return draw
}

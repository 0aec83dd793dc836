import type { Random } from '../random.js'
import { DELIMITER } from './tail.js'

const HIGH_SURROGATE = /[\uD800-\uDBFF]$/

/** Pieces of 1–6 UTF-16 units; a surrogate pair stays whole, for JSON text cannot carry half of one. */
export function cutTokens(random: Random, text: string): string[] {
  const tokens: string[] = []
  for (let at = 0; at < text.length; at += tokens.at(-1)?.length ?? 1) {
    const token = text.slice(at, at + random.between(1, 6))
    tokens.push(HIGH_SURROGATE.test(token) ? text.slice(at, at + token.length + 1) : token)
  }
  return tokens
}

/** As `cutTokens`, but every cut near the delimiter falls inside it: one, two, or all ten. */
export function cutInsideDelimiter(random: Random, text: string): string[] {
  const start = text.indexOf(DELIMITER)
  const before = Math.max(0, start - 3)
  const after = start + DELIMITER.length + 3
  const edges = [before, ...placesInside(random).map((place) => start + place), after]
  return [
    ...cutTokens(random, text.slice(0, before)),
    ...edges.slice(1).map((edge, index) => text.slice(edges[index], edge)),
    ...cutTokens(random, text.slice(after)),
  ]
}

function placesInside(random: Random): number[] {
  const most = DELIMITER.length - 1
  const kind = random.below(3)
  if (kind === 0) return Array.from({ length: most }, (_, index) => index + 1)
  if (kind === 1) return [random.between(1, most)]
  const one = random.between(1, most - 1)
  return [one, random.between(one + 1, most)]
}

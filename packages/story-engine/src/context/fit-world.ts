import type { CountTokens, Drop } from './assembled-context.js'
import { fitSentences } from './fit-sentences.js'
import { fitParts, joinParts } from './text-parts.js'
import type { WorldParts } from './world-parts.js'

export type FittedText = { text: string; tokens: number; drops: Drop[] }

/** B as far as it fits: without samples, then looks, then detail of the least of the cast, then a shorter world. */
export function fitWorld(parts: WorldParts, room: number, count: CountTokens): FittedText {
  const { kept, tokens, drops } = fitParts(parts, room, count, 'B')
  if (tokens <= room) return { text: joinParts(kept), tokens, drops }
  const others = joinParts(kept.filter((part) => part !== parts.world))
  const othersTokens = count(others)
  const people = fitSentences(others, room, count, 'start')
  const world = fitSentences(parts.world.text, room - othersTokens, count, 'start')
  return {
    text: world.text === '' ? people.text : `${world.text}\n${people.text}`,
    tokens: world.tokens + people.tokens,
    drops: [
      ...drops,
      ...dropOf(parts.world.what, world.droppedTokens),
      ...dropOf('주인공과 인물', people.droppedTokens),
    ],
  }
}

function dropOf(what: string, tokens: number): Drop[] {
  return tokens > 0 ? [{ section: 'B', what, tokens, reason: 'budget' }] : []
}

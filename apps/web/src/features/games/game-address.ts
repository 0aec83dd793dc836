import type { PlayWay } from '../../lib/game-paths'

export type GameQuery = Record<string, string | string[] | undefined>

/** What the address of a game's page says. */
export type GameAddress = {
  id: string | null
  /** The code of a shared result. */
  play: string | null
  /** Another result to hold beside it. */
  compareWith: string | null
  /** Play it here, where its kind has no page of its own. */
  isPlaying: boolean
  way: PlayWay | null
  /** The result of a story whose first steps are gone again, and how many of them. */
  from: string | null
  step: number | null
}

export function readGameAddress(query: GameQuery): GameAddress {
  return {
    id: textOf(query['id']),
    play: textOf(query['play']),
    compareWith: textOf(query['with']),
    isPlaying: query['go'] !== undefined,
    way: query['resume'] !== undefined ? 'resume' : query['fresh'] !== undefined ? 'fresh' : null,
    from: textOf(query['from']),
    step: countOf(query['step']),
  }
}

function countOf(value: GameQuery[string]): number | null {
  const text = textOf(value)
  return text !== null && /^\d{1,4}$/.test(text) ? Number(text) : null
}

function textOf(value: GameQuery[string]): string | null {
  return (Array.isArray(value) ? value[0] : value) || null
}

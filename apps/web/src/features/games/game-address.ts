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
}

export function readGameAddress(query: GameQuery): GameAddress {
  return {
    id: textOf(query['id']),
    play: textOf(query['play']),
    compareWith: textOf(query['with']),
    isPlaying: query['go'] !== undefined,
  }
}

function textOf(value: GameQuery[string]): string | null {
  return (Array.isArray(value) ? value[0] : value) || null
}

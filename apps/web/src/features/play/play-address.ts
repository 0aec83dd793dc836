import type { PlayWay } from '../../lib/game-paths'

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

export type PlayQuery = Record<string, string | string[] | undefined>

export type PlayAddress = {
  /** Null where none is named, or what is named cannot be one. */
  gameId: string | null
  way: PlayWay | null
}

/** What the address of a player says; null where it is that of a hub. */
export function readPlayAddress(query: PlayQuery): PlayAddress | null {
  const { id, resume, fresh } = query
  if (id === undefined) return null
  return {
    gameId: typeof id === 'string' && UUID.test(id) ? id.toLowerCase() : null,
    way: resume !== undefined ? 'resume' : fresh !== undefined ? 'fresh' : null,
  }
}

import type { ApiClient } from '@doran/api-client'
import type { GameKind } from '@doran/contract'
import type { ContentOf } from '../content-of'
import type { PlayedGame } from '../../played-game'
import type { RatedGame } from '../../rated-player'
import { readPlayedGame } from '../../read-played-game'

type KindInPlace = Exclude<GameKind, 'tomato'>

/** What a player opens with, with the kind that says which player it is. */
export type ForPlayer = {
  [Kind in KindInPlace]: { kind: Kind; played: PlayedGame<ContentOf<Kind>> }
}[KindInPlace]

/** Null where there is no such game any more, and for a field of tomatoes, which is played on its own page. */
export async function readForPlayer(
  api: ApiClient,
  { id, kind }: { id: string; kind: GameKind },
): Promise<ForPlayer | RatedGame | null> {
  switch (kind) {
    case 'psytest':
      return withKind(kind, await readPlayedGame(api, kind, id))
    case 'worldcup':
      return withKind(kind, await readPlayedGame(api, kind, id))
    case 'tier':
      return withKind(kind, await readPlayedGame(api, kind, id))
    case 'quiz':
      return withKind(kind, await readPlayedGame(api, kind, id))
    case 'branch':
      return withKind(kind, await readPlayedGame(api, kind, id))
    case 'tomato':
      return null
  }
}

function withKind<Kind extends GameKind, Played extends object>(
  kind: Kind,
  read: Played | RatedGame | null,
): { kind: Kind; played: Played } | RatedGame | null {
  if (read === null || isRated(read)) return read
  return { kind, played: read }
}

function isRated(read: object): read is RatedGame {
  return 'refusal' in read
}

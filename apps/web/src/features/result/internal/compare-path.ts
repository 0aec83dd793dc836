import { resultPath } from '../../../lib/game-paths'

/** A result beside another of the same game. */
export function comparePath(gameId: string, shareCode: string, other: string): string {
  return `${resultPath(gameId, shareCode)}&${new URLSearchParams({ with: other })}#compare`
}

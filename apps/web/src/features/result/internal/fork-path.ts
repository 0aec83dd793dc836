import { playPath, type PlayedGame } from '../../../lib/game-paths'

/** A story begun afresh after so many steps of a result of one's own. */
export function forkPath(game: PlayedGame, shareCode: string, step: number): string {
  return `${playPath(game, 'fresh')}&${new URLSearchParams({ from: shareCode, step: String(step) })}`
}

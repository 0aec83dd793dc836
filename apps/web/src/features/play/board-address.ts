import type { PlayWay } from '../../lib/game-paths'
import { readPlayAddress, type PlayQuery } from './play-address'

const CODE = /^[1-9A-HJ-NP-Za-km-z]{10}$/

/** What the address of tier boards says; null where it is that of their hub. */
export type BoardAddress =
  /** A board is made of a game, or goes on from one that was finished. */
  | { of: 'game'; gameId: string | null; way: PlayWay | null; from: string | null }
  /** A picture is made of a finished one; as a frame alone, for cameras. */
  | { of: 'play'; shareCode: string | null; isFrame: boolean }

export function readBoardAddress(query: PlayQuery): BoardAddress | null {
  const { play, render, from } = query
  if (play !== undefined) return { of: 'play', shareCode: codeOf(play), isFrame: render === '1' }
  const address = readPlayAddress(query)
  return address && { of: 'game', ...address, from: codeOf(from) }
}

function codeOf(given: PlayQuery[string]): string | null {
  return typeof given === 'string' && CODE.test(given) ? given : null
}

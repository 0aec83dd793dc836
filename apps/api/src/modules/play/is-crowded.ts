import { PLAY } from '@doran/contract/limits'
import type { Context } from '../../platform/context/context.js'
import { networkOf } from '../../platform/context/network.js'
import { countInWindow } from '../../platform/db/count-in-window.js'

const HOUR_MS = 3_600_000

type Counted = { gameId: string; what: 'start' | 'finish' }

/**
 * Counts a play of the caller's network, and says whether it had more of the game in this hour than statistics may
 * hold: so that nobody makes them alone, with however many browsers.
 */
export async function isCrowded(
  { db, clock, caller }: Context,
  { gameId, what }: Counted,
): Promise<boolean> {
  const { address, network } = PLAY.countedPerHour
  const window = { now: clock.now(), windowMs: HOUR_MS }
  // Where no address is known the two are one word.
  const count = (scope: 'address' | 'network', of: string) =>
    countInWindow(db, { ...window, key: `play-${what}-${scope}:${gameId}:${of}` })
  // One after the other, in the same order by all who wait for each other.
  const ofAddress = await count('address', caller.address)
  if (ofAddress > address) return true
  return (await count('network', networkOf(caller.address))) > network
}

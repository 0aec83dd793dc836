import type { TurnGems } from '@doran/contract'
import type { Context } from '../../platform/context/context.js'
import { findSessionOwner } from './turn-repository.js'
import { readBalance } from '../wallet/index.js'
import type { TurnRow } from '../../schema/story/turn.table.js'

/** What a turn holds or has cost of its member's gems, and what is left; null where it holds none. */
export async function readTurnGems(
  ctx: Context,
  { sessionId, gemsHeld, gemsCharged }: TurnRow,
): Promise<TurnGems | null> {
  if (gemsHeld === 0) return null
  const profileId = await findSessionOwner(ctx.db, sessionId)
  if (profileId === null) return null
  const balance = await readBalance(ctx, { profileId, currency: 'gem' })
  return { held: gemsHeld, charged: gemsCharged, balance }
}

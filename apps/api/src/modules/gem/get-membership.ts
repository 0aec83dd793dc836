import type { Membership } from '@doran/contract'
import { PRICES } from '@doran/contract/limits'
import type { Member } from '../../platform/context/actor.js'
import type { Context } from '../../platform/context/context.js'
import { passOffer } from './get-gems.js'
import { findLastPass, readPassUse } from './pass-store.js'

/** The member's last pass with what it gave, and what the next one would be. */
export async function getMembership(ctx: Context<'models', Member>): Promise<Membership> {
  const { db, actor } = ctx
  const last = await findLastPass(db, actor.profileId)
  const offer = await passOffer(ctx, actor.profileId)
  if (!last) return { pass: null, offer }
  const use = await readPassUse(db, actor.profileId, last, PRICES.dailyGems)
  const period = { startsAt: last.startsAt.toISOString(), endsAt: last.endsAt.toISOString() }
  return { pass: { ...period, ...use }, offer }
}

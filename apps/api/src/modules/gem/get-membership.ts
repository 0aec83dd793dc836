import type { Membership } from '@doran/contract'
import { PRICES } from '@doran/contract/limits'
import type { Member } from '../../platform/context/actor.js'
import type { Context } from '../../platform/context/context.js'
import { passOffer } from './get-gems.js'
import { findStartedPass, readPassUse } from './pass-repository.js'

/** The member's pass that runs, or else their last one, with what it gave; and what the next one would be. */
export async function getMembership(ctx: Context<'models', Member>): Promise<Membership> {
  const { db, clock, actor } = ctx
  const pass = await findStartedPass(db, actor.profileId, clock.now())
  const offer = await passOffer(ctx, actor.profileId)
  if (!pass) return { pass: null, offer }
  const use = await readPassUse(db, actor.profileId, pass, PRICES.dailyGems)
  const period = { startsAt: pass.startsAt.toISOString(), endsAt: pass.endsAt.toISOString() }
  return { pass: { ...period, ...use }, offer }
}

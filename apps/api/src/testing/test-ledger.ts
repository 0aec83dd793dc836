import { sql } from 'drizzle-orm'
import type { Member } from '../platform/context/actor.js'
import { NO_CALLER } from '../platform/context/caller.js'
import { createContext, systemContext } from '../platform/context/context.js'
import { OFFICIAL_PROFILE_ID } from '../modules/profile/index.js'
import { checkLedger } from '../modules/wallet/index.js'
import { fillOf } from '../modules/wallet/post-movement.js'
import type { TestApi } from './test-app.js'

/** What is wrong with the books. */
export async function ledgerFaults({ deps }: TestApi): Promise<string[]> {
  const checks = await checkLedger(systemContext(deps))
  return checks.flatMap(({ faults }) => faults)
}

export const contextOf = ({ deps }: TestApi, member: Member) =>
  createContext(deps, member, NO_CALLER)

type Hold = { profileId: string; sessionId: string; turnId: string; price: number }

/** Holds gems for a turn of a story as `accept_turn` does; answers how many are missing. */
export async function holdGems(
  { deps }: TestApi,
  { profileId, sessionId, turnId, price }: Hold,
): Promise<number> {
  const fill: unknown = JSON.parse(fillOf('gem') ?? 'null')
  const asked = { price, price_with_pass: price, fill, work_owner: OFFICIAL_PROFILE_ID }
  const { rows } = await deps.db.execute<{ missing: number }>(sql`
    select missing from hold_gems(
      ${profileId}, ${turnId}, ${sessionId}, ${JSON.stringify(asked)}::jsonb, ${deps.clock.now().toISOString()}
    )`)
  return rows[0]?.missing ?? 0
}

/** Ends a hold as the end of its turn does. */
export async function settleHold(
  { deps }: TestApi,
  { turnId, isCharged }: { turnId: string; isCharged: boolean },
): Promise<void> {
  await deps.db.execute(
    sql`select * from settle_hold(${turnId}, ${isCharged}, ${deps.clock.now().toISOString()})`,
  )
}

import { sql } from 'drizzle-orm'
import type { System } from '../../platform/context/actor.js'
import type { Context } from '../../platform/context/context.js'

/** How long a hold may outlive its turn: whoever finalizes a turn settles its hold in the same statement. */
const GRACE_MS = 120_000

/** Settles what turns still hold that are told no more, as a process leaves them that was killed. */
export async function releaseDeadHolds({ db, clock }: Context<never, System>): Promise<void> {
  const now = clock.now()
  const before = new Date(now.getTime() - GRACE_MS)
  await db.execute(sql`
    select settle_hold(dead.turn_id, dead.is_charged, ${now.toISOString()})
    from (
      select wallet_hold.turn_id, coalesce(turn.is_counted, false) as is_charged
      from wallet_hold left join turn on turn.id = wallet_hold.turn_id
      where wallet_hold.status = 'held' and wallet_hold.created_at < ${before.toISOString()}
        and turn.status is distinct from 'streaming'
      limit 200
    ) as dead`)
}

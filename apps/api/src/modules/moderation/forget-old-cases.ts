import { sql } from 'drizzle-orm'
import { MODERATION } from '@doran/contract/limits'
import type { System } from '../../platform/context/actor.js'
import type { Context } from '../../platform/context/context.js'

/** A year after a decision nothing stays of what people wrote about it; what was decided stays, by ids. */
export async function forgetOldCases({ db, clock }: Context<never, System>): Promise<void> {
  const decidedBefore = new Date(clock.now().getTime() - MODERATION.forgottenAfterMs)
  await db.execute(sql`
    with old as materialized (
      select id from moderation_case
      where status = 'decided' and decided_at < ${decidedBefore.toISOString()}::timestamptz
    ), reports as (
      update report set detail = '', excerpt = ''
      where case_id in (select id from old) and (detail <> '' or excerpt <> '')
    ), claims as (
      update rights_claim set name = '', email = '', detail = ''
      where case_id in (select id from old) and email <> ''
    )
    update moderation_case set excerpt = '', appeal_text = null
    where id in (select id from old) and (excerpt <> '' or appeal_text is not null)`)
}

import { and, eq, getTableName, isNotNull, lte, sql } from 'drizzle-orm'
import { inTransaction, type Context } from '../../platform/context/context.js'
import type { Person } from '../../platform/module/table-rule.js'
import { member } from '../../schema/account/member.table.js'
import { recordAudit } from '../audit/index.js'
import { deleteImagesOf } from '../image/index.js'
import { profile } from '../../schema/profile/profile.table.js'
import { findPerson } from './find-person.js'

const AT_ONCE = 20

type EraseContext = Context<'images' | 'registry'>

/** Erases the accounts whose days to come back are over; answers how many. */
export async function eraseMembers(ctx: EraseContext): Promise<number> {
  const due = await ctx.db
    .select({ id: member.id })
    .from(member)
    .where(isDue(ctx.clock.now()))
    .orderBy(member.eraseAt)
    .limit(AT_ONCE)
  let erased = 0
  for (const { id } of due) {
    if (await eraseMember(ctx, id)) erased += 1
  }
  return erased
}

/** False where the person came back meanwhile. */
function eraseMember(ctx: EraseContext, memberId: string): Promise<boolean> {
  return inTransaction(ctx, async (tx) => {
    const person = await findPerson(tx, memberId)
    const [row] = await tx.db
      .select({ id: member.id })
      .from(member)
      .where(and(eq(member.id, memberId), isDue(tx.clock.now())))
      .for('update')
    if (!row) return false
    // Files first: what breaks off leaves rows that say what is still to be removed.
    await deleteImagesOf(tx, person.profileId)
    await deleteRows(tx, person)
    await recordAudit(tx, { action: 'account.deleted', memberId })
    return true
  })
}

/** Referring tables before those that they refer to. */
async function deleteRows(ctx: EraseContext, person: Person): Promise<void> {
  for (const rule of ctx.registry.tables.toReversed()) {
    if ('holdsNoPerson' in rule || rule.onErase === 'keep') continue
    const table = sql.identifier(getTableName(rule.table))
    if (rule.onErase) await rule.onErase(ctx, person)
    else await ctx.db.execute(sql`delete from ${table} where ${rule.rowsOf(person)}`)
  }
}

/** The product's own account stays, whatever its row says. */
function isDue(now: Date) {
  const isOfficial = sql`select from ${profile} where ${profile.memberId} = ${member.id} and ${profile.isOfficial}`
  return and(isNotNull(member.eraseAt), lte(member.eraseAt, now), sql`not exists (${isOfficial})`)
}

import { and, eq, isNotNull, lte, sql } from 'drizzle-orm'
import type { Executor } from '../../platform/db/client.js'
import { member } from '../account/member.table.js'
import type { Deps } from '../../deps.js'
import { runEvery } from '../../platform/time/run-every.js'
import { deleteImagesOf } from '../image/index.js'
import { findPerson } from './find-person.js'
import { TABLE_RULES, type Person } from './table-rules.js'

const EVERY_MS = 10 * 60_000
const AT_ONCE = 20

/** Erases the accounts whose days to come back are over; answers how many. */
export async function eraseMembers(deps: Deps): Promise<number> {
  const due = await deps.db
    .select({ id: member.id })
    .from(member)
    .where(isDue(deps.clock.now()))
    .orderBy(member.eraseAt)
    .limit(AT_ONCE)
  let erased = 0
  for (const { id } of due) {
    if (await eraseMember(deps, id)) erased += 1
  }
  return erased
}

/** False where the person came back meanwhile. */
async function eraseMember(deps: Deps, memberId: string): Promise<boolean> {
  const person = await findPerson(deps.db, memberId)
  return deps.db.transaction(async (tx) => {
    const [row] = await tx
      .select({ id: member.id })
      .from(member)
      .where(and(eq(member.id, memberId), isDue(deps.clock.now())))
      .for('update')
    if (!row) return false
    // Files first: what breaks off leaves rows that say what is still to be removed.
    await deleteImagesOf(deps, person.profileId)
    await deleteRows(tx, person)
    return true
  })
}

async function deleteRows(db: Executor, person: Person): Promise<void> {
  for (const rule of TABLE_RULES) {
    if ('holdsNobody' in rule) continue
    await db.execute(sql`delete from ${sql.identifier(rule.table)} where ${rule.rowsOf(person)}`)
  }
}

function isDue(now: Date) {
  return and(isNotNull(member.eraseAt), lte(member.eraseAt, now))
}

export function startErasing(deps: Deps): { stop: () => void } {
  return runEvery(deps, {
    everyMs: EVERY_MS,
    failure: 'erasing accounts failed',
    run: () => eraseMembers(deps),
  })
}

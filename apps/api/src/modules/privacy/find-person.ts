import { eq } from 'drizzle-orm'
import type { Context } from '../../platform/context/context.js'
import type { Person } from '../../platform/module/table-rule.js'
import { member } from '../../schema/account/member.table.js'
import { profile } from '../../schema/profile/profile.table.js'

/** By whose ids a member's rows are found. */
export async function findPerson({ db }: Context, memberId: string): Promise<Person> {
  const [row] = await db
    .select({ email: member.email, profileId: profile.id })
    .from(member)
    .innerJoin(profile, eq(profile.memberId, member.id))
    .where(eq(member.id, memberId))
  if (!row) throw new Error(`member ${memberId} is gone`)
  return { memberId, ...row }
}

import { sql, type SQL } from 'drizzle-orm'
import type { Context } from '../../platform/context/context.js'
import type { Person } from '../../platform/module/table-rule.js'
import { FORGOTTEN } from './forget-tickets.js'
import { ticket } from '../../schema/support/ticket.table.js'

/** Also what they sent by the same address while they had no account, which its link lets them read. */
export const ofPerson = ({ profileId, email }: Person): SQL =>
  sql`(profile_id = ${profileId} or email = ${email})`

/**
 * Of whoever is erased only how many asked for what, and when, stays: what was said went before, and the row names
 * nobody.
 */
export async function eraseTickets({ db }: Context, person: Person): Promise<void> {
  await db
    .update(ticket)
    .set({ ...FORGOTTEN, profileId: null, senderId: sql`id`, status: 'closed' })
    .where(ofPerson(person))
}

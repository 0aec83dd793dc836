import { eq } from 'drizzle-orm'
import type { Member } from '../../platform/context/actor.js'
import type { Context } from '../../platform/context/context.js'
import { recordAudit, type AuditAction } from '../audit/index.js'
import { profile } from '../../schema/profile/profile.table.js'
import type { TicketRow } from './ticket-repository.js'
import { numberOf } from './ticket-view.js'

type Act = { action: Extract<AuditAction, `ticket.${string}`>; row: TicketRow }

/** What an operator did with a ticket, in the transaction that does it. */
export async function recordAct(ctx: Context<never, Member>, { action, row }: Act): Promise<void> {
  const { id: ticketId, profileId, status } = row
  const details = { ticketId, number: numberOf(row), status }
  await recordAudit(ctx, { action, memberId: await memberOf(ctx, profileId), details })
}

async function memberOf({ db }: Context, profileId: string | null): Promise<string | null> {
  if (profileId === null) return null
  const [row] = await db
    .select({ memberId: profile.memberId })
    .from(profile)
    .where(eq(profile.id, profileId))
  return row?.memberId ?? null
}

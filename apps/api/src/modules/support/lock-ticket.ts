import type { Actor, Member } from '../../platform/context/actor.js'
import type { FullContext } from '../../platform/context/context.js'
import { AppError } from '../../platform/errors/app-error.js'
import { hashOfKey } from './ticket-link.js'
import { findTicketByLink, lockTicket, type TicketRow } from './ticket-repository.js'

/**
 * The member's ticket, locked for the rest of the transaction.
 * @throws AppError NOT_FOUND
 */
export async function lockOwn(ctx: FullContext<Member>, id: string): Promise<TicketRow> {
  const locked = await lockTicket(ctx.db, id)
  if (locked?.profileId !== ctx.actor.profileId) throw new AppError('NOT_FOUND')
  return locked
}

/**
 * The ticket that a link opens, locked for the rest of the transaction: another link may have taken its place until then.
 * @throws AppError NOT_FOUND
 */
export async function lockByLink(ctx: FullContext<Actor>, key: string): Promise<TicketRow> {
  const linkHash = hashOfKey(key)
  const found = await findTicketByLink(ctx.db, linkHash, ctx.clock.now())
  const locked = found && (await lockTicket(ctx.db, found.id))
  if (!locked || locked.linkHash !== linkHash) throw new AppError('NOT_FOUND')
  return locked
}

import { z } from 'zod'
import type {
  AdminTicket,
  AdminTicketCard,
  ParsedQueryOf,
  Ticket,
  TicketCard,
} from '@doran/contract'
import type { Actor, Member } from '../../platform/context/actor.js'
import type { FullContext } from '../../platform/context/context.js'
import { AppError } from '../../platform/errors/app-error.js'
import { CursorInstant, decodeCursor, toPage } from '../../platform/keyset/cursor.js'
import { hashOfKey } from './ticket-link.js'
import {
  findTicket,
  findTicketByLink,
  listQueue,
  listTicketsOfMember,
} from './ticket-repository.js'
import { toAdminCards, toAdminTicket, toTicket, toTicketCard } from './ticket-view.js'

const Position = z.object({ at: CursorInstant, id: z.uuid() })

type Paged<Item> = { items: Item[]; nextCursor: string | null }

/** The member's, the newest first. */
export async function listOwnTickets(
  { db, actor }: FullContext<Member>,
  { cursor, limit }: ParsedQueryOf<'GET /v1/support/ticket/my'>,
): Promise<Paged<TicketCard>> {
  const after = decodeCursor(cursor, Position)
  const rows = await listTicketsOfMember(db, actor.profileId, { after, limit: limit + 1 })
  return toPage(rows, limit, toTicketCard, ({ createdAt, id }) => ({
    at: createdAt.toISOString(),
    id,
  }))
}

/**
 * A visitor's, by its link. What has ended answers as what never was.
 * @throws AppError NOT_FOUND
 */
export async function openByLink(
  ctx: FullContext<Actor>,
  { key }: { key: string },
): Promise<Ticket> {
  const row = await findTicketByLink(ctx.db, hashOfKey(key), ctx.clock.now())
  if (!row) throw new AppError('NOT_FOUND')
  return toTicket(ctx, row)
}

/** For moderators: what waits longest comes first. */
export async function listTickets(
  ctx: FullContext<Member>,
  { status, kind, cursor, limit }: ParsedQueryOf<'GET /v1/admin/ticket'>,
): Promise<Paged<AdminTicketCard>> {
  const after = decodeCursor(cursor, Position)
  const rows = await listQueue(ctx.db, { status, kind }, { after, limit: limit + 1 })
  return toPage(
    await toAdminCards(ctx, rows),
    limit,
    (card) => card,
    ({ changedAt, id }) => ({ at: changedAt, id }),
  )
}

/**
 * For moderators; looking changes nothing.
 * @throws AppError NOT_FOUND
 */
export async function getTicket(
  ctx: FullContext<Member>,
  { ticketId }: { ticketId: string },
): Promise<AdminTicket> {
  const row = await findTicket(ctx.db, ticketId)
  if (!row) throw new AppError('NOT_FOUND')
  return toAdminTicket(ctx, row)
}

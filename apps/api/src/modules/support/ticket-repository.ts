import { and, asc, count, desc, eq, gt, inArray, isNull, sql, type SQL } from 'drizzle-orm'
import type { TicketKind, TicketStatus } from '@doran/contract'
import type { Executor } from '../../platform/db/client.js'
import type { RowOwner } from '../../platform/db/ownership.js'
import type { Merge } from '../../platform/module/table-rule.js'
import { ticket } from '../../schema/support/ticket.table.js'

export type TicketRow = typeof ticket.$inferSelect
/** With the beginning of what was said first; null where it is forgotten. */
export type ListedTicket = TicketRow & { firstText: string | null }
export type TicketPosition = { at: string; id: string }
type Page = { after: TicketPosition | null; limit: number }

const EXCERPT_UNITS = 500
/** The names are written out: inside a list of columns they would be left unqualified. */
const firstText = sql<string | null>`(
  select left(said.text, ${EXCERPT_UNITS}) from ticket_message said
  where said.ticket_id = ticket.id order by said.created_at, said.id limit 1)`

/** Who the ticket is of; of a forgotten one, nobody that there is. */
export function senderOf({ profileId, senderId }: TicketRow): RowOwner {
  return profileId === null
    ? { kind: 'visitor', visitorId: senderId }
    : { kind: 'member', profileId }
}

export async function insertTicket(
  db: Executor,
  row: typeof ticket.$inferInsert,
): Promise<TicketRow> {
  const [inserted] = await db.insert(ticket).values(row).returning()
  if (!inserted) throw new Error('the inserted ticket did not come back')
  return inserted
}

export async function findTicket(db: Executor, id: string): Promise<TicketRow | null> {
  return one(db, eq(ticket.id, id))
}

export async function findTicketOfMember(
  db: Executor,
  profileId: string,
  id: string,
): Promise<TicketRow | null> {
  return one(db, and(eq(ticket.id, id), eq(ticket.profileId, profileId)))
}

export async function findTicketByClientId(
  db: Executor,
  senderId: string,
  clientTicketId: string,
): Promise<TicketRow | null> {
  return one(db, and(eq(ticket.senderId, senderId), eq(ticket.clientTicketId, clientTicketId)))
}

/** The one that a link opens now. */
export async function findTicketByLink(
  db: Executor,
  linkHash: string,
  now: Date,
): Promise<TicketRow | null> {
  return one(db, and(eq(ticket.linkHash, linkHash), gt(ticket.linkEndsAt, now)))
}

async function one(db: Executor, condition: SQL | undefined): Promise<TicketRow | null> {
  const [row] = await db.select().from(ticket).where(condition)
  return row ?? null
}

/** Locks a ticket for the rest of the transaction, against all that is said and decided about it. */
export async function lockTicket(db: Executor, id: string): Promise<TicketRow | null> {
  const [row] = await db.select().from(ticket).where(eq(ticket.id, id)).for('update')
  return row ?? null
}

/** Holds back whoever sends more of the same sender, until the transaction ends. */
export async function lockSender(db: Executor, senderId: string): Promise<void> {
  await db.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`tickets of ${senderId}`}, 0))`,
  )
}

export async function countOpen(db: Executor, sender: RowOwner): Promise<number> {
  const isTheirs =
    sender.kind === 'member'
      ? eq(ticket.profileId, sender.profileId)
      : eq(ticket.senderId, sender.visitorId)
  const [row] = await db
    .select({ count: count() })
    .from(ticket)
    .where(and(isTheirs, inArray(ticket.status, ['received', 'checking'])))
  return row?.count ?? 0
}

export async function updateTicket(
  db: Executor,
  id: string,
  values: Partial<typeof ticket.$inferInsert>,
): Promise<TicketRow> {
  const [row] = await db.update(ticket).set(values).where(eq(ticket.id, id)).returning()
  if (!row) throw new Error(`ticket ${id} is gone`)
  return row
}

/** A member's, the newest first. */
export async function listTicketsOfMember(
  db: Executor,
  profileId: string,
  { after, limit }: Page,
): Promise<ListedTicket[]> {
  const rows = await db
    .select({ ticket, firstText })
    .from(ticket)
    .where(
      and(
        eq(ticket.profileId, profileId),
        after
          ? sql`(${ticket.createdAt}, ${ticket.id}) < (${after.at}::timestamptz, ${after.id}::uuid)`
          : undefined,
      ),
    )
    .orderBy(desc(ticket.createdAt), desc(ticket.id))
    .limit(limit)
  return rows.map((row) => ({ ...row.ticket, firstText: row.firstText }))
}

/** All of a status; what waits longest comes first. */
export async function listQueue(
  db: Executor,
  { status, kind }: { status: TicketStatus; kind?: TicketKind | undefined },
  { after, limit }: Page,
): Promise<ListedTicket[]> {
  const rows = await db
    .select({ ticket, firstText })
    .from(ticket)
    .where(
      and(
        eq(ticket.status, status),
        kind && eq(ticket.kind, kind),
        after
          ? sql`(${ticket.changedAt}, ${ticket.id}) > (${after.at}::timestamptz, ${after.id}::uuid)`
          : undefined,
      ),
    )
    .orderBy(asc(ticket.changedAt), asc(ticket.id))
    .limit(limit)
  return rows.map((row) => ({ ...row.ticket, firstText: row.firstText }))
}

/** A visitor's become a member's, who reads them in their list: the link ends. Answers how many. */
export async function moveTickets(db: Executor, { visitorId, profileId }: Merge): Promise<number> {
  const moved = await db
    .update(ticket)
    .set({ profileId, email: null, linkHash: null, linkEndsAt: null })
    .where(and(eq(ticket.senderId, visitorId), isNull(ticket.profileId)))
  return moved.rowCount ?? 0
}

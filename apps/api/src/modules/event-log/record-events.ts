import type { BatchResult, EventBatch, UserEvent } from '@doran/contract'
import { EVENTS } from '@doran/contract/limits'
import { credentialOf, type Actor } from '../../platform/context/actor.js'
import type { Context } from '../../platform/context/context.js'
import { AppError } from '../../platform/errors/app-error.js'
import { touchDueSessions } from './event-session-repository.js'
import { insertEvents, type EventRow } from './event-repository.js'
import { sessionUse, type SessionUse } from './session-use.js'

const WITHIN_MS = EVENTS.withinHours * 3_600_000
/** Longer than a batch takes to arrive: a smaller difference is no error of a clock. */
const TOLERANCE_MS = 30_000
/** Events touch their session no more often, so it may end up to this much early. */
const TOUCH_EVERY_MS = 60_000
const MAX_WAITING = 100
/** About, of a row without its attributes. */
const ROW_BYTES = 150

type RecordContext = Context<'eventGate' | 'rateLimiter', Actor>

type ReceivedBatch = {
  batch: EventBatch
  /** The page that sent it was rendered for another member than the one signed in now: its sessions are unknown. */
  isOtherMembersPage: boolean
}

/** Stores the events of a batch that are new and valid; committed when it returns. */
export async function recordEvents(
  ctx: RecordContext,
  { batch, isOtherMembersPage }: ReceivedBatch,
): Promise<BatchResult> {
  const now = ctx.clock.now()
  const { rows, out_of_time, too_large } = sift(ctx, batch, now)
  const own = isOtherMembersPage ? [] : rows
  await refuseFlood(ctx, own)
  const { known, stored } = await storeRows(ctx, own, sessionUse(ctx))
  return {
    stored,
    duplicates: known - stored,
    dropped: { out_of_time, too_large, unknown_session: rows.length - known },
  }
}

/** Waiting events are held in memory, and stored ones are kept for months. */
async function refuseFlood(
  { eventGate, rateLimiter, actor, caller }: RecordContext,
  rows: readonly EventRow[],
): Promise<void> {
  if (eventGate.countWaiting() >= MAX_WAITING) throw new AppError('TOO_MANY', { retryAfter: 5 })
  const bytes = rows.reduce((sum, { attributes }) => sum + ROW_BYTES + attributes.length, 0)
  const sender = { address: caller.address, credential: credentialOf(actor) }
  await rateLimiter.count('eventKilobytes', sender, Math.ceil(bytes / 1_024))
}

function sift({ newId }: Context, { values, sent_at }: EventBatch, now: Date) {
  const shift = clockError(sent_at, now)
  const sifted = { rows: Array<EventRow>(), out_of_time: 0, too_large: 0 }
  for (const value of values) {
    const event = { ...value, timestamp: value.timestamp + shift }
    const attributes = JSON.stringify(event.object_attributes)
    if (Math.abs(event.timestamp - now.getTime()) > WITHIN_MS) sifted.out_of_time += 1
    else if (Buffer.byteLength(attributes) > EVENTS.attributeBytes) sifted.too_large += 1
    else sifted.rows.push(toRow(event, attributes, event.event_id ?? newId()))
  }
  return sifted
}

/** How far behind ours the sender's clock is, in milliseconds. */
function clockError(sentAt: number | undefined, now: Date): number {
  const error = sentAt === undefined ? 0 : now.getTime() - sentAt
  return Math.abs(error) > TOLERANCE_MS ? error : 0
}

function toRow(event: UserEvent, attributes: string, eventId: string): EventRow {
  return {
    sessionId: event.session_id,
    eventId,
    type: event.type,
    object: event.object,
    objectName: event.object_name,
    attributes,
    happenedAt: new Date(event.timestamp),
  }
}

async function storeRows(ctx: RecordContext, rows: readonly EventRow[], use: SessionUse) {
  if (rows.length === 0) return { known: 0, stored: 0 }
  const dueSince = new Date(use.now.getTime() - TOUCH_EVERY_MS)
  const counts = await ctx.eventGate.run('beginning', () =>
    insertEvents(ctx.database, rows, dueSince, use),
  )
  if (counts.due > 0) {
    const ids = [...new Set(rows.map(({ sessionId }) => sessionId))]
    await touchDueSessions(ctx.db, ids, dueSince, use)
  }
  return counts
}

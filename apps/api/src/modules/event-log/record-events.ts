import type { BatchResult, EventBatch, UserEvent } from '@doran/contract'
import { EVENTS } from '@doran/contract/limits'
import { credentialOf, type Actor } from '../../platform/context/actor.js'
import { AppError } from '../../platform/errors/app-error.js'
import type { Caller } from '../../platform/context/caller.js'
import type { Deps } from '../../deps.js'
import { isOtherMembersPage } from '../../platform/http/same-member.js'
import { touchDueSessions } from './event-session-store.js'
import { insertEvents, type EventRow } from './event-store.js'
import { sessionUse, type SessionUse } from './session-use.js'

const WITHIN_MS = EVENTS.withinHours * 3_600_000
/** Longer than a batch is on its way: less is no error of a clock. */
const TOLERANCE_MS = 30_000
/** Events touch their session no oftener; it may so end a little sooner after the last of them. */
const TOUCH_EVERY_MS = 60_000
const MOST_WAITING = 100
/** Of a row without its attributes, about. */
const ROW_BYTES = 150

/**
 * Stores what of a batch is new and may be kept; committed when it answers. A page that was drawn for somebody else
 * has no session here.
 */
export async function recordEvents(
  deps: Deps,
  actor: Actor,
  { headers, address }: Pick<Caller, 'headers' | 'address'>,
  batch: EventBatch,
): Promise<BatchResult> {
  const now = deps.clock.now()
  const { rows, out_of_time, too_large } = sift(deps, batch, now)
  const mine = isOtherMembersPage(actor, headers) ? [] : rows
  await refuseFlood(deps, mine, { address, credential: credentialOf(actor) })
  const { known, stored } = await storeRows(deps, mine, sessionUse(actor, now))
  return {
    stored,
    duplicates: known - stored,
    dropped: { out_of_time, too_large, unknown_session: rows.length - known },
  }
}

/** What waits here is in memory, and what is stored stays for months. */
async function refuseFlood(
  { eventGate, rateLimiter }: Deps,
  rows: readonly EventRow[],
  sender: { address: string; credential: string | null },
) {
  if (eventGate.countWaiting() >= MOST_WAITING) throw new AppError('TOO_MANY', { retryAfter: 5 })
  const bytes = rows.reduce((sum, { attributes }) => sum + ROW_BYTES + attributes.length, 0)
  await rateLimiter.count('eventKilobytes', sender, Math.ceil(bytes / 1_024))
}

function sift({ newId }: Deps, { values, sent_at }: EventBatch, now: Date) {
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

async function storeRows(deps: Deps, rows: readonly EventRow[], use: SessionUse) {
  if (rows.length === 0) return { known: 0, stored: 0 }
  const dueSince = new Date(use.now.getTime() - TOUCH_EVERY_MS)
  const counts = await deps.eventGate.run('beginning', () =>
    insertEvents(deps.database, rows, dueSince, use),
  )
  if (counts.due > 0) {
    const ids = [...new Set(rows.map(({ sessionId }) => sessionId))]
    await touchDueSessions(deps.db, ids, dueSince, use)
  }
  return counts
}

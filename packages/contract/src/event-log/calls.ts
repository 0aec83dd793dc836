import { z } from 'zod'
import { call, empty, json } from '../core/call.js'
import { DEFAULT_DEVICE_TYPE } from '../specification.js'
import { EVENTS } from './limits.js'
import { ClientId, Uuid } from '../core/primitives.js'

/** The subject and the action of an event are one lower-case word each. */
const Word = z.string().regex(/^[a-z][a-z0-9_-]{0,39}$/)

/** Flat, so that nothing of a story or a person hides in it. */
const Attributes = z.record(
  z.string().min(1).max(60),
  z.union([z.string(), z.number(), z.boolean(), z.null()]),
)

export const UserEvent = z.object({
  session_id: Uuid,
  type: Word,
  object: Word,
  /** A stable id; never words that a person wrote. */
  object_name: z.string().min(1).max(200),
  /** At most `EVENTS.attributeBytes`; an event with more is dropped. */
  object_attributes: Attributes,
  /** Milliseconds since 1970; an event further than `EVENTS.withinHours` from now is dropped. */
  timestamp: z.int().nonnegative(),
  /** Made by the client: the same id in the same session is stored once. */
  event_id: ClientId.optional(),
})
export type UserEvent = z.infer<typeof UserEvent>

export const EventBatch = z.object({
  values: z.array(UserEvent).min(1).max(EVENTS.batch),
  /** Now, by the clock that dated the values; where that one is wrong, they are put right by as much. */
  sent_at: z.int().nonnegative().optional(),
})
export type EventBatch = z.infer<typeof EventBatch>

const Count = z.int().nonnegative()

/** The result of a batch: every event is counted once. */
export const BatchResult = z.object({
  stored: Count,
  /** Stored before, or twice in this batch. */
  duplicates: Count,
  dropped: z.object({
    out_of_time: Count,
    too_large: Count,
    /** Of a session that never was, has ended, or is another member's. */
    unknown_session: Count,
  }),
})
export type BatchResult = z.infer<typeof BatchResult>

export const eventLogCalls = {
  ...call('POST /v1/event-log/user-session', {
    actor: 'anyone',
    limit: 'eventSession',
    isRepeatable: true,
    body: z.object({
      device_type: z.string().max(40).default(DEFAULT_DEVICE_TYPE),
      /** The client's own belief; the server keeps the address it saw itself. */
      ip_address: z.string().max(64).default(''),
      user_agent: z.string().max(1_000).default(''),
      location: z.string().max(300).default(''),
    }),
    reply: json(z.object({ session_id: Uuid })),
    codes: [],
  }),
  /** Durable once answered. */
  ...call('POST /v1/event-log/user-event', {
    actor: 'anyone',
    limit: 'eventBatch',
    isRepeatable: true,
    bodyBytes: EVENTS.batchBytes,
    body: EventBatch,
    reply: json(BatchResult),
    codes: [],
  }),
  /** Keeps a session from ending, and makes it the member's who is signed in. */
  ...call('PUT /v1/event-log/user-session', {
    actor: 'anyone',
    limit: 'eventSession',
    body: z.object({ sessionId: Uuid }),
    reply: empty(),
    codes: ['NOT_FOUND', 'SESSION_EXPIRED'],
  }),
}

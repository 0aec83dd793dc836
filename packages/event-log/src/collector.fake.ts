import type { BatchResult, EventBatch, UserEvent } from '@doran/contract'
import { EVENTS } from '@doran/contract/limits'
import type { FakePage } from './browser.fake.js'
import type { FakeClock } from './clock.fake.js'
import type { EventSend, SessionBody } from './ports.js'

const HOUR_MS = 3_600_000
const MINUTE_MS = 60_000
const TOLERANCE_MS = 30_000

type Failure = { status: number; code?: string; retryAfter?: number }
/** `offline`: nothing arrives. `mute`: it does what it is asked, but no answer arrives. */
export type CollectorState = 'well' | 'offline' | 'mute' | Failure

export type FakeRequest =
  | { call: 'open'; body: SessionBody }
  | { call: 'events'; values: UserEvent[]; sent_at?: number | undefined; keepalive: boolean }
  | { call: 'touch'; sessionId: string }

export interface FakeCollector {
  state: CollectorState
  /** Of the way there, and of the way back. */
  latencyMs: number
  /** Who is signed in, as the cookie says; null for a visitor. */
  member: string | null
  /** Every request that arrived, answered well or not. */
  requests: FakeRequest[]
  /** Stored events, each session and event id once. */
  stored: UserEvent[]
  /** The sessions that were made, with the member they are bound to. */
  sessions: Map<string, { member: string | null; seenAt: number }>
  /** The calls as a page makes them: what does not outlive it never arrives, and no answer reaches it then. */
  lineOf: (page: FakePage) => EventSend
}

/** The server's rules as far as they matter to the log: dedupe, sessions that end or belong to somebody, its clock. */
export function fakeCollector(clock: FakeClock): FakeCollector {
  const collector: FakeCollector = {
    state: 'well',
    latencyMs: 10,
    member: null,
    requests: [],
    stored: [],
    sessions: new Map(),
    lineOf: (page) => ({
      openSession: (body) => ask(page, false, { call: 'open', body }, open),
      sendEvents: (body, { keepalive }) =>
        ask(page, keepalive, { call: 'events', ...body, keepalive }, () => take(body)),
      touchSession: (sessionId) =>
        ask(page, false, { call: 'touch', sessionId }, () => touch(sessionId)),
    }),
  }

  function ask<T>(
    page: FakePage,
    keepalive: boolean,
    request: FakeRequest,
    act: () => T,
  ): Promise<T> {
    return travel().then(async () => {
      if (!page.isOpen() && !keepalive) return forever()
      const { state } = collector
      if (state === 'offline') throw failure({ status: 0, code: 'NETWORK' })
      collector.requests.push(structuredClone(request))
      if (typeof state === 'object') throw failure(state)
      const answer = act()
      await travel()
      if (state === 'mute') throw failure({ status: 0, code: 'NETWORK' })
      return page.isOpen() ? answer : forever()
    })
  }

  function travel(): Promise<void> {
    return new Promise((arrive) => void clock.after(collector.latencyMs, arrive))
  }

  function open() {
    const count = String(collector.sessions.size + 1).padStart(12, '0')
    const id = `00000000-0000-7000-8000-${count}`
    collector.sessions.set(id, { member: null, seenAt: clock.trueTime() })
    return { session_id: id }
  }

  function find(id: string) {
    const session = collector.sessions.get(id)
    const isLive =
      session && clock.trueTime() - session.seenAt < EVENTS.sessionIdleMinutes * MINUTE_MS
    return isLive && (session.member ?? collector.member) === collector.member ? session : null
  }

  function touch(id: string) {
    const session = find(id)
    if (!session) throw failure({ status: 404, code: 'NOT_FOUND' })
    session.seenAt = clock.trueTime()
    session.member = collector.member
  }

  function take({ values, sent_at }: EventBatch): BatchResult {
    if (values.length === 0 || values.length > EVENTS.batch || values.some(isNameless))
      throw failure({ status: 400, code: 'INVALID_INPUT' })
    const result: BatchResult = {
      stored: 0,
      duplicates: 0,
      dropped: { out_of_time: 0, too_large: 0, unknown_session: 0 },
    }
    const error = clock.trueTime() - (sent_at ?? clock.trueTime())
    const shift = Math.abs(error) > TOLERANCE_MS ? error : 0
    for (const each of values) {
      const value = { ...each, timestamp: each.timestamp + shift }
      const session = find(value.session_id)
      const off = Math.abs(value.timestamp - clock.trueTime())
      if (!session) result.dropped.unknown_session += 1
      else if (off > EVENTS.withinHours * HOUR_MS) result.dropped.out_of_time += 1
      else if (collector.stored.some((other) => isSame(other, value))) result.duplicates += 1
      else {
        session.seenAt = clock.trueTime()
        collector.stored.push(structuredClone(value))
        result.stored += 1
      }
    }
    return result
  }

  return collector
}

function isSame(one: UserEvent, other: UserEvent): boolean {
  return one.session_id === other.session_id && one.event_id === other.event_id
}

function isNameless({ object_name: name }: UserEvent): boolean {
  return name === '' || name.length > 200
}

function failure(of: Failure): Error {
  return Object.assign(new Error(of.code ?? String(of.status)), of)
}

function forever(): Promise<never> {
  return new Promise(() => undefined)
}

import { safeStorage } from '@doran/browser-storage'
import { DEFAULT_DEVICE_TYPE } from '@doran/contract/specification'
import { jsonBytes } from './internal/batch.js'
import { browserPorts } from './internal/browser-ports.js'
import { ATTRIBUTE_BYTES } from './internal/from-contract.js'
import { createOutbox, type DropReason } from './internal/outbox.js'
import { createSender } from './internal/sender.js'
import { createSession } from './internal/session.js'
import { createSteadyClock } from './internal/steady-clock.js'
import { createTail } from './internal/tail.js'
import type { EventLogPorts, EventSend, UsageChoice } from './ports.js'
import type { UsageEvent } from './usage-event.js'

const LONGEST_NAME = 200
const LONGEST_USER_AGENT = 1_000

export type EventLogOptions = Partial<EventLogPorts> & {
  send: EventSend
  /** Left out, usage may be recorded. */
  choice?: UsageChoice
  onDrop?: (reason: DropReason, count: number) => void
  deviceType?: string
}

export interface EventLog<Events extends UsageEvent = UsageEvent> {
  /** Never throws and never waits; before `start` events are only queued. */
  log: (event: Events) => void
  /** Begins to listen and to send; answers how to stop. */
  start: () => () => void
  /** A member is signed in: makes the session theirs, once in each tab. */
  touch: () => void
  /** Removes the stored id and makes a new session. */
  refresh: () => void
  /** The page was somebody's who is not there any more: drops what waits, and lets the session be. */
  discard: () => void
  /** The person leaves: hands over what it can, then drops events and session, in the other tabs too. */
  forget: () => void
}

const ALWAYS: UsageChoice = { isAllowed: () => true, subscribe: () => () => {} }

/** A log of usage events. Nothing happens in a browser until it is started. */
export function createEventLog<Events extends UsageEvent = UsageEvent>(
  options: EventLogOptions,
): EventLog<Events> {
  const { send, choice = ALWAYS, onDrop = () => {}, ...rest } = options
  const { deviceType = DEFAULT_DEVICE_TYPE, ...own } = rest
  const { storage, clock, page, locks, newId, random, userAgent } = { ...browserPorts(), ...own }

  const tab = safeStorage(storage.tab)
  const steadyClock = createSteadyClock(clock)
  const tail = createTail(tab, steadyClock)
  const session = createSession({ open, local: safeStorage(storage.local), tab, locks })
  const outbox = createOutbox({ clock: steadyClock, onDrop, onUnknown: (id) => sender.renew(id) })
  const sender = createSender({ send, session, outbox, choice, clock, random, onEnd: followTail })
  let hasReadTail = false

  function open() {
    return send.openSession({
      device_type: deviceType,
      ip_address: '',
      user_agent: userAgent().slice(0, LONGEST_USER_AGENT),
      location: '',
    })
  }

  function followTail(): void {
    if (tail.isKept()) keepTail()
  }

  // Sent by this page, kept for the way back, and by the next one, they are of the same session.
  function keepTail(): void {
    const id = session.current()
    const last = outbox.last()
    for (const queued of last) queued.session ??= id
    tail.keep(last)
  }

  function leavePage(): void {
    if (!choice.isAllowed()) return
    sender.handOver()
    keepTail()
  }

  function erase(): void {
    sender.abandon()
    outbox.clear()
    tail.keep([])
  }

  function eraseAll(): void {
    erase()
    session.drop()
  }

  function followChoice(): void {
    if (choice.isAllowed()) sender.wake()
    else eraseAll()
  }

  function hearOthers(key: string | null, value: string | null): void {
    if (!session.isTold(key, value)) return
    sender.touchNoMore()
    erase()
    session.leave()
  }

  return {
    log(event) {
      if (!choice.isAllowed()) return
      const { object_name: name, object_attributes: attributes } = event
      if (jsonBytes(attributes) > ATTRIBUTE_BYTES) return outbox.drop('too_large', 1)
      if (name === '' || name.length > LONGEST_NAME) return outbox.drop('invalid', 1)
      outbox.add(event, newId())
      sender.wake()
    },
    start() {
      if (!hasReadTail) outbox.restore(tail.read())
      hasReadTail = true
      const stops = [
        page.onHidden(leavePage),
        page.onStorage(hearOthers),
        choice.subscribe(followChoice),
      ]
      if (!choice.isAllowed()) eraseAll()
      sender.start()
      return () => {
        sender.stop()
        for (const stop of stops) stop()
      }
    },
    touch: () => sender.touch(),
    refresh() {
      if (choice.isAllowed()) sender.refresh()
    },
    discard: erase,
    forget() {
      if (choice.isAllowed()) sender.handOver()
      sender.touchNoMore()
      session.tellOthers()
      eraseAll()
    },
  }
}

import type { EventClock, EventSend, UsageChoice } from '../ports.js'
import type { Batch } from './batch.js'
import { isNotFound, isPassing } from './failure.js'
import type { Outbox } from './outbox.js'
import { createPlanner } from './planner.js'
import type { Session } from './session.js'

const OPEN_AFTER_MS = 1_000
const SEND_AFTER_MS = 5_000
/** So many waiting events are sent at once. */
const SEND_AT = 20

type SenderOptions = {
  send: EventSend
  session: Session
  outbox: Outbox
  choice: UsageChoice
  clock: EventClock
  random: () => number
  /** A batch is no longer under way, whatever became of it. */
  onEnd: () => void
}

/** Hands over what waits and binds the session, one request at a time but for a page that is left. */
export function createSender(options: SenderOptions) {
  const { send, session, outbox, choice, clock, random, onEnd } = options
  const planner = createPlanner({ clock, random, run: () => void sendAll() })
  let isStarted = false
  let isSending = false
  let wantsSession = false
  let wantsTouch = false
  let isRenewed = false
  let isRenewedForTouch = false
  /** What was begun before the person left comes to nothing. */
  let era = 0

  function plan(afterMs: number): void {
    if (isStarted) planner.plan(afterMs)
  }

  function retry(error: unknown): void {
    isRenewed = false
    planner.failed(error)
    plan(0)
  }

  const hasWork = () => wantsSession || isUntouched() || outbox.countWaiting() > 0

  function isUntouched(): boolean {
    const id = session.current()
    return wantsTouch && (id === null || !session.isTouched(id))
  }

  async function sendAll(): Promise<void> {
    if (isSending) return
    isSending = true
    try {
      while (isStarted && choice.isAllowed() && hasWork()) {
        const id = await session.ensure()
        if (id === null) continue
        wantsSession = false
        const batch = outbox.take(id)
        const isAgain = batch !== null && (await deliver(batch, false))
        if (isAgain || outbox.countWaiting() >= SEND_AT) continue
        if (!isUntouched()) break
        await bind(id)
      }
    } catch (error) {
      retry(error)
    }
    isSending = false
    if (hasWork()) plan(SEND_AFTER_MS)
  }

  /** Whether it is to be sent again at once. */
  async function deliver(batch: Batch, keepalive: boolean): Promise<boolean> {
    const begun = era
    outbox.begin(batch, keepalive)
    try {
      const result = await send.sendEvents(batch.body, { keepalive })
      if (begun !== era) return false
      const isAgain = outbox.finish(batch, result)
      if (!isAgain) isRenewed = false
      planner.succeeded()
      return isAgain
    } catch (error) {
      if (begun !== era) return false
      if (isPassing(error)) throw error
      return outbox.refuse(batch)
    } finally {
      outbox.end(batch, keepalive)
      onEnd()
    }
  }

  async function bind(id: string): Promise<void> {
    const begun = era
    try {
      await send.touchSession(id)
      if (begun === era) session.setTouched(id)
    } catch (error) {
      if (begun !== era) return
      if (isNotFound(error) && !isRenewedForTouch) {
        isRenewedForTouch = true
        session.renew(id)
      } else if (isPassing(error)) throw error
      else wantsTouch = false
    }
  }

  return {
    start: () => {
      isStarted = true
      if (choice.isAllowed() && hasWork()) plan(OPEN_AFTER_MS)
    },
    stop: () => {
      isStarted = false
      planner.stop()
    },
    /** Nothing that is under way changes anything any more. */
    abandon: () => {
      era += 1
      planner.stop()
    },
    /** There is more to hand over. */
    wake: () => {
      if (outbox.countWaiting() >= SEND_AT) plan(0)
      else plan(session.current() === null ? OPEN_AFTER_MS : SEND_AFTER_MS)
    },
    touch: () => {
      wantsTouch = true
      isRenewedForTouch = false
      if (isUntouched()) plan(0)
    },
    touchNoMore: () => {
      wantsTouch = false
    },
    refresh: () => {
      session.renew(session.current())
      wantsSession = true
      plan(0)
    },
    /** Once: a session that is unknown as soon as it is made shows that another will not help. */
    renew(stale: string): boolean {
      if (stale !== session.current()) return true
      if (isRenewed) return false
      isRenewed = true
      session.renew(stale)
      return true
    },
    /** What waits, as the page is left: by a request that outlives it, whose answer nobody waits for. */
    handOver(): void {
      const id = session.current()
      const batch = id === null || planner.isHushed() ? null : outbox.take(id)
      if (batch) deliver(batch, true).then((isAgain) => isAgain && plan(0), retry)
    },
  }
}

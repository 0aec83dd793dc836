import type { ChosenBehaviour } from './behaviour.js'
import type { ChatRequest } from './chat-request.js'

/** One answered chat request; its last two fields change while it is open. */
export type StubRequest = {
  readonly body: ChatRequest
  readonly behaviour: ChosenBehaviour
  /** Epoch milliseconds. */
  readonly at: number
  /** When the caller went away before the answer was over; null if it did not. */
  readonly closedByClientAtMs: number | null
  /** The stub did all that the behaviour asks, its own breaking off included; a hang never does. */
  readonly finished: boolean
}

type Writable<T> = { -readonly [Key in keyof T]: T[Key] }

export type OpenRequest = { end: (how: 'finished' | 'left' | 'shut') => void }

export type RequestLog = {
  readonly entries: readonly StubRequest[]
  openCount: () => number
  open: (body: ChatRequest, behaviour: ChosenBehaviour) => OpenRequest
}

/** Keeps the newest `most` requests: fault rounds send many thousands. */
export function createRequestLog(most = 1000): RequestLog {
  const entries: StubRequest[] = []
  let open = 0
  return {
    entries,
    openCount: () => open,
    open(body, behaviour) {
      const entry: Writable<StubRequest> = {
        body,
        behaviour,
        at: Date.now(),
        closedByClientAtMs: null,
        finished: false,
      }
      if (entries.push(entry) > most) entries.shift()
      open += 1
      return {
        end(how) {
          open -= 1
          entry.finished = how === 'finished'
          if (how === 'left') entry.closedByClientAtMs = Date.now()
        },
      }
    },
  }
}

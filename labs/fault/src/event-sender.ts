import { appendFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { createApiClient } from '@doran/api-client'
import type { BatchResult, BodyOf } from '@doran/contract'
import { nanoid } from 'nanoid'

type Event = BodyOf<'POST /v1/event-log/user-event'>['values'][number]

export type EventSender = {
  /** Sends batch after batch until told to stop. One that is not answered is sent again, the same to the letter. */
  send: (until: AbortSignal) => Promise<void>
  sent: () => SentEvents
}

export type SentEvents = {
  /** Ids that an answer said to be stored, now or before. */
  acknowledged: readonly string[]
  /** Ids of the batch that was not answered yet. */
  unanswered: readonly string[]
  batches: number
  retries: number
  /** Batches that were stored by a process which died before it could say so. */
  storedUnsaid: number
  /** Answers that said anything else than that all is stored. */
  faults: readonly string[]
}

const RETRY_MS = 50

/** A client of the event log whose session outlives the API's processes; what it was told goes to a file. */
export async function openEventSender(
  origin: () => string,
  logFile: string,
  batchSize: number,
): Promise<EventSender> {
  const api = createApiClient({ baseUrl: 'http://api.invalid', fetch: fetchFrom(origin) })
  const { session_id } = await api.call('POST /v1/event-log/user-session', { body: {} })
  const acknowledged: string[] = []
  const faults: string[] = []
  const count = { batches: 0, retries: 0, storedUnsaid: 0 }
  let waiting: Event[] = []

  const acknowledge = (result: BatchResult) => {
    const ids = waiting.flatMap(({ event_id = '' }) => event_id)
    appendFileSync(logFile, `${ids.join('\n')}\n`, { flush: true })
    acknowledged.push(...ids)
    if (result.stored + result.duplicates !== ids.length) {
      faults.push(`of ${ids.length} events: ${JSON.stringify(result)}`)
    }
    count.batches += 1
    if (result.duplicates > 0) count.storedUnsaid += 1
    waiting = []
  }
  return {
    async send(until) {
      while (!until.aborted) {
        if (waiting.length === 0) waiting = newEvents(session_id, batchSize)
        try {
          acknowledge(
            await api.call('POST /v1/event-log/user-event', { body: { values: waiting } }),
          )
        } catch {
          // The process was killed under it, or is not there yet: whether it is stored, nobody knows.
          count.retries += 1
          await sleep(RETRY_MS)
        }
      }
    },
    sent: () => ({
      acknowledged,
      unanswered: waiting.flatMap(({ event_id = '' }) => event_id),
      ...count,
      faults,
    }),
  }
}

function newEvents(session_id: string, count: number): Event[] {
  return Array.from({ length: count }, (_, position) => ({
    session_id,
    type: 'impression',
    object: 'theme',
    object_name: 'sixth-key',
    object_attributes: { shelf: 'weekly', position },
    timestamp: Date.now(),
    event_id: nanoid(),
  }))
}

function fetchFrom(origin: () => string): typeof fetch {
  return async (input, init) => {
    const given = new Request(input, init)
    const url = new URL(given.url)
    const headers = new Headers(given.headers)
    headers.set('origin', origin())
    return fetch(`${origin()}${url.pathname}`, {
      method: given.method,
      headers,
      body: await given.text(),
    })
  }
}

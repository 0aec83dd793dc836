import { createServer, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { isRecord } from '@doran/contract/json'

/** One event as amplitude-js sends it. */
export type CollectedEvent = {
  type: string
  deviceId: string | null
  userId: string | null
  sessionId: number | null
  properties: Record<string, unknown>
  /** All of it, for what no test has thought of yet. */
  raw: Record<string, unknown>
}

/** A collector on loopback that keeps what it is sent. */
export type CollectorStub = {
  /** Where to send to. */
  endpoint: string
  readonly events: readonly CollectedEvent[]
  /** Every body as it came. */
  readonly bodies: readonly string[]
  /** Resolves with all events once there are so many; throws with what came when they do not come in time. */
  seen: (count: number, withinMs?: number) => Promise<readonly CollectedEvent[]>
  /** Answers with this status, until null. What comes meanwhile is not kept. */
  fail: (status: number | null) => void
  clear: () => void
  close: () => Promise<void>
}

/** Listens where amplitude-js's version 2 posts a form whose field `e` holds the events as JSON. */
export async function startCollector(): Promise<CollectorStub> {
  let events: CollectedEvent[] = []
  let bodies: string[] = []
  let failure: number | null = null

  const server = createServer((request, response) => {
    if (request.method === 'OPTIONS') return answer(response, 204)
    text(request).then(
      (body) => {
        if (failure !== null) return answer(response, failure)
        const read = readEvents(body)
        if (!read) return answer(response, 400)
        bodies.push(body)
        events.push(...read)
        answer(response, 200)
      },
      () => response.destroy(),
    )
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the server has no port')

  return {
    endpoint: `http://127.0.0.1:${address.port}/collect`,
    get events() {
      return events
    },
    get bodies() {
      return bodies
    },
    seen: async (count, withinMs = 10_000) => {
      const until = Date.now() + withinMs
      while (events.length < count) {
        if (Date.now() > until)
          throw new Error(`wanted ${count} events, saw ${JSON.stringify(events)}`)
        await new Promise((later) => setTimeout(later, 20))
      }
      return events
    },
    fail: (status) => {
      failure = status
    },
    clear: () => {
      events = []
      bodies = []
    },
    close: () =>
      new Promise((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
}

function readEvents(body: string): CollectedEvent[] | null {
  const sent = parse(new URLSearchParams(body).get('e') ?? '')
  if (!Array.isArray(sent)) return null
  return sent.filter(isRecord).map((raw) => ({
    type: String(raw['event_type']),
    deviceId: textOf(raw['device_id']),
    userId: textOf(raw['user_id']),
    sessionId: typeof raw['session_id'] === 'number' ? raw['session_id'] : null,
    properties: isRecord(raw['event_properties']) ? raw['event_properties'] : {},
    raw,
  }))
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return null
  }
}

function answer(response: ServerResponse, status: number): void {
  const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }
  response.writeHead(status, headers).end(status === 200 ? 'success' : '')
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null
}

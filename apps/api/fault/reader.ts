import { appendFileSync } from 'node:fs'
import { createApiClient, type ApiClient } from '@doran/api-client'
import type { StorySessionView, Turn } from '@doran/contract'
import { nanoid } from 'nanoid'

/** What a reader was told for certain: `start` seen, and perhaps `done` seen. */
export type Acknowledged = {
  sessionId: string
  turnId: string
  input: string
  /** Text of the deltas that arrived, in order. */
  heard: string
  done: Turn | null
}

export type Reader = {
  api: ApiClient
  open: () => Promise<StorySessionView>
  /** Sends a turn and reads until the stream ends or breaks; null when not even `start` came. */
  tell: (view: StorySessionView, text: string) => Promise<Acknowledged | null>
}

/** A reader whose credential outlives the API's processes; every acknowledgement goes to a file. */
export function createReader(origin: () => string, logFile: string): Reader {
  let cookie = ''
  const api = createApiClient({
    baseUrl: 'http://api.invalid',
    fetch: async (input, init) => {
      const given = new Request(input, init)
      const url = new URL(given.url)
      const headers = new Headers(given.headers)
      headers.set('origin', origin())
      headers.set('cookie', cookie)
      const response = await fetch(`${origin()}${url.pathname}${url.search}`, {
        method: given.method,
        headers,
        ...(given.body && { body: await given.text() }),
      })
      cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie
      return response
    },
  })

  return {
    api,
    async open() {
      const { items } = await api.call('GET /v1/tales/template', { query: {} })
      return api.call('POST /v1/tales/session', {
        body: { clientSessionId: nanoid(), templateUuid: items[0]?.id ?? '' },
      })
    },
    async tell(view, text) {
      let known: Acknowledged | null = null
      try {
        for await (const { event } of api.stream('POST /v1/tales/session/{sessionUuid}/turn', {
          params: { sessionUuid: view.session.id },
          body: {
            clientTurnId: nanoid(),
            parentTurnUuid: view.session.leafTurnId,
            kind: 'do',
            text,
            pace: 'fast',
          },
        })) {
          if (event.type === 'start') {
            const { id } = event.turn
            known = { sessionId: view.session.id, turnId: id, input: text, heard: '', done: null }
          } else if (event.type === 'delta' && known) known.heard += event.text
          else if (event.type === 'done' && known) known.done = event.turn
          appendFileSync(logFile, `${JSON.stringify(event)}\n`, { flush: true })
        }
      } catch {
        // The process was killed under the stream: what came before counts.
      }
      return known
    },
  }
}

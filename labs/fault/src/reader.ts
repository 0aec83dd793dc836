import { appendFileSync } from 'node:fs'
import { createApiClient, type ApiClient } from '@doran/api-client'
import type { StorySessionView, Turn, TurnEvent } from '@doran/contract'
import { nanoid } from 'nanoid'

/** What a reader was told for certain: `start` seen, and perhaps the turn's last event. */
export type Acknowledged = {
  sessionId: string
  turnId: string
  input: string
  narrator: Turn['narrator']
  /** Text of the deltas that arrived, in order. */
  heard: string
  /** When the last of it arrived; the turn's start before any did. */
  heardAtMs: number
  /** The turn's last event, where it came. */
  end: TurnEnd | null
  endedAtMs: number
}

export type TurnEnd = Extract<TurnEvent, { type: 'settled' }>

export type Reader = {
  api: ApiClient
  open: () => Promise<StorySessionView>
  /** Opens a story that a model tells, once its notice was read. */
  openWithModel: () => Promise<StorySessionView>
  look: (sessionId: string) => Promise<StorySessionView>
  /** Sends a turn and reads until the stream ends or breaks; null when not even `start` came. */
  tell: (
    view: StorySessionView,
    text: string,
    onEvent?: (event: TurnEvent, known: Acknowledged) => void,
  ) => Promise<Acknowledged | null>
  /** The turn's last event and its whole text, read anew; null where it is gone. */
  readAgain: (turnId: string) => Promise<{ text: string; end: TurnEnd } | null>
}

/** A reader whose credential outlives the API's processes; acknowledgements go to a file, where one is given. */
export function createReader(origin: () => string, logFile?: string): Reader {
  const api = createApiClient({ baseUrl: 'http://api.invalid', fetch: fetchWithCookie(origin) })
  const log = (event: TurnEvent) => {
    if (logFile && event.type !== 'delta') {
      appendFileSync(logFile, `${JSON.stringify(event)}\n`, { flush: true })
    }
  }
  const open = async () => {
    const { items } = await api.call('GET /v1/tales/template', { query: {} })
    return api.call('POST /v1/tales/session', {
      body: { clientSessionId: nanoid(), templateUuid: items[0]?.id ?? '' },
    })
  }
  return {
    api,
    open,
    async openWithModel() {
      const view = await open()
      await api.call('PUT /v1/tales/ai-notice', {})
      return view
    },
    look: (sessionUuid) =>
      api.call('GET /v1/tales/session/{sessionUuid}', { params: { sessionUuid } }),
    async tell(view, text, onEvent) {
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
          if (event.type === 'start') known = acknowledge(view, text, event.turn)
          else if (known) note(known, event)
          if (known) onEvent?.(event, known)
          log(event)
        }
      } catch {
        // The process was killed under the stream: what came before counts.
      }
      return known
    },
    async readAgain(turnUuid) {
      let text = ''
      for await (const { event } of api.stream('GET /v1/tales/turn/{turnUuid}/stream', {
        params: { turnUuid },
      })) {
        if (event.type === 'delta') text += event.text
        if (event.type === 'settled') return { text, end: event }
      }
      return null
    },
  }
}

function acknowledge(view: StorySessionView, input: string, turn: Turn): Acknowledged {
  return {
    sessionId: view.session.id,
    turnId: turn.id,
    input,
    narrator: turn.narrator,
    heard: '',
    heardAtMs: Date.now(),
    end: null,
    endedAtMs: 0,
  }
}

function note(known: Acknowledged, event: TurnEvent): void {
  if (event.type === 'delta') {
    known.heard += event.text
    known.heardAtMs = Date.now()
  } else if (event.type === 'settled') {
    known.end = event
    known.endedAtMs = Date.now()
  }
}

function fetchWithCookie(origin: () => string): typeof fetch {
  let cookie = ''
  return async (input, init) => {
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
  }
}

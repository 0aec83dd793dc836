import { nanoid } from 'nanoid'
import { z } from 'zod'
import { ApiError, createApiClient, type ApiClient, type StreamMessage } from '@doran/api-client'
import {
  contract,
  type BodyOf,
  type CallDeclaration,
  type StorySessionView,
  type Turn,
  type TurnEvent,
} from '@doran/contract'
import { strictly } from './strictly.js'

export const ORIGIN = 'http://localhost:3000'

/** The theme that tests read where any would do. */
export const SIXTH_KEY = '019a5c3e-7b20-7d41-9c6e-6b0f2a4d8e15'

type Request = (path: string, init?: RequestInit) => Promise<Response>
type TurnBody = Partial<BodyOf<'POST /v1/tales/session/{sessionUuid}/turn'>>

export type Browser = {
  api: ApiClient
  /** A request with this browser's cookies and origin, for what the client would never send. */
  request: Request
  cookies: () => string
  openStory: (templateUuid?: string) => Promise<StorySessionView>
  /** Says to have read that a model writes. */
  readAiNotice: () => Promise<void>
  /** Says to be 15, or not to be. */
  sayOver15: (isOver15?: boolean) => Promise<void>
  /** Opens a turn and reads its stream to the end. */
  tell: (view: StorySessionView, body?: TurnBody) => Promise<TurnEvent[]>
}

/** A browser without pages: cookies, origin and the product's own client. */
export function createBrowser(send: Request): Browser {
  const cookies = new Map<string, string>()
  const cookieHeader = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const request: Request = async (path, init = {}) => {
    const headers = new Headers(init.headers)
    if (!headers.has('origin')) headers.set('origin', ORIGIN)
    if (!headers.has('cookie')) {
      headers.set('cookie', cookieHeader())
    }
    const response = await send(path, { ...init, headers })
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = line.split(';')[0]?.split('=') ?? []
      cookies.set(name, value)
    }
    return response
  }
  const client = createApiClient({
    baseUrl: ORIGIN,
    fetch: async (input, init) => {
      const given = new Request(input, init)
      const url = new URL(given.url)
      return request(`${url.pathname}${url.search}`, {
        method: given.method,
        headers: given.headers,
        signal: given.signal,
        ...(given.body && { body: await given.text() }),
      })
    },
  })
  const api: ApiClient = { ...client, call: checkedCall(client), stream: checkedStream(client) }
  return {
    api,
    request,
    cookies: cookieHeader,
    async openStory(templateUuid) {
      const id = templateUuid ?? SIXTH_KEY
      return api.call('POST /v1/tales/session', {
        body: { clientSessionId: nanoid(), templateUuid: id },
      })
    },
    readAiNotice: () => api.call('PUT /v1/tales/ai-notice', {}),
    sayOver15: (isOver15 = true) => api.call('PUT /v1/user/rating', { body: { isOver15 } }),
    async tell(view, body = {}) {
      const events: TurnEvent[] = []
      for await (const { event } of openTurn(api, view, body)) events.push(event)
      return events
    },
  }
}

// Every reply a test sees must be what the contract says.
function checkedCall(client: ApiClient): ApiClient['call'] {
  return async (key, input) => {
    const reply = await client.call(key, input)
    assertDeclared(contract[key], reply)
    return reply
  }
}

function checkedStream(client: ApiClient): ApiClient['stream'] {
  return async function* (key, input) {
    for await (const message of client.stream(key, input)) {
      assertDeclared(contract[key], message.event)
      yield message
    }
  }
}

function assertDeclared({ reply }: CallDeclaration, value: unknown): void {
  if ('schema' in reply) z.parse(strictly(reply.schema), value)
}

export function openTurn(
  api: ApiClient,
  view: StorySessionView,
  body: TurnBody = {},
): AsyncGenerator<StreamMessage<TurnEvent>, void> {
  return api.stream('POST /v1/tales/session/{sessionUuid}/turn', {
    params: { sessionUuid: view.session.id },
    body: turnBody(view, body),
  })
}

export function turnBody(view: StorySessionView, body: TurnBody = {}) {
  return {
    clientTurnId: nanoid(),
    parentTurnUuid: view.session.leafTurnId,
    kind: 'do' as const,
    text: '주위를 둘러본다',
    pace: 'instant' as const,
    ...body,
  }
}

export function textOf(events: readonly TurnEvent[]): string {
  return events.map((event) => (event.type === 'delta' ? event.text : '')).join('')
}

export function settledTurn(events: readonly TurnEvent[]): Turn {
  const last = events.at(-1)
  if (!last || !('turn' in last)) throw new Error('the stream has no end')
  return last.turn
}

const Envelope = z.object({
  error: z.object({
    code: z.string(),
    message: z.string(),
    field: z.string().optional(),
    requestId: z.string(),
  }),
})

export async function readError(response: Response): Promise<z.infer<typeof Envelope>> {
  return Envelope.parse(await response.json())
}

/** The code a call was refused with. */
export async function codeOf(run: Promise<unknown>): Promise<string> {
  return run.then(
    () => 'no error',
    (error: unknown) => (error instanceof ApiError ? error.code : String(error)),
  )
}

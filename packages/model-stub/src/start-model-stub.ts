import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { BEHAVIOUR_NAMES } from './behaviour.js'
import { BadRequest, parseChatRequest } from './chat-request.js'
import { chooseBehaviour, type BehaviourSource } from './choose-behaviour.js'
import { listenOnLoopback } from './listen-on-loopback.js'
import { errorReply, jsonReply } from './reply/page-replies.js'
import { playReply } from './reply/play-reply.js'
import { replyTo } from './reply/replies.js'
import type { Reply } from './reply/reply.js'
import { createRequestLog, type StubRequest } from './request-log.js'
import { createRetryGate } from './retry-gate.js'

export type ModelStubOptions = {
  /** 0 (the default) takes a free port. */
  port?: number | undefined
  /** When given, a request without `Authorization: Bearer <apiKey>` gets a 401 and is not logged. */
  apiKey?: string | undefined
  /** For requests whose behaviour names none; without it the request's `seed` or its messages give one. */
  seed?: number | undefined
}

export type ModelStub = {
  /** `http://127.0.0.1:PORT/v1`. */
  readonly baseUrl: string
  /** The newest 1,000 understood chat requests, oldest first. */
  readonly requests: readonly StubRequest[]
  /** Chat requests whose answer is not over and whose caller is still there. */
  openStreams(): number
  /** Sets what requests get that ask for nothing themselves. */
  behave(next: BehaviourSource): void
  /** Breaks off what is open and frees the port. */
  close(): Promise<void>
}

/** Starts a model server on loopback that tells well, or badly in the way it is asked to. */
export async function startModelStub(options: ModelStubOptions = {}): Promise<ModelStub> {
  const { port = 0, apiKey, seed } = options
  const log = createRequestLog()
  const throughGate = createRetryGate()
  let source: BehaviourSource = 'tell'
  let isShut = false

  const chat = (body: string, response: ServerResponse) => {
    const request = parseChatRequest(body)
    const behaviour = throughGate(chooseBehaviour(request, source, seed), request)
    const open = log.open(request, behaviour)
    let isFinished = false
    response.once('close', () => open.end(isFinished ? 'finished' : isShut ? 'shut' : 'left'))
    playReply(replyTo(behaviour.name, { request, ...behaviour }), response, () => {
      isFinished = true
    })
  }

  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await text(request)
    const route = `${request.method} ${request.url?.split('?')[0]}`
    if (apiKey !== undefined && request.headers.authorization !== `Bearer ${apiKey}`)
      answer(response, errorReply(401))
    else if (route === 'GET /v1/models') answer(response, jsonReply(MODELS))
    else if (route === 'POST /v1/chat/completions') chat(body, response)
    else answer(response, errorReply(404))
  }

  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => fail(response, error))
  })
  const address = await listenOnLoopback(server, port)
  let closed: Promise<void> | null = null
  return {
    baseUrl: `${address}/v1`,
    requests: log.entries,
    openStreams: log.openCount,
    behave: (next) => {
      source = next
    },
    close: () => {
      isShut = true
      closed ??= new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      })
      return closed
    },
  }
}

const MODELS = {
  object: 'list',
  data: ['stub', ...BEHAVIOUR_NAMES.map((name) => `stub:${name}`)].map((id) => ({
    id,
    object: 'model',
    created: 0,
    owned_by: 'stub',
  })),
}

function answer(response: ServerResponse, reply: Reply): void {
  playReply(reply, response, () => undefined)
}

/** A caller that left while sending needs no answer; a `behave` function that throws is told of. */
function fail(response: ServerResponse, error: unknown): void {
  if (response.destroyed) return
  const message = error instanceof Error ? error.message : String(error)
  answer(response, errorReply(error instanceof BadRequest ? 400 : 500, { message }))
}

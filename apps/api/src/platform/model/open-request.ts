import {
  Agent as HttpAgent,
  request as requestHttp,
  type ClientRequest,
  type IncomingMessage,
} from 'node:http'
import { Agent as HttpsAgent, request as requestHttps } from 'node:https'
import { codeOf } from './model-failure.js'

const KEEP = { keepAlive: true, maxSockets: Number.POSITIVE_INFINITY, maxFreeSockets: 256 }
const AGENTS = { http: new HttpAgent(KEEP), https: new HttpsAgent(KEEP) }

export type UpstreamCall = {
  url: URL
  method: 'GET' | 'POST'
  apiKey: string | null
  body?: string
}

export type UpstreamEvents = {
  onAnswer: (answer: IncomingMessage) => void
  /** Called for a connection that fails before or after the answer started; maybe more than once. */
  onError: (error: unknown) => void
}

/** The address of a call below a base URL, whose own query (an API version) stays. */
export function urlBelow(baseUrl: string, path: string): URL {
  const url = new URL(baseUrl)
  url.pathname = `${url.pathname.replace(/\/+$/, '')}/${path}`
  return url
}

/**
 * Opens a request over a kept connection; the answer's `close` closes it. A kept connection may have been closed
 * by the server just as it was taken: that request never arrived, and is sent once more on a new one.
 */
export function openRequest(call: UpstreamCall, events: UpstreamEvents): { close: () => void } {
  let current: ClientRequest
  let isClosed = false
  // Its body is tens of kilobytes, of no use once the answer has started.
  let unanswered: UpstreamCall | null = call
  const send = (sent: UpstreamCall, isSecond: boolean): ClientRequest => {
    const request = start(sent, isSecond)
    request.on('response', (answer) => {
      unanswered = null
      events.onAnswer(answer)
    })
    request.on('error', (error) => {
      const isStale = request.reusedSocket && /^(?:ECONNRESET|EPIPE)$/.test(codeOf(error))
      if (isStale && unanswered && !isSecond && !isClosed) current = send(unanswered, true)
      else events.onError(error)
    })
    request.end(sent.body)
    return request
  }
  current = send(call, false)
  return {
    close() {
      isClosed = true
      current.destroy()
    },
  }
}

function start(call: UpstreamCall, onNewConnection: boolean): ClientRequest {
  const { url, method, apiKey, body } = call
  const isTls = url.protocol === 'https:'
  const request = isTls ? requestHttps : requestHttp
  return request(url, {
    method,
    agent: onNewConnection ? false : isTls ? AGENTS.https : AGENTS.http,
    headers: {
      accept: 'text/event-stream, application/json',
      'accept-encoding': 'identity',
      ...(apiKey !== null && { authorization: `Bearer ${apiKey}` }),
      ...(body !== undefined && {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
      }),
    },
  })
}

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { onTestFinished } from 'vitest'
import { ModelError, type ModelPort, type ModelPrompt, type StreamOptions } from '../model-port.js'

export type UpstreamExchange = {
  request: IncomingMessage
  body: string
  answer: ServerResponse
  socket: Socket
}

export type Upstream = {
  url: string
  exchanges: UpstreamExchange[]
  /** Resolves with the milliseconds until the last request's connection was closed by the client. */
  closedAfter: () => Promise<number>
}

/** A server of the test's own on loopback, closed after it. */
export async function startUpstream(
  handle: (exchange: UpstreamExchange) => void,
): Promise<Upstream> {
  const exchanges: UpstreamExchange[] = []
  let onClosed = Promise.withResolvers<void>()
  const server = createServer((request, answer) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const one = {
        request,
        answer,
        socket: request.socket,
        body: Buffer.concat(chunks).toString(),
      }
      exchanges.push(one)
      onClosed = Promise.withResolvers()
      request.socket.once('close', onClosed.resolve)
      handle(one)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('no port')
  const closedAfter = async () => {
    const from = performance.now()
    await onClosed.promise
    return performance.now() - from
  }
  return { url: `http://127.0.0.1:${address.port}/v1`, exchanges, closedAfter }
}

export const piece = (content: string, more: object = {}): string =>
  `data: ${JSON.stringify({ model: 'stub', choices: [{ index: 0, delta: { content }, ...more }] })}\n\n`

export const DONE = 'data: [DONE]\n\n'

export function startStream(answer: ServerResponse, type = 'text/event-stream'): ServerResponse {
  answer.writeHead(200, { 'content-type': type })
  return answer
}

const PROMPT: ModelPrompt = {
  messages: [
    { role: 'system', content: '당신은 이야기꾼이에요.' },
    { role: 'user', content: '문을 연다' },
  ],
  maxTokens: 100,
}

type Streamed = { text: string; pieces: string[]; signs: number }

/** Streams to the end, keeping what was streamed. */
export async function streamAll(
  model: ModelPort,
  options: Partial<StreamOptions> = {},
  prompt: ModelPrompt = PROMPT,
) {
  const streamed: Streamed = { text: '', pieces: [], signs: 0 }
  const finish = await model.stream(prompt, {
    signal: options.signal ?? new AbortController().signal,
    onText(text) {
      streamed.pieces.push(text)
      streamed.text += text
      options.onText?.(text)
    },
    onSign: () => void (streamed.signs += 1),
  })
  return { ...streamed, finish }
}

/** The error that a stream ends with; throws where it ends well. */
export async function failureOf(
  model: ModelPort,
  options: Partial<StreamOptions> = {},
  prompt?: ModelPrompt,
): Promise<ModelError> {
  const ended = await streamAll(model, options, prompt).catch((error: unknown) => error)
  if (ended instanceof ModelError) return ended
  throw new Error(`ended with ${JSON.stringify(ended)}`)
}

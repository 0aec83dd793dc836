import { ServerResponse } from 'node:http'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { StreamMessage } from '../context/stream-message.js'

const HEARTBEAT_MS = 15_000

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-cache, no-transform',
  'x-accel-buffering': 'no',
}

/** Null says nothing, but lets a stream end whose reader has left. */
type Messages = AsyncIterable<StreamMessage<unknown> | null>

/** The receiving end of a stream's text. */
type Outlet = {
  /** False where the reader is slower than the stream: then `drained` is to be awaited. */
  write: (text: string) => boolean
  drained: () => Promise<void>
  end: () => void
  fail: (cause: unknown) => void
}

/**
 * Sends messages as `text/event-stream`: straight into the server's response where there is one, since a web stream
 * around it costs a third more a token; as a Response's body where a request has no socket.
 */
export function answerEventStream(
  messages: Messages,
  env: unknown,
  headers: Record<string, string>,
): Response {
  const outgoing = outgoingOf(env)
  if (!outgoing) return new Response(bodyOf(messages), { headers: { ...HEADERS, ...headers } })
  // Every token in a write of its own, without a chunk's frame around it; the stream says itself where it ends.
  outgoing.useChunkedEncodingByDefault = false
  outgoing.writeHead(200, { ...HEADERS, ...headers, connection: 'close' })
  void pump(messages, outletOf(outgoing), closed(outgoing))
  return RESPONSE_ALREADY_SENT
}

export function isSentAlready(response: Response): boolean {
  return response === RESPONSE_ALREADY_SENT
}

/** The first comment opens proxies that wait for a body. */
async function pump(messages: Messages, outlet: Outlet, gone: AbortSignal): Promise<void> {
  outlet.write(': open\n\n')
  const heartbeat = setInterval(() => outlet.write(': still here\n\n'), HEARTBEAT_MS)
  gone.addEventListener('abort', () => clearInterval(heartbeat), { once: true })
  try {
    for await (const message of messages) {
      if (gone.aborted) return
      if (message && !outlet.write(format(message))) await outlet.drained()
    }
    outlet.end()
  } catch (cause) {
    outlet.fail(cause)
  } finally {
    clearInterval(heartbeat)
  }
}

function outletOf(outgoing: ServerResponse): Outlet {
  return {
    write: (text) => outgoing.destroyed || outgoing.write(text),
    drained: () =>
      new Promise((resolve) => {
        outgoing.once('drain', resolve)
        outgoing.once('close', resolve)
      }),
    end: () => void outgoing.end(),
    fail: () => void outgoing.destroy(),
  }
}

function bodyOf(messages: Messages): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  const gone = new AbortController()
  let wake: (() => void) | null = null
  return new ReadableStream({
    start(controller) {
      const outlet: Outlet = {
        write(text) {
          if (!gone.signal.aborted) controller.enqueue(encoder.encode(text))
          return gone.signal.aborted || (controller.desiredSize ?? 0) > 0
        },
        drained: () => new Promise((resolve) => (wake = resolve)),
        end: () => gone.signal.aborted || controller.close(),
        fail: (cause) => controller.error(cause),
      }
      void pump(messages, outlet, gone.signal)
    },
    pull: () => wake?.(),
    cancel() {
      gone.abort()
      wake?.()
    },
  })
}

function closed(outgoing: ServerResponse): AbortSignal {
  const gone = new AbortController()
  outgoing.once('close', () => gone.abort())
  return gone.signal
}

function outgoingOf(env: unknown): ServerResponse | null {
  const outgoing: unknown =
    typeof env === 'object' && env !== null ? Reflect.get(env, 'outgoing') : null
  return outgoing instanceof ServerResponse ? outgoing : null
}

function format(message: StreamMessage<unknown>): string {
  const id = message.id === undefined ? '' : `id: ${message.id}\n`
  return `${id}data: ${JSON.stringify(message.event)}\n\n`
}

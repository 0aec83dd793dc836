import type { StreamMessage } from '../stream-message.js'

const HEARTBEAT_MS = 15_000

const encoder = new TextEncoder()

/** Sends messages as `text/event-stream`. The first comment opens proxies that wait for a body. */
export function eventStreamResponse(messages: AsyncIterable<StreamMessage<unknown>>): Response {
  const iterator = messages[Symbol.asyncIterator]()
  let heartbeat: NodeJS.Timeout | undefined
  const end = () => clearInterval(heartbeat)

  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(encoder.encode(': open\n\n'))
      heartbeat = setInterval(
        () => controller.enqueue(encoder.encode(': still here\n\n')),
        HEARTBEAT_MS,
      )
    },
    async pull(controller) {
      try {
        const { done, value } = await iterator.next()
        if (done) {
          end()
          controller.close()
          return
        }
        controller.enqueue(encoder.encode(format(value)))
      } catch (cause) {
        end()
        controller.error(cause)
      }
    },
    async cancel() {
      end()
      await iterator.return?.()
    },
  })

  return new Response(body, {
    headers: {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-cache, no-transform',
      'x-accel-buffering': 'no',
      // The server would otherwise wait for a second message before it sends the first.
      'transfer-encoding': 'chunked',
    },
  })
}

function format(message: StreamMessage<unknown>): string {
  const id = message.id === undefined ? '' : `id: ${message.id}\n`
  return `${id}data: ${JSON.stringify(message.event)}\n\n`
}

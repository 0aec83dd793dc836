import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it, onTestFinished } from 'vitest'
import type { StreamMessage } from '../context/stream-message.js'
import { answerEventStream, isSentAlready } from './event-stream.js'

type Messages = AsyncGenerator<StreamMessage<unknown> | null, void>

async function* saying(...events: unknown[]): Messages {
  for (const [index, event] of events.entries()) yield { event, id: String(index) }
}

/** A stream that never sends anything; `isOver` once the server has let it end. */
function silence() {
  const watched = { isOver: false }
  async function* messages(): Messages {
    try {
      for (;;) {
        await sleep(5)
        yield null
      }
    } finally {
      watched.isOver = true
    }
  }
  return { watched, messages: messages() }
}

/** A server whose every answer is this stream, written straight into its response. */
async function serve(messages: Messages): Promise<string> {
  const server = createServer((_request, outgoing) => {
    const response = answerEventStream(messages, { outgoing }, { 'x-request-id': 'r1' })
    expect(isSentAlready(response)).toBe(true)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address: AddressInfo | string | null = server.address()
  if (typeof address !== 'object' || !address) throw new Error('the server has no port')
  return `http://127.0.0.1:${address.port}`
}

const STREAM_TEXT = ': open\n\nid: 0\ndata: {"가":1}\n\nid: 1\ndata: "나"\n\n'

it('sends the same bytes into a socket and as a body', async () => {
  const response = await fetch(await serve(saying({ 가: 1 }, '나')))

  expect(await response.text()).toBe(STREAM_TEXT)
  expect(response.headers.get('content-type')).toContain('text/event-stream')
  expect(response.headers.get('x-request-id')).toBe('r1')
  expect(await answerEventStream(saying({ 가: 1 }, '나'), {}, {}).text()).toBe(STREAM_TEXT)
})

it('lets a silent stream end once its reader has left', async () => {
  const { watched, messages } = silence()
  const leaving = new AbortController()
  await fetch(await serve(messages), { signal: leaving.signal })
  await sleep(30)
  expect(watched.isOver).toBe(false)

  leaving.abort()
  await expect.poll(() => watched.isOver).toBe(true)
})

it('does so for a body that is cancelled', async () => {
  const { watched, messages } = silence()
  await answerEventStream(messages, {}, {}).body?.cancel()
  await expect.poll(() => watched.isOver).toBe(true)
})

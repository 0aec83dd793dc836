import { once } from 'node:events'
import { get, type IncomingMessage, type ServerResponse } from 'node:http'
import { afterEach, describe, expect, it } from 'vitest'
import { closeAll, delay, startDoor, startSite } from './testing/servers.js'

afterEach(closeAll)

const SSE = { 'content-type': 'text/event-stream', 'cache-control': 'no-cache, no-transform' }

async function openStream(handle: (response: ServerResponse) => void) {
  const closed = { count: 0 }
  const site = await startSite((_request, response) => {
    response.on('close', () => (closed.count += 1))
    response.writeHead(200, SSE)
    response.flushHeaders()
    handle(response)
  })
  const door = await startDoor({ API_ORIGIN: site.origin })
  const open = () =>
    new Promise<IncomingMessage>((resolve, reject) => {
      get(`${door.origin}/api/v1/stream`, resolve).on('error', reject)
    })
  return { open, closed, door }
}

describe('an event stream', () => {
  it('arrives event by event, headers first', async () => {
    let say: (word: string) => void = () => undefined
    const { open } = await openStream((response) => {
      response.flushHeaders()
      say = (word) => response.write(`data: ${word}\n\n`)
    })
    // Each step waits for the one before: a door that held anything back would never get on.
    const answer = await open()
    const heard: string[] = []
    for (const word of ['불', '씨', '가']) {
      const chunk = once(answer, 'data')
      say(word)
      heard.push(String((await chunk)[0]))
    }
    expect(heard).toEqual(['data: 불\n\n', 'data: 씨\n\n', 'data: 가\n\n'])
    answer.destroy()
  })

  it('closes upstream when the reader leaves', async () => {
    const { open, closed } = await openStream((response) => response.write(': hello\n\n'))
    const answer = await open()
    answer.on('error', () => {})
    answer.destroy()
    await expect.poll(() => closed.count).toBe(1)
  })

  it('ends for the reader when the API dies in the middle', async () => {
    const { open } = await openStream((response) => {
      response.write('data: 반\n\n')
      void delay(30).then(() => response.socket?.destroy())
    })
    const answer = await open()
    await expect(answer.toArray()).rejects.toThrow('aborted')
  })

  it('leaves room for other calls while 300 are open', async () => {
    const { open, door } = await openStream((response) => response.write(': open\n\n'))
    const answers = await Promise.all(Array.from({ length: 300 }, open))
    const other = await open()
    expect(other.statusCode).toBe(200)
    for (const answer of [...answers, other]) answer.on('error', () => {}).destroy()
    await door.close()
  })
})

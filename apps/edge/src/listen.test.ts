import { once } from 'node:events'
import { connect } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { closeAll, startDoor, startSite } from './testing/servers.js'

afterEach(closeAll)

const IMPATIENT = { headersMs: 150, requestMs: 300, checkMs: 50 }

async function send(port: number, text: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  socket.setEncoding('utf8').write(text)
  let answer = ''
  socket.on('data', (chunk) => (answer += chunk))
  await once(socket, 'close')
  return answer
}

it('ends a client that never finishes its headers', async () => {
  const door = await startDoor({}, { ...IMPATIENT, requestMs: 60_000 })
  expect(await send(door.port, 'GET / HTTP/1.1\r\nhost: x\r\nx-slow: ')).toMatch(/^HTTP\/1.1 408 /)
})

it('ends a client that never finishes its body', async () => {
  const api = await startSite((request) => request.resume().on('error', () => {}))
  const door = await startDoor({ API_ORIGIN: api.origin }, IMPATIENT)
  const text = 'POST /api/v1/x HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n\r\nabc'
  expect(await send(door.port, text)).not.toContain('200')
})

it('answers in Korean to headers that are too large or no HTTP at all', async () => {
  const door = await startDoor()
  const large = await send(door.port, `GET / HTTP/1.1\r\nhost: x\r\ncookie: ${'c'.repeat(20_000)}`)
  expect(large).toMatch(/^HTTP\/1.1 431 /)
  expect(large).toContain('쿠키')
  expect(await send(door.port, 'hello\r\n\r\n')).toMatch(/^HTTP\/1.1 400 /)
})

it('ends open streams and sockets when it is told to leave', async () => {
  const api = await startSite((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' }).write(': open\n\n')
  })
  const door = await startDoor({ API_ORIGIN: api.origin })
  const reading = send(door.port, 'GET /api/v1/stream HTTP/1.1\r\nhost: x\r\n\r\n')
  await new Promise((done) => setTimeout(done, 50))
  const begun = Date.now()
  await door.close()
  expect(Date.now() - begun).toBeLessThan(1_000)
  expect(await reading).toContain('event-stream')
  await expect(fetch(door.origin)).rejects.toThrow('fetch failed')
})

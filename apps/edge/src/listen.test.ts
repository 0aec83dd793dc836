import { afterEach, expect, it } from 'vitest'
import { closeAll, send, startDoor, startSite } from './testing/servers.js'

afterEach(closeAll)

const IMPATIENT = { headersMs: 150, bodyMs: 60_000, requestMs: 60_000, checkMs: 50 }

it('ends a client that never finishes its headers', async () => {
  const door = await startDoor({}, IMPATIENT)
  expect(await send(door.port, 'GET / HTTP/1.1\r\nhost: x\r\nx-slow: ')).toMatch(/^HTTP\/1.1 408 /)
})

it('answers in Korean to headers that are too large or no HTTP at all', async () => {
  const door = await startDoor()
  const large = await send(door.port, `GET / HTTP/1.1\r\nhost: x\r\ncookie: ${'c'.repeat(20_000)}`)
  expect(large).toMatch(/^HTTP\/1.1 431 /)
  expect(large).toContain('쿠키')
  expect(await send(door.port, 'hello\r\n\r\n')).toMatch(/^HTTP\/1.1 400 /)
})

it('lets in only headers that a site can still read with those of the door', async () => {
  const site = await startSite((_request, response) => response.end('page'))
  const door = await startDoor({ WEB_ORIGIN: site.origin })
  const withCookie = (length: number) =>
    send(
      door.port,
      `GET / HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncookie: ${'c'.repeat(length)}\r\n\r\n`,
    )
  expect(await withCookie(15_200)).toMatch(/^HTTP\/1.1 200 /)
  for (const length of [15_400, 15_900, 16_100]) {
    const answer = await withCookie(length)
    expect(answer).toMatch(/^HTTP\/1.1 431 /)
    expect(answer).toContain('쿠키')
  }
})

it('ends open streams and sockets when it is told to leave', async () => {
  const opened = Promise.withResolvers<void>()
  const api = await startSite((_request, response) => {
    opened.resolve()
    response.writeHead(200, { 'content-type': 'text/event-stream' }).write(': open\n\n')
  })
  const door = await startDoor({ API_ORIGIN: api.origin })
  const reading = send(door.port, 'GET /api/v1/stream HTTP/1.1\r\nhost: x\r\n\r\n')
  await opened.promise
  await door.close()
  expect(await reading).toContain('event-stream')
  await expect(fetch(door.origin)).rejects.toThrow('fetch failed')
})

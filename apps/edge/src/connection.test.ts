import { afterEach, expect, it } from 'vitest'
import { closeAll, send, startDoor, startSite } from './testing/servers.js'

afterEach(closeAll)

it('closes the connection when the client asks for it', async () => {
  const site = await startSite((_request, response) => response.end('page'))
  const door = await startDoor({ WEB_ORIGIN: site.origin })

  const answer = await send(door.port, 'GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')

  expect(answer.toLowerCase()).toContain('connection: close')
  expect(answer).toContain('page')
})

it('lets go of an idle connection before a site would close it under a request', async () => {
  const site = await startSite((_request, response) => response.end('page'))
  site.server.keepAliveTimeout = 60_000
  const door = await startDoor({ WEB_ORIGIN: site.origin })
  const count = () =>
    new Promise<number>((tell) => {
      site.server.getConnections((_error, connections) => tell(connections))
    })

  await (await fetch(door.origin)).text()

  expect(await count()).toBe(1)
  await expect.poll(count).toBe(0)
})

it('leaves an answer alone that is silent for longer', async () => {
  const site = await startSite((_request, response) => {
    response.write('first ')
    setTimeout(() => response.end('last'), 4_500)
  })
  const door = await startDoor({ WEB_ORIGIN: site.origin })

  expect(await (await fetch(door.origin)).text()).toBe('first last')
})

it.each([
  ['range', 'bytes=999999999-'],
  ['if-range', '"x"'],
  ['if-match', '"x"'],
  ['if-unmodified-since', 'Mon, 01 Jan 1990 00:00:00 GMT'],
])('never asks a site with %s, which it cannot serve', async (name, value) => {
  const site = await startSite((request, response) =>
    response.end(`asked with ${String(request.headers[name])}`),
  )
  const door = await startDoor({ WEB_ORIGIN: site.origin })

  const response = await fetch(`http://localhost:${door.port}/a.js`, { headers: { [name]: value } })

  expect(await response.text()).toBe('asked with undefined')
})

it('asks a site whether what the client has is still current', async () => {
  const site = await startSite((request, response) =>
    response.end(request.headers['if-none-match']),
  )
  const door = await startDoor({ WEB_ORIGIN: site.origin })

  const response = await fetch(door.origin, { headers: { 'if-none-match': '"x"' } })

  expect(await response.text()).toBe('"x"')
})

import { afterEach, expect, it } from 'vitest'
import { closeAll, send, startDoor, startSite } from './testing/servers.js'

afterEach(closeAll)

it.each([
  ['a file', 200, {}],
  ['a redirect', 308, { location: '/doran-tales' }],
  ['a file that is not there', 404, { 'content-type': 'text/plain' }],
])('forbids to guess what %s of a site is', async (_, status, headers) => {
  const site = await startSite((_request, response) => response.writeHead(status, headers).end('x'))
  const door = await startDoor({ WEB_ORIGIN: site.origin })
  const answer = await fetch(`${door.origin}/x`, { redirect: 'manual' })
  expect(answer.status).toBe(status)
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
})

it.each([
  [200, 'public, max-age=60'],
  [404, 'no-store'],
])('with %i may be kept as %s', async (status, kept) => {
  const site = await startSite((_request, response) =>
    response.writeHead(status, { 'cache-control': 'public, max-age=60' }).end('x'),
  )
  const door = await startDoor({ WEB_ORIGIN: site.origin })
  expect((await fetch(door.origin)).headers.get('cache-control')).toBe(kept)
})

it('says it once where a site says it too', async () => {
  const site = await startSite((_request, response) =>
    response.writeHead(200, { 'x-content-type-options': 'nosniff' }).end(),
  )
  const door = await startDoor({ WEB_ORIGIN: site.origin })
  expect((await fetch(door.origin)).headers.get('x-content-type-options')).toBe('nosniff')
})

it('forbids it for what it answers itself', async () => {
  const door = await startDoor()
  const health = await fetch(`${door.origin}/edge/healthz`)
  expect(health.headers.get('x-content-type-options')).toBe('nosniff')
  const options = await fetch(door.origin, { method: 'OPTIONS' })
  expect(options.headers.get('x-content-type-options')).toBe('nosniff')
  expect(await send(door.port, 'hello\r\n\r\n')).toContain(
    '\r\nx-content-type-options: nosniff\r\n',
  )
})

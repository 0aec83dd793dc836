import { afterEach, describe, expect, it } from 'vitest'
import { closeAll, send, startDoor, startSite } from './testing/servers.js'

afterEach(closeAll)

const HEADER = 'strict-transport-security'
const VALUE = 'max-age=31536000'

describe('a door whose public origin is https', () => {
  const start = async () => {
    const site = await startSite((_request, response) => response.end('x'))
    return startDoor({ WEB_ORIGIN: site.origin, PUBLIC_ORIGIN: 'https://doran.example' })
  }

  it.each([
    ['a page', '/', 200, {}],
    ['its own health', '/edge/healthz', 200, {}],
    ['a refused method', '/', 405, { method: 'POST' }],
    ['a refused path', '/API/v1/x', 400, {}],
    ['a site that is away', '/api/v1/x', 503, {}],
  ])('asks for https with %s', async (_, path, status, init) => {
    const door = await start()
    const answer = await fetch(`${door.origin}${path}`, init)
    expect(answer.status).toBe(status)
    expect(answer.headers.get(HEADER)).toBe(VALUE)
  })

  it.each([
    ['a request that cannot be read', 'hello\r\n\r\n'],
    ['a tunnel', 'CONNECT x:443 HTTP/1.1\r\nhost: x:443\r\n\r\n'],
  ])('asks for it when it refuses %s', async (_, text) => {
    const door = await start()
    expect(await send(door.port, text)).toContain(`\r\n${HEADER}: ${VALUE}\r\n`)
  })

  it('says it once where a site says it too', async () => {
    const site = await startSite((_request, response) =>
      response.writeHead(200, { [HEADER]: VALUE }).end(),
    )
    const door = await startDoor({
      WEB_ORIGIN: site.origin,
      PUBLIC_ORIGIN: 'https://doran.example',
    })
    expect((await fetch(door.origin)).headers.get(HEADER)).toBe(VALUE)
  })
})

it('a door that is opened by http does not ask for https', async () => {
  const door = await startDoor()
  expect((await fetch(`${door.origin}/edge/healthz`)).headers.has(HEADER)).toBe(false)
})

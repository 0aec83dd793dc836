import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { closeAll, send, startDoor, startSite } from './testing/servers.js'

afterEach(closeAll)

let port: number

beforeEach(async () => {
  const site = await startSite((request, response) => response.end(`site of ${request.url}`))
  port = (await startDoor({ API_ORIGIN: site.origin, WEB_ORIGIN: site.origin })).port
})

const ask = (hosts: string, version = '1.1') =>
  send(port, `GET /page HTTP/${version}\r\n${hosts}Connection: close\r\n\r\n`)

describe('the host', () => {
  it.each(['localhost', 'my-machine.local:3000', '192.168.0.7:80', '[::1]:3000', 'under_score'])(
    'may be %s',
    async (host) => expect(await ask(`Host: ${host}\r\n`)).toContain('site of /page'),
  )

  it('may be missing in HTTP/1.0 alone', async () => {
    expect(await ask('', '1.0')).toContain('site of /page')
    expect(await ask('')).toMatch(/^HTTP\/1\.1 400 /)
  })

  it.each(['', 'a b', 'a/b', 'a@b', '[::1', '"><script>', '%00', 'x:99999', 'x:y'])(
    'is refused as %j',
    async (host) => expect(await ask(`Host: ${host}\r\n`)).toMatch(/^HTTP\/1\.1 400 /),
  )

  it('is one', async () => {
    expect(await ask('Host: a\r\nHost: b\r\n')).toMatch(/^HTTP\/1\.1 400 /)
  })

  it('is asked of sockets too', async () => {
    const upgrade = 'Connection: Upgrade\r\nUpgrade: websocket\r\n\r\n'
    const answer = await send(port, `GET / HTTP/1.1\r\nHost: a b\r\n${upgrade}`)
    expect(answer).toMatch(/^HTTP\/1\.1 400 /)
  })
})

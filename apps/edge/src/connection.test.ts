import { connect } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { closeAll, startDoor, startSite } from './testing/servers.js'

afterEach(closeAll)

/** What comes back on a bare socket until the other side closes it. */
function ask(port: number, head: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, 'localhost', () => socket.write(head))
    let got = ''
    socket.on('data', (chunk: Buffer) => (got += chunk.toString()))
    socket.on('close', () => resolve(got))
    socket.on('error', reject)
  })
}

it('closes the connection when the client asks for it', async () => {
  const site = await startSite((_request, response) => response.end('page'))
  const door = await startDoor({ WEB_ORIGIN: site.origin })

  const answer = await ask(door.port, 'GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')

  expect(answer.toLowerCase()).toContain('connection: close')
  expect(answer).toContain('page')
})

it('never asks a site for a part of a file', async () => {
  const site = await startSite((request, response) =>
    response.end(`range ${request.headers.range}`),
  )
  const door = await startDoor({ WEB_ORIGIN: site.origin })

  const response = await fetch(`http://localhost:${door.port}/a.js`, {
    headers: { range: 'bytes=999999999-' },
  })

  expect(await response.text()).toBe('range undefined')
})

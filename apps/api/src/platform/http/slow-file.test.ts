import { once } from 'node:events'
import { connect } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import { expect, it, onTestFinished } from 'vitest'
import { errorResponse } from './error-handler.js'
import { readFile } from './read-file.js'

const DECLARED = { field: 'file', maxBytes: 1_000_000, withinMs: 100 }
const BEGINNING = [
  'POST / HTTP/1.1',
  'Host: localhost',
  'Content-Type: multipart/form-data; boundary=doran',
  'Content-Length: 500000',
  '',
  '--doran\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n',
].join('\r\n')

/** A server like the product's that reads one file of every request. */
async function serve(): Promise<number> {
  const server = createAdaptorServer({
    overrideGlobalObjects: false,
    fetch: (request) =>
      readFile(request, DECLARED, 'somebody').then(
        () => new Response('read'),
        (thrown: unknown) => errorResponse(thrown, 'r1'),
      ),
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('the server has no port')
  return address.port
}

/** Sends the start of a file, then `next` again and again; returns the response, after the connection has ended. */
async function send(port: number, next: string): Promise<string> {
  const socket = connect(port, '127.0.0.1').setEncoding('utf8')
  socket.on('error', () => undefined)
  socket.write(BEGINNING)
  const dripping = setInterval(() => socket.write(next), 10)
  onTestFinished(() => clearInterval(dripping))
  const [answer]: unknown[] = await once(socket, 'data')
  await once(socket, 'close')
  return String(answer)
}

it('refuses a file that stops on its way, or comes a byte at a time, at its time and hangs up', async () => {
  const port = await serve()

  for (const answer of await Promise.all([send(port, ''), send(port, 'a')])) {
    expect(answer).toContain('400 Bad Request')
    expect(answer).toContain('FILE_TOO_SLOW')
  }
})

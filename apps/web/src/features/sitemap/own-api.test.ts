// @vitest-environment node
import { createServer, type IncomingHttpHeaders } from 'node:http'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { ownApi } from './own-api'

/** The headers with which the API hears of a call. */
async function headersOfCall(frontDoorSecret: string): Promise<IncomingHttpHeaders> {
  let heard: IncomingHttpHeaders = {}
  const server = createServer((request, response) => {
    heard = request.headers
    response.setHeader('content-type', 'application/json').end('{"rows":[]}')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  try {
    await ownApi({ apiOrigin: `http://127.0.0.1:${port}`, frontDoorSecret }).call(
      'GET /v1/home',
      {},
    )
    return heard
  } finally {
    server.close()
  }
}

test('is counted as the site itself, where the API can believe it', async () => {
  expect(await headersOfCall('a secret of the front door')).toMatchObject({
    'x-doran-front-door': 'a secret of the front door',
    'x-doran-client-address': 'site',
  })
  expect(await headersOfCall('')).not.toHaveProperty('x-doran-client-address')
})

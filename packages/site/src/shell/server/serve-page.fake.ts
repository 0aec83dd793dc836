import { createServer } from 'node:http'
import { onTestFinished } from 'vitest'

/** Returns the response of a page that is rendered while its request is answered. */
export async function servePage(page: (props: object) => Promise<unknown>): Promise<Response> {
  const server = createServer((_request, response) => {
    page({}).then(
      () => response.end('page'),
      () => response.writeHead(500).end(),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const address = server.address()
  return fetch(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`)
}

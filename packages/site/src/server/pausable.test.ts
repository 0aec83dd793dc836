// @vitest-environment node
import { createServer } from 'node:http'
import { ApiError } from '@doran/api-client'
import { expect, it, onTestFinished } from 'vitest'
import { pausable, unlessPaused } from './pausable.js'

const limited = new ApiError({ code: 'TOO_MANY', message: 'x', status: 429, retryAfter: 41 })
const broken = new ApiError({ code: 'UNKNOWN', message: 'x', status: 500 })

const failing = (error: Error) =>
  pausable(async () => {
    throw error
  })

/** Serves whatever the page does to the answer around it. */
async function ask(page: (props: object) => Promise<unknown>): Promise<Response> {
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

it('answers a visitor over the limit with 429 and when to come back', async () => {
  const answer = await ask(failing(limited))
  expect(answer.status).toBe(429)
  expect(answer.headers.get('retry-after')).toBe('41')
})

it('leaves other answers as they are', async () => {
  expect((await ask(pausable(() => Promise.resolve('page')))).status).toBe(200)
  expect((await ask(failing(broken))).status).toBe(500)
  await expect(failing(broken)({})).rejects.toBe(broken)
})

it('renders where nothing is being answered', async () => {
  await expect(failing(limited)({})).resolves.toBeDefined()
})

it('reads nothing beside a page that pauses, and hides no other failure', async () => {
  expect(await unlessPaused(Promise.reject(limited))).toBeNull()
  await expect(unlessPaused(Promise.reject(broken))).rejects.toBe(broken)
})

import { createServer, get } from 'node:http'
import { expect, it, onTestFinished } from 'vitest'
import { listenOnLoopback } from '../listen-on-loopback.js'
import { playReply } from './play-reply.js'
import { JSON_HEAD, type Step } from './reply.js'

it('takes no more steps than the socket has room for', async () => {
  let taken = 0
  function* endless(): Generator<Step> {
    const bytes = Buffer.alloc(64 * 1024)
    for (;;) {
      taken += 1
      if (taken > 10_000) return
      yield { kind: 'write', bytes, afterMs: 0 }
    }
  }
  const server = createServer((_, response) =>
    playReply({ head: JSON_HEAD, steps: endless() }, response, () => undefined),
  )
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  get(await listenOnLoopback(server, 0), (response) => response.pause())
  await expect.poll(() => taken).toBeGreaterThan(1)
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(taken).toBeLessThan(300)
})

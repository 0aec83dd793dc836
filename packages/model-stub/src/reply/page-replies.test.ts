import { describe, expect, it } from 'vitest'
import { ask, hasThreePings, openStub, readBody, tellingOf } from '../testing/ask-stub.js'
import { readSocket } from '../testing/read-socket.js'

describe('refusals', () => {
  it.each([
    ['status-500', 500, null],
    ['status-401', 401, null],
    ['status-404', 404, null],
    ['status-429', 429, null],
    ['status-429-retry', 429, '1'],
  ])('%s answers an error document', async (name, status, retryAfter) => {
    const stub = await openStub()
    const response = await ask(stub, '문을 연다', { model: `stub:${name}` })
    expect(response.status).toBe(status)
    expect(response.headers.get('retry-after')).toBe(retryAfter)
    expect(await response.json()).toMatchObject({ error: { code: status } })
  })

  it('refuse closes the socket without a byte', async () => {
    const stub = await openStub()
    expect(await readSocket(stub, '[stub:refuse]')).toEqual([])
    await expect(ask(stub, '[stub:refuse]')).rejects.toThrow('fetch failed')
    expect(stub.requests.map(({ finished }) => finished)).toEqual([true, true])
  })

  it('html answers a page with 200', async () => {
    const stub = await openStub()
    const response = await ask(stub, '[stub:html]')
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(await response.text()).toMatch(/^<!doctype html>/)
  })
})

describe('status-429-retry', () => {
  it('lets each message through the second time', async () => {
    const stub = await openStub()
    const statusOf = async (text: string) =>
      (await ask(stub, `${text} [stub:status-429-retry gap=0]`)).status
    expect(await statusOf('하나')).toBe(429)
    expect(await statusOf('둘')).toBe(429)
    const again = await ask(stub, '하나 [stub:status-429-retry gap=0]')
    expect(await tellingOf(again)).toMatchObject({ finish: 'stop', isDone: true })
    expect(await statusOf('하나')).toBe(429)
    expect(stub.requests.map(({ behaviour }) => behaviour.name)).toEqual([
      'status-429-retry',
      'status-429-retry',
      'tell',
      'status-429-retry',
    ])
  })
})

describe('hangs before the text', () => {
  it('hang-before-headers sends nothing', async () => {
    const stub = await openStub()
    const asked = ask(stub, '[stub:hang-before-headers]', { signal: AbortSignal.timeout(300) })
    await expect(asked).rejects.toThrow(/timeout/)
  })

  it('hang-before-first-token sends headers and a comment every 200 ms', async () => {
    const stub = await openStub()
    const begun = performance.now()
    const response = await ask(stub, '[stub:hang-before-first-token]')
    expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
    const { text, ending } = await readBody(response, { until: hasThreePings })
    expect(ending).toBe('left')
    expect(text).toMatch(/^(?:: ping\n\n)+$/)
    expect(performance.now() - begun).toBeGreaterThan(395)
  })
})

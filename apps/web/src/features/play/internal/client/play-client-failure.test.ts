import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { SEND, START, answer, openClient, flush, stored } from './open-client.fake'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  localStorage.clear()
})

describe('a failure', () => {
  it('is tried again, later each time, and keeps the order', async () => {
    const { server, client } = openClient()
    server.failNext('NETWORK', 'MAINTENANCE')
    client.add(answer(0))
    await flush()
    client.add(answer(1))
    await flush()
    expect(server.keys()).toEqual([START])
    expect(client.state().trouble?.code).toBe('NETWORK')
    await vi.advanceTimersByTimeAsync(1_000)
    expect(server.keys()).toEqual([START, START])
    await vi.advanceTimersByTimeAsync(1_999)
    expect(server.keys()).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(1)
    expect(server.keys()).toEqual([START, START, START, SEND])
    expect(server.inputsOf()).toEqual([answer(0), answer(1)])
    expect(client.state().trouble).toBeNull()
  })

  it('is made by the same id, so that the play is made once', async () => {
    const { server, client } = openClient()
    server.failNext('NETWORK')
    client.add(answer(0))
    await vi.advanceTimersByTimeAsync(1_000)
    const ids = server.asked.slice(0, 2).map(({ body }) => body['clientPlayId'])
    expect(new Set(ids).size).toBe(1)
  })

  it('waits as long as a limit says', async () => {
    const { server, client } = openClient()
    client.add(answer(0))
    await flush()
    server.failNext('TOO_MANY')
    client.add(answer(1))
    await vi.advanceTimersByTimeAsync(4_999)
    expect(server.keys()).toEqual([START, SEND, SEND])
    await vi.advanceTimersByTimeAsync(1)
    expect(server.inputsOf()).toHaveLength(2)
  })

  it('ends at once when the connection is back', async () => {
    const { server, client } = openClient()
    server.setDown(true)
    client.add(answer(0))
    await vi.advanceTimersByTimeAsync(60_000)
    server.setDown(false)
    client.retry()
    await flush()
    expect(server.inputsOf()).toEqual([answer(0)])
  })

  it('of the end keeps the play at its end until it goes well', async () => {
    const { server, client } = openClient()
    for (const question of [0, 1, 2, 3]) client.add(answer(question))
    await flush()
    server.failNext('NETWORK')
    client.finish()
    await flush()
    expect(client.state()).toMatchObject({ phase: 'finishing', trouble: { code: 'NETWORK' } })
    await vi.advanceTimersByTimeAsync(1_000)
    expect(client.state()).toMatchObject({ phase: 'finished', trouble: null })
  })

  it.each([
    ['PLAY_EXPIRED', 'gone'],
    ['NOT_FOUND', 'gone'],
    ['PLAY_REFUSED', 'refused'],
    ['RATING_LIMIT', 'rated'],
  ] as const)('that says %s is not tried again', async (code, reason) => {
    const { server, client } = openClient()
    client.add(answer(0))
    await flush()
    server.failNext(code)
    client.add(answer(1))
    await vi.advanceTimersByTimeAsync(120_000)
    expect(client.state().stop?.reason).toBe(reason)
    expect([server.keys().length, stored()]).toEqual([3, []])
  })

  it('by a sign-in that has ended keeps what is unsent', async () => {
    const { server, client } = openClient()
    client.add(answer(0))
    await flush()
    server.failNext('SESSION_EXPIRED')
    client.add(answer(1))
    await flush()
    expect(client.state().stop?.reason).toBe('signed-out')
    expect(stored()).toMatchObject([{ from: 1, inputs: [answer(1)] }])
  })
})

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { GAME_ID, aCup } from '../testing/a-game.fake'
import { createPlayServer } from '../testing/play-server.fake'
import {
  SEND,
  START,
  answer,
  openClient,
  openClientOn,
  seen,
  flush,
  stored,
} from './open-client.fake'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  localStorage.clear()
})

const FINISH = 'POST /v1/play/{playId}/finish'

describe('a play', () => {
  it('is made by its first input, and asks for nothing before', async () => {
    const { server, client } = openClient()
    await flush()
    expect(server.asked).toEqual([])
    client.add(answer(0))
    await flush()
    expect(server.keys()).toEqual([START, SEND])
    expect(server.asked[0]?.body).toMatchObject({ gameId: GAME_ID, mode: 'normal' })
    expect(seen(client.state())).toEqual(['open', 1, 1])
  })

  it('sends one call at a time; the next takes all that came since', async () => {
    const { server, client } = openClient()
    client.add(answer(0))
    await flush()
    const release = server.hold()
    client.add(answer(1))
    await flush()
    client.add(answer(2))
    client.add(answer(3))
    await flush()
    expect(server.keys()).toEqual([START, SEND, SEND])
    release()
    await flush()
    expect(server.keys()).toEqual([START, SEND, SEND, SEND])
    expect(server.asked.at(-1)?.body).toMatchObject({ from: 2, inputs: [answer(2), answer(3)] })
    expect(server.inputsOf()).toEqual([answer(0), answer(1), answer(2), answer(3)])
  })

  it('hands over its last inputs with its end, in one call', async () => {
    const { server, client } = openClient()
    for (const question of [0, 1, 2]) client.add(answer(question))
    await flush()
    client.add(answer(3))
    client.finish()
    await flush()
    expect(server.keys()).toEqual([START, SEND, FINISH])
    expect(client.state()).toMatchObject({ phase: 'finished', finished: { id: 'play-1' } })
  })

  it('of a world cup is made with its size', async () => {
    const server = createPlayServer(aCup)
    const client = openClientOn(server)
    client.begin(8)
    await flush()
    expect(server.asked[0]?.body).toMatchObject({ size: 8 })
    expect(client.state().play).toMatchObject({ seed: 7, options: { size: 8 }, isNew: true })
  })

  it('left for another one changes nothing of it when its answer comes', async () => {
    const { server, client } = openClient()
    const release = server.hold()
    client.add(answer(0))
    await flush()
    client.leave()
    release()
    await flush()
    expect(seen(client.state())).toEqual(['closed', 0, 0])
    expect(stored()).toEqual([])
  })
})

describe('a play that went on elsewhere', () => {
  it('stops, and goes on here from where it is now', async () => {
    const { server, client } = openClient()
    client.add(answer(0))
    await flush()
    server.moveAway('play-1', answer(1, 1), answer(2, 1))
    client.add(answer(1))
    await flush()
    expect(client.state().stop?.reason).toBe('moved')
    expect(stored()).toEqual([])
    client.add(answer(2))
    await vi.advanceTimersByTimeAsync(60_000)
    expect(server.keys()).toEqual([START, SEND, SEND])
    client.resume('play-1')
    await flush()
    expect(client.state()).toMatchObject({
      phase: 'open',
      stop: null,
      inputs: [answer(0), answer(1, 1), answer(2, 1)],
    })
    client.add(answer(3))
    await flush()
    expect(server.inputsOf()).toHaveLength(4)
  })
})

describe('a page that is left', () => {
  it('sends what is unsent, though a call is under way', async () => {
    const { server, client } = openClient()
    client.add(answer(0))
    await flush()
    const release = server.hold()
    client.add(answer(1))
    await flush()
    client.add(answer(2))
    client.flush()
    release()
    await flush()
    expect(server.inputsOf()).toEqual([answer(0), answer(1), answer(2)])
  })
})

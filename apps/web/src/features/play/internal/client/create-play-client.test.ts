import { localStore } from '@doran/browser-storage'
import type { PlayInput } from '@doran/contract'
import { STORAGE_KEYS } from '@doran/contract/names'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { GAME_ID, VERSION_ID, aCup, aTest } from '../testing/a-game.fake'
import { createPlayServer } from '../testing/play-server.fake'
import { createPlayClient } from './create-play-client'
import type { PlayState } from './play-state'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  localStorage.clear()
})

const settle = () => vi.advanceTimersByTimeAsync(0)
const answer = (question: number, choice = 0): PlayInput => ({ type: 'answer', question, choice })
const stored = () => localStore.keys(STORAGE_KEYS.unsentPlay).map((key) => localStore.getJson(key))

const START = 'POST /v1/play'
const SEND = 'PATCH /v1/play/{playId}'
const FINISH = 'POST /v1/play/{playId}/finish'

function openOn(server: ReturnType<typeof createPlayServer>) {
  return createPlayClient({
    api: server.client,
    gameId: GAME_ID,
    versionId: VERSION_ID,
    content: aTest,
    store: localStore,
  })
}

function open() {
  const server = createPlayServer(aTest)
  return { server, client: openOn(server) }
}

const seen = ({ phase, inputs, sentCount }: PlayState) => [phase, inputs.length, sentCount]

describe('a play', () => {
  it('is made by its first input, and asks for nothing before', async () => {
    const { server, client } = open()
    await settle()
    expect(server.asked).toEqual([])
    client.add(answer(0))
    await settle()
    expect(server.keys()).toEqual([START, SEND])
    expect(server.asked[0]?.body).toMatchObject({ gameId: GAME_ID, mode: 'normal' })
    expect(seen(client.state())).toEqual(['open', 1, 1])
  })

  it('sends one call at a time; the next takes all that came since', async () => {
    const { server, client } = open()
    client.add(answer(0))
    await settle()
    const release = server.hold()
    client.add(answer(1))
    await settle()
    client.add(answer(2))
    client.add(answer(3))
    await settle()
    expect(server.keys()).toEqual([START, SEND, SEND])
    release()
    await settle()
    expect(server.keys()).toEqual([START, SEND, SEND, SEND])
    expect(server.asked.at(-1)?.body).toMatchObject({ from: 2, inputs: [answer(2), answer(3)] })
    expect(server.inputsOf()).toEqual([answer(0), answer(1), answer(2), answer(3)])
  })

  it('hands over its last inputs with its end, in one call', async () => {
    const { server, client } = open()
    for (const question of [0, 1, 2]) client.add(answer(question))
    await settle()
    client.add(answer(3))
    client.finish()
    await settle()
    expect(server.keys()).toEqual([START, SEND, FINISH])
    expect(client.state()).toMatchObject({ phase: 'finished', finished: { id: 'play-1' } })
  })

  it('of a world cup is made with its size', async () => {
    const server = createPlayServer(aCup)
    const client = openOn(server)
    client.begin(8)
    await settle()
    expect(server.asked[0]?.body).toMatchObject({ size: 8 })
    expect(client.state().play).toMatchObject({ seed: 7, options: { size: 8 }, isNew: true })
  })

  it('left for another one changes nothing of it when its answer comes', async () => {
    const { server, client } = open()
    const release = server.hold()
    client.add(answer(0))
    await settle()
    client.leave()
    release()
    await settle()
    expect(seen(client.state())).toEqual(['closed', 0, 0])
    expect(stored()).toEqual([])
  })
})

describe('a failure', () => {
  it('is tried again, later each time, and keeps the order', async () => {
    const { server, client } = open()
    server.failNext('NETWORK', 'MAINTENANCE')
    client.add(answer(0))
    await settle()
    client.add(answer(1))
    await settle()
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
    const { server, client } = open()
    server.failNext('NETWORK')
    client.add(answer(0))
    await vi.advanceTimersByTimeAsync(1_000)
    const ids = server.asked.slice(0, 2).map(({ body }) => body['clientPlayId'])
    expect(new Set(ids).size).toBe(1)
  })

  it('waits as long as a limit says', async () => {
    const { server, client } = open()
    client.add(answer(0))
    await settle()
    server.failNext('TOO_MANY')
    client.add(answer(1))
    await vi.advanceTimersByTimeAsync(4_999)
    expect(server.keys()).toEqual([START, SEND, SEND])
    await vi.advanceTimersByTimeAsync(1)
    expect(server.inputsOf()).toHaveLength(2)
  })

  it('ends at once when the connection is back', async () => {
    const { server, client } = open()
    server.setDown(true)
    client.add(answer(0))
    await vi.advanceTimersByTimeAsync(60_000)
    server.setDown(false)
    client.retry()
    await settle()
    expect(server.inputsOf()).toEqual([answer(0)])
  })

  it('of the end keeps the play at its end until it goes well', async () => {
    const { server, client } = open()
    for (const question of [0, 1, 2, 3]) client.add(answer(question))
    await settle()
    server.failNext('NETWORK')
    client.finish()
    await settle()
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
    const { server, client } = open()
    client.add(answer(0))
    await settle()
    server.failNext(code)
    client.add(answer(1))
    await vi.advanceTimersByTimeAsync(120_000)
    expect(client.state().stop?.reason).toBe(reason)
    expect([server.keys().length, stored()]).toEqual([3, []])
  })

  it('by a sign-in that has ended keeps what is unsent', async () => {
    const { server, client } = open()
    client.add(answer(0))
    await settle()
    server.failNext('SESSION_EXPIRED')
    client.add(answer(1))
    await settle()
    expect(client.state().stop?.reason).toBe('signed-out')
    expect(stored()).toMatchObject([{ from: 1, inputs: [answer(1)] }])
  })
})

describe('a play that went on elsewhere', () => {
  it('stops, and goes on here from where it is now', async () => {
    const { server, client } = open()
    client.add(answer(0))
    await settle()
    server.moveAway('play-1', answer(1, 1), answer(2, 1))
    client.add(answer(1))
    await settle()
    expect(client.state().stop?.reason).toBe('moved')
    expect(stored()).toEqual([])
    client.add(answer(2))
    await vi.advanceTimersByTimeAsync(60_000)
    expect(server.keys()).toEqual([START, SEND, SEND])
    client.resume('play-1')
    await settle()
    expect(client.state()).toMatchObject({
      phase: 'open',
      stop: null,
      inputs: [answer(0), answer(1, 1), answer(2, 1)],
    })
    client.add(answer(3))
    await settle()
    expect(server.inputsOf()).toHaveLength(4)
  })
})

describe('this browser', () => {
  it('keeps only what is not sent yet', async () => {
    const { server, client } = open()
    client.add(answer(0))
    expect(stored()).toMatchObject([
      { playId: null, versionId: VERSION_ID, from: 0, inputs: [answer(0)] },
    ])
    await settle()
    expect(stored()).toEqual([])
    server.setDown(true)
    client.add(answer(1))
    expect(stored()).toMatchObject([{ playId: 'play-1', from: 1, inputs: [answer(1)] }])
    await settle()
    server.setDown(false)
    client.retry()
    await settle()
    expect(stored()).toEqual([])
  })

  it('merges what it kept onto the play after a reload', async () => {
    const { server, client } = open()
    client.add(answer(0))
    await settle()
    server.setDown(true)
    client.add(answer(1))
    client.add(answer(2))
    await settle()
    server.setDown(false)

    const reloaded = openOn(server)
    reloaded.resume('play-1')
    await settle()
    expect(seen(reloaded.state())).toEqual(['open', 3, 3])
    expect(server.inputsOf()).toEqual([answer(0), answer(1), answer(2)])
    expect(stored()).toEqual([])
  })

  it('sends nothing twice that had arrived before its answer was lost', async () => {
    const server = createPlayServer(aTest)
    server.put('play-1', [answer(0), answer(1)])
    localStore.set(
      `${STORAGE_KEYS.unsentPlay}${GAME_ID}_0123456789`,
      JSON.stringify({
        clientPlayId: '0123456789',
        playId: 'play-1',
        versionId: VERSION_ID,
        from: 1,
        inputs: [answer(1), answer(2)],
      }),
    )
    const client = openOn(server)
    client.resume('play-1')
    await settle()
    expect(server.inputsOf()).toEqual([answer(0), answer(1), answer(2)])
    expect(stored()).toEqual([])
  })

  it('drops what another device has answered in another way', async () => {
    const { server, client } = open()
    client.add(answer(0))
    await settle()
    server.setDown(true)
    client.add(answer(1))
    await settle()
    server.setDown(false)
    server.moveAway('play-1', answer(1, 1))

    const reloaded = openOn(server)
    reloaded.resume('play-1')
    await settle()
    expect(reloaded.state().inputs).toEqual([answer(0), answer(1, 1)])
    expect(stored()).toEqual([])
  })

  it('goes on after a reload with a play that was never made', async () => {
    const { server, client } = open()
    server.setDown(true)
    client.add(answer(0))
    client.add(answer(1))
    await settle()
    server.setDown(false)

    const reloaded = openOn(server)
    reloaded.look()
    expect(reloaded.state().unmade?.inputs).toHaveLength(2)
    reloaded.restore()
    expect(reloaded.state().inputs).toHaveLength(2)
    await settle()
    expect(server.inputsOf()).toEqual([answer(0), answer(1)])
    expect(stored()).toEqual([])
  })

  it('offers no answers to the questions of another version', async () => {
    const { server, client } = open()
    server.setDown(true)
    client.add(answer(0))
    await settle()

    const later = { versionId: 'another-version', content: aTest }
    const updated = createPlayClient({
      api: server.client,
      gameId: GAME_ID,
      store: localStore,
      ...later,
    })
    updated.look()
    expect(updated.state().unmade).toBeNull()
  })

  it('forgets a play that was never made when another one is begun', () => {
    const { server, client } = open()
    server.setDown(true)
    client.add(answer(0))
    const reloaded = openOn(server)
    reloaded.look()
    reloaded.leave()
    expect([reloaded.state().unmade, stored()]).toEqual([null, []])
  })

  it('holds the unsent inputs of two tabs apart', async () => {
    const server = createPlayServer(aTest)
    const [one, other] = [openOn(server), openOn(server)]
    server.setDown(true)
    one.add(answer(0))
    other.add(answer(0, 1))
    one.add(answer(1))
    await settle()
    expect(stored()).toHaveLength(2)
    server.setDown(false)
    one.retry()
    await settle()
    expect(stored()).toMatchObject([{ inputs: [answer(0, 1)] }])
    other.retry()
    await settle()
    expect(stored()).toEqual([])
    expect([server.inputsOf('play-1'), server.inputsOf('play-2')]).toEqual([
      [answer(0), answer(1)],
      [answer(0, 1)],
    ])
  })

  it('does not trust what it kept', () => {
    const { client } = open()
    const key = `${STORAGE_KEYS.unsentPlay}${GAME_ID}_0123456789`
    const kept = { clientPlayId: 'a', playId: null, versionId: VERSION_ID, from: 0 }
    for (const inputs of [null, [], [{ type: 'answer', question: '1', choice: 0 }], ['skip']]) {
      localStore.set(key, JSON.stringify({ ...kept, inputs }))
      client.look()
      expect(client.state().unmade).toBeNull()
    }
  })
})

describe('a page that is left', () => {
  it('sends what is unsent, though a call is under way', async () => {
    const { server, client } = open()
    client.add(answer(0))
    await settle()
    const release = server.hold()
    client.add(answer(1))
    await settle()
    client.add(answer(2))
    client.flush()
    release()
    await settle()
    expect(server.inputsOf()).toEqual([answer(0), answer(1), answer(2)])
  })
})

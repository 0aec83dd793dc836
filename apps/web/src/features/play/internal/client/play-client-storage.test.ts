import { localStore } from '@doran/browser-storage'
import { STORAGE_KEYS } from '@doran/contract/names'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { GAME_ID, VERSION_ID, aTest } from '../testing/a-game.fake'
import { createPlayServer } from '../testing/play-server.fake'
import { createPlayClient } from './create-play-client'
import { answer, openClient, openClientOn, seen, flush, stored } from './open-client.fake'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  localStorage.clear()
})

describe('this browser', () => {
  it('keeps only what is not sent yet', async () => {
    const { server, client } = openClient()
    client.add(answer(0))
    expect(stored()).toMatchObject([
      { playId: null, versionId: VERSION_ID, from: 0, inputs: [answer(0)] },
    ])
    await flush()
    expect(stored()).toEqual([])
    server.setDown(true)
    client.add(answer(1))
    expect(stored()).toMatchObject([{ playId: 'play-1', from: 1, inputs: [answer(1)] }])
    await flush()
    server.setDown(false)
    client.retry()
    await flush()
    expect(stored()).toEqual([])
  })

  it('merges what it kept onto the play after a reload', async () => {
    const { server, client } = openClient()
    client.add(answer(0))
    await flush()
    server.setDown(true)
    client.add(answer(1))
    client.add(answer(2))
    await flush()
    server.setDown(false)

    const reloaded = openClientOn(server)
    reloaded.resume('play-1')
    await flush()
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
    const client = openClientOn(server)
    client.resume('play-1')
    await flush()
    expect(server.inputsOf()).toEqual([answer(0), answer(1), answer(2)])
    expect(stored()).toEqual([])
  })

  it('drops what another device has answered in another way', async () => {
    const { server, client } = openClient()
    client.add(answer(0))
    await flush()
    server.setDown(true)
    client.add(answer(1))
    await flush()
    server.setDown(false)
    server.moveAway('play-1', answer(1, 1))

    const reloaded = openClientOn(server)
    reloaded.resume('play-1')
    await flush()
    expect(reloaded.state().inputs).toEqual([answer(0), answer(1, 1)])
    expect(stored()).toEqual([])
  })

  it('goes on after a reload with a play that was never made', async () => {
    const { server, client } = openClient()
    server.setDown(true)
    client.add(answer(0))
    client.add(answer(1))
    await flush()
    server.setDown(false)

    const reloaded = openClientOn(server)
    reloaded.look()
    expect(reloaded.state().unmade?.inputs).toHaveLength(2)
    reloaded.restore()
    expect(reloaded.state().inputs).toHaveLength(2)
    await flush()
    expect(server.inputsOf()).toEqual([answer(0), answer(1)])
    expect(stored()).toEqual([])
  })

  it('offers no answers to the questions of another version', async () => {
    const { server, client } = openClient()
    server.setDown(true)
    client.add(answer(0))
    await flush()

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
    const { server, client } = openClient()
    server.setDown(true)
    client.add(answer(0))
    const reloaded = openClientOn(server)
    reloaded.look()
    reloaded.leave()
    expect([reloaded.state().unmade, stored()]).toEqual([null, []])
  })

  it('holds the unsent inputs of two tabs apart', async () => {
    const server = createPlayServer(aTest)
    const [one, other] = [openClientOn(server), openClientOn(server)]
    server.setDown(true)
    one.add(answer(0))
    other.add(answer(0, 1))
    one.add(answer(1))
    await flush()
    expect(stored()).toHaveLength(2)
    server.setDown(false)
    one.retry()
    await flush()
    expect(stored()).toMatchObject([{ inputs: [answer(0, 1)] }])
    other.retry()
    await flush()
    expect(stored()).toEqual([])
    expect([server.inputsOf('play-1'), server.inputsOf('play-2')]).toEqual([
      [answer(0), answer(1)],
      [answer(0, 1)],
    ])
  })

  it('does not trust what it kept', () => {
    const { client } = openClient()
    const key = `${STORAGE_KEYS.unsentPlay}${GAME_ID}_0123456789`
    const kept = { clientPlayId: 'a', playId: null, versionId: VERSION_ID, from: 0 }
    for (const inputs of [null, [], [{ type: 'answer', question: '1', choice: 0 }], ['skip']]) {
      localStore.set(key, JSON.stringify({ ...kept, inputs }))
      client.look()
      expect(client.state().unmade).toBeNull()
    }
  })
})

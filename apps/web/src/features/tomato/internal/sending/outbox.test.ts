// @vitest-environment node
import type { TomatoInput } from '@doran/contract'
import { PLAY } from '@doran/contract/play/limits'
import { fakeApi } from '@doran/site/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createGameSender } from './game-sender'
import { createOutbox } from './outbox'
import type { UnsentStore } from './unsent-game'

const FINISH = 'POST /v1/play/{playId}/finish'
const SEND = 'PATCH /v1/play/{playId}'
const NOW = 1_790_000_000_000

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const inputs = (count: number): TomatoInput[] =>
  Array.from({ length: count }, (_, at) => ({ type: 'pop', at: at * 50, cell: at % 35 }))

function shopFixture(): UnsentStore & { texts: Map<string, string> } {
  const texts = new Map<string, string>()
  return {
    texts,
    keys: (prefix) => [...texts.keys()].filter((key) => key.startsWith(prefix)),
    getJson: (key) => JSON.parse(texts.get(key) ?? 'null'),
    set: (key, text) => texts.set(key, text).has(key),
    remove: (key) => void texts.delete(key),
  }
}

function open(replies: Record<string, unknown[]>, store = shopFixture()) {
  const api = fakeApi(replies, [])
  const outbox = createOutbox({ api: api.client, store, gameId: 'field', now: () => NOW })
  const sent = () =>
    api.requests.map(({ key, input }) => {
      const { from, inputs: more }: { from: number; inputs: unknown[] } = Object(input['body'])
      return [key, from, more.length]
    })
  return { outbox, store, sent }
}

const game = (over = {}) => ({
  playId: 'play-1',
  token: 'token-1',
  from: 0,
  inputs: inputs(250),
  endedAt: NOW,
  ...over,
})

describe('a finished game', () => {
  it('goes out in as many calls as it takes', async () => {
    const { outbox, store, sent } = open({ [SEND]: [{}, {}], [FINISH]: [{}] })
    outbox.finish(game())
    expect(store.texts.size).toBe(1)
    await vi.advanceTimersByTimeAsync(0)
    expect(sent()).toEqual([
      [SEND, 0, 100],
      [SEND, 100, 100],
      [FINISH, 200, 50],
    ])
    expect(store.texts.size).toBe(0)
    expect(outbox.deliveries().get('play-1')?.is).toBe('finished')
  })

  it('goes on where it was stopped', async () => {
    const lost = new Error('the line is dead')
    const { outbox, sent } = open({ [SEND]: [{}, lost, {}], [FINISH]: [{}] })
    outbox.finish(game())
    await vi.advanceTimersByTimeAsync(0)
    expect(outbox.deliveries().get('play-1')?.is).toBe('kept')
    outbox.retry()
    await vi.advanceTimersByTimeAsync(0)
    expect(sent().slice(2)).toEqual([
      [SEND, 100, 100],
      [FINISH, 200, 50],
    ])
  })

  it('is found by another page, unless its token is too old', async () => {
    const store = shopFixture()
    const left = open({ [FINISH]: [new Error('the line is dead')] }, store)
    left.outbox.finish(game({ inputs: inputs(1) }))
    await vi.advanceTimersByTimeAsync(0)
    left.outbox.close()
    store.set(
      'doran_unsent_play_field_old',
      JSON.stringify(game({ playId: 'old', endedAt: NOW - PLAY.scoredTokenMs })),
    )
    store.set('doran_unsent_play_field_odd', '{"playId":3}')
    const { outbox, sent } = open({ [FINISH]: [{}] }, store)
    outbox.sendKept()
    await vi.advanceTimersByTimeAsync(0)
    expect(sent()).toEqual([[FINISH, 0, 1]])
    expect([...store.texts.keys()]).toEqual(['doran_unsent_play_field_odd'])
  })
})

describe('a game that goes on', () => {
  it('sends a full call ahead, and only the rest at its end', async () => {
    const { outbox, sent } = open({ [SEND]: [{}], [FINISH]: [{}] })
    const sender = createGameSender(outbox, { id: 'play-1', token: 'token-1' }, () => NOW)
    await sender.ahead(inputs(99))
    expect(sent()).toEqual([])
    await sender.ahead(inputs(101))
    sender.finish(inputs(130))
    await vi.advanceTimersByTimeAsync(0)
    expect(sent()).toEqual([
      [SEND, 0, 100],
      [FINISH, 100, 30],
    ])
  })

  it('sends again with its end what did not arrive before', async () => {
    const { outbox, sent } = open({ [SEND]: [new Error('the line is dead'), {}], [FINISH]: [{}] })
    const sender = createGameSender(outbox, { id: 'play-1', token: 'token-1' }, () => NOW)
    await sender.ahead(inputs(100))
    sender.finish(inputs(130))
    await vi.advanceTimersByTimeAsync(0)
    expect(sent().slice(1)).toEqual([
      [SEND, 0, 100],
      [FINISH, 100, 30],
    ])
  })
})

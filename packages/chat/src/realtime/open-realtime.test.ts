import { createApiClient } from '@doran/api-client'
import type { ChatEvent } from '@doran/contract'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeAbly } from './ably.fake.js'
import { openRealtime } from './open-realtime.js'

const EVENT: ChatEvent = { type: 'channel', channelId: 'a' }
const opened: { close: () => void }[] = []

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  for (const realtime of opened.splice(0)) realtime.close()
})

function open(refusals: { code: string; status: number }[] = []) {
  const asked: string[] = []
  const ably = fakeAbly()
  const api = createApiClient({
    baseUrl: 'http://chat.test/api',
    fetch: async (input, init) => {
      const url = new URL(new Request(input, init).url)
      asked.push(url.search)
      const refusal = refusals.shift()
      if (refusal?.status === 0) throw new TypeError('fetch failed')
      if (refusal) return Response.json({ error: refusal }, { status: refusal.status })
      const channelId = url.searchParams.get('channelId')
      return Response.json({
        token: `token-${asked.length}`,
        issued: Date.now(),
        expires: Date.now() + 300_000,
        clientId: url.searchParams.get('clientId'),
        capability: '{}',
        endpoint: { host: 'localhost', port: 4000, tls: false },
        personChannel: 'person:me',
        roomChannel: channelId && `room:${channelId}`,
      })
    },
  })
  const realtime = openRealtime({
    api,
    myProfileId: 'me',
    clientId: 'abcdefghi',
    load: ably.load,
  })
  opened.push(realtime)
  const statuses: string[] = []
  const events: ChatEvent[] = []
  let refills = 0
  realtime.onStatus((status) => statuses.push(status))
  realtime.onEvent((event) => events.push(event))
  realtime.onRefill(() => (refills += 1))
  const flush = () => vi.advanceTimersByTimeAsync(0)
  const client = () => {
    const last = ably.last()
    if (!last) throw new Error('no client was made')
    return last
  }
  return {
    realtime,
    ably,
    asked,
    statuses,
    events,
    flush,
    refills: () => refills,
    client,
    goLive: async () => {
      await flush()
      await client().live()
      await flush()
    },
  }
}

describe('connecting', () => {
  it('asks for a token once and is live with the person’s own channel', async () => {
    const chat = open()
    expect(chat.realtime.status).toBe('connecting')
    await chat.goLive()
    expect(chat.statuses).toEqual(['live'])
    expect(chat.asked).toEqual(['?clientId=abcdefghi'])
    expect(chat.client().settings.endpoint).toEqual({ host: 'localhost', port: 4000, tls: false })
    expect(chat.client().tokens.map(({ token }) => token)).toEqual(['token-1'])
    expect(chat.refills()).toBe(1)
  })

  it('hears the events of the person’s own channel, and nothing that is none', async () => {
    const chat = open()
    await chat.goLive()
    const channel = chat.client().channel('person:me')
    for (const data of [EVENT, null, 'text', { type: 'item' }, { type: 'read' }, { type: 'x' }])
      channel.message(data)
    expect(chat.events).toEqual([EVENT])
  })

  it('asks to fetch again where continuity is lost, and only there', async () => {
    const chat = open()
    await chat.goLive()
    const channel = chat.client().channel('person:me')
    channel.become('attached', { resumed: true })
    expect(chat.refills()).toBe(1)
    channel.become('attached', { resumed: false })
    expect(chat.refills()).toBe(2)
  })

  it('renews its token with a new call', async () => {
    const chat = open()
    await chat.goLive()
    await chat.client().auth.authorize()
    expect(chat.client().tokens.map(({ token }) => token)).toEqual(['token-1', 'token-2'])
  })
})

describe('without a connection', () => {
  it('is off after a few seconds, keeps trying, and is live again', async () => {
    const chat = open()
    await chat.goLive()
    chat.client().become('disconnected')
    expect(chat.realtime.status).toBe('connecting')
    await vi.advanceTimersByTimeAsync(5_999)
    expect(chat.realtime.status).toBe('connecting')
    await vi.advanceTimersByTimeAsync(1)
    expect(chat.realtime.status).toBe('off')
    chat.client().become('connecting')
    expect(chat.realtime.status).toBe('off')
    chat.client().become('connected')
    expect(chat.realtime.status).toBe('live')
  })

  it('is back before anybody notices', async () => {
    const chat = open()
    await chat.goLive()
    chat.client().become('disconnected')
    await vi.advanceTimersByTimeAsync(3_000)
    chat.client().become('connected')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(chat.statuses).toEqual(['live', 'connecting', 'live'])
  })

  it.each(['suspended', 'failed'])('is off at once when it is %s', async (state) => {
    const chat = open()
    await chat.goLive()
    chat.client().become(state)
    expect(chat.realtime.status).toBe('off')
  })

  it('makes a new client where the old one cannot go on', async () => {
    const chat = open()
    await chat.goLive()
    chat.client().channel('person:me').become('failed')
    expect([chat.realtime.status, chat.client().isClosed]).toEqual(['off', true])
    await vi.advanceTimersByTimeAsync(5_000)
    await chat.goLive()
    expect([chat.ably.clients.length, chat.realtime.status]).toEqual([2, 'live'])
  })

  it('is off at once where the API has no realtime, and asks again later', async () => {
    const chat = open([{ code: 'NO_REALTIME', status: 503 }])
    await chat.flush()
    expect(chat.realtime.status).toBe('off')
    await vi.advanceTimersByTimeAsync(5_000)
    await chat.goLive()
    expect(chat.realtime.status).toBe('live')
  })

  it('asks less and less often, and at once when the browser is online again', async () => {
    const chat = open(Array.from({ length: 6 }, () => ({ code: 'NETWORK', status: 0 })))
    await vi.advanceTimersByTimeAsync(5_000 + 10_000 + 20_000)
    expect([chat.asked.length, chat.realtime.status]).toEqual([4, 'off'])
    window.dispatchEvent(new Event('online'))
    await chat.flush()
    expect(chat.asked).toHaveLength(5)
  })

  it('does not ask again with a sign-in that has ended', async () => {
    const chat = open([{ code: 'SESSION_EXPIRED', status: 401 }])
    await vi.advanceTimersByTimeAsync(600_000)
    expect([chat.asked.length, chat.realtime.status]).toEqual([1, 'off'])
  })

  it('says nothing more once it is closed', async () => {
    const chat = open()
    await chat.goLive()
    const client = chat.client()
    chat.realtime.close()
    client.channel('person:me').message(EVENT)
    await vi.advanceTimersByTimeAsync(600_000)
    expect([client.isClosed, chat.statuses, chat.events]).toEqual([true, ['live'], []])
    expect(chat.asked).toHaveLength(1)
  })
})

describe('a room', () => {
  const other = {
    action: 'enter',
    clientId: 'c',
    connectionId: '1',
    data: { profileId: 'other' },
  }

  async function enterRoom() {
    const chat = open()
    await chat.goLive()
    const room = chat.realtime.enterRoom('a')
    const typing: boolean[] = []
    room.onTyping((isTyping) => typing.push(isTyping))
    await chat.flush()
    return { ...chat, room, typing, channel: chat.client().channel('room:a') }
  }

  it('has a token of its own', async () => {
    const { asked, client } = await enterRoom()
    expect(asked).toEqual(['?clientId=abcdefghi', '?clientId=abcdefghi&channelId=a'])
    expect(client().said).toEqual(['attach room:a'])
  })

  it('that is entered before the connection is there is attached with it', async () => {
    const chat = open()
    chat.realtime.enterRoom('a')
    await chat.goLive()
    expect(chat.client().said).toEqual(['attach room:a'])
  })

  it('shows who types until they stop, but not the person', async () => {
    const { channel, typing } = await enterRoom()
    channel.member({ ...other, data: { profileId: 'me' } })
    channel.member({ ...other, data: 'broken' })
    expect(typing).toEqual([])
    channel.member(other)
    channel.member({ ...other, action: 'leave' })
    expect(typing).toEqual([true, false])
    channel.member({ ...other, action: 'present' })
    await vi.advanceTimersByTimeAsync(6_000)
    expect(typing).toEqual([true, false, true, false])
  })

  it('shows the person typing', async () => {
    const { client, room } = await enterRoom()
    room.setTyping(true)
    room.setTyping(true)
    room.setTyping(false)
    room.setTyping(false)
    room.setTyping(true)
    room.leave()
    expect(client().said.slice(1)).toEqual([
      'enter room:a',
      'update room:a',
      'leave room:a',
      'enter room:a',
      'leave room:a',
      'detach room:a',
    ])
  })

  it('says nothing without a connection, which would arrive too late', async () => {
    const { client, room } = await enterRoom()
    client().become('disconnected')
    room.setTyping(true)
    expect(client().said).toEqual(['attach room:a'])
  })

  it('is entered again with a new client', async () => {
    const { client, ably, goLive } = await enterRoom()
    client().become('failed')
    await vi.advanceTimersByTimeAsync(5_000)
    await goLive()
    expect(ably.last()?.said).toEqual(['attach room:a'])
  })
})

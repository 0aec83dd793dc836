import { once } from 'node:events'
import { createServer } from 'node:http'
import { createRealtimeServer, type RealtimeServer } from '@doran/realtime-server'
import { describe, expect, it, onTestFinished } from 'vitest'
import { queueEvents } from '../src/modules/realtime/index.js'
import { publishLeftEvents } from '../src/modules/realtime/publish-events.js'
import { systemContext } from '../src/platform/context/context.js'
import { createManualClock } from '../src/platform/time/clock.fake.js'
import { afterTest } from '../src/testing/shared-by-tests.js'
import { createTestDatabase, startTestApi } from '../src/testing/test-app.js'
import { codeOf } from '../src/testing/test-browser.js'
import { chatPerson, sendText, talkOfTwo, type ChatPerson } from '../src/testing/test-chat.js'
import { signIn } from '../src/testing/test-member.js'
import { hear, listenForSockets, openPage } from '../src/testing/test-realtime.js'

async function start() {
  const api = startTestApi(await createTestDatabase())
  const port = await listenForSockets(api)
  return { api, port, ...(await talkOfTwo(api)) }
}

describe('two people with a page each', () => {
  it('hear what is sent, read and deleted, and nobody else does', async () => {
    const { api, port, one, other, channel } = await start()
    const stranger = await chatPerson(api)
    const [mine, theirs, strangers] = await Promise.all(
      [one, other, stranger].map((person) => hear(openPage(person, { port }))),
    )

    const item = await sendText(one, channel.id, '들리나요?')
    await expect.poll(() => theirs).toContainEqual({ type: 'item', item })
    await other.browser.api.call('POST /v1/chat/channel/{id}/read', {
      params: { id: channel.id },
      body: { upTo: item.id },
    })
    const read = { type: 'read', channelId: channel.id, profileId: other.profileId, upTo: item.seq }
    await expect.poll(() => mine).toContainEqual(read)
    await one.browser.api.call('DELETE /v1/chat/item/{id}', { params: { id: item.id } })
    await expect
      .poll(() => theirs?.at(-1))
      .toMatchObject({ type: 'item', item: { id: item.id, kind: 'deleted', body: '' } })

    expect(strangers).toEqual([])
    expect(await leftEvents(api)).toBe(0)
  })

  it('may not publish, nor listen to anybody else', async () => {
    const { port, one, other } = await start()
    const page = openPage(one, { port })
    const own = page.client.channels.get((await page.auth()).personChannel)
    const foreign = page.client.channels.get((await openPage(other, { port }).auth()).personChannel)

    await expect(own.publish('chat', { type: 'channel' })).rejects.toMatchObject({ code: 40160 })
    await expect(own.presence.enter()).rejects.toMatchObject({ code: 40160 })
    await expect(foreign.attach()).rejects.toMatchObject({ code: 40160 })
  })

  it('see each other type in an open conversation, and no more once one blocks the other', async () => {
    const { port, one, other, channel } = await start()
    const [mine, theirs] = [one, other].map((person, at) =>
      openPage(person, { port, channelId: channel.id, clientId: `client-0${at}` }),
    )
    if (!mine || !theirs) throw new Error('two pages')
    const name = (await mine.auth()).roomChannel ?? ''
    const seen = theirs.client.channels.get(name)
    const entered = mine.client.channels.get(name)
    await seen.attach()
    await entered.presence.enter({ profileId: one.profileId })
    await expect.poll(async () => (await seen.presence.get()).length).toBe(1)

    await other.browser.api.call('POST /v1/block/{profileId}', {
      params: { profileId: one.profileId },
    })

    await expect.poll(() => [seen.state, entered.state]).toEqual(['failed', 'failed'])
    expect((await theirs.auth()).roomChannel).toBeNull()
    await expect(entered.presence.enter()).rejects.toMatchObject({ code: 90001 })
  })
})

describe('a sign-in that ended', () => {
  it('hears nothing more, however it ended', async () => {
    const { api, port, one, other, channel } = await start()
    const page = openPage(other, { port })
    const heard = await hear(page)
    const states: string[] = []
    page.client.connection.on(({ current }) => void states.push(current))

    await other.browser.api.call('POST /v1/auth/logout', {})
    const clock = createManualClock(new Date(Date.now() + 60_000))
    await publishLeftEvents({ ...systemContext(api.deps), clock })

    await expect.poll(() => states).toContain('disconnected')
    await sendText(one, channel.id, '누가 듣나요?')
    await expect.poll(() => leftEvents(api)).toBe(0)
    expect(JSON.stringify(heard)).not.toContain('누가 듣나요?')
  })
})

it('tells of messages although the service revokes no tokens', async () => {
  const { api, port, one, other, channel } = await start()
  const heard = await hear(openPage(one, { port }))
  const { realtime } = api.deps
  await other.browser.api.call('POST /v1/auth/logout', {})
  const clock = createManualClock(new Date(Date.now() + 60_000))
  const revoke = () => Promise.reject(new Error('not for this key'))
  await queueEvents(systemContext(api.deps), [
    { profileId: one.profileId, event: { type: 'channel', channelId: channel.id } },
  ])

  await publishLeftEvents({
    ...systemContext(api.deps),
    clock,
    realtime: { ...realtime, revoke },
  })

  await expect.poll(() => heard).toEqual([{ type: 'channel', channelId: channel.id }])
  expect(await leftEvents(api)).toBe(0)
})

describe('a block', () => {
  it('by a stranger does nothing to a connection', async () => {
    const { api, port, one } = await start()
    const page = openPage(one, { port })
    await hear(page)
    const states: string[] = []
    page.client.connection.on(({ current }) => void states.push(current))
    const stranger = await chatPerson(api)

    const params = { profileId: one.profileId }
    await stranger.browser.api.call('POST /v1/block/{profileId}', { params })

    await page.client.connection.ping()
    expect(states).toEqual([])
  })

  it('ends what the two hear of each other, reading and deleting too', async () => {
    const { api, port, one, other, channel } = await start()
    const item = await sendText(other, channel.id, '읽고 있나요?')
    const read = (person: ChatPerson) =>
      person.browser.api.call('POST /v1/chat/item/{id}/read', { params: { id: item.id } })
    const [mine, theirs] = await Promise.all(
      [one, other].map((person) => hear(openPage(person, { port }))),
    )
    await one.browser.api.call('POST /v1/block/{profileId}', {
      params: { profileId: other.profileId },
    })
    await expect.poll(() => theirs?.length).toBe(1)

    await read(one)
    await other.browser.api.call('DELETE /v1/chat/item/{id}', { params: { id: item.id } })
    await expect.poll(() => theirs?.length).toBe(2)

    expect(theirs).toMatchObject([{ type: 'channel' }, { type: 'item' }])
    expect(mine).toMatchObject([{ type: 'channel' }])
    expect(await leftEvents(api)).toBe(0)
  })
})

describe('events', () => {
  it('that could not be published when they were written are published later', async () => {
    const { api, port, one, other, channel } = await start()
    await api.deps.realtime.embedded?.close()
    const item = await sendText(one, channel.id, '아직 안 들려요')
    expect(await codeOf(openPage(other, { port }).auth())).toBe('NO_REALTIME')

    api.deps.realtime.embedded?.open()
    const heard = await hear(openPage(other, { port }))
    const clock = createManualClock(new Date(Date.now() + 60_000))
    await publishLeftEvents({ ...systemContext(api.deps), clock })

    await expect.poll(() => heard).toContainEqual({ type: 'item', item })
    expect(await leftEvents(api)).toBe(0)
  })

  it('of a process without the endpoint are published by the one that has it', async () => {
    const database = await createTestDatabase()
    const [first, second] = [startTestApi(database), startTestApi(database)]
    await expect
      .poll(() => [first, second].filter(({ deps }) => deps.realtime.isOn()))
      .toHaveLength(1)
    const [open, closed] = first.deps.realtime.isOn() ? [first, second] : [second, first]
    const port = await listenForSockets(open)
    const { one, other, channel } = await talkOfTwo(closed)
    const heard = await hear(
      openPage({ ...other, browser: await signIn(open, other.member) }, { port }),
    )

    const item = await sendText(one, channel.id)
    const clock = createManualClock(new Date(Date.now() + 60_000))
    await publishLeftEvents({ ...systemContext(open.deps), clock })

    await expect.poll(() => heard).toContainEqual({ type: 'item', item })
  })
})

describe('with a key of Ably’s', () => {
  it('the API publishes through its REST, and pages connect to it', async () => {
    const standIn = createRealtimeServer({ keys: [{ name: 'app.key', secret: 'secret' }] })
    const port = await serveStandIn(standIn)
    const api = startTestApi(await createTestDatabase(), {}, afterTest, {
      ABLY_API_KEY: 'app.key:secret',
      REALTIME_PUBLIC_URL: `http://127.0.0.1:${port}`,
    })
    const { one, other, channel } = await talkOfTwo(api)
    const page = openPage(other, { port })
    expect((await page.auth()).endpoint).toEqual({ host: '127.0.0.1', port, tls: false })
    const heard = await hear(page)

    const item = await sendText(one, channel.id, '멀리서 왔어요')

    await expect.poll(() => heard).toContainEqual({ type: 'item', item })
    const { personChannel } = await page.auth()
    const own = page.client.channels.get(personChannel)
    await expect(own.publish('chat', {})).rejects.toMatchObject({ code: 40160 })
  })

  it('pages are told nothing of an address, where it is Ably’s own', async () => {
    const api = startTestApi(await createTestDatabase(), {}, afterTest, {
      ABLY_API_KEY: 'app.key:secret',
    })
    const auth = await openPage(await chatPerson(api), { port: 1 }).auth()
    expect(auth).toMatchObject({ endpoint: null, clientId: 'abcdefghi' })
    expect(JSON.stringify(auth)).not.toContain('secret')
  })
})

async function serveStandIn(standIn: RealtimeServer): Promise<number> {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const { method = 'GET', url = '/', headers } = request
      const asked = new Request(`http://stand.in${url}`, {
        method,
        headers: { authorization: headers.authorization ?? '', 'content-type': 'application/json' },
        ...(method === 'POST' && { body: Buffer.concat(chunks) }),
      })
      void standIn
        .handleRequest(asked)
        .then((answer) => response.writeHead(answer?.status ?? 404).end())
    })
  })
  server.on('upgrade', (request, socket, head) => standIn.handleUpgrade(request, socket, head))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(async () => {
    await standIn.close()
    server.close()
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('it does not listen')
  return address.port
}

async function leftEvents({ deps }: ReturnType<typeof startTestApi>): Promise<number> {
  const { rows } = await deps.database.pool.query<{ n: number }>(
    'select count(*)::int as n from realtime_event',
  )
  return rows[0]?.n ?? 0
}

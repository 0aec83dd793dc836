import { Realtime, Rest } from 'ably'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isFields } from '../protocol/read-fields.js'
import { clientOptions } from '../testing/test-clients.js'
import { runSandbox } from './run-sandbox.js'
import type { Sandbox } from './start-sandbox.js'

let sandbox: Sandbox
const printed: string[] = []

beforeEach(async () => {
  sandbox = await runSandbox(['--port', '0'], (line) => printed.push(line))
})

afterEach(() => sandbox.close())

type TestApp = { appId: string; keys: { keyStr: string; capability: string }[] }

async function createApp(spec: object): Promise<TestApp> {
  const response = await fetch(`http://localhost:${sandbox.port}/apps`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(spec),
  })
  expect(response.status).toBe(201)
  const body: unknown = await response.json()
  if (!isTestApp(body)) throw new Error('The answer is no app')
  return body
}

function isTestApp(value: unknown): value is TestApp {
  return isFields(value) && typeof value['appId'] === 'string' && Array.isArray(value['keys'])
}

function rest(key: string | undefined): Rest {
  return new Rest(clientOptions(sandbox.port, { key: key ?? '' }))
}

test('prints where it is and refuses a port that is none', async () => {
  expect(printed.at(-1)).toBe(`http://localhost:${sandbox.port}`)
  await expect(runSandbox(['--port', 'x'], () => {})).rejects.toThrow('--port')
})

test('apps live side by side, found by their keys', async () => {
  const one = await createApp({ keys: [{}, { capability: '{"b:*":["publish","history"]}' }] })
  const two = await createApp({ keys: [{}] })
  expect(one.keys.map(({ capability }) => capability)).toEqual([
    '{"*":["*"]}',
    '{"b:*":["history","publish"]}',
  ])
  await rest(one.keys[0]?.keyStr).channels.get('a').publish('x', 'of one')
  const ofTwo = await rest(two.keys[0]?.keyStr).channels.get('a').history()
  expect(ofTwo.items).toEqual([])
  await expect(rest(one.keys[1]?.keyStr).channels.get('a').history()).rejects.toMatchObject({
    code: 40160,
  })
})

test('channels have the members that were given', async () => {
  const presence = [
    { clientId: 'plain', data: 'text' },
    { clientId: 'json', data: '{"a":1}', encoding: 'json' },
  ]
  const app = await createApp({ keys: [{}], channels: [{ name: 'p', presence }] })
  const client = new Realtime(clientOptions(sandbox.port, { key: app.keys[0]?.keyStr ?? '' }))
  const members = await client.channels.get('p').presence.get()
  const data = Object.fromEntries(members.map((member) => [member.clientId, member.data]))
  expect(data).toEqual({ plain: 'text', json: { a: 1 } })
  client.close()
})

test('a member may have as much as a message', async () => {
  const app = await createApp({ keys: [{}] })
  const client = new Realtime(
    clientOptions(sandbox.port, { key: app.keys[0]?.keyStr ?? '', clientId: 'mina' }),
  )
  const data = 'x'.repeat(60_000)
  const { presence } = client.channels.get('p')
  await presence.enter(data)
  expect((await presence.get()).map((member) => member.data)).toEqual([data])
  client.close()
})

test('a deleted app is gone, with its clients', async () => {
  const app = await createApp({ keys: [{}] })
  const key = app.keys[0]?.keyStr ?? ''
  const client = new Realtime(clientOptions(sandbox.port, { key }))
  await client.connection.once('connected')
  const failed = client.connection.once('failed')
  const url = `http://localhost:${sandbox.port}/apps/${app.appId}`
  expect((await fetch(url, { method: 'DELETE' })).status).toBe(200)
  expect((await failed).reason).toMatchObject({ code: 40101 })
  expect((await fetch(url, { method: 'DELETE' })).status).toBe(404)
})

test('statistics are empty', async () => {
  for (const method of ['GET', 'POST']) {
    const response = await fetch(`http://localhost:${sandbox.port}/stats`, { method })
    expect(await response.json()).toEqual([])
  }
})

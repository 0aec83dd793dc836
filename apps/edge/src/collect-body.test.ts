import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import { afterEach, expect, it } from 'vitest'
import { bodyOf, closeAll, startDoor, startSite } from './testing/servers.js'

afterEach(closeAll)

const UPLOAD = '/api/v1/upload/profile/profile-image'
const MEGABYTE = 1_048_576
const AT_ONCE = 3

async function startDoorOfApi() {
  const seen = { requests: 0 }
  const api = await startSite((incoming, response) => {
    seen.requests += 1
    void bodyOf(incoming).then((body) => response.end(`${body.length} taken`))
  })
  const door = await startDoor({ API_ORIGIN: api.origin })
  return { door, seen }
}

async function readAnswer(incoming: IncomingMessage) {
  const { statusCode: status, headers } = incoming
  return { status, retryAfter: headers['retry-after'], body: await bodyOf(incoming) }
}

/** A chunked body that begins, and ends when it is told to. */
function begin(port: number, path: string, first: Buffer | string) {
  const outgoing = request({ port, path, method: 'POST', agent: false })
  const incoming = new Promise<IncomingMessage>((resolve, reject) => {
    outgoing.once('response', resolve)
    outgoing.on('error', reject)
  })
  const answer = incoming.then(readAnswer)
  answer.catch(() => {})
  outgoing.write(first)
  return { outgoing, answer }
}

/** As many unfinished uploads as one address may have, of which the door has all that came. */
async function fill(port: number) {
  const held = Array.from({ length: AT_ONCE }, () =>
    begin(port, UPLOAD, Buffer.alloc(5 * MEGABYTE)),
  )
  for (const { outgoing } of held) {
    if (outgoing.writableNeedDrain) await once(outgoing, 'drain')
  }
  return held
}

it('holds only a few unfinished uploads of one address', async () => {
  const { door, seen } = await startDoorOfApi()
  const held = await fill(door.port)

  const refused = await begin(door.port, UPLOAD, 'x').answer
  expect(refused).toMatchObject({ status: 429, retryAfter: '10' })
  expect(JSON.parse(refused.body)).toMatchObject({
    error: { code: 'TOO_MANY', message: expect.stringContaining('너무 많아요') },
  })
  expect(seen.requests).toBe(0)

  for (const { outgoing } of held) outgoing.end()
  for (const { answer } of held) expect((await answer).body).toBe(`${5 * MEGABYTE} taken`)
})

it.each(['are answered', 'are given up'])('has room again when they %s', async (end) => {
  const { door } = await startDoorOfApi()
  for (const { outgoing, answer } of await fill(door.port)) {
    if (end === 'are given up') {
      outgoing.destroy()
    } else {
      outgoing.end()
      await answer
    }
  }
  await expect
    .poll(async () => {
      const next = begin(door.port, UPLOAD, 'x')
      next.outgoing.end()
      return (await next.answer).status
    })
    .toBe(200)
})

it('holds no story file that does not say its length', async () => {
  const { door, seen } = await startDoorOfApi()
  const file = begin(door.port, '/api/v1/tales/session/import', Buffer.alloc(6 * MEGABYTE))
  file.outgoing.write(Buffer.alloc(MEGABYTE))

  expect(await file.answer).toMatchObject({ status: 413 })
  expect(seen.requests).toBe(0)
})

it('lets many small bodies of one address come at once', async () => {
  const { door } = await startDoorOfApi()
  const bodies = Array.from({ length: 300 }, () => begin(door.port, '/api/v1/x', '{'))
  for (const { outgoing } of bodies) outgoing.end('}')
  for (const { answer } of bodies)
    expect(await answer).toMatchObject({ status: 200, body: '2 taken' })
})

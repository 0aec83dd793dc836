import { IDEMPOTENCY_HEADER } from '@doran/contract/names'
import { nanoid } from 'nanoid'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { declaredCalls, type DeclaredCall } from '../src/testing/calls/declared-calls.js'
import { asRecord, prepareCall, type PreparedCall } from '../src/testing/calls/prepared-call.js'
import { tableSums } from '../src/testing/calls/table-checksums.js'
import { become, createPerson, type Person } from '../src/testing/calls/test-people.js'
import { startWatchedApi } from '../src/testing/calls/watched-api.js'
import { sharedByTests } from '../src/testing/shared-by-tests.js'
import { readError } from '../src/testing/test-browser.js'

const keyed = declaredCalls.filter(({ declaration }) => declaration.needsKey)

const api = sharedByTests((onEnd) => startWatchedApi({}, onEnd))

/** A call as it would succeed once, for a new person who may make it. */
async function prepare(call: DeclaredCall) {
  const person = await createPerson(api(), 'member')
  if (call.declaration.role) await become(api(), person, 'admin')
  return { person, prepared: await prepareCall(api(), call, person, 'own') }
}

type Changed = { key?: string | null; body?: string | undefined }

async function send({ browser }: Person, { path, init }: PreparedCall, change: Changed = {}) {
  const { [IDEMPOTENCY_HEADER]: own, ...others } = init.headers
  const key = change.key === undefined ? own : change.key
  const headers = { ...others, ...(key && { [IDEMPOTENCY_HEADER]: key }) }
  const body = change.body ?? init.body
  return browser.request(path, { ...init, headers, ...(body && { body }) })
}

async function codeOf(response: Response): Promise<string> {
  if (response.ok) return 'ok'
  return (await readError(response)).error.code
}

/** Other bodies that the call would take: each with one field another. */
function otherBodies({ init }: PreparedCall, { body }: DeclaredCall['declaration']): string[] {
  if (!body || typeof init.body !== 'string') return []
  const given = asRecord(JSON.parse(init.body))
  const { properties = {} } = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' })
  return Object.entries(given).flatMap(([name, value]) => {
    const declared = properties[name]
    const choices = typeof declared === 'object' ? declared.enum : undefined
    const other = choices?.find((choice) => choice !== value) ?? otherValue(value)
    return other === null ? [] : [JSON.stringify({ ...given, [name]: other })]
  })
}

function otherValue(value: unknown): unknown {
  if (typeof value === 'number') return value + 1
  return typeof value === 'string' ? `${value}-other` : null
}

/** Where another body says already that it is not the caller's order. */
const SAID: Record<string, string> = { 'POST /v1/order/{id}/confirm': 'AMOUNT_MISMATCH' }

describe.each(keyed.map((call) => [call.key, call] as const))('%s', (_, call) => {
  it('is refused without a key, or with none that could be one, and does nothing', async () => {
    const { person, prepared } = await prepare(call)
    const before = await tableSums(api().deps)
    for (const key of [null, 'short', 'k'.repeat(41), 'a key with spaces']) {
      const response = await send(person, prepared, { key })
      expect([response.status, await codeOf(response)]).toEqual([400, 'KEY_MISSING'])
    }
    expect(await tableSums(api().deps)).toEqual(before)
  })

  it('answers the same key as the first time, and does it once', async () => {
    const { person, prepared } = await prepare(call)
    const first = await send(person, prepared)
    const answer: unknown = await first.json()
    expect(first.status).toBe(200)
    const after = await tableSums(api().deps)
    for (let again = 0; again < 2; again += 1) {
      const response = await send(person, prepared)
      expect([response.status, await response.json()]).toEqual([200, answer])
    }
    expect(await tableSums(api().deps)).toEqual(after)
  })

  it('does it once, whatever comes by the same key at the same time', async () => {
    const { person, prepared } = await prepare(call)
    const responses = await Promise.all(Array.from({ length: 4 }, () => send(person, prepared)))
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    const after = await tableSums(api().deps)
    expect((await send(person, prepared)).status).toBe(200)
    expect(await tableSums(api().deps)).toEqual(after)
  })

  it('takes another key that another call was made by for nothing', async () => {
    const { person, prepared } = await prepare(call)
    const key = nanoid()
    const other = keyed.find((each) => each.key !== call.key && !each.declaration.role)
    if (!other) throw new Error('several calls move money')
    const before = await prepareCall(api(), other, person, 'own')
    expect(await codeOf(await send(person, before, { key }))).toBe('ok')
    expect(await codeOf(await send(person, prepared, { key }))).toBe('KEY_REUSED')
  })
})

const withBody = keyed.filter(({ declaration }) => declaration.body)

it.each(withBody.map((call) => [call.key, call] as const))(
  '%s takes no other body by the same key, and does nothing then',
  async (_, call) => {
    const { person, prepared } = await prepare(call)
    expect(await codeOf(await send(person, prepared))).toBe('ok')
    const after = await tableSums(api().deps)
    const codes = new Set<string>()
    for (const body of otherBodies(prepared, call.declaration)) {
      codes.add(await codeOf(await send(person, prepared, { body })))
    }
    expect(await tableSums(api().deps)).toEqual(after)
    expect([...codes]).toContain(SAID[call.key] ?? 'KEY_REUSED')
    // What cannot be is refused as such, before its key is looked at.
    expect(['KEY_REUSED', 'INVALID_INPUT', 'AMOUNT_MISMATCH']).toEqual(
      expect.arrayContaining([...codes]),
    )
  },
)

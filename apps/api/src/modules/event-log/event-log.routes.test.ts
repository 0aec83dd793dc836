import { randomUUID } from 'node:crypto'
import { contract } from '@doran/contract'
import { EVENTS } from '@doran/contract/limits'
import { MEMBER_HEADER } from '@doran/contract/names'
import { describe, expect, it } from 'vitest'
import { createManualClock } from '../../platform/time/clock.fake.js'
import { FRONT_DOOR_SECRET, createTestDatabase, startTestApi } from '../../testing/test-app.js'
import { codeOf, readError, type Browser } from '../../testing/test-browser.js'
import { createMember, signIn } from '../../testing/test-member.js'
import { anEvent, openEventSession, sendEvents, touch } from '../../testing/test-events.js'

const MINUTE_MS = 60_000
const IDLE_MS = EVENTS.sessionIdleMinutes * MINUTE_MS
const JSON_TYPE = { 'content-type': 'application/json' }

async function start() {
  const clock = createManualClock(new Date())
  const api = startTestApi(await createTestDatabase(), { clock })
  const member = async () => {
    const made = await createMember(api.deps)
    return { ...made, browser: await signIn(api, made) }
  }
  const visitor = async () => {
    const browser = api.browser()
    await browser.readAiNotice()
    return browser
  }
  const record = (browser: Browser, id: string) => sendEvents(browser, anEvent(api.deps, id))
  const rowOf = async (id: string) => {
    const { rows } = await api.deps.database.pool.query<Record<string, unknown>>(
      'select * from event_session where id = $1',
      [id],
    )
    return rows[0]
  }
  return { api, clock, member, visitor, record, rowOf }
}

const isStored = { stored: 1, dropped: { unknown_session: 0 } }
const isUnknown = { stored: 0, duplicates: 0, dropped: { unknown_session: 1 } }

describe('a session', () => {
  it('begins with what the client says, and the address that the front door saw', async () => {
    const { api, clock, rowOf } = await start()
    const said = {
      device_type: 'android',
      ip_address: '203.0.113.9',
      user_agent: 'Mozilla/5.0 (도란)',
      location: '서울',
    }
    const response = await api.browser().request('/v1/event-log/user-session', {
      method: 'POST',
      headers: {
        ...JSON_TYPE,
        'x-doran-front-door': FRONT_DOOR_SECRET,
        'x-doran-client-address': '198.51.100.7',
      },
      body: JSON.stringify(said),
    })

    const { schema } = contract['POST /v1/event-log/user-session'].reply
    const { session_id } = schema.parse(await response.json())
    expect(await rowOf(session_id)).toEqual({
      id: session_id,
      device_type: said.device_type,
      claimed_address: said.ip_address,
      location: said.location,
      user_agent: said.user_agent,
      seen_address: '198.51.100.7',
      member_id: null,
      created_at: clock.now(),
      last_seen_at: clock.now(),
    })
  })

  it('begins with nothing said, and another each time', async () => {
    const { api, rowOf } = await start()
    const browser = api.browser()
    const ids = [await openEventSession(browser), await openEventSession(browser)]

    expect(new Set(ids).size).toBe(2)
    expect(await rowOf(ids[0] ?? '')).toMatchObject({ device_type: 'android', user_agent: '' })
    expect(browser.cookies()).toBe('')
  })

  it('ends when nothing was heard of it for half an hour, and never comes back', async () => {
    const { api, clock, record } = await start()
    const browser = api.browser()
    const id = await openEventSession(browser)
    clock.advance(IDLE_MS - 1)
    expect(await record(browser, id)).toMatchObject(isStored)
    clock.advance(IDLE_MS - 1)
    await touch(browser, id)
    clock.advance(IDLE_MS)

    expect(await record(browser, id)).toMatchObject(isUnknown)
    expect(await codeOf(touch(browser, id))).toBe('NOT_FOUND')
    expect(await record(browser, id)).toMatchObject(isUnknown)
  })

  it('is touched by events once a minute at most', async () => {
    const { api, clock, record, rowOf } = await start()
    const browser = api.browser()
    const id = await openEventSession(browser)
    const begun = clock.now()

    clock.advance(MINUTE_MS - 1)
    await record(browser, id)
    expect(await rowOf(id)).toMatchObject({ last_seen_at: begun })
    clock.advance(1)
    await record(browser, id)
    expect(await rowOf(id)).toMatchObject({ last_seen_at: clock.now() })
  })

  it('is not kept alive by events that are refused', async () => {
    const { api, clock, rowOf, member } = await start()
    const { browser } = await member()
    const id = await openEventSession(browser)
    await touch(browser, id)
    const begun = clock.now()
    clock.advance(2 * MINUTE_MS)

    await sendEvents(api.browser(), anEvent(api.deps, id))
    await sendEvents(browser, anEvent(api.deps, id, { timestamp: 0 }))

    expect(await rowOf(id)).toMatchObject({ last_seen_at: begun })
  })
})

describe('whose a session is', () => {
  it.each(['nobody', 'visitor', 'member'] as const)(
    'while nobody signed in during it, anyone’s who knows its id: %s',
    async (kind) => {
      const people = await start()
      const id = await openEventSession(people.api.browser())
      const browser = {
        nobody: async () => people.api.browser(),
        visitor: people.visitor,
        member: async () => (await people.member()).browser,
      }[kind]

      expect(await people.record(await browser(), id)).toMatchObject(isStored)
      expect(await people.rowOf(id)).toMatchObject({ member_id: null })
    },
  )

  it('becomes the member’s who touches it signed in, and stays theirs', async () => {
    const { api, member, visitor, record, rowOf } = await start()
    const [one, other] = [await member(), await member()]
    const strangers = [other.browser, await visitor(), api.browser()]
    const id = await openEventSession(api.browser())
    await touch(strangers[1] ?? api.browser(), id)
    expect(await rowOf(id)).toMatchObject({ member_id: null })

    await touch(one.browser, id)

    for (const stranger of strangers) {
      expect(await codeOf(touch(stranger, id))).toBe('NOT_FOUND')
      expect(await record(stranger, id)).toMatchObject(isUnknown)
    }
    await touch(one.browser, id)
    expect(await record(one.browser, id)).toMatchObject(isStored)
    expect(await rowOf(id)).toMatchObject({ member_id: one.memberId })
  })

  it('of a batch, each session counts for itself', async () => {
    const { api, member } = await start()
    const [one, other] = [await member(), await member()]
    const [own, foreign, free] = await Promise.all([
      openEventSession(one.browser),
      openEventSession(other.browser),
      openEventSession(api.browser()),
    ])
    await touch(one.browser, own)
    await touch(other.browser, foreign)
    const values = [own, foreign, free, randomUUID()].map((id) => anEvent(api.deps, id))

    expect(await sendEvents(one.browser, ...values)).toMatchObject({
      stored: 2,
      duplicates: 0,
      dropped: { unknown_session: 2 },
    })
  })

  it('is not taken by a page that was drawn for somebody else', async () => {
    const { api, member, rowOf } = await start()
    const [one, other] = [await member(), await member()]
    const id = await openEventSession(api.browser())
    const touchAs = async (browser: Browser, drawnFor: string) => {
      const headers = { ...JSON_TYPE, [MEMBER_HEADER]: drawnFor }
      const body = JSON.stringify({ sessionId: id })
      const init = { method: 'PUT', headers, body }
      return (await browser.request('/v1/event-log/user-session', init)).status
    }

    const recordAs = async (browser: Browser, drawnFor: string) => {
      const headers = { ...JSON_TYPE, [MEMBER_HEADER]: drawnFor }
      const body = JSON.stringify({ values: [anEvent(api.deps, id)] })
      const init = { method: 'POST', headers, body }
      return (await browser.request('/v1/event-log/user-event', init)).json()
    }

    expect(await recordAs(other.browser, one.memberId)).toMatchObject(isUnknown)
    expect(await recordAs(api.browser(), one.memberId)).toMatchObject(isUnknown)
    expect(await recordAs(one.browser, one.memberId)).toMatchObject(isStored)
    expect(await touchAs(other.browser, one.memberId)).toBe(401)
    expect(await touchAs(api.browser(), one.memberId)).toBe(401)
    expect(await rowOf(id)).toMatchObject({ member_id: null })
    expect(await touchAs(one.browser, one.memberId)).toBe(204)
    expect(await rowOf(id)).toMatchObject({ member_id: one.memberId })
  })

  it('is said of an unknown id in the same words as of a foreign one', async () => {
    const { api, member } = await start()
    const { browser } = await member()
    const id = await openEventSession(browser)
    await touch(browser, id)
    const told = async (sessionId: string) => {
      const init = { method: 'PUT', headers: JSON_TYPE, body: JSON.stringify({ sessionId }) }
      const answer = await api.browser().request('/v1/event-log/user-session', init)
      const { error } = await readError(answer)
      return { status: answer.status, ...error, requestId: null }
    }

    expect(await told(id)).toEqual(await told(randomUUID()))
  })
})

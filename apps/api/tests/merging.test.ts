import { VISITOR_MODEL_TURNS } from '@doran/contract/limits'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createManualClock } from '../src/platform/time/clock.fake.js'
import { readerOfModel, seen } from '../src/testing/model-reader.js'
import { join, logIn, newPerson } from '../src/testing/test-account.js'
import { createTestDatabase, startTestApi } from '../src/testing/test-app.js'
import { codeOf, settledTurn, type Browser } from '../src/testing/test-browser.js'
import { createMember, signIn } from '../src/testing/test-member.js'

it('has a model go on with the story of a visitor whose turns were used up, without another notice', async () => {
  const { api, browser, view } = await readerOfModel()
  const tell = async (reader = browser) =>
    settledTurn(await reader.tell(await seen(reader, view), { kind: 'continue' })).narrator
  const before = []
  for (let turn = 0; turn <= VISITOR_MODEL_TURNS; turn += 1) before.push(await tell())
  const reader = await signIn(api, await createMember(api.deps), browser)

  await reader.api.call('POST /v1/user/merge', {})

  expect(before.at(-1)).toBe('offline')
  expect((await seen(reader, view)).session.modelTurnsLeft).toBeNull()
  expect(await tell(reader)).toBe('model')
})

it('merges while turns of the same visitor are being accepted: none is lost and none fails', async () => {
  const { api, browser, view } = await readerOfModel()
  const views = [view]
  for (let story = 0; story < 11; story += 1) views.push(await browser.openStory())
  const reader = await signIn(api, await createMember(api.deps), browser)

  const sent = views.map((each) => codeOf(browser.tell(each)))
  const merged = await reader.api.call('POST /v1/user/merge', {})

  expect(merged.stories).toBe(views.length)
  // Who asks after the merge asks for what is no longer theirs.
  for (const code of await Promise.all(sent)) expect(['no error', 'NOT_FOUND']).toContain(code)
  const { items } = await reader.api.call('GET /v1/tales/session/my', { query: {} })
  expect(items).toHaveLength(views.length)
})

it('takes no turn for which the story had another owner as it was asked for', async () => {
  const { api, browser, view } = await readerOfModel()
  const reader = await signIn(api, await createMember(api.deps), browser)
  const { pool } = api.deps.database
  const merging = await pool.connect()
  onTestFinished(() => merging.release())
  await merging.query('begin')
  await merging.query('select from story_session for update')

  const sent = codeOf(browser.tell(view))
  const waiting = `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database() and query like '%accept_turn%'`
  await expect.poll(async () => (await pool.query(waiting)).rowCount).toBe(1)
  await merging.query(
    'update story_session set owner_visitor_id = null, owner_profile_id = (select id from profile order by created_at desc limit 1)',
  )
  await merging.query('commit')

  expect(await sent).toBe('NOT_FOUND')
  expect((await seen(reader, view)).turns).toHaveLength(1)
})

describe('on a device that people share', () => {
  const storiesOf = async ({ api }: Browser) =>
    (await api.call('GET /v1/tales/session/my', { query: {} })).items.length
  const bringOver = async ({ api }: Browser) => (await api.call('POST /v1/user/merge', {})).stories

  /** A browser that has a visitor's story, and somebody who has an account elsewhere. */
  async function start() {
    const clock = createManualClock(new Date())
    const api = startTestApi(await createTestDatabase(), { clock })
    const shared = api.browser()
    await shared.openStory()
    const own = api.browser()
    const { person } = await join(api.deps, own)
    return { api, clock, shared, own, email: person.email }
  }

  it('a member who signs out leaves no visitor to the next', async () => {
    const { api, shared, email } = await start()
    await logIn(shared, email)

    await shared.api.call('POST /v1/auth/logout', {})

    expect(await storiesOf(shared)).toBe(0)
    await join(api.deps, shared)
    expect(await bringOver(shared)).toBe(0)
  })

  it('what was not brought over when a sign-in ends is its member’s', async () => {
    const { api, shared, own, email } = await start()
    await logIn(shared, email)

    await shared.api.call('POST /v1/auth/logout', {})
    expect(await storiesOf(own)).toBe(1)

    await shared.openStory()
    await logIn(shared, email)
    await join(api.deps, shared)
    expect(await storiesOf(own)).toBe(2)
  })

  it('who turns back at the terms is the visitor they were', async () => {
    const { api, shared } = await start()
    await join(api.deps, shared, newPerson({ consent: undefined }))
    expect(await codeOf(bringOver(shared))).toBe('CONSENT_NEEDED')

    await shared.api.call('POST /v1/auth/logout', {})

    expect(await storiesOf(shared)).toBe(1)
  })

  it('neither does one who leaves for good', async () => {
    const { shared, email } = await start()
    await logIn(shared, email)

    await shared.api.call('DELETE /v1/user', {})

    expect(await storiesOf(shared)).toBe(0)
  })

  it('nor one in whose place another signs in', async () => {
    const { api, shared, email } = await start()
    await logIn(shared, email)

    await join(api.deps, shared)

    expect(await bringOver(shared)).toBe(0)
  })

  it('who signs in once more still brings their own', async () => {
    const { shared, email } = await start()
    await logIn(shared, email)

    await logIn(shared, email)

    expect(await bringOver(shared)).toBe(1)
  })

  it('whose sign-in by short-time password ends leaves the owner’s stories alone', async () => {
    const { shared, own, email } = await start()
    const { code } = await own.api.call('POST /v1/auth/short-time-password', { body: {} })
    await shared.api.call('POST /v1/auth/login/short-time', { body: { email, code } })

    await shared.api.call('POST /v1/auth/logout', {})

    expect(await storiesOf(shared)).toBe(1)
  })

  it('what was read after a sign-in had run out goes with whoever joins', async () => {
    const { api, clock, own } = await start()
    clock.advance(61 * 86_400_000)
    await own.openStory()

    await join(api.deps, own)

    expect(await bringOver(own)).toBe(1)
  })
})

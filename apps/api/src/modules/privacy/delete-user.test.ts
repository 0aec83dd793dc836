import { getTableName, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { createManualClock } from '../../platform/time/clock.fake.js'
import { PASSWORD, join, logIn, mailsTo, signInOf } from '../../testing/test-account.js'
import { createTestDatabase, startTestApi, type TestApi } from '../../testing/test-app.js'
import { codeOf } from '../../testing/test-browser.js'
import { anEvent, openEventSession, sendEvents, touch } from '../../testing/test-events.js'
import { createMember, memberBrowser, signIn } from '../../testing/test-member.js'
import { systemContext } from '../../platform/context/context.js'
import { eraseMembers } from './erase-members.js'
import { findPerson } from './find-person.js'

const DAY_MS = 86_400_000

/** How many rows of each table are a person's. */
async function countRows({ deps }: TestApi, person: Awaited<ReturnType<typeof findPerson>>) {
  const counts: Record<string, number> = {}
  for (const rule of deps.registry.tables) {
    if ('holdsNoPerson' in rule || rule.onErase === 'keep') continue
    const name = getTableName(rule.table)
    const { rows } = await deps.db.execute<{ n: number }>(
      sql`select count(*) as n from ${sql.identifier(name)} where ${rule.rowsOf(person)}`,
    )
    counts[name] = rows[0]?.n ?? 0
  }
  return counts
}

async function joinAndPlay(api: TestApi) {
  const browser = api.browser()
  const { me, person } = await join(api.deps, browser)
  const view = await browser.openStory()
  await browser.tell(view, { text: '난로 옆의 의자에 앉는다' })
  const eventSession = await openEventSession(browser)
  await touch(browser, eventSession)
  await sendEvents(browser, anEvent(api.deps, eventSession))
  return { browser, me, email: person.email }
}

const exportOf = (browser: ReturnType<TestApi['browser']>) =>
  browser.request('/v1/user/export', { method: 'POST' })

it('gives a member all that is kept of them, and of nobody else', async () => {
  const api = startTestApi(await createTestDatabase())
  const { browser, me, email } = await joinAndPlay(api)
  await joinAndPlay(api)

  const response = await exportOf(browser)

  expect(response.headers.get('content-disposition')).toContain('attachment')
  const text = await response.text()
  const file: unknown = JSON.parse(text)
  const turns = [{ index: 0 }, { index: 1, input_text: '난로 옆의 의자에 앉는다' }]
  expect(file).toMatchObject({
    member: [{ id: me.id, email, name: '이도란' }],
    profile: [{ id: me.profile.id, name: me.nickName }],
    story_session: [{ status: 'active', turn: turns }],
    consent_log: [{}, {}, {}, { kind: 'marketing', is_agreed: false }],
    event_session: [{ seen_address: 'unknown', event: [{ type: 'view', object_name: 'home' }] }],
  })
  expect(text).not.toMatch(/argon2|token|code_hash/)
})

it('asks for a recent proof before it gives or takes everything', async () => {
  const clock = createManualClock(new Date())
  const api = startTestApi(await createTestDatabase(), { clock })
  const { browser } = await joinAndPlay(api)
  clock.advance(11 * 60_000)

  expect((await exportOf(browser)).status).toBe(403)
  expect(await codeOf(browser.api.call('DELETE /v1/user', {}))).toBe('PROOF_NEEDED')

  await browser.api.call('POST /v1/auth/proof', { body: { password: PASSWORD } })
  expect((await exportOf(browser)).status).toBe(200)
})

it('signs a leaving member out everywhere, and erases every trace after seven days', async () => {
  const clock = createManualClock(new Date())
  const api = startTestApi(await createTestDatabase(), { clock })
  const { browser, me, email } = await joinAndPlay(api)
  const other = await joinAndPlay(api)
  const second = api.browser()
  await logIn(second, email)
  const person = await findPerson(systemContext(api.deps), me.id)

  await browser.api.call('DELETE /v1/user', {})

  expect(await signInOf(second)).toBe('SESSION_EXPIRED')
  expect(await signInOf(browser)).toBe('LOGIN_REQUIRED')
  const seen = other.browser.api.call('GET /v1/user/user/profile/{uuid}', {
    params: { uuid: me.profile.id },
  })
  expect(await codeOf(seen)).toBe('NOT_FOUND')
  clock.advance(7 * DAY_MS - 1)
  expect(await eraseMembers(systemContext(api.deps))).toBe(0)
  clock.advance(1)
  expect(await eraseMembers(systemContext(api.deps))).toBe(1)

  const left = Object.entries(await countRows(api, person)).filter(([, count]) => count > 0)
  expect(left).toEqual([])
  const others = await countRows(api, await findPerson(systemContext(api.deps), other.me.id))
  expect(others).toMatchObject({ member: 1, profile: 1, story_session: 1, turn: 2, event: 1 })
})

it('keeps a member who signs in again in time', async () => {
  const clock = createManualClock(new Date())
  const api = startTestApi(await createTestDatabase(), { clock })
  const { browser, email } = await joinAndPlay(api)
  await browser.api.call('DELETE /v1/user', {})
  clock.advance(6 * DAY_MS)

  const back = await logIn(browser, email)

  expect(back).toEqual({ hasReturned: true })
  clock.advance(2 * DAY_MS)
  expect(await eraseMembers(systemContext(api.deps))).toBe(0)
  expect((await browser.api.call('GET /v1/tales/session/my', { query: {} })).items).toHaveLength(1)
  const subjects = (await mailsTo(api.deps, email)).map(({ subject }) => subject)
  expect(subjects[0]).toContain('탈퇴를 취소했어요')
})

it('keeps the last administrator, also of two who leave at once', async () => {
  const api = startTestApi(await createTestDatabase())
  const admins = [
    await memberBrowser(api, { roles: ['admin'] }),
    await memberBrowser(api, { roles: ['admin'] }),
  ]
  const codes = await Promise.all(
    admins.map((admin) => codeOf(admin.api.call('DELETE /v1/user', {}))),
  )
  expect(codes.toSorted()).toEqual(['LAST_ADMIN', 'no error'])
})

it('waits for another operator’s act, and neither for the other', async () => {
  const api = startTestApi(await createTestDatabase())
  // Identifiers grow, and locks are taken in their order.
  const moderator = await createMember(api.deps, { roles: ['moderator'] })
  const admin = await createMember(api.deps, { roles: ['admin'] })
  const browser = await signIn(api, moderator)
  const { pool } = api.deps.database
  const other = await pool.connect()
  const lock = (memberId: string) =>
    other.query('select from member where id = $1 for update', [memberId])
  await other.query('begin')
  await lock(moderator.memberId)

  const leaving = codeOf(browser.api.call('DELETE /v1/user', {}))
  const waiting = () =>
    pool.query(`select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`)
  await expect.poll(async () => (await waiting()).rowCount).toBe(1)
  await lock(admin.memberId)
  await other.query('rollback')
  other.release()

  expect(await leaving).toBe('no error')
})

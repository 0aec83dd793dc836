import { sql, type SQL } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { Deps } from '../../platform/context/deps.js'
import { createTestDatabase, startTestApi, type TestApi } from '../../testing/test-app.js'
import { SIXTH_KEY, codeOf, settledTurn, type Browser } from '../../testing/test-browser.js'
import { createMember, memberBrowser, signIn } from '../../testing/test-member.js'
import { systemContext } from '../../platform/context/context.js'
import { mergeVisitor } from './merge-visitor.js'

const credentialOf = (browser: Browser) =>
  /doran_visitor=([\w-]{43})/.exec(browser.cookies())?.[1] ?? null
/** How many stories went over. */
const mergeStories = async (deps: Deps, given: Parameters<typeof mergeVisitor>[1]) =>
  (await mergeVisitor(systemContext(deps), given))['story_session'] ?? 0
const merge = async ({ api }: Browser) => (await api.call('POST /v1/user/merge', {})).stories
const storiesOf = async ({ api }: Browser) => {
  const { items } = await api.call('GET /v1/tales/session/my', { query: {} })
  return items.map(({ id }) => id)
}
const inboxOf = async ({ api }: Browser) => {
  const { items } = await api.call('GET /v1/notification', { query: {} })
  return items.map(({ type, data }) => ({ type, data }))
}

async function visitorWithStories(count: number) {
  const api = startTestApi(await createTestDatabase())
  const visiting = api.browser()
  const views = []
  for (let story = 0; story < count; story += 1) views.push(await visiting.openStory())
  return { api, visiting, ids: views.map(({ session }) => session.id).toReversed() }
}

describe('merging', () => {
  it('brings a visitor’s stories over, tells the inbox, and leaves the old credential nothing', async () => {
    const { api, visiting, ids } = await visitorWithStories(2)
    const reader = await signIn(api, await createMember(api.deps), visiting)
    const old = visiting.cookies()

    const answer = await reader.request('/v1/user/merge', { method: 'POST' })

    expect(await answer.json()).toEqual({ stories: 2, plays: 0 })
    expect(answer.headers.getSetCookie()).toEqual([
      'doran_visitor=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax',
    ])
    expect(await storiesOf(reader)).toEqual(ids)
    expect(await inboxOf(reader)).toEqual([{ type: 'stories_merged', data: { stories: 2 } }])
    const withOld = (path: string) => api.request(path, { headers: { cookie: old } })
    const listed = await withOld('/v1/tales/session/my')
    expect(await listed.json()).toEqual({ items: [], nextCursor: null })
    expect((await withOld(`/v1/tales/session/${ids[0]}`)).status).toBe(404)
  })

  it('makes a new visitor of whoever still writes with the old credential', async () => {
    const { api, visiting } = await visitorWithStories(1)
    const { profileId } = await createMember(api.deps)
    const old = credentialOf(visiting)
    await mergeStories(api.deps, { profileId, visitorCredential: old })

    const { session } = await visiting.openStory()

    expect(credentialOf(visiting)).not.toBe(old)
    expect(await storiesOf(visiting)).toEqual([session.id])
  })

  it('brings nothing a second time, nor without a credential, nor with one that nobody has', async () => {
    const { api, visiting } = await visitorWithStories(1)
    const member = await createMember(api.deps)
    const old = credentialOf(visiting)
    const reader = await signIn(api, member, visiting)

    const first = await merge(reader)
    const second = await merge(reader)
    const { profileId } = member
    const again = await mergeStories(api.deps, { profileId, visitorCredential: old })
    const unknown = await mergeStories(api.deps, { profileId, visitorCredential: 'x'.repeat(43) })

    expect([first, second, again, unknown]).toEqual([1, 0, 0, 0])
    expect(await inboxOf(reader)).toHaveLength(1)
  })

  it('moves each story once, to one of two members who merge the same visitor at once', async () => {
    const { api, visiting, ids } = await visitorWithStories(3)
    const members = [await createMember(api.deps), await createMember(api.deps)]
    const readers = await Promise.all(members.map((member) => signIn(api, member)))
    const visitorCredential = credentialOf(visiting)

    const moved = await Promise.all(
      [...members, ...members].map(({ profileId }) =>
        mergeStories(api.deps, { profileId, visitorCredential }),
      ),
    )

    expect(moved.toSorted((a, b) => a - b)).toEqual([0, 0, 0, 3])
    const lists = await Promise.all(readers.map(storiesOf))
    expect(lists.toSorted((a, b) => a.length - b.length)).toEqual([[], ids])
  })

  it('keeps both stories that were opened under one client id, and the member’s own answers to it', async () => {
    const { api, visiting } = await visitorWithStories(0)
    const reader = await memberBrowser(api)
    const body = { clientSessionId: 'opened-by-both', templateUuid: SIXTH_KEY }
    const open = async ({ api: client }: Browser) =>
      (await client.call('POST /v1/tales/session', { body })).session.id
    const [own, came] = [await open(reader), await open(visiting)]
    const profileId = await profileOf(api.deps, own)

    await mergeStories(api.deps, { profileId, visitorCredential: credentialOf(visiting) })

    expect((await storiesOf(reader)).toSorted()).toEqual([own, came].toSorted())
    expect(await open(reader)).toBe(own)
  })

  it('lets the turn that is being told end, in the member’s story', async () => {
    const { api, visiting } = await visitorWithStories(0)
    const view = await visiting.openStory()
    const telling = visiting.tell(view, { pace: 'fast' })
    await expect.poll(() => api.deps.liveTurns.count()).toBe(1)
    const reader = await signIn(api, await createMember(api.deps), visiting)

    expect(await merge(reader)).toBe(1)
    const turn = settledTurn(await telling)

    expect(turn.status).toBe('done')
    const { session } = await reader.api.call('GET /v1/tales/session/{sessionUuid}', {
      params: { sessionUuid: view.session.id },
    })
    expect(session.leafTurnId).toBe(turn.id)
  })

  it('waits for a story that the visitor is just opening, and brings it too', async () => {
    const { api, visiting, ids } = await visitorWithStories(1)
    const { deps } = api
    const { profileId } = await createMember(deps)
    const merging = { profileId, visitorCredential: credentialOf(visiting) }

    const merged = await deps.db.transaction(async (tx) => {
      await tx.execute(sql`select from visitor for key share`)
      const soon = mergeStories(deps, merging)
      await expect.poll(() => waitingFor(deps, sql`pid`)).toBe(1)
      await tx.execute(sql`
        insert into story_session select copy.* from story_session original
        cross join lateral jsonb_populate_record(original,
          jsonb_build_object('id', ${deps.newId()}::uuid, 'client_session_id', 'opened-late')) as copy
        where original.id = ${ids[0]}`)
      return { soon }
    })

    expect(await merged.soon).toBe(2)
  })

  it('moves nothing where it is broken off on the way, and everything the next time', async () => {
    const { api, visiting, ids } = await visitorWithStories(2)
    const member = await createMember(api.deps)
    const reader = await signIn(api, member, visiting)
    const given = { profileId: member.profileId, visitorCredential: credentialOf(visiting) }

    await killedWhileWaitingFor(api, member.profileId, () => mergeStories(api.deps, given))

    expect(await storiesOf(visiting)).toEqual(ids)
    expect(await storiesOf(reader)).toEqual([])
    expect(await inboxOf(reader)).toEqual([])
    expect(await merge(reader)).toBe(2)
    expect(await storiesOf(reader)).toEqual(ids)
  })
})

async function profileOf(deps: Deps, sessionId: string): Promise<string> {
  const found = await deps.db.execute<{ id: string }>(
    sql`select owner_profile_id as id from story_session where id = ${sessionId}`,
  )
  return found.rows[0]?.id ?? ''
}

/** Holds the member's profile, so that the work stops between its statements, and ends its connection there. */
async function killedWhileWaitingFor(
  { deps }: TestApi,
  profileId: string,
  work: () => Promise<unknown>,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    await tx.execute(sql`select from profile where id = ${profileId} for update`)
    const broken = codeOf(work())
    await expect.poll(() => waitingFor(deps, sql`pg_terminate_backend(pid)`)).toBe(1)
    expect(await broken).not.toBe('no error')
  })
}

/** How many connections wait for a lock, and `act` on each. */
async function waitingFor(deps: Deps, act: SQL): Promise<number | null> {
  const waiting = await deps.db.execute(sql`
    select ${act} from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`)
  return waiting.rowCount
}

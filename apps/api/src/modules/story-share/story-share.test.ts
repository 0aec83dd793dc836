import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { STORY_SHARE } from '@doran/contract/limits'
import { sharedTestApi } from '../../testing/test-app.js'
import { codeOf } from '../../testing/test-browser.js'
import { chatPerson } from '../../testing/test-chat.js'
import { blockPerson } from '../../testing/test-comments.js'
import { createMember, memberBrowser, signIn } from '../../testing/test-member.js'
import { deleteStory, restoreStory } from '../../testing/test-stories.js'
import {
  finisher,
  seeShared,
  sharedTurns,
  shareStory,
  sharer,
  sharesOf,
  withdraw,
} from '../../testing/test-story-share.js'
import { member, sanction, storySession, turn } from '../../schema/tables.js'

const api = sharedTestApi()
const anybody = () => api().browser()

describe('a link to scenes', () => {
  it('shows so many scenes up to one, to anybody, and nothing of the story’s state', async () => {
    const { reader, view } = await sharer(api(), 2)
    const made = await shareStory(reader, view, { scenes: 2, label: '  열쇠를 찾던 밤  ' })

    expect(made).toMatchObject({ kind: 'path', label: '열쇠를 찾던 밤', fromIndex: 1, toIndex: 2 })
    const shared = await seeShared(anybody(), made.code)
    expect(shared).toMatchObject({ author: null, isMine: false, ending: null, canContinue: true })
    expect(shared.theme.id).toBe(view.session.theme.id)
    const { items } = await sharedTurns(anybody(), made.code)
    expect(items.map(({ index }) => index)).toEqual([1, 2])
    expect(items[1]?.output).toBe(view.turns[0]?.output)
    expect(Object.keys(items[0] ?? {})).not.toContain('choices')
  })

  it('names its sharer where they want to, and is known to be their own', async () => {
    const { reader, view } = await sharer(api(), 0, { nickName: '별지기_a' })
    const { code } = await shareStory(reader, view, { showsName: true })

    expect((await seeShared(anybody(), code)).author?.name).toBe('별지기_a')
    expect((await seeShared(reader, code)).isMine).toBe(true)
  })

  it('names nobody across a block', async () => {
    const [one, other] = [await chatPerson(api()), await chatPerson(api())]
    const { code } = await shareStory(one.browser, await one.browser.openStory(), {
      showsName: true,
    })
    await blockPerson(other, one)

    expect((await seeShared(other.browser, code)).author).toBeNull()
  })

  it('goes through its scenes a page at a time, the oldest first', async () => {
    const { reader, view } = await sharer(api(), 3)
    const { code } = await shareStory(reader, view, { scenes: 100 })

    const first = await sharedTurns(anybody(), code, { limit: 3 })
    expect(first.items.map(({ index }) => index)).toEqual([0, 1, 2])
    const cursor = first.nextCursor ?? ''
    const beyond = Buffer.from('{"index":2147483648}').toString('base64url')
    expect(await codeOf(sharedTurns(anybody(), code, { cursor: beyond }))).toBe('INVALID_INPUT')
    const rest = await sharedTurns(anybody(), code, { cursor, limit: 3 })
    expect([rest.items.map(({ index }) => index), rest.nextCursor]).toEqual([[3], null])
    expect(await codeOf(sharedTurns(anybody(), code, { cursor: 'broken' }))).toBe('INVALID_INPUT')
  })

  it('is made once for one client id', async () => {
    const { reader, view } = await sharer(api(), 0)
    const wish = { clientShareId: 'the-same-link', label: '처음' }
    const first = await shareStory(reader, view, wish)

    expect(await shareStory(reader, view, wish)).toEqual(first)
    expect(await codeOf(shareStory(reader, view, { ...wish, label: '다음' }))).toBe('KEY_REUSED')
    expect(await sharesOf(reader, view)).toEqual([first])
    await withdraw(reader, first.id)
    expect(await codeOf(shareStory(reader, view, wish))).toBe('KEY_REUSED')
  })

  it('is of a finished scene of that story alone', async () => {
    const { reader, view } = await sharer(api(), 1)
    const other = await sharer(api(), 0)
    const turnUuid = other.view.session.leafTurnId

    expect(await codeOf(shareStory(reader, view, { turnUuid }))).toBe('NOT_FOUND')
    expect(await codeOf(shareStory(reader, other.view))).toBe('NOT_FOUND')
    expect(await codeOf(shareStory(reader, view, { kind: 'ending' }))).toBe('NOT_FOUND')
    const own = await reader.openStory()
    expect(await codeOf(shareStory(reader, view, { turnUuid: own.session.leafTurnId }))).toBe(
      'NOT_FOUND',
    )
  })

  it('is of a scene that was undone, too, and of one that a branch shares with its story', async () => {
    const { reader, view } = await sharer(api(), 2)
    const branch = await reader.openStory()
    const [leaf, parent] = view.turns
    await api()
      .deps.db.update(storySession)
      .set({
        origin: 'branched',
        parentSessionId: view.session.id,
        parentTurnId: parent?.id ?? null,
        parentTurnIndex: 1,
      })
      .where(eq(storySession.id, branch.session.id))

    const { fromIndex, toIndex } = await shareStory(reader, branch, {
      turnUuid: parent?.id ?? '',
      scenes: 5,
    })
    expect([fromIndex, toIndex]).toEqual([0, 1])
    expect(await codeOf(shareStory(reader, branch, { turnUuid: leaf?.id ?? '' }))).toBe('NOT_FOUND')
    await reader.api.call('DELETE /v1/tales/session/{sessionUuid}/turn/last', {
      params: { sessionUuid: view.session.id },
      query: { leaf: view.session.leafTurnId },
    })
    expect((await shareStory(reader, view)).toIndex).toBe(2)
  })

  it('is a member’s, who may write', async () => {
    const visiting = anybody()
    const view = await visiting.openStory()
    expect(await codeOf(shareStory(visiting, view))).toBe('LOGIN_REQUIRED')
    const paused = await someone()
    await sanctionOf(paused.member.profileId, 'pause')
    const own = await paused.browser.openStory()
    expect(await codeOf(shareStory(paused.browser, own))).toBe('WRITING_PAUSED')
    const limited = await sharer(api(), 0, { isLimited: true })
    expect(await codeOf(shareStory(limited.reader, limited.view))).toBe('LIMITED_SESSION')
  })

  it('says that its story came from a file', async () => {
    const { reader, view } = await sharer(api(), 0)
    const { code } = await shareStory(reader, view)
    expect((await seeShared(anybody(), code)).isImported).toBe(false)
    const ofFile = { origin: 'imported' as const }
    const { id } = view.session
    await api().deps.db.update(storySession).set(ofFile).where(eq(storySession.id, id))
    expect((await seeShared(anybody(), code)).isImported).toBe(true)
  })

  it('is one of no more than may stand at once', async () => {
    const { reader, view } = await sharer(api(), 0)
    const first = await shareStory(reader, view)
    await api().deps.db.execute(sql`
      insert into story_share
      select gen_random_uuid(), code || n, session_id, owner_profile_id, client_share_id || n, kind, turn_id,
        from_index, to_index, label, shows_name, path, continued, withdrawn_at, hidden_at, created_at, persona_name
      from story_share, generate_series(2, ${STORY_SHARE.open}) n where id = ${first.id}`)

    expect(await codeOf(shareStory(reader, view))).toBe('SHARES_FULL')
    await withdraw(reader, first.id)
    expect(await codeOf(shareStory(reader, view))).toBe('no error')
  })
})

describe('a link to an ending', () => {
  it('says how the story ended and what its reader did on the way', async () => {
    const { reader, view } = await finisher(api(), 3)
    const { code } = await shareStory(reader, view, { kind: 'ending' })

    const shared = await seeShared(anybody(), code)
    expect(shared).toMatchObject({ kind: 'ending', ending: { key: 'dawn' }, canContinue: true })
    expect(shared.path).toContain(view.turns[0]?.input?.text)
    expect(shared.path.length).toBeLessThanOrEqual(5)
  })
})

describe('a link that leads nowhere any more', () => {
  it('is one that was withdrawn, however often', async () => {
    const { reader, view } = await sharer(api(), 0)
    const { id, code } = await shareStory(reader, view)
    expect(await codeOf(withdraw(await memberBrowser(api()), id))).toBe('NOT_FOUND')

    await withdraw(reader, id)
    await withdraw(reader, id)
    expect(await codeOf(seeShared(anybody(), code))).toBe('NOT_FOUND')
    expect(await codeOf(sharedTurns(anybody(), code))).toBe('NOT_FOUND')
    expect(await sharesOf(reader, view)).toEqual([])
  })

  it('is one of a deleted story, until it is restored', async () => {
    const { reader, view } = await sharer(api(), 0)
    const { code } = await shareStory(reader, view)
    await deleteStory(reader, view)
    expect(await codeOf(seeShared(anybody(), code))).toBe('NOT_FOUND')
    await restoreStory(reader, view)
    expect(await codeOf(seeShared(anybody(), code))).toBe('no error')
  })

  it('is one of an account that has ended, or is leaving, or of a locked story', async () => {
    const { browser, member: owner } = await someone()
    const view = await browser.openStory()
    const { code } = await shareStory(browser, view)
    const seen = () => codeOf(seeShared(anybody(), code))
    const { db } = api().deps
    const setErase = (eraseAt: Date | null) =>
      db.update(member).set({ eraseAt }).where(eq(member.id, owner.memberId))

    await setErase(new Date())
    expect(await seen()).toBe('NOT_FOUND')
    await setErase(null)
    const setStatus = (status: 'locked' | 'active') =>
      db.update(storySession).set({ status }).where(eq(storySession.id, view.session.id))
    await setStatus('locked')
    expect(await seen()).toBe('NOT_FOUND')
    expect(await codeOf(shareStory(browser, view))).toBe('STORY_LOCKED')
    await setStatus('active')
    expect(await seen()).toBe('no error')
    await sanctionOf(owner.profileId, 'end')
    expect(await seen()).toBe('NOT_FOUND')
  })
})

it('opens what is rated 15 to those who are', async () => {
  const reader = await memberBrowser(api(), { isOver15: true })
  const view = await reader.openStory('019aa4b6-50b8-7a0e-9ec3-79089cee2e0b')
  const { code } = await shareStory(reader, view)

  expect(await codeOf(seeShared(anybody(), code))).toBe('AGE_UNCONFIRMED')
  expect(await codeOf(sharedTurns(anybody(), code))).toBe('AGE_UNCONFIRMED')
  const older = anybody()
  await older.sayOver15()
  expect(await codeOf(seeShared(older, code))).toBe('no error')
})

it('says which scenes their reader edited, and which a model wrote', async () => {
  const { reader, view } = await sharer(api(), 1)
  const { code } = await shareStory(reader, view, { scenes: 2 })
  expect((await seeShared(anybody(), code)).isByModel).toBe(false)
  await api()
    .deps.db.update(turn)
    .set({ isEdited: true, narrator: 'model', model: 'small' })
    .where(eq(turn.id, view.session.leafTurnId))

  expect((await seeShared(anybody(), code)).isByModel).toBe(true)
  const { items } = await sharedTurns(anybody(), code)
  expect(items).toMatchObject([
    { narrator: 'offline', model: null, isEdited: false },
    { narrator: 'model', model: 'small', isEdited: true },
  ])
  // A file may say whatever it likes of its model.
  await api()
    .deps.db.update(storySession)
    .set({ origin: 'imported' })
    .where(eq(storySession.id, view.session.id))
  expect((await sharedTurns(anybody(), code)).items[1]).toMatchObject({
    narrator: 'model',
    model: null,
  })
})

async function someone() {
  const made = await createMember(api().deps)
  return { member: made, browser: await signIn(api(), made) }
}

async function sanctionOf(profileId: string, kind: 'pause' | 'end') {
  const { db, newId, clock } = api().deps
  const startsAt = clock.now()
  await db
    .insert(sanction)
    .values({ id: newId(), profileId, kind, reason: '시험', startsAt, endsAt: null })
}

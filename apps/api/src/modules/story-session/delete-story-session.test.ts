import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { systemContext } from '../../platform/context/context.js'
import {
  createTestDatabase,
  sharedTestApi,
  startTestApi,
  startTimedApi,
} from '../../testing/test-app.js'
import { SIXTH_KEY, codeOf, settledTurn } from '../../testing/test-browser.js'
import { createMember, memberBrowser, signIn } from '../../testing/test-member.js'
import {
  branchOff,
  changeStory,
  deleteStory,
  endStory,
  restoreStory,
  storiesOf,
} from '../../testing/test-stories.js'
import {
  storyMemory,
  storySession,
  storyShare,
  turn,
  turnFeedback,
  turnReceipt,
} from '../../schema/tables.js'
import { eraseDeletedStories } from './erase-deleted-stories.js'

const DAY_MS = 86_400_000

describe('a deleted story', () => {
  const api = sharedTestApi()

  it('is nowhere, and is restored as it was', async () => {
    const reader = await memberBrowser(api())
    const view = await reader.openStory()
    settledTurn(await reader.tell(view))
    await changeStory(reader, view, { title: '비 오던 밤' })
    const params = { sessionUuid: view.session.id }
    const read = () => codeOf(reader.api.call('GET /v1/tales/session/{sessionUuid}', { params }))

    await deleteStory(reader, view)

    expect(await storiesOf(reader)).toEqual([])
    expect(await read()).toBe('NOT_FOUND')
    expect(await codeOf(reader.tell(view))).toBe('NOT_FOUND')
    expect(await codeOf(deleteStory(reader, view))).toBe('NOT_FOUND')
    const mine = { params: { templateUUID: SIXTH_KEY } }
    const reading = () => reader.api.call('GET /v1/tales/template/{templateUUID}/mine', mine)
    expect(await reading()).toMatchObject({ reading: null })

    expect(await restoreStory(reader, view)).toMatchObject({
      id: view.session.id,
      title: '비 오던 밤',
      turnCount: 1,
    })
    expect(await storiesOf(reader)).toEqual([view.session.id])
    expect(await read()).toBe('no error')
    expect(await reading()).toMatchObject({ reading: { id: view.session.id } })
    expect(await restoreStory(reader, view)).toMatchObject({ title: '비 오던 밤', turnCount: 1 })
    expect(await storiesOf(reader)).toEqual([view.session.id])
  })

  it('is listed for its reader alone, with the moment until which it is restored', async () => {
    const reader = await memberBrowser(api())
    const view = await reader.openStory()
    await changeStory(reader, view, { isArchived: true })
    const deletedOf = async ({ api: of }: typeof reader) =>
      (await of.call('GET /v1/tales/session/my', { query: { shelf: 'deleted' } })).items

    expect(await deletedOf(reader)).toEqual([])
    await deleteStory(reader, view)
    const [card] = await deletedOf(reader)
    expect(card?.id).toBe(view.session.id)
    const left = Date.parse(card?.restorableUntil ?? '') - api().deps.clock.now().getTime()
    expect(left / DAY_MS).toBeCloseTo(7, 1)
    for (const other of [await memberBrowser(api()), api().browser()]) {
      expect(await deletedOf(other)).toEqual([])
    }
    expect(await restoreStory(reader, view)).toMatchObject({ restorableUntil: null })
    expect(await deletedOf(reader)).toEqual([])
  })

  it('is deleted and restored by its reader alone', async () => {
    const reader = await memberBrowser(api())
    const view = await reader.openStory()
    const visiting = api().browser()
    await visiting.openStory()
    const others = [await memberBrowser(api()), visiting, api().browser()]

    for (const other of others) expect(await codeOf(deleteStory(other, view))).toBe('NOT_FOUND')
    await deleteStory(reader, view)
    for (const other of others) expect(await codeOf(restoreStory(other, view))).toBe('NOT_FOUND')
    expect(await restoreStory(reader, view)).toMatchObject({ id: view.session.id })
  })

  it('is not deleted while a turn of it is told', async () => {
    const reader = api().browser()
    const view = await reader.openStory()
    const leaseUntil = new Date(api().deps.clock.now().getTime() + 60_000)
    const { db } = api().deps
    const [root] = await db.select().from(turn).where(eq(turn.id, view.session.leafTurnId))
    if (!root) throw new Error('the root is gone')
    const streaming = { ...root, id: api().deps.newId(), parentId: root.id, index: 1 }
    await db
      .insert(turn)
      .values({ ...streaming, status: 'streaming', ownerProcess: 'another', leaseUntil })

    expect(await codeOf(deleteStory(reader, view))).toBe('TURN_IN_FLIGHT')
    await db.update(turn).set({ status: 'stopped' }).where(eq(turn.id, streaming.id))
    expect(await codeOf(deleteStory(reader, view))).toBe('no error')
  })

  it('takes its endings out of the collection, and brings them back', async () => {
    const reader = await memberBrowser(api())
    const view = await reader.openStory()
    await endStory(api(), view)
    const endings = async () =>
      (await reader.api.call('GET /v1/tales/ending/my', { query: {} })).items.length

    expect(await endings()).toBe(1)
    await deleteStory(reader, view)
    expect(await endings()).toBe(0)
    await restoreStory(reader, view)
    expect(await endings()).toBe(1)
  })
})

it('cannot be restored after seven days, and then a job erases all of it', async () => {
  const { api, clock } = await startTimedApi()
  const { db } = api.deps
  const ctx = systemContext(api.deps)
  const owner = await createMember(api.deps)
  const reader = await signIn(api, owner)
  const [view, kept] = [await reader.openStory(), await reader.openStory()]
  const { id: turnId } = settledTurn(await reader.tell(view))
  const sessionId = view.session.id
  const now = clock.now()
  await db.insert(turnFeedback).values({ turnId, value: 'up', createdAt: now })
  await db.insert(turnReceipt).values({
    turnId,
    tier: 'basic',
    promptTokens: 1,
    sections: [],
    drops: [],
    fired: [],
    totalMs: 1,
    finish: 'stop',
    createdAt: now,
  })
  await db.insert(storyMemory).values({
    id: api.deps.newId(),
    sessionId,
    turnId,
    turnIndex: 1,
    kind: 'thing',
    text: '열쇠',
    source: 'me',
    createdAt: now,
  })
  await db.insert(storyShare).values({
    id: api.deps.newId(),
    code: 'abcdefghij',
    sessionId,
    ownerProfileId: owner.profileId,
    clientShareId: 'one',
    kind: 'path',
    turnId,
    fromIndex: 0,
    toIndex: 1,
    label: '장면',
    showsName: false,
    createdAt: now,
  })
  await deleteStory(reader, view)

  clock.advance(7 * DAY_MS)
  expect(await eraseDeletedStories(ctx)).toBe(0)
  expect(await storiesOf(reader, 'deleted')).toEqual([sessionId])
  clock.advance(1)
  expect(await storiesOf(reader, 'deleted')).toEqual([])
  expect(await codeOf(restoreStory(reader, view))).toBe('NOT_FOUND')
  expect(await eraseDeletedStories(ctx)).toBe(1)

  const ids = async () => (await db.select().from(storySession)).map(({ id }) => id)
  expect(await ids()).toEqual([kept.session.id])
  expect(await db.select().from(turn).where(eq(turn.sessionId, sessionId))).toEqual([])
  const ofShare = and(eq(storyShare.sessionId, sessionId), eq(storyShare.turnId, turnId))
  expect(await db.select().from(storyShare).where(ofShare)).toEqual([])
  expect(await eraseDeletedStories(ctx)).toBe(0)
})

it('stays while others descend from it, and goes after them', async () => {
  const { api, clock } = await startTimedApi()
  const ctx = systemContext(api.deps)
  const reader = await memberBrowser(api)
  const [parent, branch] = [await reader.openStory(), await reader.openStory()]
  await branchOff(api, branch, parent)
  await deleteStory(reader, parent)
  clock.advance(8 * DAY_MS)

  expect(await eraseDeletedStories(ctx)).toBe(0)
  await deleteStory(reader, branch)
  clock.advance(8 * DAY_MS)
  expect(await eraseDeletedStories(ctx)).toBe(1)
  expect(await eraseDeletedStories(ctx)).toBe(1)
  expect(await api.deps.db.select().from(storySession)).toEqual([])
})

it('goes over to the member with the rest, and is not counted among what was moved', async () => {
  const api = startTestApi(await createTestDatabase())
  const visiting = api.browser()
  const [view, kept] = [await visiting.openStory(), await visiting.openStory()]
  await deleteStory(visiting, view)
  const reader = await signIn(api, await createMember(api.deps), visiting)

  const { stories } = await reader.api.call('POST /v1/user/merge', {})

  expect(stories).toBe(1)
  expect(await storiesOf(reader)).toEqual([kept.session.id])
  expect(await restoreStory(reader, view)).toMatchObject({ id: view.session.id })
})

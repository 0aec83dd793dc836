import { describe, expect, it } from 'vitest'
import { NO_CALLER } from '../../platform/context/caller.js'
import { createContext, systemContext } from '../../platform/context/context.js'
import { createManualClock } from '../../platform/time/clock.fake.js'
import { createTestDatabase, startTestApi } from '../../testing/test-app.js'
import { codeOf, type Browser } from '../../testing/test-browser.js'
import { createMember, signIn } from '../../testing/test-member.js'
import { addNotification } from './add-notification.js'
import { listNotifications } from './list-notifications.js'
import { countUnread } from './notification-repository.js'
import { purgeOldNotifications } from './purge-old-notifications.js'

const DAY_MS = 86_400_000

async function startInboxes() {
  const clock = createManualClock(new Date())
  const api = startTestApi(await createTestDatabase(), { clock })
  const { deps } = api
  const ctx = systemContext(deps)
  /** A member who can be sent notifications, which contain their number. */
  const newMember = async () => {
    const member = await createMember(deps)
    const { profileId } = member
    const send = async (...numbers: number[]) => {
      for (const stories of numbers) {
        const data = { stories }
        await addNotification(ctx, { profileId, type: 'stories_merged', data })
      }
    }
    return { member, profileId, send, browser: await signIn(api, member) }
  }
  return { api, deps, ctx, clock, newMember }
}

async function listed({ api }: Browser, query: { cursor?: string; limit?: number } = {}) {
  const { items, nextCursor } = await api.call('GET /v1/notification', { query })
  const numbers = items.map((item) => (item.type === 'stories_merged' ? item.data.stories : null))
  const unread = numbers.filter((_, at) => items[at]?.isRead === false)
  return { ids: items.map(({ id }) => id), numbers, unread, nextCursor }
}

const markRead = ({ api }: Browser, upTo = '') =>
  api.call('POST /v1/notification/read', { body: { upTo } })

describe('an inbox', () => {
  it('shows what its member was sent, the newest first, a page at a time', async () => {
    const { clock, newMember } = await startInboxes()
    const { browser, send } = await newMember()
    await (await newMember()).send(99)
    await send(1, 2)
    clock.advance(1_000)
    await send(3, 4, 5)

    const first = await listed(browser, { limit: 2 })
    await send(6)
    const second = await listed(browser, { limit: 2, cursor: first.nextCursor ?? '' })
    const third = await listed(browser, { limit: 2, cursor: second.nextCursor ?? '' })

    expect([first, second, third].map(({ numbers }) => numbers)).toEqual([[5, 4], [3, 2], [1]])
    expect(third.nextCursor).toBeNull()
  })

  it('is read up to a notification: that one and older ones, none that came since', async () => {
    const { deps, newMember } = await startInboxes()
    const other = await newMember()
    await other.send(0)
    const { browser, send, profileId } = await newMember()
    await send(1, 2, 3)
    const { ids } = await listed(browser)

    await markRead(browser, ids[1])
    await markRead(browser, ids[1])

    expect(await listed(browser)).toMatchObject({ numbers: [3, 2, 1], unread: [3] })
    expect((await listed(other.browser)).unread).toEqual([0])
    expect(await countUnread(deps.db, profileId)).toBe(1)
  })

  it('stays unread where the notification is another member’s or nobody’s, and so does the other’s', async () => {
    const { deps, newMember } = await startInboxes()
    const [one, other] = [await newMember(), await newMember()]
    await one.send(1)
    await other.send(2)
    const foreign = (await listed(other.browser)).ids[0]

    await markRead(one.browser, foreign)
    await markRead(one.browser, deps.newId())

    expect((await listed(one.browser)).unread).toEqual([1])
    expect((await listed(other.browser)).unread).toEqual([2])
  })

  it('counts its unread notifications up to a hundred', async () => {
    const { deps, newMember } = await startInboxes()
    const { send, profileId } = await newMember()

    expect(await countUnread(deps.db, profileId)).toBe(0)
    await send(...Array.from({ length: 101 }, (_, at) => at))
    expect(await countUnread(deps.db, profileId)).toBe(100)
  })

  it('keeps a notification for 180 days', async () => {
    const { deps, ctx, clock, newMember } = await startInboxes()
    const { member, send } = await newMember()
    await send(1)
    clock.advance(DAY_MS)
    await send(2)
    clock.advance(179 * DAY_MS + 1)

    await purgeOldNotifications(ctx)

    const kept = await listNotifications(createContext(deps, member, NO_CALLER), { limit: 10 })
    expect(kept.items.map(({ data }) => data)).toEqual([{ stories: 2 }])
  })

  it('is a member’s alone', async () => {
    const { api } = await startInboxes()
    expect(await codeOf(listed(api.browser()))).toBe('LOGIN_REQUIRED')
    expect(await codeOf(markRead(api.browser(), '0198f5a2-0000-7000-8000-000000000000'))).toBe(
      'LOGIN_REQUIRED',
    )
  })

  it('refuses a cursor that was not made here', async () => {
    const { newMember } = await startInboxes()
    const { browser } = await newMember()
    expect(await codeOf(listed(browser, { cursor: 'eyJpZCI6MX0' }))).toBe('INVALID_INPUT')
  })
})

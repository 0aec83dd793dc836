import { nanoid } from 'nanoid'
import sharp from 'sharp'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { GONE_PROFILE_ID } from '@doran/contract/names'
import { systemContext, type FullContext } from '../../platform/context/context.js'
import type { System } from '../../platform/context/actor.js'
import { createManualClock } from '../../platform/time/clock.fake.js'
import { multipart } from '../../testing/multipart.js'
import { createTestDatabase, sharedTestApi, startTestApi } from '../../testing/test-app.js'
import { codeOf, type Browser } from '../../testing/test-browser.js'
import {
  readUpTo,
  channelOf,
  channelsOf,
  chatPerson,
  itemsOf,
  openWith,
  sendText,
  talkOfTwo,
  unreadOf,
  type ChatPerson,
} from '../../testing/test-chat.js'
import { member } from '../../schema/account/member.table.js'
import { chatChannel } from '../../schema/chat/chat-channel.table.js'
import { deleteAbandoned } from './member-repository.js'
import { notifyUnreadChat } from './notify-unread-chat.js'

const api = sharedTestApi()

const block = ({ browser }: ChatPerson, { profileId }: ChatPerson) =>
  browser.api.call('POST /v1/block/{profileId}', { params: { profileId } })
const unblock = ({ browser }: ChatPerson, { profileId }: ChatPerson) =>
  browser.api.call('DELETE /v1/block/{profileId}', { params: { profileId } })
const blocksOf = async ({ browser }: ChatPerson) =>
  (await browser.api.call('GET /v1/block', {})).items.map(({ profile }) => profile.id)
const profileOf = ({ browser }: { browser: Browser }, uuid: string) =>
  browser.api.call('GET /v1/user/user/profile/{uuid}', { params: { uuid } })

describe('blocking', () => {
  it('closes the conversation both ways, and hides it from who blocked', async () => {
    const { one, other, channel } = await talkOfTwo(api())
    await sendText(other, channel.id, '읽지 않은 말')

    await block(one, other)
    await block(one, other)

    expect(await codeOf(sendText(one, channel.id))).toBe('CHAT_CLOSED')
    expect(await codeOf(sendText(other, channel.id))).toBe('CHAT_CLOSED')
    expect(await codeOf(openWith(other, one))).toBe('CHAT_CLOSED')
    expect([await channelsOf(one), (await unreadOf(one)).chat]).toEqual([[], 0])
    expect(await channelsOf(other)).toMatchObject([{ refusal: 'closed', isBlockedByMe: false }])
    expect(await channelOf(one, channel.id)).toMatchObject({
      refusal: 'closed',
      isBlockedByMe: true,
    })
    expect([await blocksOf(one), await blocksOf(other)]).toEqual([[other.profileId], []])

    await unblock(one, other)
    expect(await channelsOf(one)).toMatchObject([{ unread: 2, refusal: null }])
    expect((await sendText(other, channel.id)).kind).toBe('text')
  })

  it('hides the profile of who blocked, and says to them whom they blocked', async () => {
    const [one, other] = [await chatPerson(api()), await chatPerson(api())]
    await block(one, other)

    expect(await codeOf(profileOf(other, one.profileId))).toBe('NOT_FOUND')
    expect(await profileOf(one, other.profileId)).toMatchObject({ isBlockedByMe: true })
    expect(await profileOf({ browser: api().browser() }, other.profileId)).not.toHaveProperty(
      'isBlockedByMe',
    )
  })

  it('is of nobody and of oneself not found', async () => {
    const one = await chatPerson(api())
    expect(await codeOf(block(one, one))).toBe('NOT_FOUND')
    expect(await codeOf(block(one, { ...one, profileId: api().deps.newId() }))).toBe('NOT_FOUND')
    expect(await codeOf(unblock(one, { ...one, profileId: api().deps.newId() }))).toBe('no error')
  })
})

describe('a photo', () => {
  async function sendPhoto(sender: ChatPerson, channelId: string) {
    const file = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#c33' } })
      .png()
      .toBuffer()
    const { headers, bytes } = multipart(file)
    const uploaded = await sender.browser.request('/v1/upload/chat/image', {
      method: 'POST',
      headers,
      body: bytes,
    })
    const { key } = z.object({ key: z.string() }).parse(await uploaded.json())
    const send = () =>
      sender.browser.api.call('POST /v1/chat/channel/{id}/item', {
        params: { id: channelId },
        body: { clientItemId: nanoid(), kind: 'image', body: key },
      })
    return { key, send, item: await send() }
  }
  const statusOf = async ({ browser }: { browser: Browser }, key: string) =>
    (await browser.request(`/v1/image/${key}`)).status

  it('is seen by the two alone, and gone with its message', async () => {
    const { one, other, channel } = await talkOfTwo(api())
    const { key, item, send } = await sendPhoto(one, channel.id)
    const stranger = await chatPerson(api())
    const visitor = { browser: api().browser() }

    const seen = await Promise.all(
      [one, other, stranger, visitor].map((each) => statusOf(each, key)),
    )
    expect(seen).toEqual([200, 200, 404, 404])
    expect(await codeOf(send())).toBe('INVALID_INPUT')

    await one.browser.api.call('DELETE /v1/chat/item/{id}', { params: { id: item.id } })
    expect([await statusOf(one, key), await statusOf(other, key)]).toEqual([404, 404])
    expect(await api().deps.images.get(key)).toBeNull()
  })
})

describe('notifications', () => {
  it('tell of unread messages once per conversation, and go when it is read', async () => {
    const clock = createManualClock(new Date())
    const own = startTestApi(await createTestDatabase(), { clock })
    const { one, other, channel } = await talkOfTwo(own)
    await readUpTo(other, channel.id, (await itemsOf(other, channel.id)).items[0]?.id ?? '')
    const ctx = systemContext(own.deps)
    const later = async (ms: number) => {
      clock.advance(ms)
      await notifyUnreadChat(ctx)
    }
    const noticesOf = async ({ browser }: ChatPerson) =>
      (await browser.api.call('GET /v1/notification', { query: {} })).items.filter(
        ({ type }) => type === 'chat',
      )

    const item = await sendText(one, channel.id, '하나')
    await later(1_000)
    expect(await noticesOf(other)).toEqual([])
    await later(15_000)
    await sendText(one, channel.id, '둘')
    await later(16_000)
    expect(await noticesOf(other)).toMatchObject([
      { isRead: false, data: { channelId: channel.id } },
    ])

    await other.browser.api.call('POST /v1/chat/item/{id}/read', { params: { id: item.id } })
    expect(await noticesOf(other)).toMatchObject([{ isRead: true }])
  })

  it('are none for a quiet conversation, nor for what was read at once', async () => {
    const clock = createManualClock(new Date())
    const own = startTestApi(await createTestDatabase(), { clock })
    const { one, other, channel } = await talkOfTwo(own)
    const quiet = (isQuiet: boolean) =>
      other.browser.api.call('PATCH /v1/chat/channel/{id}/setting', {
        params: { id: channel.id },
        body: { isQuiet },
      })
    const unread = async () => (await unreadOf(other)).notification

    await quiet(true)
    await sendText(one, channel.id, '하나')
    clock.advance(60_000)
    await notifyUnreadChat(systemContext(own.deps))
    expect(await unread()).toBe(0)

    await quiet(false)
    const item = await sendText(one, channel.id, '둘')
    await readUpTo(other, channel.id, item.id)
    clock.advance(60_000)
    await notifyUnreadChat(systemContext(own.deps))
    expect(await unread()).toBe(0)
  })
})

describe('who leaves the product', () => {
  it('is gone from the conversation, whose words the other keeps until they leave too', async () => {
    const clock = createManualClock(new Date())
    const own = startTestApi(await createTestDatabase(), { clock })
    const { one, other, channel } = await talkOfTwo(own)
    const ctx = systemContext(own.deps)
    const leave = async ({ member: who }: ChatPerson) => {
      await own.deps.db
        .update(member)
        .set({ eraseAt: clock.now() })
        .where(eq(member.id, who.memberId))
    }

    await leave(one)
    expect(await channelOf(other, channel.id)).toMatchObject({
      profile: { id: GONE_PROFILE_ID, name: '', isGone: true },
      refusal: 'closed',
    })
    await erase(ctx)

    expect((await itemsOf(other, channel.id)).items).toMatchObject([
      { body: '작품 잘 봤어요', profile: { id: GONE_PROFILE_ID } },
      { body: '고마워요', profile: { id: other.profileId } },
    ])
    expect((await channelsOf(other))[0]?.profile.isGone).toBe(true)
    expect(await codeOf(sendText(other, channel.id))).toBe('CHAT_CLOSED')
    await deleteAbandoned(own.deps.db)
    expect(await own.deps.db.select().from(chatChannel)).toHaveLength(1)

    await leave(other)
    await erase(ctx)
    await deleteAbandoned(own.deps.db)
    expect(await own.deps.db.select().from(chatChannel)).toEqual([])
  })

  it('takes along what they wrote, and nothing that was written to them', async () => {
    const { one, channel } = await talkOfTwo(api())
    const response = await one.browser.request('/v1/user/export', { method: 'POST' })
    const text = await response.text()
    expect(JSON.parse(text)).toMatchObject({
      chat_channel: [{ id: channel.id }],
      chat_member: [{ channel_id: channel.id, is_quiet: false }],
      chat_item: [{ channel_id: channel.id, body: '작품 잘 봤어요' }],
    })
    expect(text).not.toContain('고마워요')
  })
})

/** Erases the accounts whose days to come back are over, as the job does. */
async function erase(ctx: FullContext<System>): Promise<void> {
  await ctx.registry.jobs.find(({ name }) => name === 'erase accounts')?.run(ctx)
}

import { nanoid } from 'nanoid'
import { describe, expect, it } from 'vitest'
import { createManualClock } from '../../platform/time/clock.fake.js'
import { createTestDatabase, sharedTestApi, startTestApi } from '../../testing/test-app.js'
import { codeOf } from '../../testing/test-browser.js'
import {
  channelOf,
  channelsOf,
  chatPerson,
  itemsOf,
  openWith,
  sendText,
  setting,
  talkOfTwo,
  unreadOf,
  type ChatPerson,
} from '../../testing/test-chat.js'

const api = sharedTestApi()

describe('a conversation', () => {
  it('is one for two people, whoever opens it', async () => {
    const [one, other] = [await chatPerson(api()), await chatPerson(api())]

    const opened = await Promise.all([
      openWith(one, other),
      openWith(one, other),
      openWith(other, one),
    ])

    expect(new Set(opened.map(({ id }) => id)).size).toBe(1)
    expect(opened[0]).toMatchObject({ status: 'empty', refusal: null, unread: 0, lastItem: null })
    expect(opened[0]?.profile.id).toBe(other.profileId)
  })

  it('is nothing to the other before the first message, then a request with it', async () => {
    const [one, other] = [await chatPerson(api()), await chatPerson(api())]
    const { id } = await openWith(one, other)
    expect(await channelsOf(other)).toEqual([])

    const item = await sendText(one, id, '작품 잘 봤어요')

    expect(item).toMatchObject({
      seq: 1,
      kind: 'text',
      isRead: false,
      profile: { id: one.profileId },
    })
    expect(await channelsOf(other, { box: 'requests' })).toMatchObject([
      {
        id,
        status: 'requested',
        isMyRequest: false,
        refusal: null,
        unread: 1,
        lastItem: { body: '작품 잘 봤어요' },
      },
    ])
    expect(await channelsOf(other, { box: 'talks' })).toEqual([])
    expect(await channelsOf(one, { box: 'talks' })).toMatchObject([
      { id, refusal: 'waiting', unread: 0 },
    ])
    expect(await codeOf(sendText(one, id))).toBe('CHAT_WAITING')
  })

  it('is open to both once the other accepts or answers', async () => {
    const [one, two, three] = [
      await chatPerson(api()),
      await chatPerson(api()),
      await chatPerson(api()),
    ]
    const withTwo = await openWith(one, two)
    await sendText(one, withTwo.id)
    const withThree = await openWith(three, one)
    await sendText(three, withThree.id)

    await setting(two, withTwo.id, { hasAccepted: true })
    await sendText(one, withThree.id)

    expect(await channelOf(one, withTwo.id)).toMatchObject({ status: 'accepted', refusal: null })
    expect(await channelOf(three, withThree.id)).toMatchObject({
      status: 'accepted',
      refusal: null,
    })
    expect((await sendText(one, withTwo.id)).seq).toBe(2)
  })

  it('is not there for the other, by whatever way, before the first message', async () => {
    const [one, other] = [await chatPerson(api()), await chatPerson(api())]
    const { id } = await openWith(one, other)

    expect(await codeOf(channelOf(other, id))).toBe('NOT_FOUND')
    const response = await other.browser.request('/v1/user/export', { method: 'POST' })
    expect(await response.text()).not.toContain(id)

    expect((await openWith(other, one)).id).toBe(id)
    expect(await channelOf(other, id)).toMatchObject({ status: 'empty' })
  })

  it('is not accepted by who asked', async () => {
    const [one, other] = [await chatPerson(api()), await chatPerson(api())]
    const { id } = await openWith(one, other)
    await sendText(one, id)

    expect(await setting(one, id, { hasAccepted: true })).toMatchObject({ status: 'requested' })
  })

  it('is none with oneself, with nobody, or for somebody else', async () => {
    const { one, channel } = await talkOfTwo(api())
    const stranger = await chatPerson(api())
    const nobody = { ...one, profileId: api().deps.newId() }

    expect(await codeOf(openWith(one, one))).toBe('CHAT_SELF')
    expect(await codeOf(openWith(one, nobody))).toBe('NOT_FOUND')
    expect(await codeOf(channelOf(stranger, channel.id))).toBe('NOT_FOUND')
    expect(await codeOf(itemsOf(stranger, channel.id))).toBe('NOT_FOUND')
    expect(await codeOf(sendText(stranger, channel.id))).toBe('NOT_FOUND')
  })

  it('gives every message the next position, however many come at once', async () => {
    const { one, other, channel } = await talkOfTwo(api())

    const sent = await Promise.all(
      Array.from({ length: 20 }, (_, at) => sendText(at % 2 ? one : other, channel.id, `${at}`)),
    )

    const seqs = sent.map(({ seq }) => seq).toSorted((a, b) => a - b)
    expect(seqs).toEqual(Array.from({ length: 20 }, (_, at) => at + 3))
    const { items } = await itemsOf(one, channel.id, { limit: 50 })
    expect(items.map(({ seq }) => seq)).toEqual(Array.from({ length: 22 }, (_, at) => at + 1))
  })

  it('is read from its end a page at a time, and from a position on', async () => {
    const { one, other, channel } = await talkOfTwo(api())
    for (const text of ['셋', '넷', '다섯']) await sendText(one, channel.id, text)
    const seqsOf = (page: { items: { seq: number }[] }) => page.items.map(({ seq }) => seq)

    const newest = await itemsOf(other, channel.id, { limit: 2 })
    const older = await itemsOf(other, channel.id, { limit: 2, before: newest.nextCursor })
    const oldest = await itemsOf(other, channel.id, { limit: 2, before: older.nextCursor })
    expect([newest, older, oldest].map(seqsOf)).toEqual([[4, 5], [2, 3], [1]])
    expect(oldest.nextCursor).toBeNull()

    const later = await itemsOf(other, channel.id, { limit: 2, after: 2 })
    expect([seqsOf(later), later.nextCursor]).toEqual([[3, 4], '4'])
  })
})

describe('reading', () => {
  it('marks what the other sent up to a message, and nothing of one’s own', async () => {
    const { one, other, channel } = await talkOfTwo(api())
    const [first, second] = [
      await sendText(one, channel.id, '하나'),
      await sendText(one, channel.id, '둘'),
    ]
    await sendText(one, channel.id, '셋')
    expect([(await unreadOf(other)).chat, (await unreadOf(one)).chat]).toEqual([4, 1])

    const readItem = ({ browser }: ChatPerson, id: string) =>
      browser.api.call('POST /v1/chat/item/{id}/read', { params: { id } })
    await readItem(other, second.id)
    await readItem(one, second.id)
    expect([(await unreadOf(other)).chat, (await unreadOf(one)).chat]).toEqual([3, 1])

    const body = { upTo: first.id }
    await other.browser.api.call('POST /v1/chat/channel/{id}/read', {
      params: { id: channel.id },
      body,
    })
    const { items } = await itemsOf(one, channel.id)
    expect(items.map(({ isRead }) => isRead)).toEqual([true, false, true, true, false])
    expect([(await unreadOf(other)).chat, (await unreadOf(one)).chat]).toEqual([1, 1])
  })

  it('takes no message of another channel', async () => {
    const { one, channel } = await talkOfTwo(api())
    const { other: reader, channel: elsewhere } = await talkOfTwo(api())
    const item = await sendText(one, channel.id)
    const run = reader.browser.api.call('POST /v1/chat/channel/{id}/read', {
      params: { id: elsewhere.id },
      body: { upTo: item.id },
    })
    expect(await codeOf(run)).toBe('NOT_FOUND')
  })
})

describe('leaving', () => {
  it('takes the channel off the list until somebody writes, without what was before', async () => {
    const { one, other, channel } = await talkOfTwo(api())
    await sendText(one, channel.id, '읽지 않은 말')

    await setting(other, channel.id, { hasLeft: true })
    expect([await channelsOf(other), (await unreadOf(other)).chat]).toEqual([[], 0])
    expect(await channelsOf(one)).toHaveLength(1)

    await sendText(one, channel.id, '다시 왔어요')
    expect(await channelsOf(other)).toMatchObject([
      { unread: 1, lastItem: { body: '다시 왔어요' } },
    ])
    expect((await itemsOf(other, channel.id)).items.map(({ body }) => body)).toEqual([
      '다시 왔어요',
    ])
    expect((await itemsOf(one, channel.id)).items).toHaveLength(4)
  })
})

describe('first messages', () => {
  async function requestsBy(sender: ChatPerson, own: ReturnType<typeof api>, count: number) {
    const codes: string[] = []
    for (let at = 0; at < count; at += 1) {
      const { id } = await openWith(sender, await chatPerson(own))
      codes.push(await codeOf(sendText(sender, id)))
    }
    return codes
  }

  it('are one a day from a new account and ten from others', async () => {
    const clock = createManualClock(new Date())
    const own = startTestApi(await createTestDatabase(), { clock })
    const sender = await chatPerson(own)
    expect(await requestsBy(sender, own, 2)).toEqual(['no error', 'CHAT_REQUESTS'])

    clock.advance(86_400_001)
    expect(await requestsBy(sender, own, 11)).toEqual([
      ...Array.from({ length: 10 }, () => 'no error'),
      'CHAT_REQUESTS',
    ])
  })

  it('hold no photo', async () => {
    const [one, other] = [await chatPerson(api()), await chatPerson(api())]
    const { id } = await openWith(one, other)
    const send = one.browser.api.call('POST /v1/chat/channel/{id}/item', {
      params: { id },
      body: {
        clientItemId: nanoid(),
        kind: 'image',
        body: 'chat-image/V1StGXR8_Z5jdHi6B-myT.webp',
      },
    })
    expect(await codeOf(send)).toBe('INVALID_INPUT')
  })
})

import { nanoid } from 'nanoid'
import { describe, expect, it } from 'vitest'
import { createManualClock } from '../../platform/time/clock.fake.js'
import { afterTest } from '../../testing/shared-by-tests.js'
import { createTestDatabase, sharedTestApi, startTestApi } from '../../testing/test-app.js'
import { codeOf } from '../../testing/test-browser.js'
import {
  chatPerson,
  openWith,
  sendText,
  talkOfTwo,
  type ChatPerson,
} from '../../testing/test-chat.js'

const api = sharedTestApi()

const itemsOf = async ({ browser }: ChatPerson, id: string, query: object = {}) =>
  browser.api.call('GET /v1/chat/channel/{id}/items', { params: { id }, query })

const channelOf = ({ browser }: ChatPerson, id: string) =>
  browser.api.call('GET /v1/chat/channel/{id}', { params: { id } })

const channelsOf = async ({ browser }: ChatPerson, query: object = {}) =>
  (await browser.api.call('GET /v1/chat/my/channels', { query })).items

const unreadOf = async ({ browser }: ChatPerson) =>
  (await browser.api.call('GET /v1/user/me', {})).unread.chat

const setting = ({ browser }: ChatPerson, id: string, body: object) =>
  browser.api.call('PATCH /v1/chat/channel/{id}/setting', { params: { id }, body })

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

describe('a message', () => {
  it('is one for its client id, and refused with other content', async () => {
    const { one, channel } = await talkOfTwo(api())
    const clientItemId = nanoid()

    const sent = await Promise.all([
      sendText(one, channel.id, '한 번만', clientItemId),
      sendText(one, channel.id, '한 번만', clientItemId),
    ])

    expect(sent[0]).toEqual(sent[1])
    expect(await codeOf(sendText(one, channel.id, '다른 말', clientItemId))).toBe('KEY_REUSED')
    expect((await itemsOf(one, channel.id)).items).toHaveLength(3)
  })

  it.each([
    ['nothing', ' \u200B ', 'INVALID_INPUT'],
    ['1,001 characters', '가'.repeat(1_001), 'INVALID_INPUT'],
    ['1,000 characters', '🔥'.repeat(1_000), 'no error'],
    ['markup', '<img src=x onerror=alert(1)>', 'no error'],
  ])('of %s is answered as it should be', async (_, body, code) => {
    const { one, channel } = await talkOfTwo(api())
    expect(await codeOf(sendText(one, channel.id, body))).toBe(code)
  })

  it('loses characters that turn or hide others', async () => {
    const { one, channel } = await talkOfTwo(api())
    const { body } = await sendText(one, channel.id, 'a\u202Egnp.exe\u2066b\u200Bc')
    expect(body).not.toMatch(/[\u200B\u202A-\u202E\u2066-\u2069]/)
  })

  it('is deleted by its author for both, within five minutes', async () => {
    const clock = createManualClock(new Date())
    const own = startTestApi(await createTestDatabase(), { clock })
    const { one, other, channel } = await talkOfTwo(own)
    const item = await sendText(one, channel.id, '잘못 보냈어요')
    const remove = ({ browser }: ChatPerson, id = item.id) =>
      browser.api.call('DELETE /v1/chat/item/{id}', { params: { id } })

    expect(await codeOf(remove(other))).toBe('NOT_FOUND')
    expect(await remove(one)).toMatchObject({ kind: 'deleted', body: '', seq: item.seq })
    expect(await remove(one)).toMatchObject({ kind: 'deleted' })
    expect((await itemsOf(other, channel.id)).items.at(-1)).toMatchObject({
      kind: 'deleted',
      body: '',
    })
    expect(await unreadOf(other)).toBe(1)

    const late = await sendText(one, channel.id, '늦었어요')
    clock.advance(5 * 60_000 + 1)
    expect(await codeOf(remove(one, late.id))).toBe('ITEM_TOO_OLD')
  })

  it('shows the theme that it sends, and none that is not there', async () => {
    const { one, channel } = await talkOfTwo(api())
    const send = (body: string) =>
      one.browser.api.call('POST /v1/chat/channel/{id}/item', {
        params: { id: channel.id },
        body: { clientItemId: nanoid(), kind: 'theme', body },
      })
    const theme = '019a5c3e-7b20-7d41-9c6e-6b0f2a4d8e15'

    expect((await send(theme)).theme?.id).toBe(theme)
    expect((await itemsOf(one, channel.id)).items.at(-1)?.theme?.title).toContain('열쇠')
    expect(await codeOf(send(api().deps.newId()))).toBe('INVALID_INPUT')
    expect(await codeOf(send('열쇠'))).toBe('INVALID_INPUT')
  })
})

it('is sent twenty times in ten seconds, and not once more', async () => {
  const own = startTestApi(await createTestDatabase(), {}, afterTest, { RATE_LIMIT_FACTOR: '1' })
  const { one, other, channel } = await talkOfTwo(own)
  const codes: string[] = []
  for (let at = 1; at <= 20; at += 1) codes.push(await codeOf(sendText(one, channel.id, `${at}`)))
  expect(codes.filter((code) => code === 'no error')).toHaveLength(19)
  expect(codes.at(-1)).toBe('TOO_MANY')
  expect(await codeOf(sendText(other, channel.id))).toBe('no error')
})

describe('reading', () => {
  it('marks what the other sent up to a message, and nothing of one’s own', async () => {
    const { one, other, channel } = await talkOfTwo(api())
    const [first, second] = [
      await sendText(one, channel.id, '하나'),
      await sendText(one, channel.id, '둘'),
    ]
    await sendText(one, channel.id, '셋')
    expect([await unreadOf(other), await unreadOf(one)]).toEqual([4, 1])

    const readItem = ({ browser }: ChatPerson, id: string) =>
      browser.api.call('POST /v1/chat/item/{id}/read', { params: { id } })
    await readItem(other, second.id)
    await readItem(one, second.id)
    expect([await unreadOf(other), await unreadOf(one)]).toEqual([3, 1])

    const body = { upTo: first.id }
    await other.browser.api.call('POST /v1/chat/channel/{id}/read', {
      params: { id: channel.id },
      body,
    })
    const { items } = await itemsOf(one, channel.id)
    expect(items.map(({ isRead }) => isRead)).toEqual([true, false, true, true, false])
    expect([await unreadOf(other), await unreadOf(one)]).toEqual([1, 1])
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
    expect([await channelsOf(other), await unreadOf(other)]).toEqual([[], 0])
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

import { nanoid } from 'nanoid'
import { describe, expect, it } from 'vitest'
import { createManualClock } from '../../platform/time/clock.fake.js'
import { afterTest } from '../../testing/shared-by-tests.js'
import { createTestDatabase, sharedTestApi, startTestApi } from '../../testing/test-app.js'
import { codeOf } from '../../testing/test-browser.js'
import { itemsOf, sendText, talkOfTwo, unreadOf, type ChatPerson } from '../../testing/test-chat.js'

const api = sharedTestApi()

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
    expect((await unreadOf(other)).chat).toBe(1)

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

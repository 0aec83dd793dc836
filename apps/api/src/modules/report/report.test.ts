import { describe, expect, it } from 'vitest'
import { systemContext } from '../../platform/context/context.js'
import { sharedTestApi } from '../../testing/test-app.js'
import { codeOf, type Browser } from '../../testing/test-browser.js'
import { chatPerson, sendText, talkOfTwo } from '../../testing/test-chat.js'
import { memberBrowser } from '../../testing/test-member.js'
import { settleReport } from './settle-report.js'

const api = sharedTestApi()

const report = (browser: Browser, targetType: 'profile' | 'chat_item', targetId: string) =>
  browser.api.call('POST /v1/report', {
    body: { targetType, targetId, reason: 'abuse', detail: '자꾸 욕을 해요' },
  })

/** What moderators see of one target. */
async function queueOf(targetId: string, status: 'open' | 'upheld' = 'open') {
  const browser = await memberBrowser(api(), { roles: ['moderator'] })
  const { items } = await browser.api.call('GET /v1/admin/report', { query: { status, limit: 50 } })
  return items.filter((item) => item.targetId === targetId)
}

describe('a report', () => {
  it('keeps the message as it stood, for moderators, once for each person', async () => {
    const { one, other, channel } = await talkOfTwo(api())
    const item = await sendText(one, channel.id, '못된 말')

    const first = await report(other.browser, 'chat_item', item.id)
    expect(await report(other.browser, 'chat_item', item.id)).toEqual(first)
    await one.browser.api.call('DELETE /v1/chat/item/{id}', { params: { id: item.id } })

    expect(await queueOf(item.id)).toMatchObject([
      {
        id: first.id,
        authorProfileId: one.profileId,
        excerpt: '못된 말',
        detail: '자꾸 욕을 해요',
        reason: 'abuse',
      },
    ])
  })

  it('is of a message only by who received it', async () => {
    const { one, channel } = await talkOfTwo(api())
    const item = await sendText(one, channel.id)
    const stranger = await chatPerson(api())

    expect(await codeOf(report(one.browser, 'chat_item', item.id))).toBe('NOT_FOUND')
    expect(await codeOf(report(stranger.browser, 'chat_item', item.id))).toBe('NOT_FOUND')
    expect(await codeOf(report(api().browser(), 'chat_item', item.id))).toBe('NOT_FOUND')
  })

  it('of a profile is a visitor’s too, and their own once they sign in', async () => {
    const { profileId } = await chatPerson(api())
    const visitor = api().browser()
    const first = await report(visitor, 'profile', profileId)
    expect(await report(visitor, 'profile', profileId)).toEqual(first)
    expect(await queueOf(profileId)).toHaveLength(1)
    const self = await chatPerson(api())
    expect(await codeOf(report(self.browser, 'profile', self.profileId))).toBe('NOT_FOUND')
  })

  it('is settled once, and its reporter notified', async () => {
    const { profileId } = await chatPerson(api())
    const reporter = await chatPerson(api())
    const { id } = await report(reporter.browser, 'profile', profileId)
    const settle = () =>
      settleReport(systemContext(api().deps), { id, status: 'upheld', resolution: '욕설' })

    expect([await settle(), await settle()]).toEqual([true, false])

    expect(await queueOf(profileId)).toEqual([])
    expect(await queueOf(profileId, 'upheld')).toMatchObject([{ resolution: '욕설' }])
    const { items } = await reporter.browser.api.call('GET /v1/notification', { query: {} })
    expect(items).toMatchObject([{ type: 'report_result', data: { outcome: 'upheld' } }])
  })
})

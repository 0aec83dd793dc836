import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { MODERATION } from '@doran/contract/limits'
import { inParallel } from '../../testing/in-parallel.js'
import { sharedTestApi } from '../../testing/test-app.js'
import { codeOf } from '../../testing/test-browser.js'
import { chatPerson, sendText, talkOfTwo } from '../../testing/test-chat.js'
import { noticesOf, player, say } from '../../testing/test-comments.js'
import {
  caseOf,
  commented,
  oldPerson,
  oldPlayer,
  report,
  shownTo,
} from '../../testing/test-moderation.js'
import { OFFICIAL_PROFILE_ID } from '../profile/index.js'
import { comment, report as reportTable } from '../../schema/tables.js'

const api = sharedTestApi()

const ofItem = { targetType: 'chat_item' } as const
const ofProfile = { targetType: 'profile' } as const
const MANY = MODERATION.hidingReports

/** Reports by so many different members of an age in days. */
const reportedBy = (
  count: number,
  days: number,
  { gameId, commentId }: { gameId: string; commentId: string },
) =>
  inParallel(Array.from({ length: count }), 4, async () =>
    report(await oldPlayer(api(), gameId, days), commentId),
  )

describe('a report', () => {
  it('keeps the message as it stood, once for each person', async () => {
    const { one, other, channel } = await talkOfTwo(api())
    const item = await sendText(one, channel.id, '못된 말')

    const first = await report(other, item.id, { ...ofItem, detail: '자꾸 욕을 해요' })
    expect(await report(other, item.id, ofItem)).toEqual(first)
    await one.browser.api.call('DELETE /v1/chat/item/{id}', { params: { id: item.id } })

    expect(await caseOf(api(), item.id)).toMatchObject({
      authorProfileId: one.profileId,
      excerpt: '못된 말',
      status: 'open',
      reportCount: 1,
      hiddenBy: null,
    })
  })

  it('is of a message only by who received it', async () => {
    const { one, channel } = await talkOfTwo(api())
    const item = await sendText(one, channel.id)
    const stranger = await chatPerson(api())

    expect(await codeOf(report(one, item.id, ofItem))).toBe('NOT_FOUND')
    expect(await codeOf(report(stranger, item.id, ofItem))).toBe('NOT_FOUND')
    expect(await codeOf(report({ browser: api().browser() }, item.id, ofItem))).toBe('NOT_FOUND')
  })

  it('of a profile is a visitor’s too, and nobody’s of their own', async () => {
    const { profileId } = await chatPerson(api())
    const visitor = { browser: api().browser() }
    const first = await report(visitor, profileId, ofProfile)
    expect(await report(visitor, profileId, ofProfile)).toEqual(first)
    expect(await caseOf(api(), profileId)).toMatchObject({ reportCount: 1 })
    const self = await chatPerson(api())
    expect(await codeOf(report(self, self.profileId, ofProfile))).toBe('NOT_FOUND')
  })

  it('joins the one open case of its thing, however many come at once', async () => {
    const { gameId, commentId } = await commented(api())
    const people = await Promise.all(Array.from({ length: 8 }, () => player(api(), gameId)))

    await Promise.all(people.flatMap((each) => [report(each, commentId), report(each, commentId)]))

    const { id, reportCount } = await caseOf(api(), commentId)
    const ofCase = and(eq(reportTable.caseId, id), eq(reportTable.targetId, commentId))
    const rows = await api().deps.db.select().from(reportTable).where(ofCase)
    expect([reportCount, rows.length]).toEqual([8, 8])
  })
})

describe('reports alone', () => {
  const hiddenOf = async (commentId: string) => {
    const [row] = await api().deps.db.select().from(comment).where(eq(comment.id, commentId))
    return row?.isHidden
  }

  it('hide a thing once enough people reported it, from all but its author, who is told', async () => {
    const made = await commented(api())
    const { author, owner, gameId, commentId } = made
    await reportedBy(MANY - 1, 8, made)
    expect(await hiddenOf(commentId)).toBe(false)
    await reportedBy(1, 8, made)

    const { id, hiddenBy } = await caseOf(api(), commentId)
    expect([await hiddenOf(commentId), hiddenBy]).toEqual([true, 'reports'])
    expect([await shownTo(owner, gameId), await shownTo(author, gameId)]).toEqual([0, 1])
    expect(await noticesOf(author)).toMatchObject([
      { type: 'content_hidden', data: { caseId: id, what: 'waiting', excerpt: '못된 말' } },
    ])
  })

  it('by fifty young accounts hide nothing', async () => {
    const made = await commented(api())

    await reportedBy(50, 6, made)

    expect(await hiddenOf(made.commentId)).toBe(false)
    expect(await caseOf(api(), made.commentId)).toMatchObject({ reportCount: 50, hiddenBy: null })
  })

  it('hide nothing of the product’s own account', async () => {
    const made = await commented(api())
    const { commentId } = made
    await api()
      .deps.db.update(comment)
      .set({ authorProfileId: OFFICIAL_PROFILE_ID })
      .where(eq(comment.id, commentId))

    await reportedBy(MANY, 8, made)

    expect(await hiddenOf(commentId)).toBe(false)
  })

  it('hide no profile', async () => {
    const { profileId } = await chatPerson(api())
    await inParallel(Array.from({ length: MANY }), 4, async () =>
      report(await oldPerson(api()), profileId, ofProfile),
    )
    expect(await caseOf(api(), profileId)).toMatchObject({ reportCount: MANY, hiddenBy: null })
  })

  it('leave the count of comments true', async () => {
    const made = await commented(api())
    const { author, owner, gameId, commentId } = made
    await say(author, gameId, '다른 말')
    const counted = async () =>
      (
        await owner.browser.api.call('GET /v1/engagement/{targetType}/{targetId}', {
          params: { targetType: 'game', targetId: gameId },
        })
      ).comments

    expect(await counted()).toBe(2)
    await reportedBy(MANY, 8, made)
    expect(await counted()).toBe(1)
    await author.browser.api.call('DELETE /v1/comment/{commentId}', { params: { commentId } })
    expect(await counted()).toBe(1)
  })
})

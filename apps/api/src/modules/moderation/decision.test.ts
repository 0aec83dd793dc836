import { describe, expect, it } from 'vitest'
import { allPages } from '../../testing/all-pages.js'
import { sharedTestApi } from '../../testing/test-app.js'
import { codeOf } from '../../testing/test-browser.js'
import { noticesOf, player } from '../../testing/test-comments.js'
import {
  PAUSE,
  caseOf,
  commented,
  decide,
  listCases,
  moderator,
  openCase,
  ownCase,
  readCase,
  report,
  shownTo,
} from '../../testing/test-moderation.js'

const api = sharedTestApi()

/** A comment that two people reported. */
async function reported() {
  const made = await commented(api())
  const [one, other] = [await player(api(), made.gameId), await player(api(), made.gameId)]
  await report(one, made.commentId, { detail: '욕이에요' })
  await report(other, made.commentId, { reason: 'hate' })
  const { id: caseId } = await caseOf(api(), made.commentId)
  return { ...made, one, other, caseId }
}

const REASON = '다른 사람을 욕했어요'

describe('the queue', () => {
  it('has what waits, the oldest first, and what is decided, the newest first, page by page', async () => {
    const made = [await reported(), await reported(), await reported()]
    const ids = made.map(({ caseId }) => caseId)
    const judge = await moderator(api())
    const list = async (status: 'open' | 'decided') => {
      const pages = await allPages((after) =>
        listCases(judge, { status, targetType: 'comment', limit: 2, ...after }),
      )
      return pages.flatMap((page) => page.map(({ id }) => id)).filter((id) => ids.includes(id))
    }

    expect(await list('open')).toEqual(ids)
    for (const id of ids) await decide(judge, id)
    expect(await list('open')).toEqual([])
    expect(await list('decided')).toEqual(ids.toReversed())
  })

  it('says how much waits to whoever may look', async () => {
    const { caseId } = await reported()
    const judge = await moderator(api())
    const access = () => judge.browser.api.call('GET /v1/admin/access', {})
    const before = await access()
    await decide(judge, caseId)

    expect(before.roles).toEqual(['moderator'])
    expect(await access()).toEqual({ roles: ['moderator'], waiting: before.waiting - 1 })
  })

  it('shows of a case all there is to decide by', async () => {
    const { author, one, other, gameId, commentId, caseId } = await reported()

    expect(await readCase(await moderator(api()), caseId)).toMatchObject({
      targetId: commentId,
      status: 'open',
      author: { id: author.profileId },
      reportCount: 2,
      reasons: ['abuse', 'hate'],
      reports: [
        { reason: 'abuse', detail: '욕이에요', reporter: { id: one.profileId } },
        { reason: 'hate', reporter: { id: other.profileId } },
      ],
      current: { text: '못된 말', path: `/games/detail?id=${gameId}#c-${commentId}` },
      decisions: [],
      sanctions: [],
      upheldBefore: 0,
    })
  })
})

describe('a decision', () => {
  it('against the rules hides the thing and tells both sides why', async () => {
    const { author, owner, gameId, one, other, caseId } = await reported()
    const judge = await moderator(api())

    const decided = await decide(judge, caseId, { reason: REASON })

    expect(decided).toMatchObject({
      status: 'decided',
      outcome: 'upheld',
      hiddenBy: 'decision',
      decisions: [{ outcome: 'upheld', reason: REASON, by: { id: judge.profileId } }],
    })
    expect(await shownTo(owner, gameId)).toBe(0)
    const data = { outcome: 'upheld', reason: REASON, excerpt: '못된 말' }
    const told = { type: 'report_result', data }
    expect(await noticesOf(one)).toEqual([told])
    expect(await noticesOf(other)).toEqual([told])
    expect(await noticesOf(author)).toMatchObject([
      { type: 'content_hidden', data: { caseId, what: 'hidden', reason: REASON } },
    ])
    expect(await ownCase(author, caseId)).toMatchObject({ outcome: 'upheld', reason: REASON })
  })

  it('for what was never hidden tells its author nothing', async () => {
    const { author, owner, gameId, one, caseId } = await reported()

    await decide(await moderator(api()), caseId, {
      outcome: 'dismissed',
      reason: '괜찮은 말이에요',
    })

    expect(await shownTo(owner, gameId)).toBe(1)
    expect(await noticesOf(one)).toMatchObject([{ data: { outcome: 'dismissed' } }])
    expect(await noticesOf(author)).toEqual([])
  })

  it('is made by one of two moderators at once', async () => {
    const { one, caseId } = await reported()
    const [first, second] = [await moderator(api()), await moderator(api())]

    const codes = await Promise.all([
      codeOf(decide(first, caseId, { outcome: 'upheld' })),
      codeOf(decide(second, caseId, { outcome: 'dismissed' })),
    ])

    expect(codes.toSorted()).toEqual(['ALREADY_DECIDED', 'no error'])
    expect(await noticesOf(one)).toHaveLength(1)
    expect((await readCase(first, caseId)).decisions).toHaveLength(1)
  })

  it('pauses its author with it, or does neither', async () => {
    const { author, caseId } = await reported()
    const judge = await moderator(api())

    const ending = decide(judge, caseId, { sanction: { kind: 'end' } })
    expect(await codeOf(ending)).toBe('NOT_ALLOWED')
    expect(await readCase(judge, caseId)).toMatchObject({ status: 'open', decisions: [] })

    const decided = await decide(judge, caseId, { sanction: PAUSE, reason: REASON })
    expect(decided.sanctions).toMatchObject([{ kind: 'pause', caseId, reason: REASON }])
    const notices = await noticesOf(author)
    expect(notices.map(({ type }) => type).toSorted()).toEqual(['content_hidden', 'sanction'])
  })

  it('counts what was upheld of the author before', async () => {
    const { author, caseId } = await reported()
    const judge = await moderator(api())
    await decide(judge, caseId)
    const opened = await openCase(judge, 'profile', author.profileId)
    const again = await openCase(judge, 'profile', author.profileId)

    expect(again).toEqual(opened)
    expect(await readCase(judge, opened.id)).toMatchObject({ upheldBefore: 1, reportCount: 0 })
  })
})

import { describe, expect, it } from 'vitest'
import { startTimedApi } from '../../testing/test-app.js'
import { MODERATION } from '@doran/contract/limits'
import { codeOf } from '../../testing/test-browser.js'
import { chatPerson } from '../../testing/test-chat.js'
import { noticesOf } from '../../testing/test-comments.js'
import {
  APPEAL_RIGHT,
  PAUSE,
  appeal,
  caseOf,
  commented,
  decide,
  listCases,
  moderator,
  oldPlayer,
  openCase,
  ownCase,
  report,
  reportedComment,
  shownTo,
} from '../../testing/test-moderation.js'

/** A comment that was decided to be against the rules. */
async function upheld() {
  const { api, clock } = await startTimedApi()
  const made = await reportedComment(api)
  const judge = await moderator(api)
  await decide(judge, made.caseId, { sanction: PAUSE })
  return { ...made, api, clock, judge }
}

const TEXT = '그런 뜻이 아니었어요'

describe('an appeal', () => {
  it('brings a decided case back, and is answered', async () => {
    const { author, owner, gameId, caseId, judge } = await upheld()
    expect(await ownCase(author, caseId)).toMatchObject({
      status: 'decided',
      appealUntil: expect.any(String),
      sanction: { kind: 'pause' },
    })

    expect(await appeal(author, caseId, TEXT)).toMatchObject({
      status: 'appealed',
      appealUntil: null,
      appeal: { text: TEXT },
    })
    const { items } = await listCases(judge, { status: 'appealed' })
    expect(items.map(({ id }) => id)).toEqual([caseId])
    expect(await codeOf(decide(judge, caseId, { status: 'open' }))).toBe('ALREADY_DECIDED')
    const reason = '다시 보니 괜찮은 말이에요'
    const decided = await decide(judge, caseId, { ...APPEAL_RIGHT, reason })

    expect(decided.decisions.map(({ outcome }) => outcome)).toEqual(['upheld', 'dismissed'])
    expect(await shownTo(owner, gameId)).toBe(1)
    const told = await noticesOf(author)
    expect(told).toContainEqual({
      type: 'content_hidden',
      data: {
        caseId,
        targetType: 'comment',
        targetId: expect.any(String),
        excerpt: '못된 말',
        what: 'restored',
        reason,
      },
    })
    // What the first decision led to ends with it.
    expect(told).toContainEqual(
      expect.objectContaining({
        type: 'sanction',
        data: expect.objectContaining({ what: 'lifted' }),
      }),
    )
  })

  it('that changes nothing is answered too, and is the last', async () => {
    const { author, caseId, judge } = await upheld()
    await appeal(author, caseId)
    await decide(judge, caseId, { status: 'appealed' })

    expect(await noticesOf(author)).toContainEqual(
      expect.objectContaining({ data: expect.objectContaining({ what: 'kept_hidden' }) }),
    )
    expect(await codeOf(appeal(author, caseId, '한 번 더요'))).toBe('APPEAL_LATE')
  })

  it('is made once: the same words again are the same', async () => {
    const { author, caseId } = await upheld()

    const first = await appeal(author, caseId, TEXT)
    expect(await appeal(author, caseId, TEXT)).toEqual(first)
    expect(await codeOf(appeal(author, caseId, '다른 말'))).toBe('APPEAL_LATE')
  })

  it('comes within seven days', async () => {
    const { author, clock, caseId } = await upheld()
    clock.advance(MODERATION.appealMs - 1)
    expect((await ownCase(author, caseId)).appealUntil).not.toBeNull()
    clock.advance(1)

    expect((await ownCase(author, caseId)).appealUntil).toBeNull()
    expect(await codeOf(appeal(author, caseId))).toBe('APPEAL_LATE')
  })

  it('is the author’s alone, like the case', async () => {
    const { api, owner, caseId, judge } = await upheld()
    for (const other of [owner, judge, await chatPerson(api)]) {
      expect(await codeOf(ownCase(other, caseId))).toBe('NOT_FOUND')
      expect(await codeOf(appeal(other, caseId))).toBe('NOT_FOUND')
    }
  })

  it('takes up the case that was opened since', async () => {
    const { author, commentId, caseId, judge } = await upheld()
    const opened = await openCase(judge, 'comment', commentId)
    expect(opened.id).not.toBe(caseId)

    await appeal(author, caseId)

    expect(await codeOf(decide(judge, opened.id))).toBe('NOT_FOUND')
    await decide(judge, caseId, { status: 'appealed' })
  })

  it('of what reports hid is a word before anybody decides', async () => {
    const { api } = await upheld()
    const { author, gameId, commentId } = await commented(api)
    const [first] = [await oldPlayer(api, gameId)]
    await report(first, commentId)
    const { id: caseId } = await caseOf(api, commentId)
    expect(await codeOf(ownCase(author, caseId))).toBe('NOT_FOUND')
    for (let count = 1; count < MODERATION.hidingReports; count += 1) {
      await report(await oldPlayer(api, gameId), commentId)
    }

    const added = await appeal(author, caseId, TEXT)

    expect(added).toMatchObject({ status: 'open', hiddenBy: 'reports', appeal: { text: TEXT } })
    expect(added.appealUntil).toBeNull()
    const decided = await decide(await moderator(api), caseId)
    expect(decided.appeal).toMatchObject({ text: TEXT })
    expect((await ownCase(author, caseId)).appealUntil).not.toBeNull()
    expect(await appeal(author, caseId, '아직도 그렇게 생각해요')).toMatchObject({
      status: 'appealed',
    })
  })
})

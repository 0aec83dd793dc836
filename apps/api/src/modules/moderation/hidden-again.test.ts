import { describe, expect, it } from 'vitest'
import { MODERATION } from '@doran/contract/limits'
import { inTransaction, systemContext } from '../../platform/context/context.js'
import { sharedTestApi, startTimedApi } from '../../testing/test-app.js'
import { codeOf } from '../../testing/test-browser.js'
import { noticesOf } from '../../testing/test-comments.js'
import {
  APPEAL_RIGHT,
  appeal,
  blind,
  caseOf,
  commented,
  decide,
  moderator,
  oldPerson,
  openCase,
  report,
  shownTo,
} from '../../testing/test-moderation.js'
import { picture, establishedPerson, upload, write } from '../../testing/test-community.js'
import { moderationCase } from '../../schema/tables.js'
import { endBlinds } from './blind-case.js'
import { countReport } from './count-report.js'
import { joinCase } from './join-case.js'

const api = sharedTestApi()

/** A comment with two cases, each decided against it. */
async function upheldTwice(test = api()) {
  const made = await commented(test)
  const judge = await moderator(test)
  const uphold = async () => {
    const { id } = await openCase(judge, 'comment', made.commentId)
    await decide(judge, id)
    return id
  }
  const shown = () => shownTo(made.owner, made.gameId)
  return { ...made, judge, shown, first: await uphold(), second: await uphold() }
}

describe('a thing that two cases hide', () => {
  it('stays hidden until both are dismissed', async () => {
    const { author, judge, shown, first, second } = await upheldTwice()

    await appeal(author, first)
    await decide(judge, first, APPEAL_RIGHT)
    expect(await shown()).toBe(0)
    const [newest] = await noticesOf(author)
    expect(newest?.data).toMatchObject({ what: 'kept_hidden' })

    await appeal(author, second)
    await decide(judge, second, APPEAL_RIGHT)
    expect(await shown()).toBe(1)
  })

  it('has one appeal at a time', async () => {
    const { author, first, second } = await upheldTwice()
    await appeal(author, first)
    expect(await codeOf(appeal(author, second))).toBe('APPEAL_LATE')
  })

  it('is not shown again by the end of a blind', async () => {
    const { api: own, clock } = await startTimedApi()
    const { author, commentId, judge, shown } = await upheldTwice(own)
    await own.deps.db.insert(moderationCase).values({
      id: own.deps.newId(),
      targetType: 'comment',
      targetId: commentId,
      authorProfileId: author.profileId,
      excerpt: '못된 말',
      status: 'open',
      hasClaim: true,
      openedAt: clock.now(),
    })
    const { id: caseId } = await caseOf(own, commentId)
    await blind(judge, caseId)
    clock.advance(MODERATION.blindMs)
    await endBlinds(systemContext(own.deps))

    expect(await shown()).toBe(0)
    expect((await caseOf(own, commentId)).hiddenBy).toBeNull()
  })
})

describe('a report of privacy', () => {
  /** As the report of somebody whose account is old enough counts. */
  const reportPrivacy = (commentId: string, authorProfileId: string, excerpt: string) =>
    inTransaction(systemContext(api().deps), async (tx) => {
      const thing = {
        targetType: 'comment',
        targetId: commentId,
        authorProfileId,
        excerpt,
      } as const
      await countReport(tx, { opened: await joinCase(tx, thing), showsSomebody: true })
    })

  it('does not hide again what a moderator let stand, until it is changed', async () => {
    const { author, commentId } = await commented(api())
    const hides = async (excerpt: string) => {
      await reportPrivacy(commentId, author.profileId, excerpt)
      return (await caseOf(api(), commentId)).hiddenBy
    }
    expect(await hides('사진')).toBe('reports')
    const judge = await moderator(api())
    const { id } = await caseOf(api(), commentId)
    await decide(judge, id, { outcome: 'dismissed' })

    expect(await hides('사진')).toBeNull()
    await decide(judge, (await caseOf(api(), commentId)).id, { outcome: 'dismissed' })
    expect(await hides('다른 사진')).toBe('reports')
  })

  it('hides a post with pictures, by an account that is a week old', async () => {
    const author = await establishedPerson(api())
    const body = [picture(await upload(author))]
    const { id } = await write(author, { body })
    const privacy = { targetType: 'post', reason: 'privacy' } as const

    await report(await oldPerson(api(), {}, 6), id, privacy)
    expect((await caseOf(api(), id)).hiddenBy).toBeNull()
    await report(await oldPerson(api(), {}, 8), id, privacy)
    expect((await caseOf(api(), id)).hiddenBy).toBe('reports')
  })
})

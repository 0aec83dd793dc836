import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { systemContext } from '../../platform/context/context.js'
import { createTestDatabase, sharedTestApi, startTestApi } from '../../testing/test-app.js'
import { codeOf, SIXTH_KEY } from '../../testing/test-browser.js'
import { chatPerson } from '../../testing/test-chat.js'
import { caseOf, decide, moderator, readCase, report } from '../../testing/test-moderation.js'
import { addReview, findHelpful, listReviews, ownReview } from '../../testing/test-reviews.js'
import { member, review, reviewHelpful } from '../../schema/tables.js'

const api = sharedTestApi()
const asReview = { targetType: 'review' } as const

it('is reported, looked at and hidden from all but its author', async () => {
  const author = await chatPerson(api())
  const id = await addReview(api(), author.profileId, {
    body: '욕설이 가득한 후기예요. 읽지 마세요.',
  })
  const judge = await moderator(api())
  expect(await codeOf(report(author, id, asReview))).toBe('NOT_FOUND')
  await report(await chatPerson(api()), id, asReview)
  const { id: caseId } = await caseOf(api(), id)
  expect((await readCase(judge, caseId)).current).toMatchObject({
    text: '욕설이 가득한 후기예요. 읽지 마세요.',
    path: `/doran-tales/reviews?theme=${SIXTH_KEY}`,
  })

  await decide(judge, caseId)

  const shown = await listReviews(await chatPerson(api()))
  expect(shown.items.map((each) => each.id)).not.toContain(id)
  expect(await ownReview(author)).toMatchObject({ isHidden: true, review: { id } })
  expect(await codeOf(report(await chatPerson(api()), id, asReview))).toBe('NOT_FOUND')
})

it('goes with its author, and their marks are counted no more', async () => {
  const own = startTestApi(await createTestDatabase())
  const [leaving, staying] = [await chatPerson(own), await chatPerson(own)]
  const gone = await addReview(own, leaving.profileId)
  const kept = await addReview(own, staying.profileId)
  await findHelpful(staying, gone)
  await findHelpful(leaving, kept)
  const { db, registry } = own.deps
  const isLeaving = eq(member.id, leaving.member.memberId)
  await db
    .update(member)
    .set({ eraseAt: new Date(0) })
    .where(isLeaving)

  const erasing = registry.jobs.find(({ name }) => name === 'erase accounts')
  await erasing?.run(systemContext(own.deps))

  expect(await db.select().from(review)).toMatchObject([{ id: kept, helpful: 0 }])
  expect(await db.select().from(reviewHelpful)).toEqual([])
})

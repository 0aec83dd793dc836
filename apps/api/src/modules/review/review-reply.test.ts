import { randomUUID } from 'node:crypto'
import { LENGTHS } from '@doran/contract/limits'
import { expect, it } from 'vitest'
import { sharedTestApi } from '../../testing/test-app.js'
import { codeOf, SIXTH_KEY } from '../../testing/test-browser.js'
import { chatPerson } from '../../testing/test-chat.js'
import { noticesOf } from '../../testing/test-comments.js'
import { admin, loggedActs, moderator } from '../../testing/test-moderation.js'
import { addReview, listReviews, replyTo } from '../../testing/test-reviews.js'

const api = sharedTestApi()

async function start() {
  const author = await chatPerson(api())
  return { author, id: await addReview(api(), author.profileId), maker: await admin(api()) }
}

it('answers a review for the maker, and tells its author once', async () => {
  const { author, id, maker } = await start()
  const replied = await replyTo(maker, id, '끝까지 읽어 주셔서 고마워요.')
  expect(replied).toMatchObject({
    id,
    isMine: false,
    canReply: true,
    reply: { text: '끝까지 읽어 주셔서 고마워요.' },
  })
  await replyTo(maker, id, '끝까지 읽어 주셔서 정말 고마워요.')
  expect(await noticesOf(author)).toMatchObject([
    { type: 'review_reply', data: { themeId: SIXTH_KEY, excerpt: '끝까지 읽어 주셔서 고마워요.' } },
  ])
  expect((await listReviews(author)).items.find((each) => each.id === id)).toMatchObject({
    canReply: false,
    reply: { text: '끝까지 읽어 주셔서 정말 고마워요.' },
  })
  expect(
    (await loggedActs(maker)).filter(({ action }) => action === 'review.answered'),
  ).toHaveLength(2)
})

it('is taken back by an empty one', async () => {
  const { id, maker } = await start()
  await replyTo(maker, id, '고마워요.')
  expect(await replyTo(maker, id, '  ')).toMatchObject({ reply: null })
})

it('is of administrators alone, of a review that is there, and not too long', async () => {
  const { author, id, maker } = await start()
  expect(await codeOf(replyTo(author, id, '제가요'))).toBe('NOT_FOUND')
  expect(await codeOf(replyTo(await moderator(api()), id, '제가요'))).toBe('NOT_FOUND')
  expect(await codeOf(replyTo(maker, randomUUID(), '고마워요'))).toBe('NOT_FOUND')
  const long = '가'.repeat(LENGTHS.reviewReply + 1)
  expect(await codeOf(replyTo(maker, id, long))).toBe('INVALID_INPUT')
})

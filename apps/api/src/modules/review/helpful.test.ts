import { randomUUID } from 'node:crypto'
import { EARNINGS, REVIEW } from '@doran/contract/limits'
import { expect, it } from 'vitest'
import { startTimedApi } from '../../testing/test-app.js'
import { codeOf, SIXTH_KEY } from '../../testing/test-browser.js'
import { chatPerson, type ChatPerson } from '../../testing/test-chat.js'
import { blockPerson, noticesOf } from '../../testing/test-comments.js'
import { ledgerFaults } from '../../testing/test-ledger.js'
import { addReview, deleteReview, findHelpful, listReviews } from '../../testing/test-reviews.js'
import { walletOf } from '../../testing/test-wallet.js'

const DAY_MS = 86_400_000

async function start() {
  const { api, clock } = await startTimedApi()
  const author = await chatPerson(api)
  const id = await addReview(api, author.profileId)
  const others = await Promise.all(Array.from({ length: 4 }, () => chatPerson(api)))
  const runes = async () => (await walletOf(author.browser)).rune.total
  const told = async () => (await noticesOf(author)).filter(({ type }) => type === 'review_helpful')
  return { api, clock, author, id, others, runes, told }
}

it('is counted once for each member, and taken back', async () => {
  const { id, others } = await start()
  const [one, other] = others
  if (!one || !other) throw new Error('unreachable: there are four')
  await Promise.all([findHelpful(one, id), findHelpful(one, id), findHelpful(other, id)])
  expect(await findHelpful(one, id)).toEqual({ helpful: 2, isHelpful: true })
  expect((await listReviews(one)).items).toMatchObject([{ helpful: 2, isHelpful: true }])
  expect(await findHelpful(one, id, false)).toEqual({ helpful: 1, isHelpful: false })
  expect(await findHelpful(one, id, false)).toEqual({ helpful: 1, isHelpful: false })
})

it('does nothing of one’s own review, and there is none of what cannot be seen', async () => {
  const { api, author, id, others } = await start()
  expect(await findHelpful(author, id)).toEqual({ helpful: 0, isHelpful: false })
  const hidden = await addReview(api, others[0]?.profileId ?? '', { hiddenAt: new Date() })
  const blocked = await chatPerson(api)
  await blockPerson(author, blocked)
  expect(await codeOf(findHelpful(author, hidden))).toBe('NOT_FOUND')
  expect(await codeOf(findHelpful(author, randomUUID()))).toBe('NOT_FOUND')
  expect(await codeOf(findHelpful(blocked, id))).toBe('NOT_FOUND')
  expect(await codeOf(findHelpful(blocked, id, false))).toBe('NOT_FOUND')
})

it('gives the author runes once and tells them, however many come at once', async () => {
  const { api, id, others, runes, told } = await start()
  await Promise.all(others.slice(1).map((person) => findHelpful(person, id)))
  expect(await runes()).toBe(EARNINGS.review_helpful.runes)
  expect(await told()).toMatchObject([
    { data: { themeId: SIXTH_KEY, helpful: REVIEW.helpful, runes: EARNINGS.review_helpful.runes } },
  ])
  expect(await ledgerFaults(api)).toEqual([])
})

it('gives nothing again on another day, nor for a review that was written anew', async () => {
  const { api, clock, author, id, others, runes, told } = await start()
  const mark = async (reviewId: string, people: readonly ChatPerson[]) => {
    for (const person of people) await findHelpful(person, reviewId)
  }
  await mark(id, others.slice(1))
  const last = others.at(-1)
  if (last) await findHelpful(last, id, false)
  clock.advance(DAY_MS)
  await mark(id, others)
  await deleteReview(author, id)
  await mark(await addReview(api, author.profileId), others)
  expect(await runes()).toBe(EARNINGS.review_helpful.runes)
  expect(await told()).toHaveLength(1)
})

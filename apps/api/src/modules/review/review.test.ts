import { randomUUID } from 'node:crypto'
import { FIELD_COPY } from '@doran/contract/errors'
import { LENGTHS, REVIEW } from '@doran/contract/limits'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { storySession } from '../../schema/tables.js'
import { sharedTestApi } from '../../testing/test-app.js'
import { codeOf } from '../../testing/test-browser.js'
import { chatPerson } from '../../testing/test-chat.js'
import { establishedPerson } from '../../testing/test-community.js'
import { moderator, PAUSE, sanctionPerson } from '../../testing/test-moderation.js'
import {
  addReading,
  deleteReview,
  ENDING,
  findHelpful,
  ownReview,
  reader,
  reviewTheme,
} from '../../testing/test-reviews.js'

const api = sharedTestApi()

describe('a review', () => {
  it('is written once ten turns were read, and says how many', async () => {
    const person = await reader(api(), { turns: REVIEW.turns - 1 })
    expect(await ownReview(person)).toEqual({
      review: null,
      isHidden: false,
      turnsRead: 9,
      canWrite: false,
    })
    expect(await codeOf(reviewTheme(person))).toBe('REVIEW_TOO_EARLY')

    await addReading(api(), person.profileId, { turns: 1 })
    const written = await reviewTheme(person, { stars: 3, hasSpoiler: true })

    expect(written).toMatchObject({
      stars: 3,
      hasSpoiler: true,
      turnsRead: 10,
      isMine: true,
      helpful: 0,
      isHelpful: false,
      endingBadge: null,
      reply: null,
      canReply: false,
      editedAt: null,
      author: { id: person.profileId },
    })
    expect(await ownReview(person)).toMatchObject({ review: written, canWrite: true })
  })

  it.each([
    ['of a story that came from a file', { session: { origin: 'imported' as const } }],
    ['of a story that was deleted', { session: { deletedAt: new Date() } }],
    ['that were told otherwise', { of: { variantOf: randomUUID() } }],
    ['whose words the reader changed', { of: { isEdited: true } }],
    ['that were copied', { of: { clientTurnId: null } }],
    ['that failed', { of: { status: 'failed' as const } }],
  ])('does not count turns %s', async (_, reading) => {
    const person = await reader(api(), reading)
    expect(await ownReview(person)).toMatchObject({ turnsRead: 0, canWrite: false })
    expect(await codeOf(reviewTheme(person))).toBe('REVIEW_TOO_EARLY')
  })

  it('carries the badge of the ending that was reached, and never its title', async () => {
    const person = await reader(api(), { ending: ENDING })
    const written = await reviewTheme(person)
    expect(written.endingBadge).toBe(ENDING.badge)
    expect(JSON.stringify(written)).not.toContain(ENDING.title)
  })

  it('replaces what its author wrote before, and says so only where something changed', async () => {
    const person = await reader(api())
    const first = await reviewTheme(person)
    expect(await reviewTheme(person)).toEqual(first)
    await addReading(api(), person.profileId, { turns: 5, ending: ENDING })

    const second = await reviewTheme(person, {
      stars: 2,
      body: '다시 읽어 보니 아쉬운 곳이 보였어요.',
    })

    expect(second).toMatchObject({
      id: first.id,
      stars: 2,
      turnsRead: 15,
      endingBadge: ENDING.badge,
      createdAt: first.createdAt,
    })
    expect(second.editedAt).not.toBeNull()
  })

  it('is written once, however often it is sent at once', async () => {
    const person = await reader(api())
    const written = await Promise.all([1, 2, 3].map(() => reviewTheme(person)))
    expect(new Set(written.map(({ id }) => id)).size).toBe(1)
  })

  it('can be changed after the stories were deleted, and keeps what was read', async () => {
    const person = await reader(api())
    await reviewTheme(person)
    const { db } = api().deps
    await db
      .update(storySession)
      .set({ deletedAt: new Date() })
      .where(eq(storySession.ownerProfileId, person.profileId))
    expect(await ownReview(person)).toMatchObject({ turnsRead: 0, canWrite: true })
    expect(await reviewTheme(person, { stars: 1 })).toMatchObject({ stars: 1, turnsRead: 10 })
  })

  it('is deleted with whoever found it helpful, and can be written anew', async () => {
    const person = await reader(api())
    const { id } = await reviewTheme(person)
    await findHelpful(await chatPerson(api()), id)
    await deleteReview(person, id)
    expect(await ownReview(person)).toMatchObject({ review: null, canWrite: true })
    expect(await codeOf(deleteReview(person, id))).toBe('NOT_FOUND')
    expect(await reviewTheme(person)).toMatchObject({ helpful: 0 })
  })

  it('is deleted by its author alone', async () => {
    const { id } = await reviewTheme(await reader(api()))
    expect(await codeOf(deleteReview(await chatPerson(api()), id))).toBe('NOT_FOUND')
  })

  it.each([
    [{ stars: 0 }],
    [{ stars: 6 }],
    [{ stars: 3.5 }],
    [{ body: '짧아요' }],
    [{ body: '가'.repeat(LENGTHS.reviewMax + 1) }],
  ])('is refused as %j', async (bad) => {
    expect(await codeOf(reviewTheme(await reader(api()), bad))).toBe('INVALID_INPUT')
  })

  it('takes links a day after its author came', async () => {
    const body = '더 보려면 https://example.com 으로 오세요. 재미있어요.'
    const early = await reader(api())
    await expect(reviewTheme(early, { body })).rejects.toMatchObject({
      field: 'body',
      message: FIELD_COPY.reviewLink,
    })
    const settled = await establishedPerson(api())
    await addReading(api(), settled.profileId)
    expect((await reviewTheme(settled, { body })).body).toBe(body)
  })

  it('is not written by visitors, from a borrowed device, while writing is paused, or of no theme', async () => {
    const person = await reader(api())
    expect(await codeOf(reviewTheme({ browser: api().browser() }))).toBe('LOGIN_REQUIRED')
    expect(await codeOf(reviewTheme(await chatPerson(api(), { isLimited: true })))).toBe(
      'LIMITED_SESSION',
    )
    expect(await codeOf(reviewTheme(person, {}, randomUUID()))).toBe('NOT_FOUND')
    expect(await codeOf(ownReview(person, randomUUID()))).toBe('NOT_FOUND')
    await sanctionPerson(await moderator(api()), person, PAUSE)
    expect(await codeOf(reviewTheme(person))).toBe('WRITING_PAUSED')
  })
})

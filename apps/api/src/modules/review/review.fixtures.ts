import { randomUUID } from 'node:crypto'
import type { CallFixture, ModuleFixtures } from '../../testing/calls/module-fixtures.js'
import { someAccount } from '../../testing/calls/some-account.js'
import type { Person } from '../../testing/calls/test-people.js'
import type { TestApi } from '../../testing/test-app.js'
import { addReading, addReview } from '../../testing/test-reviews.js'

/** A review of the person's; one of nobody for who has no account. */
async function reviewOf(api: TestApi, { account }: Person): Promise<string> {
  return account ? addReview(api, account.member.profileId) : randomUUID()
}

/** A review of somebody else's. */
async function ofSomeReview(api: TestApi): Promise<CallFixture> {
  const { member } = await someAccount(api)
  return { params: { reviewUuid: await addReview(api, member.profileId) } }
}

export const fixtures: ModuleFixtures = {
  calls: {
    'GET /v1/tales/review': () => Promise.resolve({ query: { noSpoilers: 'false' } }),
    'POST /v1/tales/template/{templateUUID}/review': async (api, { account }) => {
      if (account) await addReading(api, account.member.profileId)
      return { body: { stars: 4, body: '끝까지 손에서 놓을 수 없는 이야기였어요.' } }
    },
    'POST /v1/tales/review/{reviewUuid}/helpful': ofSomeReview,
    'DELETE /v1/tales/review/{reviewUuid}/helpful': ofSomeReview,
    'PUT /v1/tales/review/{reviewUuid}/reply': ofSomeReview,
  },
  owned: { review: reviewOf },
  protectedColumns: {
    review: 'id, theme_id, profile_id, hidden_at, created_at',
    review_helpful_mark: 'review_id, profile_id',
  },
}

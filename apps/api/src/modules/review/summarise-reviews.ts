import type { ReviewSummary } from '@doran/contract'
import type { Context } from '../../platform/context/context.js'
import { countStars } from './review-list-repository.js'

const STARS = [1, 2, 3, 4, 5] as const

/** What all shown reviews say together, of a theme or a genre where one is named. */
export async function summariseReviews(
  { db }: Context,
  filter: { template?: string | undefined; genre?: string | undefined },
): Promise<ReviewSummary> {
  const rows = await countStars(db, filter)
  const stars = STARS.map((given) => rows.find((row) => row.stars === given)?.reviews ?? 0)
  const count = rows.reduce((sum, { reviews }) => sum + reviews, 0)
  const total = rows.reduce((sum, row) => sum + row.stars * row.reviews, 0)
  return { count, average: count === 0 ? null : Math.round((total / count) * 10) / 10, stars }
}

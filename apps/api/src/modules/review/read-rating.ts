import type { ThemeDetail } from '@doran/contract'
import { STATS_SHOWN_FROM } from '@doran/contract/theme/limits'
import type { Context } from '../../platform/context/context.js'
import { summariseReviews } from './summarise-reviews.js'

/** What a theme's reviews give it; null while they are too few. */
export async function readRating(
  ctx: Context,
  themeId: string,
): Promise<ThemeDetail['stats']['rating']> {
  const { average, count } = await summariseReviews(ctx, { template: themeId })
  return average === null || count < STATS_SHOWN_FROM.rating ? null : { average, count }
}

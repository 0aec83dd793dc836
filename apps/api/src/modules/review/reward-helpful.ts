import { REVIEW } from '@doran/contract/limits'
import type { Context } from '../../platform/context/context.js'
import { addNotification } from '../notification/index.js'
import { findThemeCard } from '../theme/index.js'
import { earn } from '../wallet/index.js'
import type { ReviewRow } from '../../schema/review/review.table.js'

/**
 * From enough marks on a review's author gets runes, once for a theme and ever: neither taking marks back nor writing
 * anew gives them again. Where the day's cap is reached, a later mark gives them.
 */
export async function rewardHelpful(
  ctx: Context,
  { profileId, themeId, helpful }: Pick<ReviewRow, 'profileId' | 'themeId' | 'helpful'>,
): Promise<void> {
  if (helpful < REVIEW.helpful) return
  const title = (await findThemeCard(ctx, themeId))?.title ?? ''
  const runes = await earn(ctx, {
    profileId,
    earning: 'review_helpful',
    subject: themeId,
    title: `‘${title}’ 후기`,
    isOnceEver: true,
  })
  if (runes === 0) return
  const data = { themeId, title, helpful, runes }
  await addNotification(ctx, { type: 'review_helpful', data, profileId })
}

import type { ThemeDetail } from '@doran/contract'
import type { Context } from '../../platform/context/context.js'
import { readRating } from '../review/index.js'
import { getCurrentTheme, listOffered, readCompletion, toThemeDetail } from '../theme/index.js'

const SIMILAR_SHOWN = 4

/** A public theme with what is similar to it and what its readers say in numbers; throws `NOT_FOUND`. */
export async function getThemeDetail(ctx: Context<'themes'>, id: string): Promise<ThemeDetail> {
  const theme = await getCurrentTheme(ctx, id)
  const { genre, tags } = theme.facts
  const filter = { anyOf: { genres: [genre], tags }, except: theme.id }
  const [similar, completion, rating] = await Promise.all([
    listOffered(ctx, { filter, limit: SIMILAR_SHOWN }),
    readCompletion(ctx, theme.id),
    readRating(ctx, theme.id),
  ])
  return toThemeDetail(theme, { similar, completion, rating })
}

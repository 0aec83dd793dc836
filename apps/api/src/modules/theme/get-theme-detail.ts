import type { ThemeDetail } from '@doran/contract'
import type { Context } from '../../platform/context/context.js'
import { getCurrentTheme } from './get-current-theme.js'
import { listNewest } from './list-themes.js'
import { toThemeDetail } from './theme-view.js'

const SIMILAR_SHOWN = 4

/** A public theme with what is similar to it; throws `NOT_FOUND`. */
export async function getThemeDetail(ctx: Context<'themes'>, id: string): Promise<ThemeDetail> {
  const theme = await getCurrentTheme(ctx, id)
  const { genre, tags } = theme.facts
  const filter = { anyOf: { genres: [genre], tags }, except: theme.id }
  return toThemeDetail(theme, await listNewest(ctx, { filter, limit: SIMILAR_SHOWN }))
}

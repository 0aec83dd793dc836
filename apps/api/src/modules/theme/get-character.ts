import type { Character } from '@doran/contract'
import type { Context } from '../../platform/context/context.js'
import { AppError } from '../../platform/errors/app-error.js'
import { characterIdOf } from './character-id.js'
import { toCharacter } from './character-view.js'
import { getCurrentTheme } from './get-current-theme.js'
import { findThemeIdOf } from './theme-repository.js'

/**
 * Somebody of a public theme, in its current version.
 * @throws AppError NOT_FOUND
 */
export async function getCharacter(ctx: Context<'themes'>, id: string): Promise<Character> {
  const themeId = await findThemeIdOf(ctx.db, id)
  if (themeId === null) throw new AppError('NOT_FOUND')
  const theme = await getCurrentTheme(ctx, themeId)
  const person = theme.loaded.source.cast.find(({ name }) => characterIdOf(themeId, name) === id)
  if (!person) throw new AppError('NOT_FOUND')
  return toCharacter(theme, person)
}

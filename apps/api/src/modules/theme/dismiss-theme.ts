import type { Member } from '../../platform/context/actor.js'
import { inTransaction, type Context } from '../../platform/context/context.js'
import { AppError } from '../../platform/errors/app-error.js'
import { deleteDismissal, insertDismissal } from './theme-dismissal-repository.js'
import { findThemeRow } from './theme-repository.js'

/**
 * Shelves and lists leave the theme out for the member from now on; again it changes nothing.
 * @throws AppError NOT_FOUND
 */
export async function dismissTheme(ctx: Context<never, Member>, themeId: string): Promise<void> {
  await inTransaction(ctx, async ({ db, actor, clock }) => {
    if (!(await findThemeRow(db, themeId))) throw new AppError('NOT_FOUND')
    await insertDismissal(db, { profileId: actor.profileId, themeId, createdAt: clock.now() })
  })
}

/**
 * They show it again; where they did, it changes nothing.
 * @throws AppError NOT_FOUND
 */
export async function undoDismissal(ctx: Context<never, Member>, themeId: string): Promise<void> {
  await inTransaction(ctx, async ({ db, actor }) => {
    if (!(await findThemeRow(db, themeId))) throw new AppError('NOT_FOUND')
    await deleteDismissal(db, actor.profileId, themeId)
  })
}

import type { Context } from '../../platform/context/context.js'
import { AppError } from '../../platform/errors/app-error.js'
import type { LoadedTheme } from './theme-cache.js'
import { ThemeFacts } from './theme-facts.js'
import { findCommonHash, findThemeRow } from './theme-repository.js'

export type CurrentTheme = {
  id: string
  publishedAt: Date
  changedAt: Date
  readers: number
  facts: ThemeFacts
  themeHash: string
  commonHash: string
  loaded: LoadedTheme
}

/** A public theme in its current version; throws `NOT_FOUND`. */
export async function getCurrentTheme(
  { db, themes }: Context<'themes'>,
  id: string,
): Promise<CurrentTheme> {
  const row = await findThemeRow(db, id)
  if (!row) throw new AppError('NOT_FOUND')
  const commonHash = await findCommonHash(db)
  return {
    id,
    publishedAt: row.publishedAt,
    changedAt: row.changedAt,
    readers: row.readers,
    facts: ThemeFacts.parse(row.card),
    themeHash: row.hash,
    commonHash,
    loaded: await themes.load(db, row.hash, commonHash),
  }
}

import type { AgeRating } from '@doran/contract'
import type { Context } from '../../platform/context/context.js'
import type { LoadedTheme } from './theme-cache.js'
import { ThemeFacts } from './theme-facts.js'
import { findCommonHash, findThemeRow, hasCommonVersion, hasVersion } from './theme-repository.js'

export type WantedVersion = { id: string; versionHash: string; commonHash: string }

export type ThemeVersion = {
  id: string
  ageRating: AgeRating
  versionHash: string
  commonHash: string
  /** The wanted one is not kept here: this is the current one instead. */
  isAnother: boolean
  loaded: LoadedTheme
}

/** A public theme in the version and with the common texts that a story is pinned to; null where there is none. */
export async function findThemeVersion(
  { db, themes }: Context<'themes'>,
  { id, versionHash, commonHash }: WantedVersion,
): Promise<ThemeVersion | null> {
  const row = await findThemeRow(db, id)
  if (!row) return null
  const isKept = await hasVersion(db, id, versionHash)
  const hash = isKept ? versionHash : row.hash
  const common = (await hasCommonVersion(db, commonHash)) ? commonHash : await findCommonHash(db)
  return {
    id,
    ageRating: ThemeFacts.parse(row.card).ageRating,
    versionHash: hash,
    commonHash: common,
    isAnother: !isKept,
    loaded: await themes.load(db, hash, common),
  }
}

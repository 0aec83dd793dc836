import type { ThemeCard } from '@doran/contract'
import type { Context } from '../../platform/context/context.js'
import { ThemeFacts } from './theme-facts.js'
import { findThemeRow } from './theme-repository.js'
import { toThemeCard } from './theme-view.js'

/** A public theme as lists show it; null where there is none. */
export async function findThemeCard({ db }: Context, id: string): Promise<ThemeCard | null> {
  const row = await findThemeRow(db, id)
  return row && toThemeCard(ThemeFacts.parse(row.card), row)
}

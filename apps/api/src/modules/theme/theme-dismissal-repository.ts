import { and, eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { Executor } from '../../platform/db/client.js'
import { themeDismissal } from '../../schema/theme/theme-dismissal.table.js'
import { theme } from '../../schema/theme/theme.table.js'

export async function insertDismissal(
  db: Executor,
  row: typeof themeDismissal.$inferInsert,
): Promise<void> {
  await db.insert(themeDismissal).values(row).onConflictDoNothing()
}

export async function deleteDismissal(
  db: Executor,
  profileId: string,
  themeId: string,
): Promise<void> {
  await db
    .delete(themeDismissal)
    .where(and(eq(themeDismissal.profileId, profileId), eq(themeDismissal.themeId, themeId)))
}

/** Which of these the member does not want to be shown. */
export async function listDismissedIds(
  db: Executor,
  profileId: string,
  themeIds: readonly string[],
): Promise<string[]> {
  const rows = await db
    .select({ themeId: themeDismissal.themeId })
    .from(themeDismissal)
    .where(
      and(eq(themeDismissal.profileId, profileId), inArray(themeDismissal.themeId, [...themeIds])),
    )
  return rows.map(({ themeId }) => themeId)
}

/** Whether the member does not want to be shown the row's theme. */
export function isDismissedBy(profileId: string): SQL<boolean> {
  return sql<boolean>`exists (select 1 from ${themeDismissal}
    where ${themeDismissal.themeId} = ${theme.id} and ${themeDismissal.profileId} = ${profileId})`
}

import type { Context } from '../../platform/context/context.js'
import type { ReportedThing } from '../../platform/module/report-target.js'
import { findThemeCard } from './find-theme-card.js'

/** A theme as it stands: its title and hook. */
export async function findReportedTheme(ctx: Context, id: string): Promise<ReportedThing | null> {
  const card = await findThemeCard(ctx, id)
  return card && { authorProfileId: null, excerpt: [card.title, card.hook].join('\n') }
}

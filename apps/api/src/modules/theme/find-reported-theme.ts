import type { Context } from '../../platform/context/context.js'
import type {
  ModeratedThing,
  ReportTargetRule,
  ReportedThing,
} from '../../platform/module/report-target.js'
import { findThemeCard } from './find-theme-card.js'

/** A theme as it stands: its title and hook. */
async function findReportedTheme(ctx: Context, id: string): Promise<ReportedThing | null> {
  const card = await findThemeCard(ctx, id)
  return card && { authorProfileId: null, excerpt: [card.title, card.hook].join('\n') }
}

async function lookAtTheme(ctx: Context, id: string): Promise<ModeratedThing | null> {
  const card = await findThemeCard(ctx, id)
  if (!card) return null
  const { title, hook } = card
  const path = `/doran-tales/theme/${id}`
  return { authorProfileId: null, title, text: hook, path, pictures: [] }
}

export const reportedTheme: ReportTargetRule = { find: findReportedTheme, look: lookAtTheme }

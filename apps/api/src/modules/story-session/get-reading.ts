import type { ThemeReading } from '@doran/contract'
import type { Actor } from '../../platform/context/actor.js'
import type { Context } from '../../platform/context/context.js'
import { isThemeDismissed, ThemeFacts } from '../theme/index.js'
import { listReachedEndings, listSessionRows } from './story-session-repository.js'
import { toStorySessionCard } from './story-session-view.js'

/** What the actor has read of a theme: nothing without a credential, or where there is no such theme. */
export async function getReading(
  ctx: Context<never, Actor>,
  themeId: string,
): Promise<ThemeReading> {
  const { db, actor } = ctx
  if (actor.kind === 'nobody') return { reading: null, endings: [], isDismissed: false }
  const [[latest], endings, isDismissed] = await Promise.all([
    listSessionRows(db, actor, { themeId, status: 'active', limit: 1 }),
    listReachedEndings(db, actor, themeId),
    isThemeDismissed(ctx, themeId),
  ])
  const reading = latest ? toStorySessionCard(latest, ThemeFacts.parse(latest.themeCard)) : null
  return { reading, endings, isDismissed }
}

import type { ThemeReading } from '@doran/contract'
import type { Actor } from '../../platform/context/actor.js'
import type { Context } from '../../platform/context/context.js'
import { ThemeFacts } from '../theme/index.js'
import { listReachedEndings, listSessionRows } from './story-session-store.js'
import { toStorySessionCard } from './story-session-view.js'

/** What the actor has read of a theme: nothing without a credential, or where there is no such theme. */
export async function getReading(
  { db, actor }: Context<never, Actor>,
  themeId: string,
): Promise<ThemeReading> {
  if (actor.kind === 'nobody') return { reading: null, endings: [] }
  const [[latest], endings] = await Promise.all([
    listSessionRows(db, actor, { themeId, status: 'active', limit: 1 }),
    listReachedEndings(db, actor, themeId),
  ])
  const reading = latest ? toStorySessionCard(latest, ThemeFacts.parse(latest.themeCard)) : null
  return { reading, endings }
}

import type { ThemeReading } from '@doran/contract'
import type { Actor } from '../../platform/context/actor.js'
import type { Deps } from '../../deps.js'
import { ThemeFacts } from '../theme/index.js'
import { listReachedEndings, listSessionRows } from './session-store.js'
import { toSessionCard } from './session-view.js'

/** What the actor has of a theme; nobody has nothing, and so has everybody of a theme that is not there. */
export async function getReading(deps: Deps, actor: Actor, themeId: string): Promise<ThemeReading> {
  if (actor.kind === 'nobody') return { reading: null, endings: [] }
  const [[latest], endings] = await Promise.all([
    listSessionRows(deps.db, actor, null, 1, { themeId, status: 'active' }),
    listReachedEndings(deps.db, actor, themeId),
  ])
  const reading = latest ? toSessionCard(latest, ThemeFacts.parse(latest.themeCard)) : null
  return { reading, endings }
}

import type { StorySession } from '@doran/contract'
import type { Deps } from '../../deps.js'
import type { StorySessionRow } from './story-session.table.js'
import { countModelTurnsLeft } from '../story-turn/index.js'

export type Narration = Pick<StorySession, 'narrator' | 'narrators' | 'modelTurnsLeft'>

const OFFLINE = { key: 'offline', model: null, isWell: true } as const

/** Who can tell this story and who tells its next turn. */
export async function describeNarrators(deps: Deps, session: StorySessionRow): Promise<Narration> {
  const models = deps.models.tiers.flatMap((key) => {
    const model = deps.models.get(key)
    return model ? [{ key, model: model.name, isWell: model.health().isWell }] : []
  })
  const narrators = [OFFLINE, ...models]
  if (models.length === 0) return { narrator: 'offline', narrators, modelTurnsLeft: null }
  const { ownerVisitorId } = session
  const modelTurnsLeft =
    ownerVisitorId === null ? null : await countModelTurnsLeft(deps.db, ownerVisitorId)
  const isKnown = narrators.some(({ key }) => key === session.narrator)
  const narrator = isKnown && modelTurnsLeft !== 0 ? session.narrator : 'offline'
  return { narrator, narrators, modelTurnsLeft }
}

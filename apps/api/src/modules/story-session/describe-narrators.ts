import type { StorySession } from '@doran/contract'
import type { Context } from '../../platform/context/context.js'
import { countModelTurnsLeft } from '../story-turn/index.js'
import type { StorySessionRow } from './story-session.table.js'

export type NarratorChoice = Pick<StorySession, 'narrator' | 'narrators' | 'modelTurnsLeft'>

const OFFLINE = { key: 'offline', model: null, isWell: true } as const

/** The narrators that can generate this story's turns, and the one that generates the next. */
export async function describeNarrators(
  ctx: Context<'models'>,
  session: StorySessionRow,
): Promise<NarratorChoice> {
  const models = ctx.models.tiers.flatMap((key) => {
    const model = ctx.models.get(key)
    return model ? [{ key, model: model.name, isWell: model.health().isWell }] : []
  })
  const narrators = [OFFLINE, ...models]
  if (models.length === 0) return { narrator: 'offline', narrators, modelTurnsLeft: null }
  const { ownerVisitorId } = session
  const modelTurnsLeft =
    ownerVisitorId === null ? null : await countModelTurnsLeft(ctx, ownerVisitorId)
  const isKnown = narrators.some(({ key }) => key === session.narrator)
  const narrator = isKnown && modelTurnsLeft !== 0 ? session.narrator : 'offline'
  return { narrator, narrators, modelTurnsLeft }
}

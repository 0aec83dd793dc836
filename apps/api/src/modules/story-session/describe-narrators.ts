import type { StorySession } from '@doran/contract'
import type { Context } from '../../platform/context/context.js'
import { turnPrices } from '../gem/index.js'
import { countModelTurnsLeft } from '../story-turn/index.js'
import { hasPass, readBalance } from '../wallet/index.js'
import type { StorySessionRow } from '../../schema/story/story-session.table.js'

export type NarratorChoice = Pick<
  StorySession,
  'narrator' | 'narrators' | 'gems' | 'modelTurnsLeft'
>

const OFFLINE = { key: 'offline', model: null, isWell: true, price: null } as const

/** The narrators that can generate this story's turns, and the one that generates the next. */
export async function describeNarrators(
  ctx: Context<'models'>,
  session: StorySessionRow,
): Promise<NarratorChoice> {
  if (ctx.models.tiers.length === 0) {
    return { narrator: 'offline', narrators: [OFFLINE], gems: null, modelTurnsLeft: null }
  }
  const { ownerVisitorId, ownerProfileId } = session
  const prices = ownerProfileId === null ? [] : turnPrices(ctx, await hasPass(ctx, ownerProfileId))
  const models = ctx.models.tiers.flatMap((key) => {
    const model = ctx.models.get(key)
    const price = prices.find(({ tier }) => tier === key) ?? null
    const shown = price && { turn: price.turn, continue: price.continue }
    return model ? [{ key, model: model.name, isWell: model.health().isWell, price: shown }] : []
  })
  const narrators = [OFFLINE, ...models]
  const gems =
    ownerProfileId === null
      ? null
      : await readBalance(ctx, { profileId: ownerProfileId, currency: 'gem' })
  const modelTurnsLeft =
    ownerVisitorId === null ? null : await countModelTurnsLeft(ctx, ownerVisitorId)
  const isKnown = narrators.some(({ key }) => key === session.narrator)
  const narrator = isKnown && modelTurnsLeft !== 0 ? session.narrator : 'offline'
  return { narrator, narrators, gems, modelTurnsLeft }
}

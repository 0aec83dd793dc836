import type { SeasonTile } from '@doran/contract'
import { profileIdOf, type Actor } from '../../platform/context/actor.js'
import type { Context } from '../../platform/context/context.js'
import { hasCheckedIn, isMorningOpen, promptOf } from '../morning/index.js'
import { treeSeasonOf } from '../../platform/time/tree-season.js'
import { hasOpenedTree, hasTree } from '../tree/index.js'
import { seasonOf } from '../yearend/index.js'

/** What this hour and this season bring; nothing on most afternoons. */
export async function listSeasonTiles(ctx: Context<never, Actor>): Promise<SeasonTile[]> {
  const now = ctx.clock.now()
  const profileId = profileIdOf(ctx.actor)
  const tiles: SeasonTile[] = []
  if (isMorningOpen(now)) {
    const isChecked = profileId !== null && (await hasCheckedIn(ctx, profileId))
    tiles.push({ key: 'morning', prompt: promptOf(now), isChecked })
  }
  const trees = await treeTileOf(ctx, profileId)
  if (trees) tiles.push(trees)
  const { year, closesAt } = seasonOf(now)
  if (closesAt) tiles.push({ key: 'yearend', year, closesAt: closesAt.toISOString() })
  return tiles
}

/** Once the day has come, only for whoever has letters to open. */
async function treeTileOf(ctx: Context, profileId: string | null): Promise<SeasonTile | null> {
  const season = treeSeasonOf(ctx.clock.now())
  if (!season) return null
  const { opensAt } = season
  const isOver = opensAt <= ctx.clock.now()
  const isOwner =
    profileId !== null &&
    (isOver
      ? await hasOpenedTree(ctx, { profileId, since: opensAt })
      : await hasTree(ctx, profileId))
  if (isOver && !isOwner) return null
  return { key: 'tree', opensAt: opensAt.toISOString(), isOpen: isOver, hasTree: isOwner }
}

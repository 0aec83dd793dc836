import type { SeasonTile } from '@doran/contract'
import { profileIdOf, type Actor } from '../../platform/context/actor.js'
import type { Context } from '../../platform/context/context.js'
import { hasCheckedIn, isMorningOpen, promptOf } from '../morning/index.js'
import { hasTree, treeSeasonOf } from '../tree/index.js'
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
  const trees = treeSeasonOf(now)
  if (trees) {
    const isOwner = profileId !== null && (await hasTree(ctx, profileId))
    tiles.push({ key: 'tree', opensAt: trees.opensAt.toISOString(), hasTree: isOwner })
  }
  const { year, closesAt } = seasonOf(now)
  if (closesAt) tiles.push({ key: 'yearend', year, closesAt: closesAt.toISOString() })
  return tiles
}

import type { TalesHome } from '@doran/contract'
import type { Actor } from '../../platform/context/actor.js'
import type { Context } from '../../platform/context/context.js'
import { listInterests } from '../account/index.js'
import { listGenres, listRanking } from '../theme/index.js'
import { readShelves } from './shelves.js'
import { readTalesOverview } from './tales-overview.js'

const RANKING_SHOWN = 10

export async function getTalesHome(ctx: Context<'themes', Actor>): Promise<TalesHome> {
  const [{ hero, unfinished, shown, newest }, genres, ranking, interests] = await Promise.all([
    readTalesOverview(ctx, 'tales'),
    listGenres(ctx),
    listRanking(ctx, RANKING_SHOWN),
    listInterests(ctx),
  ])
  const shelves = await readShelves(ctx, { shown, interests })
  return { hero, continue: unfinished, genres, shelves, ranking, newest }
}

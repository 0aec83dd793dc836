import type { GameRanking } from '@doran/contract'
import { GAME } from '@doran/contract/limits'
import { wilsonLowerBound } from '@doran/game-engine'
import type { Context } from '../../platform/context/context.js'
import { AppError } from '../../platform/errors/app-error.js'
import { findOpenGame } from './game-repository.js'
import { listItemCounts } from './stat-repository.js'

const NONE = { shown: 0, won: 0, champions: 0 }

/** A world cup's items by how surely they win; with too few plays none. */
export async function getRanking(ctx: Context<'gameContents'>, id: string): Promise<GameRanking> {
  const { db } = ctx
  const found = await findOpenGame(db, id)
  if (!found) throw new AppError('NOT_FOUND')
  const { finishes } = found.game
  const isEnough = finishes >= GAME.statsFrom
  const frame = { finishes, needed: GAME.statsFrom, isEnough }
  const content = await ctx.gameContents.load(db, found.version.id)
  if (!isEnough || content.kind !== 'worldcup') return { ...frame, items: [] }
  const counts = new Map((await listItemCounts(db, id)).map((row) => [row.itemKey, row]))
  const ranked = content.items
    .map((item) => {
      const { shown, won, champions } = counts.get(item.key) ?? NONE
      return {
        item,
        bound: wilsonLowerBound(won, shown),
        winPercent: percent(won, shown),
        championPercent: percent(champions, finishes),
      }
    })
    .toSorted((one, other) => other.bound - one.bound)
  return {
    ...frame,
    items: ranked.map(({ bound: _bound, ...row }, at) => ({ ...row, place: at + 1 })),
  }
}

const percent = (part: number, whole: number) =>
  whole === 0 ? 0 : Math.round((part / whole) * 100)

import type { GameContent, GameStat, Picture } from '@doran/contract'
import { GAME } from '@doran/contract/limits'
import { wholePercents } from '@doran/game-engine'
import type { Context } from '../../platform/context/context.js'
import { AppError } from '../../platform/errors/app-error.js'
import { findOpenGame } from './game-repository.js'
import { listResultCounts } from './stat-repository.js'

/** How often each result came, of all versions; with too few plays, and of kinds without such results, no shares. */
export async function getStat(ctx: Context<'gameContents'>, id: string): Promise<GameStat> {
  const { db } = ctx
  const found = await findOpenGame(db, id)
  if (!found) throw new AppError('NOT_FOUND')
  const { finishes } = found.game
  const isEnough = finishes >= GAME.statsFrom
  const frame = { finishes, needed: GAME.statsFrom, isEnough }
  const content = await ctx.gameContents.load(db, found.version.id)
  const results = resultsOf(content)
  if (!isEnough || results.length === 0) return { ...frame, results: [] }
  const counts = new Map(
    (await listResultCounts(db, id)).map(({ resultKey, count }) => [resultKey, count]),
  )
  const shown = results
    .map(({ key, title, picture }) => ({
      resultKey: key,
      title,
      picture,
      count: counts.get(key) ?? 0,
    }))
    .toSorted((one, other) => other.count - one.count)
  const percents = wholePercents(shown.map(({ count }) => count))
  return {
    ...frame,
    results: shown.map(({ count: _count, ...result }, at) => ({
      ...result,
      percent: percents[at] ?? 0,
    })),
  }
}

function resultsOf(content: GameContent): { key: string; title: string; picture: Picture }[] {
  switch (content.kind) {
    case 'psytest':
      return content.results
    case 'quiz':
    case 'tomato':
      return content.bands
    case 'branch':
      return content.endings
    case 'worldcup':
    case 'tier':
      return []
  }
}

import type { Home, HomeRow } from '@doran/contract'
import type { Actor } from '../../platform/context/actor.js'
import type { Context } from '../../platform/context/context.js'
import { dayInSeoul } from '../../platform/time/seoul-day.js'
import { listHottestPosts } from '../community/index.js'
import { findTodaysGame, listFirstGames } from '../game/index.js'
import { listUnfinishedPlays } from '../play/index.js'
import { rotate } from './rotate.js'
import { listSeasonTiles } from './season-tiles.js'
import { readTalesOverview } from './tales-overview.js'

const THEMES_SHOWN = 4
const GAMES_SHOWN = 4
const PLAYS_SHOWN = 6
const POSTS_SHOWN = 3

/** The rows of `/`, top to bottom; an empty row is left out. */
export async function getHome(ctx: Context<'themes', Actor>): Promise<Home> {
  const [{ hero, unfinished, shown, newest }, plays, today, hot, posts, season] = await Promise.all(
    [
      readTalesOverview(ctx, 'home'),
      listUnfinishedPlays(ctx, { limit: PLAYS_SHOWN }),
      findTodaysGame(ctx, 'worldcup'),
      listFirstGames(ctx, { sort: 'hot', limit: GAMES_SHOWN + 1 }),
      listHottestPosts(ctx, { limit: POSTS_SHOWN }),
      listSeasonTiles(ctx),
    ],
  )
  const games = hot.filter(({ id }) => id !== today?.id).slice(0, GAMES_SHOWN)
  const others = newest.filter(({ id }) => !shown.has(id))
  const themes = others.length > 0 ? rotate(others, dayInSeoul(ctx.clock.now())) : newest
  const rows: HomeRow[] = []
  if (hero) rows.push({ type: 'scene', scene: hero })
  if (unfinished.length > 0) rows.push({ type: 'continue', items: unfinished })
  if (plays.length > 0) rows.push({ type: 'plays', items: plays })
  if (season.length > 0) rows.push({ type: 'season', items: season })
  if (today) rows.push({ type: 'today', game: today })
  if (themes.length > 0) rows.push({ type: 'themes', items: themes.slice(0, THEMES_SHOWN) })
  if (games.length > 0) rows.push({ type: 'games', items: games })
  if (posts.length > 0) rows.push({ type: 'posts', items: posts })
  return { rows }
}

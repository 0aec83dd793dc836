import type { Featured, FeaturedPlace, Picture } from '@doran/contract'
import type { Context } from '../../platform/context/context.js'
import { listFirstGames, TODAYS_GAME_FILTER } from '../game/index.js'
import { HERO_FILTER } from '../home/index.js'
import { listNewest } from '../theme/index.js'

type Option = { id: string; title: string; picture: Picture }

export const TARGET_TYPES = {
  'home-scene': 'theme',
  'tales-hero': 'theme',
  'today-game': 'game',
} as const satisfies Record<FeaturedPlace, Featured['targetType']>

const MOST = 200

/** What may stand first at a place, the newest first. */
export async function listOptions(ctx: Context, place: FeaturedPlace): Promise<Option[]> {
  if (TARGET_TYPES[place] === 'game') {
    const games = await listFirstGames(ctx, { ...TODAYS_GAME_FILTER, sort: 'new', limit: MOST })
    return games.map(({ id, title, cover }) => ({ id, title, picture: cover }))
  }
  const themes = await listNewest(ctx, { filter: HERO_FILTER, limit: MOST })
  return themes.map(({ id, title, cover: { url, alt } }) => ({ id, title, picture: { url, alt } }))
}

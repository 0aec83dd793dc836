import type { PlayableScene, ThemeCard } from '@doran/contract'
import type { Context } from '../../platform/context/context.js'
import { dayInSeoul } from '../../platform/time/seoul-day.js'
import { findFeatured } from '../featured/index.js'
import { getCurrentTheme, listOffered, toPlayableScene } from '../theme/index.js'
import { HERO_FILTER } from './hero-filter.js'
import { rotate } from './rotate.js'

/** Stories that are clear from their first lines. The sixth key is missing: the landing page always starts with it. */
const HERO_SLUGS = [
  'umbrella-shop',
  'sky-courier',
  'contract-until-friday',
  'the-day-before-school',
]
/** Added to the day, so that no two pages show the same hero. */
const DAY_OFFSET = { home: 0, tales: 1 }
const PLACES = { home: 'home-scene', tales: 'tales-hero' } as const
const OTHERS_TRIED = 12

export type Page = keyof typeof DAY_OFFSET

/**
 * A page's first story: the one that an administrator chose, else today's of the heroes, else one of the newest;
 * never one being read, rated 15, or not wanted.
 */
export async function findHero(
  ctx: Context<'themes'>,
  { page, reading }: { page: Page; reading: ReadonlySet<string> },
): Promise<PlayableScene | null> {
  const day = dayInSeoul(ctx.clock.now()) + DAY_OFFSET[page]
  const chosen = await listChosen(ctx, page)
  const heroes = await listOffered(ctx, {
    filter: { ...HERO_FILTER, slugs: HERO_SLUGS },
    limit: HERO_SLUGS.length,
  })
  const others = await listOffered(ctx, { filter: HERO_FILTER, limit: OTHERS_TRIED })
  const candidates = [...chosen, ...rotate(heroes, day), ...rotate(others, day)]
  const hero = candidates.find(({ id }) => !reading.has(id))
  return hero ? toPlayableScene(await getCurrentTheme(ctx, hero.id)) : null
}

async function listChosen(ctx: Context, page: Page): Promise<ThemeCard[]> {
  const id = await findFeatured(ctx, PLACES[page])
  return id === null ? [] : listOffered(ctx, { filter: { ...HERO_FILTER, ids: [id] }, limit: 1 })
}

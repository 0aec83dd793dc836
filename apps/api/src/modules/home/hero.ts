import type { PlayableScene } from '@doran/contract'
import type { Context } from '../../platform/context/context.js'
import { dayInSeoul } from '../../platform/time/seoul-day.js'
import { getCurrentTheme, listNewest, toPlayableScene } from '../theme/index.js'
import { rotate } from './rotate.js'

/** Stories that are clear from their first lines. The sixth key is missing: the landing page always starts with it. */
const HERO_SLUGS = [
  'umbrella-shop',
  'sky-courier',
  'contract-until-friday',
  'the-day-before-school',
]
/** One tap on a hero starts it, so what is rated higher is met on its own page first. */
const RATED_UP_TO = '12'
/** Added to the day, so that no two pages show the same hero. */
const DAY_OFFSET = { home: 0, tales: 1 }
const OTHERS_TRIED = 12

export type Page = keyof typeof DAY_OFFSET

/** Today's first story of a page: one of the heroes, else one of the newest; never one being read, or rated 15. */
export async function findHero(
  ctx: Context<'themes'>,
  { page, reading }: { page: Page; reading: ReadonlySet<string> },
): Promise<PlayableScene | null> {
  const day = dayInSeoul(ctx.clock.now()) + DAY_OFFSET[page]
  const heroes = await listNewest(ctx, {
    filter: { slugs: HERO_SLUGS, rating: RATED_UP_TO },
    limit: HERO_SLUGS.length,
  })
  const others = await listNewest(ctx, { filter: { rating: RATED_UP_TO }, limit: OTHERS_TRIED })
  const candidates = [...rotate(heroes, day), ...rotate(others, day)]
  const hero = candidates.find(({ id }) => !reading.has(id))
  return hero ? toPlayableScene(await getCurrentTheme(ctx, hero.id)) : null
}

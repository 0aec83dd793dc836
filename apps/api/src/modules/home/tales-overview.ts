import type { PlayableScene, StorySessionCard, ThemeCard } from '@doran/contract'
import type { Actor } from '../../platform/context/actor.js'
import type { Context } from '../../platform/context/context.js'
import { listStorySessions } from '../story-session/index.js'
import { listOffered } from '../theme/index.js'
import { findHero, type Page } from './hero.js'

const UNFINISHED_SHOWN = 6
const NEWEST_SHOWN = 12

type TalesOverview = {
  /** Null where everything is being read. */
  hero: PlayableScene | null
  unfinished: StorySessionCard[]
  /** The themes of both. */
  shown: ReadonlySet<string>
  newest: ThemeCard[]
}

/** What both home pages show of the stories. */
export async function readTalesOverview(
  ctx: Context<'themes', Actor>,
  page: Page,
): Promise<TalesOverview> {
  const [stories, newest] = await Promise.all([
    listStorySessions(ctx, { limit: UNFINISHED_SHOWN * 2 }),
    listOffered(ctx, { limit: NEWEST_SHOWN }),
  ])
  const unfinished = stories.items.filter(({ status }) => status === 'active')
  const reading = new Set(unfinished.map(({ theme }) => theme.id))
  const hero = await findHero(ctx, { page, reading })
  return {
    hero,
    shown: hero ? reading.add(hero.theme.id) : reading,
    unfinished: unfinished.slice(0, UNFINISHED_SHOWN),
    newest,
  }
}

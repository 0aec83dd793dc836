import type { PlayableScene, StorySessionCard, ThemeCard } from '@doran/contract'
import type { Deps } from '../../deps.js'
import type { Actor } from '../../actor.js'
import { listSessions } from '../story-session/index.js'
import { getCurrentTheme, listNewest, toPlayableScene } from '../theme/index.js'
import { dayOf } from './day.js'

const UNFINISHED_SHOWN = 6
const NEWEST_SHOWN = 12

type TalesShelf = {
  /** One theme a day, the same for everyone. */
  hero: PlayableScene | null
  unfinished: StorySessionCard[]
  newest: ThemeCard[]
}

export async function readTalesShelf(deps: Deps, actor: Actor): Promise<TalesShelf> {
  const [stories, themes] = await Promise.all([
    listSessions(deps, actor, { limit: UNFINISHED_SHOWN * 2 }),
    listNewest(deps, {}, NEWEST_SHOWN),
  ])
  const chosen = themes[dayOf(deps.clock) % Math.max(1, themes.length)]
  const theme = chosen ? await getCurrentTheme(deps, chosen.id) : null
  return {
    hero: theme && toPlayableScene(theme),
    unfinished: stories.items
      .filter(({ status }) => status === 'active')
      .slice(0, UNFINISHED_SHOWN),
    newest: themes,
  }
}

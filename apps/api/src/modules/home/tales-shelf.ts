import type { PlayableScene, StorySessionCard, ThemeCard } from '@doran/contract'
import type { Deps } from '../../deps.js'
import type { Actor } from '../../actor.js'
import { listSessions } from '../story-session/index.js'
import { getCurrentTheme, listThemes, toPlayableScene } from '../theme/index.js'

const UNFINISHED_SHOWN = 6
const NEWEST_SHOWN = 12
const DAY_MS = 86_400_000
const SEOUL_OFFSET_MS = 9 * 3_600_000

type TalesShelf = {
  /** One theme a day, the same for everyone. */
  hero: PlayableScene | null
  unfinished: StorySessionCard[]
  newest: ThemeCard[]
}

export async function readTalesShelf(deps: Deps, actor: Actor): Promise<TalesShelf> {
  const [stories, themes] = await Promise.all([
    listSessions(deps, actor, { limit: UNFINISHED_SHOWN * 2 }),
    listThemes(deps, { sort: 'new', limit: NEWEST_SHOWN }),
  ])
  const day = Math.floor((deps.clock.now().getTime() + SEOUL_OFFSET_MS) / DAY_MS)
  const chosen = themes.items[day % Math.max(1, themes.items.length)]
  const theme = chosen ? await getCurrentTheme(deps, chosen.id) : null
  return {
    hero: theme && toPlayableScene(theme.publishedAt, theme.loaded),
    unfinished: stories.items
      .filter(({ status }) => status === 'active')
      .slice(0, UNFINISHED_SHOWN),
    newest: themes.items,
  }
}

import type { PlayableScene, StorySessionCard, ThemeCard } from '@doran/contract'
import type { Deps } from '../../deps.js'
import type { Actor } from '../../platform/context/actor.js'
import { listSessions } from '../story-session/index.js'
import { listNewest } from '../theme/index.js'
import { findDoor, type Place } from './doors.js'

const UNFINISHED_SHOWN = 6
const NEWEST_SHOWN = 12

type TalesShelf = {
  /** Null where everything is being read. */
  hero: PlayableScene | null
  unfinished: StorySessionCard[]
  /** The ids of both. */
  above: Set<string>
  newest: ThemeCard[]
}

export async function readTalesShelf(deps: Deps, actor: Actor, place: Place): Promise<TalesShelf> {
  const [stories, newest] = await Promise.all([
    listSessions(deps, actor, { limit: UNFINISHED_SHOWN * 2 }),
    listNewest(deps, {}, NEWEST_SHOWN),
  ])
  const unfinished = stories.items.filter(({ status }) => status === 'active')
  const reading = new Set(unfinished.map(({ theme }) => theme.id))
  const hero = await findDoor(deps, place, reading)
  return {
    hero,
    above: hero ? reading.add(hero.theme.id) : reading,
    unfinished: unfinished.slice(0, UNFINISHED_SHOWN),
    newest,
  }
}

import type { PlayableScene } from '@doran/contract'
import type { Deps } from '../../deps.js'
import { getCurrentTheme, listNewest, toPlayableScene } from '../theme/index.js'
import { dayOf } from './day.js'
import { turnedBy } from './turned-by.js'

/** Stories that are clear from their first lines. The sixth key is missing: the landing page always opens with it. */
const DOORS = ['umbrella-shop', 'sky-courier', 'no-stop-station', 'the-day-before-school']
/** How far a place is ahead of the day, so that no two places open alike. */
const AHEAD = { home: 0, tales: 1 }
const OTHERS_TRIED = 12

export type Place = keyof typeof AHEAD

/** The story that a place opens with today: a good door, else one of the newest, never one of `reading`. */
export async function findDoor(
  deps: Deps,
  place: Place,
  reading: ReadonlySet<string>,
): Promise<PlayableScene | null> {
  const day = dayOf(deps.clock) + AHEAD[place]
  const doors = turnedBy(await listNewest(deps, { slugs: DOORS }, DOORS.length), day)
  const others = turnedBy(await listNewest(deps, {}, OTHERS_TRIED), day)
  const door = [...doors, ...others].find(({ id }) => !reading.has(id))
  return door ? toPlayableScene(await getCurrentTheme(deps, door.id)) : null
}

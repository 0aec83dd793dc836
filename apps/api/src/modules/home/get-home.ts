import type { Home, HomeRow } from '@doran/contract'
import type { Deps } from '../../deps.js'
import type { Actor } from '../../platform/context/actor.js'
import { dayOf } from './day.js'
import { readTalesShelf } from './tales-shelf.js'
import { turnedBy } from './turned-by.js'

const THEMES_SHOWN = 4

/** The rows of `/`, top to bottom; an empty row is left out. */
export async function getHome(deps: Deps, actor: Actor): Promise<Home> {
  const { hero, unfinished, above, newest } = await readTalesShelf(deps, actor, 'home')
  const others = newest.filter(({ id }) => !above.has(id))
  const themes = others.length > 0 ? turnedBy(others, dayOf(deps.clock)) : newest
  const rows: HomeRow[] = []
  if (hero) rows.push({ type: 'scene', scene: hero })
  if (unfinished.length > 0) rows.push({ type: 'continue', items: unfinished })
  if (themes.length > 0) rows.push({ type: 'themes', items: themes.slice(0, THEMES_SHOWN) })
  return { rows }
}

import type { Home, HomeRow } from '@doran/contract'
import type { Deps } from '../../deps.js'
import type { Actor } from '../../actor.js'
import { readTalesShelf } from './tales-shelf.js'

const THEMES_SHOWN = 4

/** The rows of `/`, top to bottom; an empty row is left out. */
export async function getHome(deps: Deps, actor: Actor): Promise<Home> {
  const { hero, unfinished, newest } = await readTalesShelf(deps, actor)
  const rows: HomeRow[] = []
  if (hero) rows.push({ type: 'scene', scene: hero })
  if (unfinished.length > 0) rows.push({ type: 'continue', items: unfinished })
  if (newest.length > 0) rows.push({ type: 'themes', items: newest.slice(0, THEMES_SHOWN) })
  return { rows }
}

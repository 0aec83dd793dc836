import type { Home, HomeRow } from '@doran/contract'
import type { Actor } from '../../platform/context/actor.js'
import type { Context } from '../../platform/context/context.js'
import { dayInSeoul } from '../../platform/time/seoul-day.js'
import { rotate } from './rotate.js'
import { readTalesOverview } from './tales-overview.js'

const THEMES_SHOWN = 4

/** The rows of `/`, top to bottom; an empty row is left out. */
export async function getHome(ctx: Context<'themes', Actor>): Promise<Home> {
  const { hero, unfinished, shown, newest } = await readTalesOverview(ctx, 'home')
  const others = newest.filter(({ id }) => !shown.has(id))
  const themes = others.length > 0 ? rotate(others, dayInSeoul(ctx.clock.now())) : newest
  const rows: HomeRow[] = []
  if (hero) rows.push({ type: 'scene', scene: hero })
  if (unfinished.length > 0) rows.push({ type: 'continue', items: unfinished })
  if (themes.length > 0) rows.push({ type: 'themes', items: themes.slice(0, THEMES_SHOWN) })
  return { rows }
}

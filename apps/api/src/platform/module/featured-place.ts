import type { Featured, Picture } from '@doran/contract'
import type { Context } from '../context/context.js'

export type FeaturedOption = { id: string; title: string; picture: Picture }

/** A place of a page whose first thing an administrator may choose. */
export type FeaturedPlaceRule = {
  targetType: Featured['targetType']
  /** Lists the things that may be shown first at the place, the newest first. */
  listOptions: (ctx: Context, limit: number) => Promise<FeaturedOption[]>
}

import { FeaturedPlace, type Featured } from '@doran/contract'
import type { Context } from '../../platform/context/context.js'
import { getFeatured } from './get-featured.js'

/** Every place at which an administrator may choose. */
export async function listFeatured(ctx: Context<'registry'>): Promise<{ items: Featured[] }> {
  return { items: await Promise.all(FeaturedPlace.options.map((place) => getFeatured(ctx, place))) }
}

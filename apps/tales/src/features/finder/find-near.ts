import type { ApiClient } from '@doran/api-client'
import type { ThemeCard } from '@doran/contract'
import { findStories } from './find-stories'
import { nearWishes } from './internal/near-wishes'
import { storyQuery, type Wishes } from './wishes'

const SHOWN = 4

/** What comes close where nothing fits, under words that say what it is. */
export type NearStories = { title: string; items: ThemeCard[] }

/** Looks for the nearest wish that something fits; one that fits nearly everything says nothing. */
export async function findNear(api: ApiClient, wishes: Wishes): Promise<NearStories | null> {
  for (const { title, wishes: near } of nearWishes(wishes)) {
    const found = await findStories(api, { ...storyQuery(near), limit: SHOWN + 1 })
    if ('items' in found && found.items.length > 0 && found.items.length <= SHOWN)
      return { title, items: found.items }
  }
  return null
}

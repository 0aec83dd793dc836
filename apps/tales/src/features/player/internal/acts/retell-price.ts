import type { StorySession, Turn } from '@doran/contract'
import { amountLabel } from '@doran/site/core'
import { nextPrice, priceOfKind } from '@doran/story-reader'

/** What telling the leaf anew costs, in words; null where no scene costs this person anything. */
export function retellPrice(session: StorySession, leaf: Turn): string | null {
  const price = priceOfKind(nextPrice(session), leaf.input?.kind ?? 'continue')
  if (price === null || !session.retelling) return null
  return session.retelling.isFree ? '무료' : amountLabel('gem', price)
}

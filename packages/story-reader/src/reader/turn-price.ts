import type { StorySession, TurnKind } from '@doran/contract'
import type { ReaderState } from './reader-state.js'

export type NextPrice = NonNullable<StorySession['narrators'][number]['price']>

/** What the next turn costs in gems; null where this person pays nothing for it. */
export function nextPrice({
  narrator,
  narrators,
}: Pick<StorySession, 'narrator' | 'narrators'>): NextPrice | null {
  return narrators.find(({ key }) => key === narrator)?.price ?? null
}

/** What the next turn of a kind costs; null where nothing. */
export function priceOfKind(price: NextPrice | null, kind: TurnKind): number | null {
  return price && price[kind === 'continue' ? 'continue' : 'turn']
}

/** The last turn was not written, and the gems that it held went back. */
export function isReleased({ phase, turnGems }: ReaderState): boolean {
  const isUnwritten = phase.name === 'failed' || phase.name === 'blocked'
  return isUnwritten && turnGems !== null && turnGems.held > 0 && turnGems.charged === 0
}

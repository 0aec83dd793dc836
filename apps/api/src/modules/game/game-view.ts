import type { GameCard } from '@doran/contract'
import { GAME } from '@doran/contract/limits'
import { GameFacts } from './game-facts.js'

/** What a list needs of a game's row and its published version. */
export type ListedGame = { card: unknown; finishes: number; publishedAt: Date }

export function toGameCard({ card, finishes, publishedAt }: ListedGame): GameCard {
  const {
    description: _description,
    sizes: _sizes,
    length: _length,
    resultCount: _resultCount,
    ...shown
  } = GameFacts.parse(card)
  return {
    ...shown,
    finishes: finishes >= GAME.statsFrom ? finishes : null,
    publishedAt: publishedAt.toISOString(),
  }
}

/** A new address for every version, because messengers keep a link's picture for hours. */
export function gameImageOf(gameId: string, versionId: string): string {
  return `/og/game/${gameId}/${versionId}.png`
}

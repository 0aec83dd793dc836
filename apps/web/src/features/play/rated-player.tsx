import type { GameDetail } from '@doran/contract'
import { GameRatingGate } from '../../lib/game-rating-gate'
import type { RatingRefusal } from '../../lib/unless-rated'
import { PlayerFrame } from './internal/frame/player-frame'

export type RatedGame = { game: GameDetail; refusal: RatingRefusal }

export type RatedPlayerProps = RatedGame & { onOpened?: () => void }

/** A game that is closed to the person, or asks for their age first. */
export function RatedPlayer({ game, refusal, onOpened }: RatedPlayerProps) {
  return (
    <PlayerFrame game={game}>
      <GameRatingGate gameId={game.id} refusal={refusal} onOpened={onOpened} />
    </PlayerFrame>
  )
}

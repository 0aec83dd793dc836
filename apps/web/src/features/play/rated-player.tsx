'use client'

import type { GameDetail } from '@doran/contract'
import { RatingGate } from '@doran/site/safety'
import { useRouter } from 'next/navigation'
import { gamePath } from '../../lib/game-paths'
import { PlayerFrame } from './internal/frame/player-frame'

export type RatedGame = { game: GameDetail; refusal: 'AGE_UNCONFIRMED' | 'RATING_LIMIT' }

/** A game that is closed to the person, or asks for their age first. */
export function RatedPlayer({ game, refusal }: RatedGame) {
  const router = useRouter()
  return (
    <PlayerFrame game={game}>
      <RatingGate
        code={refusal}
        onOpened={() => router.refresh()}
        back={{ href: gamePath(game.id), label: '놀이 소개' }}
      />
    </PlayerFrame>
  )
}

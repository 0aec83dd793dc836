'use client'

import { RatingGate } from '@doran/site/safety'
import { useRouter } from 'next/navigation'
import { gamePath } from './game-paths'
import type { RatingRefusal } from './unless-rated'

type GameRatingGateProps = { gameId: string; refusal: RatingRefusal }

/** In place of what a game holds, where its rating closes it or the person's age is asked first. */
export function GameRatingGate({ gameId, refusal }: GameRatingGateProps) {
  const router = useRouter()
  return (
    <RatingGate
      code={refusal}
      onOpened={() => router.refresh()}
      back={{ href: gamePath(gameId), label: '놀이 소개' }}
    />
  )
}

'use client'

import { RatingGate } from '@doran/site/safety'
import { useRouter } from 'next/navigation'
import { gamePath } from './game-paths'
import type { RatingRefusal } from './unless-rated'

type GameRatingGateProps = {
  gameId: string
  refusal: RatingRefusal
  /** Else the page is read again. */
  onOpened?: (() => void) | undefined
}

/** In place of what a game holds, where its rating closes it or the person's age is asked first. */
export function GameRatingGate({ gameId, refusal, onOpened }: GameRatingGateProps) {
  const router = useRouter()
  return (
    <RatingGate
      code={refusal}
      onOpened={onOpened ?? (() => router.refresh())}
      back={{ href: gamePath(gameId), label: '놀이 소개' }}
    />
  )
}

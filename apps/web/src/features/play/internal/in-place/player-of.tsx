'use client'

import { lazy } from 'react'
import type { LoadProvisional } from '../../load-provisional'
import { PlayerFrame } from '../frame/player-frame'
import type { ForPlayer } from './read-for-player'

const PsytestPlayer = lazy(async () => ({
  default: (await import('../../psytest-player')).PsytestPlayer,
}))
const WorldcupPlayer = lazy(async () => ({
  default: (await import('../../worldcup-player')).WorldcupPlayer,
}))
const TierPlayer = lazy(async () => ({ default: (await import('../../tier-player')).TierPlayer }))
const QuizPlayer = lazy(async () => ({ default: (await import('../../quiz-player')).QuizPlayer }))
const BranchPlayer = lazy(async () => ({
  default: (await import('../../branch-player')).BranchPlayer,
}))

type PlayerOfProps = { game: ForPlayer; loadProvisional: LoadProvisional }

/** The player of the game's kind. What waits is asked about: no address says what to do with it. */
export function PlayerOf({ game, loadProvisional }: PlayerOfProps) {
  const around = { way: null, loadProvisional }
  switch (game.kind) {
    case 'psytest':
      return <PsytestPlayer {...around} played={game.played} />
    case 'worldcup':
      return <WorldcupPlayer {...around} played={game.played} />
    case 'quiz':
      return <QuizPlayer {...around} played={game.played} />
    case 'branch':
      return <BranchPlayer {...around} played={game.played} prefix={[]} />
    case 'tier':
      return (
        <PlayerFrame game={game.played.game} hasMargins>
          <TierPlayer {...around} played={game.played} prefix={[]} renderThumbnail={() => null} />
        </PlayerFrame>
      )
  }
}

import { memo } from 'react'
import type { StorySession, Turn } from '@doran/contract'
import type { OpenPanel } from '../panel-parts/player-panel'
import { StoryTurn } from './story-turn'

type PastTurnsProps = { turns: readonly Turn[]; onOpen: OpenPanel } & Pick<
  StorySession,
  'cast' | 'theme'
>

/** The scenes before the last one. While the next one grows none of them is looked at again. */
export const PastTurns = memo(function PastTurns({ turns, cast, theme, onOpen }: PastTurnsProps) {
  return turns.map((turn) => (
    <StoryTurn key={turn.id} turn={turn} cast={cast} theme={theme} onOpen={onOpen} />
  ))
})

import { useState } from 'react'
import type { GameKind, PlayInput } from '@doran/contract'
import type { GamePlay } from '@doran/game-engine'
import type { PlayedGame } from '../../played-game'
import { createReplay } from '../client/replay'
import { isContentOf, type ContentOf } from '../content-of'
import { usePlayClient, type Play } from './use-play-client'
import type { Progress } from './use-play-session'

/** Of kinds that are the same for everybody. */
const DEAL = { seed: 0, options: { size: null } }

export type Played<K extends GameKind, State> = {
  play: Play
  /** Of the version that is played. */
  content: ContentOf<K>
  /** Where inputs lead; one more than at the last call costs one step. */
  reach: (inputs: readonly PlayInput[]) => State
  /** Of inputs to a play that was never made. */
  progressOf: (inputs: readonly PlayInput[]) => Progress
}

/** A game of a kind that is not dealt, as it is played in this tab. */
export function usePlayed<K extends GameKind, State, Outcome>(
  kind: K,
  game: GamePlay<ContentOf<K>, State, Outcome>,
  played: PlayedGame<ContentOf<K>>,
): Played<K, State> {
  const play = usePlayClient(played)
  const [replay] = useState(() => createReplay(game))
  const content = isContentOf(kind, play.state.content) ? play.state.content : played.content
  return {
    play,
    content,
    reach: (inputs) => replay(content, DEAL, inputs),
    progressOf: (inputs) => game.progress(content, createReplay(game)(content, DEAL, inputs)),
  }
}

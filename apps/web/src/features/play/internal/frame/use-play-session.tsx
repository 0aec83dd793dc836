import { useEffect, useEffectEvent, useState, type ReactElement } from 'react'
import type { GameOutcome, PlayInput } from '@doran/contract'
import type { PlayWay } from '../../../../lib/game-paths'
import type { PlayedGame } from '../../played-game'
import type { LoadProvisional } from '../../load-provisional'
import { Ending, useEarlyProvisional } from './ending'
import { StartScreen } from './start-screen'
import { StopNotice } from './stop-notice'
import { usePlayEnd } from './use-play-end'
import type { Play } from './use-play-client'
import { usePlayStart } from './use-play-start'
import { usePlayUsage } from './use-play-usage'

export type Progress = { done: number; total: number }

export type PlaySessionOptions = {
  play: Play
  played: PlayedGame
  way: PlayWay | null
  /** Of what was played here; null while that cannot be told. */
  progress: Progress | null
  outcome: GameOutcome | null
  loadProvisional: LoadProvisional
  /** Where a play waits, in a sentence. */
  describe: (progress: Progress) => string
  /** Of inputs to a play that was never made; without it there are none before the play is made. */
  progressOf?: (inputs: readonly PlayInput[]) => Progress
  /** The end of what is played is still read: nothing takes its place. */
  isHeld?: boolean
  /** Before another play takes the place of this one, and before the player is left. */
  onReset: () => Promise<void>
}

export type PlaySession = {
  /** What stands in place of the play, and what it is; null while it is played. */
  screen: ReactElement | null
  screenName: string | null
  anew: () => Promise<void>
}

/** What every kind of play shares: going on, beginning anew, what stops it, and its end. */
export function usePlaySession(options: PlaySessionOptions): PlaySession {
  const { play, played, way, progress, outcome, loadProvisional, onReset, isHeld = false } = options
  const { client, state } = play
  const start = usePlayStart(play, played, way)
  usePlayUsage(play, played, progress)
  usePlayEnd(play, onReset, isHeld)
  useEarlyProvisional(state.play !== null || state.inputs.length > 0, loadProvisional)
  // Kept over the moments in which a play is read anew.
  const [waiting] = useState(() => (client.state().phase === 'closed' ? null : progress))

  // Whoever goes on with a play at its end wants its result; whoever plays it here asks for it.
  const onOpen = useEffectEvent(() => {
    if (state.play?.goesOn && progress && progress.done >= progress.total) client.finish()
  })
  useEffect(() => {
    if (state.play) onOpen()
  }, [state.play])

  const anew = async () => {
    await onReset()
    start.anew()
  }
  const resumeAgain = async (playId: string) => {
    await onReset()
    start.resume(playId)
  }

  const isEnding = state.phase === 'finishing' || state.phase === 'finished'
  // A result that was shown stays until the server's takes its place.
  const [isProvisional, setIsProvisional] = useState(false)
  if (isProvisional ? !isEnding : isEnding && state.trouble) setIsProvisional(!isProvisional)

  function screen(): ReactElement | null {
    const { stop, phase, trouble } = state
    const isAsking = start.isAsking || phase === 'resuming'
    if (isHeld && !isAsking) return null
    if (stop) {
      const playId = state.play?.id ?? (phase === 'resuming' ? played.unfinished?.id : undefined)
      return (
        <StopNotice
          game={played.game}
          stop={stop}
          onResume={playId === undefined ? null : () => void resumeAgain(playId)}
          onAnew={() => void anew()}
        />
      )
    }
    if (isAsking) {
      const inputs = state.unmade?.inputs
      const at = waiting ?? (inputs ? options.progressOf?.(inputs) : played.unfinished?.progress)
      return (
        <StartScreen
          game={played.game}
          sentence={at ? options.describe(at) : ''}
          isBusy={phase === 'resuming' || (way === 'resume' && start.isAsking)}
          trouble={trouble}
          onResume={start.goOn}
          onAnew={() => void anew()}
          onRetry={client.retry}
        />
      )
    }
    if (!isEnding) return null
    const ending = { outcome, isProvisional, isTrying: trouble === null, loadProvisional }
    return <Ending {...ending} onRetry={client.retry} />
  }
  function screenName(): string {
    if (state.stop) return state.stop.reason
    if (!isEnding) return 'start'
    return isProvisional ? 'provisional' : 'ending'
  }

  const shown = screen()
  return { screen: shown, screenName: shown && screenName(), anew }
}

import { Button } from '@doran/ui'
import type { StoryPlayer } from '../story-player'
import type { PlayerState } from '../player-state'
import { isHurriable } from './player-phase'

type TellingButtonProps = { state: PlayerState; player: StoryPlayer }

/** What can be done about a telling: have it shown at once, or end a model's writing. */
export function TellingButton({ state: { phase, session }, player }: TellingButtonProps) {
  const isWriting =
    phase.name === 'streaming' ? !isHurriable(phase) : session.narrator !== 'offline'
  const isStopping = phase.name === 'streaming' && phase.stopping
  return (
    <Button
      kind="secondary"
      className="min-h-12 px-4 aria-disabled:opacity-50"
      aria-disabled={phase.name !== 'streaming'}
      isBusy={isStopping}
      onClick={() => void (isWriting ? player.stop() : player.hurry())}
    >
      {isWriting ? '멈추기' : '바로 보기'}
    </Button>
  )
}

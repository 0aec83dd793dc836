import { canSkipPacing, type ReaderState, type StoryReader } from '@doran/story-reader'
import { Button } from '@doran/ui'

type TurnButtonProps = { state: ReaderState; reader: StoryReader; onSkip: () => void }

/** What can be done about a pending turn: show it at once, or end a model's writing. */
export function TurnButton({ state: { phase, session }, reader, onSkip }: TurnButtonProps) {
  const isWriting =
    phase.name === 'streaming' ? !canSkipPacing(phase) : session.narrator !== 'offline'
  const isStopping = phase.name === 'streaming' && phase.isStopping
  return (
    <Button
      kind="secondary"
      className="min-h-12 px-4 aria-disabled:opacity-50"
      aria-disabled={phase.name !== 'streaming'}
      isBusy={isStopping}
      onClick={() => (isWriting ? void reader.stop() : onSkip())}
    >
      {isWriting ? '멈추기' : '바로 보기'}
    </Button>
  )
}

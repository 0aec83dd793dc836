import type { NarratorKey } from '@doran/contract'
import { isPending, isSignInEnded } from '@doran/story-reader'
import type { PanelProps } from '../panel-parts/panel-props'
import { PanelSheet } from '../panel-parts/panel-sheet'
import { NarratorList } from './narrator-list'

/** Who writes the next scene. */
export function NarratorSheet({ isOpen, onClose, state, reader }: PanelProps) {
  const choose = async (narrator: NarratorKey) => {
    const problem = await reader.chooseNarrator(narrator)
    if (problem && isSignInEnded(problem)) onClose()
    return problem
  }
  return (
    <PanelSheet isOpen={isOpen} onClose={onClose} title="내레이터">
      <NarratorList
        session={state.session}
        isPending={isPending(state.phase)}
        isConfirming={state.isConfirming}
        onChoose={choose}
      />
    </PanelSheet>
  )
}

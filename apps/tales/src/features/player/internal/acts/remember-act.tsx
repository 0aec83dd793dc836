import { useRef } from 'react'
import type { Turn } from '@doran/contract'
import type { OpenPanel } from '../panel-parts/player-panel'
import { ActButton } from '../act-button/act-button'

/** Has the story remember something of a scene: what is selected, else a sentence that is chosen then. */
export function RememberAct({ turn, onOpen }: { turn: Turn; onOpen: OpenPanel }) {
  // A press may end the selection before it is a click.
  const selected = useRef('')
  const select = () => {
    selected.current = getSelection()?.toString() ?? ''
  }
  return (
    <ActButton
      icon="remember"
      label="이거 기억해 줘"
      aria-haspopup="dialog"
      onPointerDown={select}
      onClick={({ detail }) => {
        if (detail === 0) select()
        onOpen({ name: 'remember', turn, selected: selected.current })
      }}
    />
  )
}

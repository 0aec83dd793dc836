import { IconButton } from '@doran/ui'
import type { OpenPanel } from '../panel-parts/player-panel'

/** Opens the player's one menu. */
export function PlayerMenu({ onOpen }: { onOpen: OpenPanel }) {
  return (
    <IconButton
      icon="more"
      label="이야기 메뉴"
      aria-haspopup="dialog"
      onClick={() => onOpen({ name: 'menu' })}
    />
  )
}

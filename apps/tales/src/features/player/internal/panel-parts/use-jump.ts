import { goToScene, isSceneLoaded } from '../scene/go-to-scene'
import type { PanelProps } from './panel-props'

/** Leads to a scene: in the story where it is loaded, else to a sheet that shows it. */
export function useJump({ onClose, onOpen }: Pick<PanelProps, 'onClose' | 'onOpen'>) {
  return (index: number) => {
    if (!isSceneLoaded(index)) return onOpen({ name: 'read', index })
    onClose()
    goToScene(index)
  }
}

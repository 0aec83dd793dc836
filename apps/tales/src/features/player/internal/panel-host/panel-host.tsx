import { useLazyComponent } from '@doran/site/core'
import { preloadSheet } from '@doran/ui/overlay'
import type { PanelHostProps } from './panel-host-props'

function loadPanels() {
  preloadSheet()
  return import('./player-panels').then((module) => module.PlayerPanels)
}

/** Shows what is open over the story; none of it is loaded before. */
export function PanelHost(props: PanelHostProps) {
  const Panels = useLazyComponent(props.panels.at(-1), loadPanels)
  return Panels && <Panels {...props} />
}

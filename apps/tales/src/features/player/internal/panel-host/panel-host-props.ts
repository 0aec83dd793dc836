import type { ReaderState, StoryReader } from '@doran/story-reader'
import type { ReadingLook } from '../../reading-look'
import type { OpenPanel } from '../panel-parts/player-panel'
import type { PlayerParts } from '../panel-parts/player-parts'
import type { OpenedPanel } from './use-panels'

/** What panels need of the screen. */
export type ScreenProps = {
  parts: PlayerParts
  look: ReadingLook
  onLook: (look: ReadingLook) => void
  isRestarting: boolean
  onRestart: () => void
}

export type PanelHostProps = ScreenProps & {
  panels: readonly OpenedPanel[]
  onOpen: OpenPanel
  onClose: (id: number) => void
  state: ReaderState
  reader: StoryReader
}

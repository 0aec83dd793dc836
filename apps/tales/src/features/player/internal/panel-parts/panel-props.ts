import type { ReaderState, StoryReader } from '@doran/story-reader'
import type { OpenPanel } from './player-panel'

/** What every panel is given. */
export type PanelProps = {
  isOpen: boolean
  onClose: () => void
  /** Opens another one in its place. */
  onOpen: OpenPanel
  state: ReaderState
  reader: StoryReader
}

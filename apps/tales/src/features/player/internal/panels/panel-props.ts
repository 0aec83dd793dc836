import type { ComponentType } from 'react'
import type { StorySession, Turn } from '@doran/contract'
import type { ReaderState, StoryReader } from '@doran/story-reader'
import type { ReadingLook } from '../../reading-look'
import type { OpenPanel } from './player-panel'
import type { OpenedPanel } from './use-panels'

/** What every panel is given. */
export type PanelProps = {
  isOpen: boolean
  onClose: () => void
  /** Opens another one in its place. */
  onOpen: OpenPanel
  state: ReaderState
  reader: StoryReader
}

/** A panel of another feature; it is rendered for as long as it is open and until it has faded. */
type PartProps = { isOpen: boolean; onClose: () => void; session: StorySession }

/** What other features show over the story; the route brings them. */
export type PlayerParts = {
  /** The person chose who they are; null: nobody in particular. */
  PersonaChoice: ComponentType<{
    session: StorySession
    isBusy: boolean
    onChoose: (personaUuid: string | null) => void
  }>
  ShareScene: ComponentType<PartProps & { turn: Turn }>
  ShareEnding: ComponentType<PartProps>
  ExportStory: ComponentType<PartProps>
}

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

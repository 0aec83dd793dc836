import type { ComponentType } from 'react'
import type { StorySession, Turn } from '@doran/contract'

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

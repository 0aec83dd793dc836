import type { StorySessionCard } from '@doran/contract'

/** What is shared of: a session, or its card in a list. */
export type SharingStory = Pick<StorySessionCard, 'id' | 'theme' | 'personaName'>

/** A sheet is rendered for as long as it is open and until it has faded. */
export type SharingProps = { isOpen: boolean; onClose: () => void }

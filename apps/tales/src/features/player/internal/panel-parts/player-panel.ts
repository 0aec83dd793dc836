import type { Turn } from '@doran/contract'

/** What can be opened over the story, one at a time. */
export type PlayerPanel =
  | {
      name:
        | 'menu'
        | 'settings'
        | 'narrator'
        | 'jump'
        | 'restart'
        | 'memories'
        | 'tree'
        | 'find'
        | 'note'
        | 'persona'
        | 'variants'
        | 'export'
        | 'share-ending'
        | 'report'
    }
  /** About one scene of the path. */
  | { name: 'scene' | 'edit' | 'dislike' | 'receipt' | 'share'; turn: Turn }
  /** `selected`: text that was selected on the page. */
  | { name: 'remember'; turn: Turn; selected?: string }
  /** Scenes around one that may not be loaded. */
  | { name: 'read'; index: number }

export type OpenPanel = (panel: PlayerPanel) => void

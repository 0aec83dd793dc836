'use client'

import type { StorySessionCard } from '@doran/contract'
import { RenameStory } from './rename-story'
import { StoryMenu, type StoryMenuProps } from './story-menu'

export type StoryPanel = 'menu' | 'rename' | 'export'

export type StoryPanelsProps = Omit<StoryMenuProps, 'isOpen' | 'onRename' | 'onExport'> & {
  story: StorySessionCard
  /** Null once it is closed. */
  panel: StoryPanel | null
  onPanel: (panel: StoryPanel) => void
  onRenamed: (title: string | null) => void
}

/** The sheets of one story; loaded when the first is opened. */
export function StoryPanels({ panel, onPanel, onRenamed, ...rest }: StoryPanelsProps) {
  const { story, onClose } = rest
  return (
    <>
      <StoryMenu
        {...rest}
        isOpen={panel === 'menu'}
        onRename={() => onPanel('rename')}
        onExport={() => onPanel('export')}
      />
      <RenameStory
        key={`${story.id} ${story.title}`}
        story={story}
        isOpen={panel === 'rename'}
        onClose={onClose}
        onRenamed={onRenamed}
      />
    </>
  )
}

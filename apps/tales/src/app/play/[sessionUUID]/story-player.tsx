'use client'

import type { ComponentProps } from 'react'
import type { StorySessionView } from '@doran/contract'
import { useLazyComponent } from '@doran/site/core'
import type { ReadingLook } from '../../../features/player/reading-look'
import { StoryPlayerScreen, type PlayerParts } from '../../../features/player/story-player-screen'
import { ShareEndingSheet } from '../../../features/share-story/share-ending-sheet'
import { ShareSceneSheet } from '../../../features/share-story/share-scene-sheet'
import { ExportSheet } from '../../../features/story-file/export-sheet'

const loadPersonaChoice = () =>
  import('../../../features/persona/persona-choice').then((module) => module.PersonaChoice)

function PersonaChoice(props: ComponentProps<PlayerParts['PersonaChoice']>) {
  const Choice = useLazyComponent(true, loadPersonaChoice)
  return Choice && <Choice {...props} />
}

/** What other features show over a story; each is loaded when it is opened. */
const PARTS: PlayerParts = {
  PersonaChoice,
  ShareScene: ShareSceneSheet,
  ShareEnding: ShareEndingSheet,
  ExportStory: ExportSheet,
}

type StoryPlayerProps = { view: StorySessionView; initialLook: ReadingLook }

/** The player with the parts of other features. */
export function StoryPlayer(props: StoryPlayerProps) {
  return <StoryPlayerScreen {...props} parts={PARTS} />
}

'use client'

import type { BranchNode } from '@doran/contract'
import type { OfferedChoice } from '@doran/game-engine'
import { Button } from '@doran/ui'
import { sceneLabel } from '../../../../lib/game-words'
import { KeyHint } from '../frame/choice-look'
import { ScreenHeading } from '../frame/screen-heading'
import { ChosenLine } from './chosen-line'
import { SceneText } from './scene-text'
import { useSceneKeys } from './use-scene-keys'

export type SceneScreenProps = {
  scene: Pick<BranchNode, 'text' | 'picture'>
  /** How many scenes came before it. */
  before: number
  spoken: string
  /** What led here; null at the first scene. */
  chosen: string | null
  choices: readonly OfferedChoice[]
  onChoose: (choice: number) => void
  /** Null at the first scene. */
  onBack: (() => void) | null
}

/** A scene, and what can be done in it. */
export function SceneScreen(props: SceneScreenProps) {
  const { scene, before, spoken, chosen, choices, onChoose, onBack } = props
  useSceneKeys({ choices, onChoose, onBack })
  return (
    <div className="mx-auto w-full max-w-story pt-4 pb-10 md:pt-8">
      {/* The bar says the same to whoever sees it. */}
      <ScreenHeading screen={before} spoken={spoken} className="sr-only">
        {sceneLabel(before)}
      </ScreenHeading>
      {chosen !== null && <ChosenLine>{chosen}</ChosenLine>}
      <SceneText text={scene.text} picture={scene.picture} />
      <ul aria-label="어떻게 할까요?" className="mt-8 flex flex-col gap-2.5">
        {choices.map(({ index, choice }, at) => (
          <li key={index}>
            <button
              type="button"
              onClick={() => onChoose(index)}
              className="corner-mine flex min-h-14 w-full items-center gap-3 border border-line-strong bg-surface-1 px-5 py-3.5 text-left text-story font-semibold transition-colors duration-(--motion-state) hover:border-ember hover:bg-surface-2"
            >
              <KeyHint>{at + 1}</KeyHint>
              <span className="min-w-0">{choice.text}</span>
            </button>
          </li>
        ))}
      </ul>
      {onBack && (
        <div className="safe-bottom mt-4">
          <Button kind="quiet" onClick={onBack} className="-ml-3">
            한 장면 뒤로
          </Button>
        </div>
      )}
    </div>
  )
}

'use client'

import { useId, useRef } from 'react'
import type { PlayableScene as Scene } from '@doran/contract'
import { Card } from '@doran/ui'
import { SceneAnswer } from './internal/scene-answer'
import { SceneChoices } from './internal/scene-choices'
import { SceneOpening } from './internal/scene-opening'
import { useAnswerInSight } from './internal/use-answer-in-sight'
import { useScene } from './internal/use-scene'

/** A theme's first scene, to be answered right in the page. */
export function PlayableScene({ scene }: { scene: Scene }) {
  const [state, teller] = useScene(scene.theme.id)
  const titleId = useId()
  const answer = useRef<HTMLDivElement>(null)
  useAnswerInSight(answer, state.phase)
  return (
    <Card as="section" aria-labelledby={titleId} className="flex flex-col gap-5 sm:p-7">
      <SceneOpening scene={scene} titleId={titleId} />
      {state.phase === 'asking' ? (
        <SceneChoices choices={scene.choices} focusedId={state.left} onPick={teller.pick} />
      ) : (
        <div ref={answer} tabIndex={-1} className="flex flex-col gap-5 outline-none">
          <SceneAnswer
            state={state}
            teller={teller}
            onAct={() => answer.current?.focus({ preventScroll: true })}
          />
        </div>
      )}
    </Card>
  )
}

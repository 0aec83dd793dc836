'use client'

import { useId, useRef } from 'react'
import type { PlayableScene as Scene, Turn } from '@doran/contract'
import { Card } from '@doran/ui'
import { RenderedProse } from '../prose/rendered-prose.js'
import { useRatingQuestion } from '../reader/use-rating-question.js'
import { PickedLine, SceneAnswer } from './scene-answer.js'
import { SceneChoices } from './scene-choices.js'
import { SceneOpening } from './scene-opening.js'
import { useScrollToAnswer } from './use-scroll-to-answer.js'
import { useScene } from './use-scene.js'

export type PlayableSceneProps = {
  scene: Scene
  /** How many scenes can be answered here before the player takes over. */
  scenes?: number
  /** Stands over the title. */
  lead?: string
}

/** A theme's first scenes, to be answered right in the page. */
export function PlayableScene({ scene, scenes = 1, lead = '오늘의 한 장면' }: PlayableSceneProps) {
  const [view, controller] = useScene(scene.theme.id)
  const { past, picked, phase } = view
  const isPending = phase === 'sending' || phase === 'streaming'
  const titleId = useId()
  const answer = useRef<HTMLDivElement>(null)
  useRatingQuestion(view.problem, controller.retry)
  useScrollToAnswer(answer, picked && (isPending ? 'pending' : phase), past.length)
  return (
    <Card as="section" aria-labelledby={titleId} className="flex flex-col gap-5 sm:p-7">
      <SceneOpening scene={scene} titleId={titleId} lead={lead} />
      {past.map((turn) => (
        <PastTurn key={turn.id} turn={turn} />
      ))}
      {picked === null ? (
        <>
          <SceneChoices
            choices={past.at(-1)?.choices ?? scene.choices}
            price={view.price}
            focusedId={view.leftId}
            onPick={controller.pick}
          />
          <p className="prose-ko text-sm text-text-2">
            하나를 고르면 이야기가 시작돼요. 다음부터는 하고 싶은 말을 직접 써도 되고, 선택에 따라
            결말이 달라져요.
          </p>
        </>
      ) : (
        <div
          key={past.length}
          ref={answer}
          tabIndex={-1}
          className="flex flex-col gap-5 outline-none"
        >
          <SceneAnswer
            view={view}
            label={picked.label}
            controller={controller}
            goesOn={past.length + 1 < scenes}
            onAct={() => answer.current?.focus({ preventScroll: true })}
          />
        </div>
      )}
    </Card>
  )
}

function PastTurn({ turn }: { turn: Turn }) {
  return (
    <>
      <PickedLine label={turn.input?.text ?? ''} />
      <div className="prose-ko text-story text-text">
        <RenderedProse text={turn.output} />
      </div>
    </>
  )
}

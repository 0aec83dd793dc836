'use client'

import { useState } from 'react'
import { readStreamVoice } from '@doran/site/core'
import { EmberDots } from '@doran/ui'
import { NarratorLabel } from '../prose/narrator-label.js'
import { RenderedProse } from '../prose/rendered-prose.js'
import { SpokenLog } from '../prose/spoken-log.js'
import { waitingLabel } from '../prose/waiting-label.js'
import { SceneControls, type SceneControlsProps } from './scene-controls.js'

/** What was picked, the turn that answers it, and what can be done next. */
export function SceneAnswer({ label, ...props }: SceneControlsProps & { label: string }) {
  const { phase, turn, ahead, isAnswered } = props.view
  const [voice] = useState(readStreamVoice)
  const text = phase === 'blocked' ? '' : (turn?.output ?? '')
  const isPending = phase === 'sending' || phase === 'streaming'
  return (
    <>
      <PickedLine label={label} />
      {text !== '' && (
        <div aria-busy={isPending} className="prose-ko text-story text-text">
          <RenderedProse text={text} isGrowing />
        </div>
      )}
      {turn && text !== '' && <NarratorLabel turn={turn} />}
      {isPending && <Wait ahead={ahead} isLong={text === ''} />}
      <SpokenLog voice={voice} scene={1} text={text} isGrowing={!isAnswered} />
      <SceneControls {...props} />
    </>
  )
}

/** What the reader chose, on the reader's side. */
export function PickedLine({ label }: { label: string }) {
  return (
    <p className="corner-mine ml-auto w-fit max-w-[85%] bg-surface-3 px-4 py-2.5 font-semibold text-text">
      <span className="sr-only">고른 길: </span>
      {label}
    </p>
  )
}

function Wait({ ahead, isLong }: { ahead: number | null; isLong: boolean }) {
  if (ahead === null) return <EmberDots {...(isLong && { label: '이야기를 꺼내고 있어요.' })} />
  return (
    <p role="status" className="flex items-center gap-3 text-sm text-text-3">
      <EmberDots />
      {waitingLabel(ahead)}
    </p>
  )
}

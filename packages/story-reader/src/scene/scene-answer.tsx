'use client'

import { useState } from 'react'
import { readStreamVoice } from '@doran/site'
import { SpokenLog, ToldBy, ToldProse, waitingWords } from '../index.js'
import { EmberDots } from '@doran/ui'
import { SceneControls, type SceneControlsProps } from './scene-controls.js'

const NOTHING_TOLD = { text: '', turn: null } as const

export function SceneAnswer({ state, teller, goesOn, onAct }: SceneControlsProps) {
  const [voice] = useState(readStreamVoice)
  const { text, turn } = state.phase === 'blocked' ? NOTHING_TOLD : state
  const isTelling = state.phase === 'telling'
  return (
    <>
      <PickedLine label={state.choice.label} />
      {text !== '' && (
        <div aria-busy={isTelling} className="prose-ko text-story text-text">
          <ToldProse text={text} isGrowing />
        </div>
      )}
      {turn && text !== '' && <ToldBy turn={turn} />}
      {isTelling && <Wait ahead={state.ahead} isLong={text === ''} />}
      <SpokenLog voice={voice} scene={1} text={text} isGrowing={state.phase !== 'told'} />
      <SceneControls state={state} teller={teller} goesOn={goesOn} onAct={onAct} />
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
      {waitingWords(ahead)}
    </p>
  )
}

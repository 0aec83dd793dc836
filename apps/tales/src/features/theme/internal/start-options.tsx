'use client'

import { useState } from 'react'
import type { Persona } from '@doran/contract'
import { useLazyComponent } from '@doran/site/core'
import { Button } from '@doran/ui'
import { BoundsWarning } from './bounds-warning'
import { usualChoice, type StartTheme } from './start-beginning'
import type { StartSheetProps } from './start-sheet'

type StartOptionsProps = {
  theme: StartTheme
  personas: readonly Persona[]
  /** A story of this theme is being read, by whoever one is in it. */
  hasReading: boolean
} & Pick<StartSheetProps, 'label' | 'isBusy' | 'problem' | 'onStart'>

const loadStartSheet = () => import('./start-sheet').then((module) => module.StartSheet)

/** With whom one press starts, and the way to start otherwise. */
export function StartOptions(props: StartOptionsProps) {
  const { theme, personas, hasReading } = props
  const [isOpen, setIsOpen] = useState(false)
  const StartSheet = useLazyComponent(isOpen, loadStartSheet)
  const { who } = usualChoice(personas)
  const persona = personas.find(({ id }) => id === who)
  return (
    <>
      <div className="mt-1 flex flex-wrap items-center gap-x-3">
        {persona && (
          <p className="text-sm text-text-2">
            {hasReading ? '새로 시작할 때의 나' : '이야기 속의 나'}:{' '}
            <b className="font-semibold text-text">{persona.name}</b>
          </p>
        )}
        <Button
          kind="quiet"
          className="px-0! text-sm underline underline-offset-4 hover:bg-transparent!"
          aria-haspopup="dialog"
          onClick={() => setIsOpen(true)}
        >
          {optionsLabel(persona !== undefined, theme.moreOpenings.length > 0)}
        </Button>
      </div>
      <BoundsWarning personas={personas} who={who} warnings={theme.warnings} />
      {StartSheet && <StartSheet {...props} isOpen={isOpen} onClose={() => setIsOpen(false)} />}
    </>
  )
}

function optionsLabel(hasPersona: boolean, hasOpenings: boolean): string {
  if (hasPersona) return hasOpenings ? '페르소나·첫 장면 바꾸기' : '바꾸기'
  return hasOpenings ? '이름·첫 장면 정하기' : '이름 정하고 시작'
}

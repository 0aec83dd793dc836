'use client'

import type { Ref } from 'react'
import type { PsytestQuestion } from '@doran/contract'
import { Choice } from './choice'

type ChoiceListProps = {
  ref: Ref<HTMLUListElement>
  choices: PsytestQuestion['choices']
  /** The one that was chosen. */
  chosen: number | undefined
  onChoose: (choice: number) => void
}

export function ChoiceList({ ref, choices, chosen, onChoose }: ChoiceListProps) {
  return (
    <ul ref={ref} className="flex flex-col gap-2.5 [grid-area:1/1]">
      {choices.map(({ text }, at) => (
        <li key={at}>
          <Choice number={at + 1} isChosen={chosen === at} onChoose={() => onChoose(at)}>
            {text}
          </Choice>
        </li>
      ))}
    </ul>
  )
}

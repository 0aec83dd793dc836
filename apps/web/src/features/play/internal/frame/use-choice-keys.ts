import type { RefObject } from 'react'
import { useKeys } from './use-keys'

type ChoiceKeys = {
  list: RefObject<HTMLElement | null>
  count: number
  onChoose: (choice: number) => void
  onNext: (() => void) | null
}

const STEPS: Record<string, 1 | -1> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }

/**
 * A number chooses, arrows move among the choices, Enter goes on to the next question. Where there is nothing to choose
 * the arrows scroll.
 */
export function useChoiceKeys({ list, count, onChoose, onNext }: ChoiceKeys): void {
  useKeys((event) => {
    const { key, repeat, target } = event
    const choice = Number(key) - 1
    if (/^[1-9]$/.test(key) && choice < count) {
      if (!repeat) onChoose(choice)
      return true
    }
    const step = STEPS[key]
    if (step !== undefined && count > 0) {
      focusChoice(list.current, step)
      return true
    }
    const isOnControl = target instanceof Element && target.closest('button, a') !== null
    if (key !== 'Enter' || repeat || isOnControl || !onNext) return false
    onNext()
    return true
  })
}

function focusChoice(list: HTMLElement | null, step: 1 | -1): void {
  const buttons = Array.from(list?.querySelectorAll('button') ?? [])
  const at = buttons.findIndex((button) => button === document.activeElement)
  const first = step === 1 ? 0 : buttons.length - 1
  const next = at < 0 ? first : (at + step + buttons.length) % buttons.length
  buttons[next]?.focus()
}

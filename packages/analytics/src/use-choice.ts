import { useSyncExternalStore } from 'react'
import type { BrowserChoice, Said } from './choice.js'

export type Choice = {
  /** Null where the person said nothing yet. */
  said: Said | null
  isAllowed: boolean
  choose: (said: Said) => void
}

/** A choice for drawing it: every place that shows it agrees. The server draws what holds while nothing was said. */
export function useChoice(choice: BrowserChoice): Choice {
  const said = useSyncExternalStore(choice.subscribe, choice.read, () => null)
  const isAllowed = useSyncExternalStore(
    choice.subscribe,
    choice.isAllowed,
    () => choice.mode === 'notice',
  )
  return { said, isAllowed, choose: choice.choose }
}

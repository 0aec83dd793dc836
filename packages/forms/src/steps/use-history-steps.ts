'use client'

import { useEffect, useEffectEvent, useState } from 'react'

type HistoryStepsOptions<Step extends string> = {
  steps: readonly Step[]
  /** The step that the page's address leads to. */
  first: Step
  /** The step to show in place of one that cannot be shown now, as after a password that went with its page. */
  reachable: (wanted: Step) => Step
}

export type HistorySteps<Step extends string> = {
  step: Step
  /** True once the person has gone from one step to another on this page. */
  hasMoved: boolean
  /** `address`: where a reload finds the step again; left out, a reload starts with the first one. */
  goTo: (step: Step, address?: string) => void
  goBack: () => void
  /** The step stays; a reload finds it at another address now. */
  replaceAddress: (address: string) => void
}

/** Steps of one page, each an entry of the browser's history: its Back and Forward go between them. */
export function useHistorySteps<Step extends string>({
  steps,
  first,
  reachable,
}: HistoryStepsOptions<Step>): HistorySteps<Step> {
  const [{ step, hasMoved }, setCurrent] = useState({ step: first, hasMoved: false })

  const showEntry = useEffectEvent((state: unknown) =>
    setCurrent({ step: reachable(stepIn(steps, state) ?? first), hasMoved: true }),
  )
  // A step with an address of its own is loaded again there, and the entries before it hold other steps.
  const markEntry = useEffectEvent(() => {
    if (stepIn(steps, window.history.state) === null)
      window.history.replaceState({ ...window.history.state, step: first }, '')
  })
  useEffect(() => {
    markEntry()
    const onPopState = (event: PopStateEvent) => {
      showEntry(event.state)
      // After the browser has put the page where it was scrolled to when the step was left.
      requestAnimationFrame(() => window.scrollTo(0, 0))
    }
    window.addEventListener('popstate', onPopState)
    return () => window.removeEventListener('popstate', onPopState)
  }, [])

  return {
    step,
    hasMoved,
    goTo: (next, address) => {
      window.history.pushState({ step: next }, '', address)
      window.scrollTo(0, 0)
      setCurrent({ step: next, hasMoved: true })
    },
    goBack: () => window.history.back(),
    replaceAddress: (address) => window.history.replaceState({ step }, '', address),
  }
}

function stepIn<Step extends string>(steps: readonly Step[], state: unknown): Step | null {
  const stored: unknown = Object(state).step
  return steps.find((step) => step === stored) ?? null
}

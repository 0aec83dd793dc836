'use client'

import { useEffect, useEffectEvent, useState } from 'react'

type HistorySteps<Step extends string> = {
  steps: readonly Step[]
  /** Where the page's address alone leads. */
  first: Step
  /** What stands instead of a step that cannot be shown now, such as one after a password that went with the page. */
  reach: (wanted: Step) => Step
}

/** Steps of one page, between which the browser's own back and forward go. */
export function useHistoryStep<Step extends string>({ steps, first, reach }: HistorySteps<Step>) {
  const [{ step, hasMoved }, setPlace] = useState({ step: first, hasMoved: false })

  const follow = useEffectEvent((entry: unknown) =>
    setPlace({ step: reach(stepIn(steps, entry) ?? first), hasMoved: true }),
  )
  // Steps with an address of their own are read anew there, and then are not what the entries before them hold.
  const mark = useEffectEvent(() => {
    if (stepIn(steps, window.history.state) === null)
      window.history.replaceState({ ...window.history.state, step: first }, '')
  })
  useEffect(() => {
    mark()
    const onPopState = (event: PopStateEvent) => follow(event.state)
    window.addEventListener('popstate', onPopState)
    return () => window.removeEventListener('popstate', onPopState)
  }, [])

  /** `address`: where a reload finds the step again; else it begins anew. */
  const goTo = (next: Step, address?: string) => {
    window.history.pushState({ step: next }, '', address)
    window.scrollTo(0, 0)
    setPlace({ step: next, hasMoved: true })
  }
  /** The step stays; a reload finds it elsewhere now. */
  const readdress = (address: string) => window.history.replaceState({ step }, '', address)
  return { step, hasMoved, goTo, readdress }
}

function stepIn<Step extends string>(steps: readonly Step[], entry: unknown): Step | null {
  const stored: unknown = Object(entry).step
  return steps.find((step) => step === stored) ?? null
}

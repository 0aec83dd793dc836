'use client'

import { useEffect, useEffectEvent, useRef } from 'react'
import { useRatingGate } from '@doran/site/safety'
import type { StoryProblem } from '../stream/problem.js'

/** Asks once for each refusal whether the person is 15, and goes on with what was refused where they are. */
export function useRatingQuestion(problem: StoryProblem | null, goOn: () => void): void {
  const { ask } = useRatingGate()
  const asked = useRef<StoryProblem | null>(null)
  const askNow = useEffectEvent(() => ask({ onOpened: goOn }))
  useEffect(() => {
    if (problem?.code !== 'AGE_UNCONFIRMED' || problem === asked.current) return
    asked.current = problem
    askNow()
  }, [problem])
}

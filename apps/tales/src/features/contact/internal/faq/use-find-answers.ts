import { useState } from 'react'
import type { findAnswers as find } from './find-answers'

type FindAnswers = typeof find

/** The search of the answers, loaded once somebody is about to type; null until it has come. */
export function useFindAnswers(): { findAnswers: FindAnswers | null; load: () => void } {
  const [loaded, setLoaded] = useState<{ findAnswers: FindAnswers } | null>(null)
  const load = () => {
    if (loaded) return
    // Where it does not come, the next letter asks again; all answers stand below meanwhile.
    import('./find-answers').then(setLoaded, () => undefined)
  }
  return { findAnswers: loaded?.findAnswers ?? null, load }
}

import { useEffect } from 'react'
import { useLoginSheet, useMeCache } from '@doran/site/session'
import { isSignInEnded, type StoryProblem } from '@doran/story-reader'

/** Asks to sign in over the story whenever an act finds that the sign-in has ended; what was written stays. */
export function useEndedSignIn(problem: StoryProblem | null): void {
  const { signedOut } = useMeCache()
  const { ask } = useLoginSheet()
  useEffect(() => {
    if (!problem || !isSignInEnded(problem)) return
    signedOut()
    ask({ reason: 'expired' })
  }, [problem, signedOut, ask])
}

import { useEffect, useState } from 'react'
import { useIsLoggedIn, useMeCache, useOnApiError } from '@doran/site'
import type { TellingProblem } from '@doran/site/telling'

/**
 * A member's story that is suddenly not there is mostly one whose reader was signed out from another device: each
 * act asks them to sign in over the page then, and what they wrote stays.
 */
export function useEndedSignIn(problem: TellingProblem | null): void {
  const isLoggedIn = useIsLoggedIn()
  const [wasMember] = useState(isLoggedIn)
  const { refreshMe } = useMeCache()
  const onApiError = useOnApiError()
  useEffect(() => {
    if (wasMember && problem?.code === 'NOT_FOUND') void refreshMe().catch(onApiError)
  }, [problem, wasMember, refreshMe, onApiError])
}

'use client'

import { useCallback, useId, useState } from 'react'
import { useOnApiError, type ApiErrorOptions } from './use-on-api-error.js'
import { useToaster } from '../messages/use-toaster.js'

export type ActOptions = Pick<ApiErrorOptions, 'onField'> & {
  /** Reverts what was shown too early; true where it reports the failure itself. */
  onFailure?: (error: unknown) => boolean
  /** False where the person may have typed on: the notice then does not offer the same act again. */
  canRepeat?: boolean
}

export type Act = {
  isBusy: boolean
  /** Runs an action: hides the notice of its last failure; the notice of this one stays until the next try. */
  run: (act: () => Promise<void>, options?: ActOptions) => Promise<void>
}

/** One action of a screen, such as saving: whether it is running, and the notice of its failure. */
export function useAct(): Act {
  const noticeId = useId()
  const toaster = useToaster()
  const onApiError = useOnApiError()
  const [isBusy, setIsBusy] = useState(false)
  const run = useCallback<Act['run']>(
    async function runOnce(act, options = {}) {
      const { onFailure, canRepeat = false, onField } = options
      setIsBusy(true)
      toaster.hide(noticeId)
      try {
        await act()
      } catch (error) {
        if (onFailure?.(error)) return
        onApiError(error, {
          noticeId,
          ...(onField && { onField }),
          ...(canRepeat && { retry: () => void runOnce(act, options) }),
        })
      } finally {
        setIsBusy(false)
      }
    },
    [noticeId, onApiError, toaster],
  )
  return { isBusy, run }
}

'use client'

import { useId, useMemo } from 'react'
import type { FailureNotice } from '@doran/forms'
import { useOnApiError, useToaster } from '@doran/site/session'

/** For forms whose failures are shown by the page: as a toast, or by asking to sign in again. */
export function useFailureNotice(): FailureNotice {
  const noticeId = useId()
  const toaster = useToaster()
  const onApiError = useOnApiError()
  return useMemo(
    () => ({
      show: (error) => onApiError(error, { noticeId }),
      hide: () => toaster.hide(noticeId),
    }),
    [noticeId, onApiError, toaster],
  )
}

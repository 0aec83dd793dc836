'use client'

import { useCallback } from 'react'
import { ApiError } from '@doran/api-client'
import { useLoginSheet } from '../login/use-login-sheet.js'
import { isSignedOutError } from '../member/clear-member.js'
import { useMeCache } from '../member/use-me-cache.js'
import { routes } from '../../core/routes.js'
import { useToaster } from '../messages/use-toaster.js'

export type ApiErrorOptions = {
  /** Shows a refused input's message below its field; false where there is no such field. */
  onField?: (field: string, message: string) => boolean
  /** Repeats the action; offered where another try may help. */
  retry?: () => void
  /** The toast's id: a later toast with the same id replaces it. */
  noticeId?: string
}

export type OnApiError = (error: unknown, options?: ApiErrorOptions) => void

const UNEXPECTED = '저희 쪽에 문제가 생겼어요. 잠시 뒤에 다시 시도해 주세요.'

/**
 * Handles the failure of an action, after the screen's own cases: no sign-in → the login sheet over the page; terms
 * not agreed to → a link to them; a refused input → its field; anything else → a toast with its message.
 */
export function useOnApiError(): OnApiError {
  const toaster = useToaster()
  const { ask } = useLoginSheet()
  const { signedOut } = useMeCache()
  return useCallback(
    (error, { onField, retry, noticeId } = {}) => {
      const named = noticeId !== undefined && { id: noticeId }
      if (isSignedOutError(error)) {
        signedOut()
        ask({ reason: error.code === 'SESSION_EXPIRED' ? 'expired' : 'required' })
        return
      }
      if (!(error instanceof ApiError)) {
        toaster.show({ kind: 'error', message: UNEXPECTED, ...named })
        reportError(error)
        return
      }
      const { code, field, message } = error
      if (field && onField?.(field, message)) return
      const action =
        code === 'CONSENT_NEEDED'
          ? { label: '동의하러 가기', onClick: goToConsent }
          : retry && isTransient(error) && { label: '다시 시도', onClick: retry }
      toaster.show({ kind: 'error', message, ...(action && { action }), ...named })
    },
    [ask, signedOut, toaster],
  )
}

/** No response, too many requests, or a server error. */
function isTransient({ status }: ApiError): boolean {
  return status === 0 || status >= 429
}

function goToConsent() {
  const { pathname, search } = window.location
  const next = encodeURIComponent(`${pathname}${search}`)
  window.location.assign(`${routes.loginAfter.path()}?next=${next}`)
}

'use client'

import { useCallback, useId } from 'react'
import {
  useIsLoggedIn,
  useLoginSheet,
  useOnApiError,
  useToaster,
  type LoginRequest,
} from '@doran/site/session'

export type MemberAct = {
  /** Whether whoever looks may act. Visitors are asked to sign in; what they wanted is done afterwards. */
  may: (request: LoginRequest) => boolean
  onFailure: (error: unknown) => void
  /** What was done; replaces the notice before. */
  say: (message: string, undo?: () => void) => void
}

/** What all social verbs share: they are members', and they say what came of them in one notice. */
export function useMemberAct(): MemberAct {
  const isMember = useIsLoggedIn()
  const { ask } = useLoginSheet()
  const toaster = useToaster()
  const onApiError = useOnApiError()
  const noticeId = useId()
  const may = useCallback(
    (request: LoginRequest) => {
      if (!isMember) ask(request)
      return isMember
    },
    [ask, isMember],
  )
  const onFailure = useCallback(
    (error: unknown) => onApiError(error, { noticeId }),
    [onApiError, noticeId],
  )
  const say = useCallback<MemberAct['say']>(
    (message, undo) =>
      toaster.show({
        id: noticeId,
        kind: 'success',
        message,
        ...(undo && { action: { label: '되돌리기', onClick: undo } }),
      }),
    [toaster, noticeId],
  )
  return { may, onFailure, say }
}

'use client'

import { callQuery, useApi } from '@doran/api-client/react'
import type { Subscription } from '@doran/contract'
import { useAct, useToaster } from '@doran/site/session'
import { useQueryClient } from '@tanstack/react-query'

const UNDO = '되돌리기'
const UNDO_MS = 5_000

type Listed = {
  remove: (subscription: Subscription) => void
  putBack: (subscription: Subscription) => void
}

/** Ends a subscription at once, and offers to take it up again as it was. */
export function useUnfollow({ remove, putBack }: Listed) {
  const api = useApi()
  const queries = useQueryClient()
  const toaster = useToaster()
  const { run } = useAct()

  /** Other pages ask anew how it stands. */
  const changed = ({ targetType, targetId }: Subscription) => {
    const params = { targetType, targetId }
    const { queryKey } = callQuery(api, 'GET /v1/engagement/{targetType}/{targetId}', { params })
    queries.removeQueries({ queryKey })
  }

  const followAgain = (subscription: Subscription) =>
    run(
      async () => {
        const { targetType, targetId, hasNotices } = subscription
        const body = { targetType, targetId }
        await api.call('POST /v1/tales/subscription', { body })
        if (!hasNotices) {
          await api.call('PATCH /v1/tales/subscription', { body: { ...body, hasNotices } })
        }
        putBack(subscription)
        changed(subscription)
        toaster.show({ kind: 'success', message: '다시 구독했어요.' })
      },
      { canRepeat: true },
    )

  const unfollow = (subscription: Subscription) => {
    const { targetType, targetId, title } = subscription
    remove(subscription)
    return run(
      async () => {
        await api.call('DELETE /v1/tales/subscription', { body: { targetType, targetId } })
        changed(subscription)
        // What is not to be seen cannot be followed again.
        const canUndo = title !== null
        toaster.show({
          kind: 'success',
          message: canUndo ? '구독을 취소했어요.' : '삭제했어요.',
          autoCloseMs: UNDO_MS,
          ...(canUndo && {
            action: { label: UNDO, onClick: () => void followAgain(subscription) },
          }),
        })
      },
      {
        onFailure: () => {
          putBack(subscription)
          return false
        },
      },
    )
  }
  return { unfollow }
}

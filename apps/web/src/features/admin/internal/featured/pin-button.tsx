'use client'

import { useApi } from '@doran/api-client/react'
import { useAct, useToaster } from '@doran/site/session'
import { Button } from '@doran/ui'
import { useQueryClient } from '@tanstack/react-query'

type PinButtonProps = { postId: string; isPinned: boolean }

/** Puts a post above the list of posts, or takes it down. */
export function PinButton({ postId, isPinned }: PinButtonProps) {
  const api = useApi()
  const queries = useQueryClient()
  const toaster = useToaster()
  const pinning = useAct()
  const change = async () => {
    await api.call('PUT /v1/admin/post/{postId}/pinned', {
      params: { postId },
      body: { isPinned: !isPinned },
    })
    toaster.show({
      kind: 'success',
      message: isPinned ? '고정을 풀었어요.' : '글을 맨 위에 고정했어요.',
    })
    await Promise.all([
      queries.invalidateQueries({ queryKey: ['GET /v1/community/post/{postId}'] }),
      queries.invalidateQueries({ queryKey: ['GET /v1/community/post'] }),
    ])
  }
  return (
    <Button
      kind="secondary"
      isBusy={pinning.isBusy}
      onClick={() => void pinning.run(change, { canRepeat: true })}
    >
      {isPinned ? '고정 풀기' : '맨 위에 고정'}
    </Button>
  )
}

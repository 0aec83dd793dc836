'use client'

import { useApi } from '@doran/api-client/react'
import { useAct, useToaster } from '@doran/site/session'
import { Button } from '@doran/ui'

/** Puts a post above the list of posts, or takes it down. */
export function PinControl({ postId }: { postId: string }) {
  const api = useApi()
  const toaster = useToaster()
  const pinning = useAct()
  const put = (isPinned: boolean) =>
    void pinning.run(
      async () => {
        await api.call('PUT /v1/admin/post/{postId}/pinned', {
          params: { postId },
          body: { isPinned },
        })
        toaster.show({
          kind: 'success',
          message: isPinned ? '글을 맨 위에 고정했어요.' : '고정을 풀었어요.',
        })
      },
      { canRepeat: true },
    )
  return (
    <div className="mt-3 flex flex-wrap gap-3">
      <Button kind="secondary" isBusy={pinning.isBusy} onClick={() => put(true)}>
        맨 위에 고정
      </Button>
      <Button kind="quiet" isBusy={pinning.isBusy} onClick={() => put(false)}>
        고정 풀기
      </Button>
    </div>
  )
}

'use client'

import { callQuery, useApi } from '@doran/api-client/react'
import type { LikedTheme } from '@doran/contract'
import { useAct, useToaster } from '@doran/site/session'
import { announce } from '@doran/ui'
import { useQueryClient } from '@tanstack/react-query'

const UNDO = '되돌리기'
const UNDO_MS = 5_000

type Listed<Item> = { remove: (item: Item) => void; putBack: (item: Item) => void }

/** Takes a like back at once, and offers to give it again. */
export function useUnlike<Item extends LikedTheme>({ remove, putBack }: Listed<Item>) {
  const api = useApi()
  const queries = useQueryClient()
  const toaster = useToaster()
  const { run } = useAct()

  const of = ({ targetId }: Item) => ({ params: { targetType: 'theme', targetId } }) as const
  /** Other pages ask anew how it stands. */
  const changed = (item: Item) => {
    const { queryKey } = callQuery(api, 'GET /v1/engagement/{targetType}/{targetId}', of(item))
    queries.removeQueries({ queryKey })
  }

  const likeAgain = (item: Item) =>
    run(
      async () => {
        await api.call('POST /v1/like/{targetType}/{targetId}', of(item))
        putBack(item)
        changed(item)
        announce('되돌렸어요.')
      },
      { canRepeat: true },
    )

  return (item: Item) => {
    remove(item)
    return run(
      async () => {
        await api.call('DELETE /v1/like/{targetType}/{targetId}', of(item))
        changed(item)
        // What is gone cannot be liked again.
        const canUndo = item.theme !== null
        toaster.show({
          kind: 'success',
          message: canUndo ? '좋아요를 취소했어요.' : '목록에서 뺐어요.',
          autoCloseMs: UNDO_MS,
          ...(canUndo && { action: { label: UNDO, onClick: () => void likeAgain(item) } }),
        })
      },
      {
        onFailure: () => {
          putBack(item)
          return false
        },
      },
    )
  }
}

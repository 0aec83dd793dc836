'use client'

import { ApiError } from '@doran/api-client'
import { useApi } from '@doran/api-client/react'
import type { PlayCard } from '@doran/contract'
import { useAct, useToaster } from '@doran/site/session'
import { announce } from '@doran/ui'
import { useRouter } from 'next/navigation'
import { UNDO, UNDO_MS, UNDONE } from '../undo'

type Plays = { remove: (id: string) => void; putBack: (play: PlayCard) => void }

/** Deletes a play without asking, and offers to take that back. */
export function useDeletePlay({ remove, putBack }: Plays) {
  const api = useApi()
  const router = useRouter()
  const toaster = useToaster()
  const { run } = useAct()

  const restore = (playId: string) =>
    run(
      async () => {
        putBack(await api.call('POST /v1/play/{playId}/restore', { params: { playId } }))
        announce(UNDONE)
        router.refresh()
      },
      { canRepeat: true },
    )

  return (play: PlayCard) => {
    const { id: playId } = play
    remove(playId)
    return run(
      async () => {
        await api.call('DELETE /v1/play/{playId}', { params: { playId } })
        toaster.show({
          kind: 'success',
          message: '지웠어요.',
          autoCloseMs: UNDO_MS,
          action: { label: UNDO, onClick: () => void restore(playId) },
        })
        // What else the page shows of it.
        router.refresh()
      },
      {
        onFailure: (error) => {
          const isGone = error instanceof ApiError && error.code === 'NOT_FOUND'
          if (!isGone) putBack(play)
          return isGone
        },
      },
    )
  }
}

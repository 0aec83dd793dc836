'use client'

import { callQuery, useApi } from '@doran/api-client/react'
import type { SavedThing } from '@doran/contract'
import { useAct, useToaster } from '@doran/site/session'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { UNDO, UNDO_MS } from '../undo'

type Saved = { remove: (thing: SavedThing) => void; putBack: (thing: SavedThing) => void }

/** Ends the saving of something at once, and offers to save it again where it was. */
export function useUnsave({ remove, putBack }: Saved) {
  const api = useApi()
  const queries = useQueryClient()
  const router = useRouter()
  const toaster = useToaster()
  const { run } = useAct()

  /** Other pages ask anew how it stands, and this one how much is where. */
  const changed = ({ targetType, targetId }: SavedThing) => {
    const params = { targetType, targetId }
    const { queryKey } = callQuery(api, 'GET /v1/engagement/{targetType}/{targetId}', { params })
    queries.removeQueries({ queryKey })
    router.refresh()
  }

  const saveAgain = (thing: SavedThing) =>
    run(
      async () => {
        const { targetType, targetId, collectionId } = thing
        await api.call('POST /v1/save/{targetType}/{targetId}', {
          params: { targetType, targetId },
          body: { collectionId },
        })
        putBack(thing)
        changed(thing)
        toaster.show({ kind: 'success', message: '저장했어요.' })
      },
      { canRepeat: true },
    )

  const unsave = (thing: SavedThing) => {
    const { targetType, targetId } = thing
    remove(thing)
    return run(
      async () => {
        await api.call('DELETE /v1/save/{targetType}/{targetId}', {
          params: { targetType, targetId },
        })
        changed(thing)
        toaster.show({
          kind: 'success',
          message: '저장을 취소했어요.',
          autoCloseMs: UNDO_MS,
          action: { label: UNDO, onClick: () => void saveAgain(thing) },
        })
      },
      {
        onFailure: () => {
          putBack(thing)
          return false
        },
      },
    )
  }
  return { unsave, changed }
}

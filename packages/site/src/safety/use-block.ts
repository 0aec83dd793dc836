'use client'

import { useMemo } from 'react'
import { useApi } from '@doran/api-client/react'
import { useQueryClient, type QueryKey } from '@tanstack/react-query'
import { useOnApiError } from '../session/actions/use-on-api-error.js'
import { useToaster } from '../session/messages/use-toaster.js'

export type Blocking = {
  /** Neither sees or reaches the other from now on. Throws `ApiError`. */
  block: (profileId: string) => Promise<void>
  /** Throws `ApiError`. */
  unblock: (profileId: string) => Promise<void>
}

/** Blocks and unblocks people. A toast says so and takes it back; what shows people is fetched again. */
export function useBlock(): Blocking {
  const api = useApi()
  const queries = useQueryClient()
  const toaster = useToaster()
  const onApiError = useOnApiError()
  return useMemo(() => {
    async function block(profileId: string) {
      await api.call('POST /v1/block/{profileId}', { params: { profileId } })
      finish(profileId, '차단했어요. 서로 대화할 수 없어요.', unblock)
    }
    async function unblock(profileId: string) {
      await api.call('DELETE /v1/block/{profileId}', { params: { profileId } })
      finish(profileId, '차단을 풀었어요.', block)
    }
    function finish(profileId: string, message: string, undo: Blocking['block']) {
      const id = `doran-block-${profileId}`
      const takeBack = () =>
        void undo(profileId).catch((error: unknown) => onApiError(error, { noticeId: id }))
      void queries.invalidateQueries({ predicate: ({ queryKey }) => showsPeople(queryKey) })
      toaster.show({
        id,
        kind: 'success',
        message,
        action: { label: '되돌리기', onClick: takeBack },
      })
    }
    return { block, unblock }
  }, [api, queries, toaster, onApiError])
}

const PEOPLE_READS: ReadonlySet<unknown> = new Set([
  'GET /v1/block',
  'GET /v1/comment/{targetType}/{targetId}',
  'GET /v1/user/user/profile/{uuid}',
])

/** The realtime service's token stays as it is: a new one would connect the page again. */
function showsPeople([call]: QueryKey): boolean {
  if (PEOPLE_READS.has(call)) return true
  return (
    typeof call === 'string' && call.startsWith('GET /v1/chat/') && call !== 'GET /v1/chat/auth'
  )
}

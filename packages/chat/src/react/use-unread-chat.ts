import { useApi } from '@doran/api-client/react'
import { useQuery } from '@tanstack/react-query'
import { useOptionalChat } from './chat-provider.js'
import { meQuery } from './chat-queries.js'
import { usePollingMs } from './use-chat-status.js'
import { LIST_POLL_MS } from './use-channels.js'

/**
 * How many items the member has not read; null while that is not known. Fetches it below a `ChatProvider`; elsewhere it
 * shows what the page has fetched of `GET /v1/user/me`.
 */
export function useUnreadChat(): number | null {
  const enabled = useOptionalChat() !== null
  const refetchInterval = usePollingMs(LIST_POLL_MS)
  const { data } = useQuery({ ...meQuery(useApi()), enabled, refetchInterval })
  return data?.unread.chat ?? null
}

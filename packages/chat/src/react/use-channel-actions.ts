import { useApi } from '@doran/api-client/react'
import type { BodyOf, ChatChannel } from '@doran/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { useChat } from './chat-provider.js'
import { chatKeys } from './chat-queries.js'

export type ChannelActions = {
  setQuiet: (id: string, isQuiet: boolean) => Promise<void>
  leave: (id: string) => Promise<void>
  /** Accepts a stranger's first message. */
  accept: (id: string) => Promise<void>
}

/** Each rejects with an `ApiError`. */
export function useChannelActions(): ChannelActions {
  const api = useApi()
  const queries = useQueryClient()
  const { channels } = useChat()
  return useMemo(() => {
    const patch = (id: string, body: BodyOf<'PATCH /v1/chat/channel/{id}/setting'>) =>
      api.call('PATCH /v1/chat/channel/{id}/setting', { params: { id }, body })
    const refetchLists = () => void queries.invalidateQueries({ queryKey: chatKeys.lists })
    return {
      async setQuiet(id, isQuiet) {
        channels.put(await patch(id, { isQuiet }))
      },
      async leave(id) {
        await patch(id, { hasLeft: true })
        channels.remove(id)
        refetchLists()
      },
      async accept(id) {
        channels.put(await patch(id, { hasAccepted: true }))
        refetchLists()
      },
    }
  }, [api, queries, channels])
}

/** Opens the channel with a person; rejects with an `ApiError`. */
export function useOpenChannel(): (profileUUID: string) => Promise<ChatChannel> {
  const api = useApi()
  const queries = useQueryClient()
  return useCallback(
    async (profileUUID) => {
      const body = { profileUUID }
      const channel = await api.call('POST /v1/chat/channel/with-profile', { body })
      queries.setQueryData<ChatChannel>(chatKeys.channel(channel.id), channel)
      return channel
    },
    [api, queries],
  )
}

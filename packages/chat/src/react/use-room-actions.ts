import { useApi } from '@doran/api-client/react'
import type { ChatItem } from '@doran/contract'
import { useMemo } from 'react'
import type { ChatSession } from './create-chat-session.js'

export type RoomActions = {
  /** A text, or a theme by its id. */
  send: (content: { kind: 'text' | 'theme'; body: string }) => void
  sendPhoto: (file: File) => void
  retry: (clientItemId: string) => void
  discard: (clientItemId: string) => void
  /** Deletes one's own item for both; rejects with an `ApiError`. */
  remove: (itemId: string) => Promise<void>
  /** Marks what the other sent as read, up to this item. */
  markRead: (upTo: ChatItem) => void
  /** Call it at every key. */
  noteTyping: () => void
  stopTyping: () => void
}

export function useRoomActions(session: ChatSession, id: string): RoomActions {
  const api = useApi()
  return useMemo(
    () => ({
      send(content) {
        session.typing.stop(id)
        session.outbox().send(id, content)
      },
      sendPhoto(file) {
        session.typing.stop(id)
        session.outbox().sendPhoto(id, file)
      },
      retry: (clientItemId) => session.outbox().retry(id, clientItemId),
      discard: (clientItemId) => session.outbox().discard(id, clientItemId),
      async remove(itemId) {
        const params = { id: itemId }
        session.receiveAnswer(await api.call('DELETE /v1/chat/item/{id}', { params }))
      },
      markRead: (upTo) => session.reads.mark(id, upTo),
      noteTyping: () => session.typing.note(id),
      stopTyping: () => session.typing.stop(id),
    }),
    [api, session, id],
  )
}

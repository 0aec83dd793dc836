import { useApi } from '@doran/api-client/react'
import { useQueryClient } from '@tanstack/react-query'
import { createContext, useContext, useEffect, useMemo, type ReactNode } from 'react'
import type { ChatRealtime } from '../realtime/chat-realtime.js'
import { openRealtime } from '../realtime/open-realtime.js'
import { createChatSession, type ChatSession } from './create-chat-session.js'

const ChatContext = createContext<ChatSession | null>(null)

export type ChatProviderProps = {
  myProfileId: string
  /** For tests. It is used as it is and stays open; without one the API's realtime service is used. */
  realtime?: ChatRealtime | undefined
  children: ReactNode
}

/** Chat of the member whose profile it is, connected while it is mounted. Needs an `ApiProvider` and a query client. */
export function ChatProvider({ myProfileId, realtime, children }: ChatProviderProps): ReactNode {
  const api = useApi()
  const queries = useQueryClient()
  const session = useMemo(
    () => createChatSession({ api, queries, myProfileId }),
    [api, queries, myProfileId],
  )
  useEffect(() => {
    const opened = realtime ?? openRealtime({ api, myProfileId })
    const stop = session.start(opened)
    return () => {
      stop()
      if (!realtime) opened.close()
    }
  }, [api, myProfileId, realtime, session])
  return <ChatContext value={session}>{children}</ChatContext>
}

/** The chat of the nearest provider; null without one. */
export function useOptionalChat(): ChatSession | null {
  return useContext(ChatContext)
}

export function useChat(): ChatSession {
  const session = useOptionalChat()
  if (!session) throw new Error('chat hooks need a ChatProvider above them')
  return session
}

import { atom, useAtomValue } from 'jotai'
import { useChat, useOptionalChat } from './chat-provider.js'
import type { ChatStatus } from './create-chat-session.js'

const NO_STATUS = atom<ChatStatus | null>(null)

/** How events come: `polling` where there is no live connection, `offline` where there is none at all. */
export function useChatStatus(): ChatStatus {
  const { statusAtom, store } = useChat()
  return useAtomValue(statusAtom, { store })
}

/** How often to ask where events do not come; false where they do. */
export function usePollingMs(ms: number): number | false {
  const session = useOptionalChat()
  const store = session ? { store: session.store } : {}
  const status = useAtomValue<ChatStatus | null>(session?.statusAtom ?? NO_STATUS, store)
  return status === 'polling' && ms
}

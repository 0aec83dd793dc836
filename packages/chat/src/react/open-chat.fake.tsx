import { ApiProvider } from '@doran/api-client/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { fakeChatServer, type FakeChatServer } from '../testing/chat-server.fake.js'
import { ChatProvider } from './chat-provider.js'

/** A page with chat; its hooks run in `show`. */
export function openChat(server: FakeChatServer = fakeChatServer()) {
  const queries = new QueryClient({ defaultOptions: { queries: { retryDelay: 1 } } })
  function Page({ children }: { children: ReactNode }) {
    return (
      <QueryClientProvider client={queries}>
        <ApiProvider client={server.api}>
          <ChatProvider myProfileId={server.myProfileId} realtime={server.realtime}>
            {children}
          </ChatProvider>
        </ApiProvider>
      </QueryClientProvider>
    )
  }
  return {
    server,
    queries,
    Page,
    show: <T,>(hook: () => T, { reactStrictMode = false } = {}) =>
      renderHook(hook, { wrapper: Page, reactStrictMode }),
    count: (key: string) => server.asked.filter((asked) => asked === key).length,
    close: cleanup,
  }
}
